import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Command } from '../../lib/command.ts'
import { readIfThere } from '../../lib/files/files.ts'
import { cannotWrite, writeNamed } from '../../lib/files/named.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { clean } from '../../lib/output/width.ts'
import { readClasses } from '../../lib/input/classes.ts'
import { longWork } from '../../lib/long-work.ts'
import { homeroomsText } from './homerooms-csv.ts'
import { type Configuration, fileOf, format, isTable, type Part, parts } from './parts.ts'
import { fileData, fileText, named } from './write.ts'

/** `isb pull` */
export const pull: Command = {
  name: 'pull',
  does: 'pull.does',
  examples: ['isb pull config/', 'isb pull school.yaml', 'isb pull - --only roles | less', 'isb pull config/ && git diff'],
  args: [{ name: 'DIR|FILE', does: 'pull.where', optional: true }],
  options: [{ flags: '--only <PART>', does: 'pull.only', choices: parts, many: true }],
  async run(context, given) {
    const { say, tell, json } = context
    const [where = '.'] = given.args
    const which = named(given.texts('only'))
    const client = await context.isb()
    const { configuration, remarks } = await client.config.read({}, longWork)
    const heard = remarks.filter(({ kind }) => which.includes(partOf[kind]))
    if (!json) for (const { message } of heard) tell(clean(message))
    if (where === '-') return { data: fileData(configuration, which), text: fileText(configuration, which) }
    const single = /\.(ya?ml|json)$/i.test(where)
    if (!single) await mkdir(where, { recursive: true }).catch((error: unknown) => cannotWrite(where, error))
    const files = single ? [[where, which] as const] : which.map((part) => [join(where, fileOf(part)), [part]] as const)
    for (const [file] of files) await mayReplace(file)
    for (const [file, some] of files) await writeNamed(file, textFor(file, configuration, some))
    const counts = Object.fromEntries(which.map((part) => [part, configuration[part]?.length ?? 0]))
    const said = say('pull.done', {
      menus: 0,
      roles: 0,
      staff: 0,
      homerooms: 0,
      mailboxes: 0,
      rosters: 0,
      venueTypes: 0,
      venues: 0,
      ...counts,
      files: files.map(([file]) => file).join(', '),
    })
    return { data: { files: files.map(([file]) => file), counts, remarks: heard }, text: '', said }
  },
}

const partOf = {
  menu: 'menus',
  order: 'menus',
  role: 'roles',
  staff: 'staff',
  homeroom: 'homerooms',
  mailbox: 'mailboxes',
  roster: 'rosters',
  'venue-type': 'venueTypes',
  venue: 'venues',
} as const

const textFor = (file: string, configuration: Configuration, some: readonly Part[]): string =>
  isTable(file)
    ? homeroomsText(configuration.homerooms ?? [])
    : /\.json$/i.test(file)
      ? `${JSON.stringify(fileData(configuration, some), null, 2)}\n`
      : fileText(configuration, some)

/** A file of the same name that is something else, such as a tree file, is not written over. */
async function mayReplace(file: string): Promise<void> {
  const text = await readIfThere(file).catch((error: unknown) => cannotWrite(file, error))
  const isOurs = (held: string) => held.includes(format) || (isTable(file) && readClasses(held).hasKey)
  if (text?.trim() && !isOurs(text)) throw new Refusal('refused.otherFile', { name: file })
}
