import type { Data, Isb } from '@isb/sdk'
import { personIn, word } from '@isb/words'
import type { Argument, Command } from '../../lib/command.ts'
import { confirm } from '../../lib/ask/confirm.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { passOn } from '../../lib/files/download.ts'
import { type Account, findAccount } from '../../lib/line/accounts.ts'
import { needed } from '../../lib/line/given.ts'
import { longWork } from '../../lib/long-work.ts'

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

type Erasure = Data<'staff.erasure'>

/** What an erasure would do, with the mentions of all pages. */
async function allOf(isb: Isb, staffId: number): Promise<Erasure> {
  const first = await isb.staff.erasure({ path: { staffId } }, longWork)
  const mentions = [...first.mentions]
  for (let page = 2, more = first.moreMentions; more > 0; page++) {
    const next = await isb.staff.erasure({ path: { staffId }, query: { page } }, longWork)
    mentions.push(...next.mentions)
    more = next.moreMentions
  }
  return { ...first, mentions }
}

/** The keys that go: those named, or the ones that the person ticked who has requested the erasure. */
function ticksOf(mentions: Erasure['mentions'], asked: string | undefined): ReadonlySet<string> {
  const keys = new Set(mentions.map(({ key }) => key))
  if (asked === 'all') return keys
  if (asked === undefined) return new Set(mentions.flatMap(({ key, ticked }) => (ticked ? [key] : [])))
  const named = new Set(asked === 'none' ? [] : asked.split(/[\s;]+/).filter(Boolean))
  for (const key of named) if (!keys.has(key)) throw new Refusal('refused.noMention', { key })
  return named
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
    const { goes, stays, byHand, mentions, requestedBy, search } = await allOf(client, account.id)
    const lines = (key: `staff.erase.${'goes' | 'stays' | 'byHand'}`, counts: typeof goes) =>
      counts.length === 0 ? [] : [say(key), ...counts.map(({ label, count }) => `  ${label}: ${count}`)]
    const told = [...lines('staff.erase.goes', goes), ...lines('staff.erase.stays', stays), ...lines('staff.erase.byHand', byHand)]
    const asked = given.text('mentions')
    if (search !== 'Done' && !['', 'none'].includes(asked ?? '')) throw new Refusal(`refused.search${search}`)
    const ticked = ticksOf(mentions, asked)
    if (mentions.length > 0) told.push(say('staff.erase.mentions'))
    for (const { key, label, word: kind, text } of mentions)
      told.push(
        `  ${ticked.has(key) ? '[x]' : '[ ]'} ${key}  ${label} · ${word(locale, `value.ErasureWord.${kind}`)}${text && ` · ${text}`}`,
      )
    if (requestedBy) told.push(say('staff.erase.requestedBy', { name: personIn(locale, requestedBy) }))
    if (search !== 'Done') told.push(say(`staff.erase.search${search}`))
    if (!context.json) context.tell(told.join('\n'))
    const name = personIn(locale, account)
    await confirm(context, { question: say('staff.erase.ask', { name }) })
    const { state } = await client.staff.erase({ path, body: { name: typed, mentions: [...ticked] } }, longWork)
    return { data: { id: account.id, state }, text: '', said: say(`staff.erase.${state}`, { name }) }
  },
}
