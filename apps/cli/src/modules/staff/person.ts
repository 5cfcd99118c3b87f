import type { Isb } from '@isb/sdk'
import { personIn, word } from '@isb/words'
import type { Argument, Command } from '../../lib/command.ts'
import { confirm } from '../../lib/ask/confirm.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { passOn } from '../../lib/files/download.ts'
import { type Account, findAccount } from '../../lib/line/accounts.ts'
import { needed } from '../../lib/line/given.ts'

/** How a command line names anybody: many students have no address. */
const person: Argument = { name: 'PERSON', does: 'staff.person' }

/** The account of an address, an id (`#12`) or a student number. */
async function findPerson(isb: Isb, name: string): Promise<Account> {
  if (/^#\d+$/.test(name)) return isb.staff.get({ path: { staffId: Number(name.slice(1)) } })
  if (name.includes('@')) return findAccount(isb, name)
  const sameNumber = (number: string) => number.toLowerCase() === name.trim().toLowerCase()
  for await (const { id, studentNumber } of isb.student.list.each({ query: { search: name } }))
    if (sameNumber(studentNumber)) return isb.staff.get({ path: { staffId: id } })
  throw new Refusal('refused.noAccount', { name })
}

const formats = ['html', 'json'] as const

/** `isb staff export-person` */
export const exportPerson: Command = {
  name: 'export-person',
  does: 'staff.exportPerson.does',
  examples: ['isb staff export-person zhou.lin@family.example -o zhou-lin.html', 'isb staff export-person S10050 -o wang-wei.json'],
  args: [person],
  options: [
    { flags: '--format <FORMAT>', does: 'staff.exportPerson.format', choices: formats },
    { flags: '-o, --output <FILE>', does: 'staff.exportPerson.output' },
  ],
  async run(context, given) {
    const { isb, say, locale } = context
    const file = needed(given, 'output')
    const client = await isb()
    const account = await findPerson(client, given.args[0] ?? '')
    const format = (given.text('format') as (typeof formats)[number] | undefined) ?? (/\.json$/i.test(file) ? 'json' : 'html')
    // With `stream` the client gives the body as it arrives; the contract's type is that of the whole.
    const body: unknown = await client.staff.exportPerson({ path: { staffId: account.id }, query: { format } }, { stream: true })
    const { data, ...done } = await passOn(context, body, file, 0o600)
    if (!data) return done
    return { ...done, data: { ...data, format }, said: say('staff.exportPerson.done', { name: personIn(locale, account), ...data }) }
  },
}

/** `isb staff erase` */
export const erase: Command = {
  name: 'erase',
  does: 'staff.erase.does',
  examples: ["isb staff erase zhou.lin@family.example --name 'Zhou Lin' --mentions all", "isb staff erase S10050 --name 'Wang Wei' --yes"],
  args: [person],
  options: [
    { flags: '--name <NAME>', does: 'staff.erase.name' },
    { flags: '--mentions <KEYS>', does: 'staff.erase.mentionKeys' },
  ],
  asks: true,
  async run(context, given) {
    const { isb, say, locale } = context
    const typed = needed(given, 'name')
    const client = await isb()
    const account = await findPerson(client, given.args[0] ?? '')
    const path = { staffId: account.id }
    const { goes, stays, byHand, mentions, moreMentions } = await client.staff.erasure({ path })
    const lines = (key: `staff.erase.${'goes' | 'stays' | 'byHand'}`, counts: typeof goes) =>
      counts.length === 0 ? [] : [say(key), ...counts.map(({ label, count }) => `  ${label}: ${count}`)]
    const told = [...lines('staff.erase.goes', goes), ...lines('staff.erase.stays', stays), ...lines('staff.erase.byHand', byHand)]
    if (mentions.length > 0) told.push(say('staff.erase.mentions'))
    for (const { key, label, word: kind, text } of mentions)
      told.push(`  ${key}  ${label} · ${word(locale, `value.ErasureWord.${kind}`)}${text && ` · ${text}`}`)
    if (moreMentions > 0) told.push(say('staff.erase.moreMentions', { count: moreMentions }))
    const keys = mentions.map(({ key }) => key)
    const asked = given.text('mentions') ?? ''
    const ticked = asked === 'all' ? keys : asked.split(/[\s;]+/).filter(Boolean)
    const unknown = ticked.find((key) => !keys.includes(key))
    if (unknown !== undefined) throw new Refusal('refused.noMention', { key: unknown })
    if (!context.json) context.tell(told.join('\n'))
    const name = personIn(locale, account)
    await confirm(context, { question: say('staff.erase.ask', { name }) })
    const { state } = await client.staff.erase({ path, body: { name: typed, mentions: ticked } })
    return { data: { id: account.id, state }, text: '', said: say(`staff.erase.${state}`, { name }) }
  },
}
