import { randomUUID } from 'node:crypto'
import type { Isb, Schema } from '@isb/sdk'
import type { Command, Result } from '../../lib/command.ts'
import { confirm, yes } from '../../lib/confirm.ts'
import type { Context } from '../../lib/context.ts'
import { follow } from '../../lib/follow.ts'
import { Refusal } from '../../lib/refusal.ts'
import { countsOf, resultTable, runRefusal } from '../../lib/run-result.ts'
import { readText } from '../../lib/source.ts'
import { clean } from '../../lib/width.ts'
import type { Parsed, Row } from './import-csv.ts'

type Run = Schema<'Run'>
type Told = Run['results'][number]

/** The contract says how many rows one import takes. */
const mostRows = 200_000
/** How many new accounts are named on a terminal before the rest is counted. */
const mostShown = 20

/** `isb staff import` */
export const importStaff: Command = {
  name: 'import',
  does: 'staff.import.does',
  examples: [
    'isb staff import staff.csv --dry-run',
    'isb staff import staff.csv',
    'isb staff import staff.csv --yes --json',
    'isb staff import sis.csv --ignore-columns',
  ],
  args: [{ name: 'FILE', does: 'staff.import.file' }],
  options: [{ flags: '--dry-run', does: 'staff.import.dryRun' }, yes, { flags: '--ignore-columns', does: 'staff.import.ignore' }],
  more: (say) => say('staff.import.more'),
  async run(context, given) {
    const { say, tell, json, locale } = context
    const { readCsv } = await import('./import-csv.ts')
    const parsed = readCsv(await readText(given.args[0] ?? '-', context.world))
    checkColumns(parsed, given.flag('ignoreColumns') === true)
    const left = [...parsed.leftOut, ...parsed.unknown]
    if (left.length > 0 && !json) tell(say('staff.import.leftOut', { columns: left.join(', ') }))
    const client = await context.isb()
    const only = given.flag('dryRun') === true
    if (only || parsed.faults.length > 0 || given.flag('yes') !== true) {
      const preview = parsed.rows.length === 0 ? undefined : await send(context, client, parsed.rows, true)
      const told = report(context, parsed, preview)
      if (parsed.faults.length > 0 || (preview && preview.state !== 'Done')) return refused(context, told, preview)
      const counts = preview ? countsOf(locale, preview) : '0'
      if (only || !preview || nothing(preview))
        return { ...shown(context, told, preview), said: say(only ? 'staff.import.wouldDo' : 'staff.import.done', { counts }) }
      if (!json) tell(tableText(context, told))
      await confirm(context, given, { question: say('staff.import.ask', { counts }) })
    }
    const run = await send(context, client, parsed.rows, false)
    const told = report(context, parsed, run)
    if (run.state !== 'Done') return refused(context, told, run)
    return { ...shown(context, told, run), said: say('staff.import.done', { counts: countsOf(locale, run) }) }
  },
}

function checkColumns({ hasEmail, unknown, twice, rows, faults }: Parsed, ignore: boolean): void {
  if (!hasEmail) throw new Refusal('refused.noEmailColumn')
  if (twice.length > 0) throw new Refusal('refused.columnTwice', { columns: twice.join(', ') })
  if (unknown.length > 0 && !ignore) throw new Refusal('refused.unknownColumns', { count: unknown.length, columns: unknown.join(', ') })
  if (rows.length + faults.length === 0) throw new Refusal('refused.noRows')
  if (rows.length > mostRows) throw new Refusal('refused.tooManyRows', { count: rows.length, most: mostRows })
}

async function send(context: Context, client: Isb, rows: readonly Row[], dryRun: boolean): Promise<Run> {
  const begun = await client.staff.import({ body: { rows: [...rows], dryRun } }, { timeout: 60_000, idempotencyKey: randomUUID() })
  return follow(client, begun, context, dryRun ? 'staff.import.checking' : 'staff.import.progress')
}

const nothing = ({ counts }: Run): boolean => (counts['created'] ?? 0) + (counts['changed'] ?? 0) === 0

/** What becomes of every line: what was wrong with it here, what the server says of it, and of the others that nothing changes. */
function report({ say }: Context, { rows, faults }: Parsed, run: Run | undefined): Told[] {
  const own = faults.map(({ line, email, key, values }): Told => ({ line, key: email, outcome: 'refused', message: say(key, values) }))
  const told = [...own, ...(run?.results ?? [])]
  const { created = 0, changed = 0, unchanged = 0 } = run?.counts ?? {}
  const lines = new Set(told.map(({ line }) => line))
  const rest = rows.filter(({ line }) => !lines.has(line))
  // Of very many rows the server names the first; of the others only the counts are known.
  if (run?.state === 'Done' && unchanged > 0 && created + changed === run.results.length)
    for (const { line, email } of rest) told.push({ line, key: email, outcome: 'unchanged', message: '' })
  return told.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))
}

/** The rows for people: on a terminal not every one that is new or stays. */
function tableRows({ world }: Context, told: readonly Told[]): Told[] {
  if (!world.stdout.isTTY) return [...told]
  let shownSoFar = 0
  return told.filter(
    ({ outcome }) => outcome === 'refused' || outcome === 'changed' || (outcome === 'created' && ++shownSoFar <= mostShown),
  )
}

function shown(context: Context, told: readonly Told[], run: Run | undefined): Result {
  return { data: { ...run, results: told }, table: resultTable(context.locale, tableRows(context, told)) }
}

/** The preview as text, where it goes to stderr before the question. */
function tableText(context: Context, told: readonly Told[]): string {
  const rows = tableRows(context, told).filter(({ outcome }) => outcome !== 'unchanged')
  const lines = rows
    .slice(0, 200)
    .map(({ line, key, message }) => `${context.say('said.line', { line: line ?? 0 })}${clean(key)}  ${clean(message)}`)
  const more = told.filter(({ outcome }) => outcome === 'created' || outcome === 'changed').length - lines.length
  return [...lines, ...(more > 0 ? [context.say('config.more', { count: more })] : [])].join('\n')
}

function refused(context: Context, told: readonly Told[], run: Run | undefined): Result {
  const count = told.filter(({ outcome }) => outcome === 'refused').length
  const broken = run && run.state !== 'Done' && run.state !== 'Refused'
  const rows = told.filter(({ outcome }) => outcome === 'refused')
  return {
    data: { ...run, state: broken ? run.state : 'Refused', counts: { refused: count }, results: rows },
    table: resultTable(context.locale, rows),
    refusal: broken ? runRefusal(context.locale, run) : new Refusal('refused.import', { count }),
  }
}
