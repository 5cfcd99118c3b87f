import { randomUUID } from 'node:crypto'
import { basename } from 'node:path'
import type { Isb, Schema } from '@isb/sdk'
import { isWord, word } from '@isb/words'
import type { Command, Given, Option, Result } from '../command.ts'
import { confirm } from '../ask/confirm.ts'
import { yes } from '../ask/options.ts'
import type { Context } from '../context.ts'
import type { Read } from '../input/table.ts'
import { longWork } from '../long-work.ts'
import { follow } from './follow.ts'
import { Refusal } from '../failure/refusal.ts'
import { countsOf, outcomeName, resultTable, runRefusal, tellUndo } from './run-result.ts'
import { filesNamed, readText } from '../input/source.ts'
import type { Locale, WordKey } from '../speech.ts'
import { clean } from '../output/width.ts'

type Run = Schema<'Run'>
type Told = Run['results'][number]
/** What became of rows: of those that no run began for, only why. */
type Came = Run | Pick<Run, 'state' | 'counts' | 'results'>
/** What the server is asked with: it may take long, and does the same only once. */
type Asking = { readonly timeout: number; readonly idempotencyKey: string }

/** How many new rows are named on a terminal before the rest is counted. */
const mostShown = 20

/** What is sent, and the file that it comes from. */
interface Brought<Row> {
  rows: Row[]
  dryRun: boolean
  fileName?: string
}

/** What is brought in, and how. */
export interface Importer<Row> {
  readonly read: (text: string) => Promise<Read<Row>>
  readonly send: (isb: Isb, body: Brought<Row>, asking: Asking, given: Given) => Promise<Run>
  readonly nameOf: (row: Row) => string
  /** Said where the column is missing by which rows are found. */
  readonly noKey: WordKey
  /** The contract says how many rows one import takes. */
  readonly most: number
  /** Several files come in together, as one. */
  readonly several?: true
  readonly options?: readonly Option[]
}

type AnyRow = { readonly line: number; readonly file?: string }
interface File {
  readonly name: string
  readonly text: string
}

/** A command that brings a CSV file in: all of it or nothing, shown before it is done. */
export const importing = <Row extends AnyRow>(about: Pick<Command, 'does' | 'examples' | 'more'>, importer: Importer<Row>): Command => ({
  name: 'import',
  ...about,
  args: [{ name: 'FILE', does: importer.several ? 'import.files' : 'import.file', ...(importer.several && { many: true }) }],
  options: [
    { flags: '--dry-run', does: 'import.dryRun' },
    yes,
    { flags: '--ignore-columns', does: 'import.ignore' },
    ...(importer.options ?? []),
  ],
  run: async (context, given) => bringIn(importer, await filesOf(given, context), context, given),
})

/** The files that a command names, or what is piped in. */
export const filesOf = ({ args }: Given, { world }: Context): Promise<File[]> =>
  Promise.all((args.length > 0 ? args : ['-']).map(async (name) => ({ name, text: await readText(name, world) })))

/** Brings files in, as the command does. */
export async function bringIn<Row extends AnyRow>(
  importer: Importer<Row>,
  files: readonly File[],
  context: Context,
  given: Given,
): Promise<Result> {
  const { say, tell, json, locale } = context
  const read = await readAll(importer, files)
  checkColumns(read, importer, given.flag('ignoreColumns') === true)
  const left = [...read.leftOut, ...read.unknown]
  if (left.length > 0 && !json) tell(say('import.leftOut', { columns: left.join(', ') }))
  const { askTwice, refusedLines } = await import('@isb/sdk')
  const client = await context.isb()
  const only = given.flag('dryRun') === true
  const from = filesNamed(files.map(({ name }) => name))
  const send = async (dryRun: boolean): Promise<Came> => {
    const asking = { ...longWork, idempotencyKey: randomUUID() }
    const ask = () => importer.send(client, { rows: [...read.rows], dryRun, ...from }, asking, given)
    try {
      return await follow(client, askTwice(ask, { wait: context.world.sleep }), context, dryRun ? 'import.checking' : 'import.progress')
    } catch (error) {
      const results = refusedLines(error, read.rows, { keyOf: importer.nameOf, columnOf: (field) => columnName(field, locale) })
      if (!results) throw error
      return { state: 'Refused', counts: { refused: results.length }, results }
    }
  }
  if (only || read.faults.length > 0 || given.flag('yes') !== true) {
    const preview = read.rows.length === 0 ? undefined : await send(true)
    const told = report(context, read, importer, preview)
    if (read.faults.length > 0 || (preview && preview.state !== 'Done')) return refused(context, told, preview)
    const counts = preview ? countsOf(locale, preview) : '0'
    if (only || !preview || nothing(preview))
      return { ...shown(context, told, preview), said: say(only ? 'import.wouldDo' : 'import.done', { counts }) }
    if (!json) tell(tableText(context, told))
    await confirm(context, { question: say('import.ask', { counts }) })
  }
  const run = await send(false)
  const told = report(context, read, importer, run)
  if (run.state !== 'Done') return refused(context, told, run)
  if ('id' in run) tellUndo(context, run)
  return { ...shown(context, told, run), said: say('import.done', { counts: countsOf(locale, run) }) }
}

