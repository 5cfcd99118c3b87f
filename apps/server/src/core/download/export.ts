// A list's export: its own filters and order, the columns that people know, everything in the reader's words.
import { nameIn, word, type Locale, type WordKey } from '@isb/words'
import type { SignedIn } from '../context.ts'
import { listRows, type List } from '../list.ts'
import { tableFile, type Cell, type Download } from './index.ts'

export type { Cell } from './index.ts'

/** A column of a file: one field of the list under its name, said in the reader's words where it is not text. */
export interface Column {
  readonly field: string
  readonly head: WordKey
  readonly cell?: (value: never, locale: Locale, zone: string) => Cell
}

interface Asked {
  readonly format?: 'csv' | 'xlsx'
  readonly sort?: string
}

/** Writes the list as a file. */
export async function exportList<Listed extends { sort?: string }>(
  { app, now, locale }: SignedIn,
  name: WordKey,
  list: List<Listed>,
  { format = 'csv', ...query }: Omit<Listed, 'pageNum' | 'pageSize'> & Asked,
  columns: readonly Column[],
): Promise<Download> {
  const { timeZone: zone } = await app.db.selectFrom('setting').select('timeZone').executeTakeFirstOrThrow()
  const fields = columns.map(({ field }) => field)
  async function* batches() {
    for await (const rows of listRows(app.pool, list, query as unknown as Listed, fields))
      yield rows.map((row) =>
        columns.map(({ cell }, at): Cell => {
          const value = row[at] as never
          return cell ? cell(value, locale, zone) : value
        }),
      )
  }
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now)
  return tableFile(
    { name, format, day, locale },
    columns.map(({ head }) => head),
    batches(),
  )
}

/** A time in the school's zone, to the minute. */
export function timeCell(value: string | null, _locale: Locale, zone: string): Cell {
  return value === null ? '' : (formats.get(zone) ?? newFormat(zone)).format(new Date(value)).replace(',', '')
}
const formats = new Map<string, Intl.DateTimeFormat>()
function newFormat(zone: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(zone, format)
  return format
}

/** Somebody by the name that the reader's language has for them. */
export const personCell = (person: { readonly name: string; readonly nameZh: string } | null, locale: Locale): Cell =>
  person ? nameIn(locale, person) : ''

/** A value of the contract by its word, such as `value.StaffType.` + parent. */
export function wordCell(prefix: string): (value: string | null, locale: Locale) => Cell {
  // A file says the same few words a hundred thousand times.
  const said = new Map<string, string>()
  return (value, locale) => {
    if (value === null) return ''
    const key = `${locale} ${value}`
    let text = said.get(key)
    if (text === undefined) said.set(key, (text = word(locale, `${prefix}${value}` as WordKey)))
    return text
  }
}

/** Enabled or disabled. */
export const enabledCell = (value: boolean, locale: Locale): Cell => states(value ? 'enabled' : 'disabled', locale)
const states = wordCell('state.')
/** Yes or no. */
export const yesCell = (value: boolean, locale: Locale): Cell => answers(value ? 'yes' : 'no', locale)
const answers = wordCell('')