/** What the files hold. Where there are several, each row says which one it stands in. */
async function readAll<Row>(importer: Importer<Row>, files: readonly File[]): Promise<Read<Row>> {
  const [first, ...rest] = await Promise.all(files.map(({ text }) => importer.read(text)))
  if (!first || rest.length === 0) return first!
  const all = [first, ...rest]
  const inFile = <Each extends object>(each: readonly Each[], at: number) =>
    each.map((one) => ({ ...one, file: basename(files[at]?.name ?? '') }))
  return {
    rows: all.flatMap(({ rows }, at) => inFile(rows as readonly (Row & object)[], at)),
    faults: all.flatMap(({ faults }, at) => inFile(faults, at)),
    unknown: [...new Set(all.flatMap(({ unknown }) => unknown))],
    leftOut: [...new Set(all.flatMap(({ leftOut }) => leftOut))],
    twice: all.flatMap(({ twice }) => twice),
    hasKey: all.every(({ hasKey }) => hasKey),
  }
}

function checkColumns<Row>({ hasKey, unknown, twice, rows, faults }: Read<Row>, { noKey, most }: Importer<Row>, ignore: boolean): void {
  if (!hasKey) throw new Refusal(noKey)
  if (twice.length > 0) throw new Refusal('refused.columnTwice', { columns: twice.join(', ') })
  if (unknown.length > 0 && !ignore) throw new Refusal('refused.unknownColumns', { count: unknown.length, columns: unknown.join(', ') })
  if (rows.length + faults.length === 0) throw new Refusal('refused.noRows')
  if (rows.length > most) throw new Refusal('refused.tooManyRows', { count: rows.length, most: most })
}

const nothing = ({ counts }: Came): boolean => (counts['created'] ?? 0) + (counts['changed'] ?? 0) === 0

/** Names a row. Several things may be wrong with one. */
const placeOf = ({ file = '', line }: { readonly file?: string | undefined; readonly line?: number | undefined }) => `${file}:${line}`

/** What becomes of every line: what was wrong with it here, what the server says of it, and of the others that nothing changes. */
function report<Row extends AnyRow>(
  { say }: Context,
  { rows, faults }: Read<Row>,
  { nameOf }: Importer<Row>,
  run: Came | undefined,
): Told[] {
  const own = faults.map(({ line, file, name, key, values }): Told => {
    const place = file === undefined ? { line } : { line, file }
    return { ...place, key: name, outcome: 'refused', message: say(key, values) }
  })
  const told = [...own, ...(run?.results ?? [])]
  const { created = 0, changed = 0, unchanged = 0 } = run?.counts ?? {}
  const places = new Set(told.map(placeOf))
  const rest = rows.filter((row) => !places.has(placeOf(row)))
  // Of very many rows the server names the first; of the others only the counts are known.
  const all = run?.results.filter(({ outcome }) => outcome !== 'unchanged').length === created + changed
  if (run?.state === 'Done' && unchanged > 0 && all)
    for (const row of rest) {
      const place = row.file === undefined ? { line: row.line } : { line: row.line, file: row.file }
      told.push({ ...place, key: nameOf(row), outcome: 'unchanged', message: '' })
    }
  return told.toSorted((a, b) => (a.file ?? '').localeCompare(b.file ?? '') || (a.line ?? 0) - (b.line ?? 0))
}

/** The rows for people: on a terminal not every one that is new or stays. */
function tableRows({ world }: Context, told: readonly Told[]): Told[] {
  if (!world.stdout.isTTY) return [...told]
  let shownSoFar = 0
  return told.filter(
    ({ outcome }) => outcome === 'refused' || outcome === 'changed' || (outcome === 'created' && ++shownSoFar <= mostShown),
  )
}

function shown(context: Context, told: readonly Told[], run: Came | undefined): Result {
  return { data: { ...run, results: told }, table: resultTable(context.locale, tableRows(context, told)) }
}

/** The preview as text, where it goes to stderr before the question. */
function tableText(context: Context, told: readonly Told[]): string {
  const rows = tableRows(context, told).filter(({ outcome }) => outcome !== 'unchanged')
  const lines = rows.slice(0, 200).map(({ file, line, key, outcome, message }) => {
    const said = [file ?? '', clean(key), outcomeName(context.locale, outcome), clean(message)].filter(Boolean)
    return `${context.say('said.line', { line: line ?? 0 })}${said.join('  ')}`
  })
  const more = told.filter(({ outcome }) => outcome === 'created' || outcome === 'changed').length - lines.length
  return [...lines, ...(more > 0 ? [context.say('config.more', { count: more })] : [])].join('\n')
}

/** What a column is called, by its field. */
function columnName(field: string, locale: Locale): string {
  const key = `field.${field}`
  return isWord(key) ? word(locale, key) : field
}

function refused(context: Context, told: readonly Told[], run: Came | undefined): Result {
  const rows = told.filter(({ outcome }) => outcome === 'refused')
  const count = new Set(rows.map(placeOf)).size
  const broken = run && run.state !== 'Done' && run.state !== 'Refused'
  return {
    data: { ...run, state: broken ? run.state : 'Refused', counts: { refused: count }, results: rows },
    table: resultTable(context.locale, rows),
    refusal: broken && 'id' in run ? runRefusal(context.locale, run) : new Refusal('refused.import', { count }),
  }
}
