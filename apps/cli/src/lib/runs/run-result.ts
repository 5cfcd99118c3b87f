import type { Schema } from '@isb/sdk'
import { outcomesOf } from '@isb/sdk/rules'
import { isWord, type Locale, word } from '@isb/words'
import type { Result } from '../command.ts'
import type { Context } from '../context.ts'
import type { Say } from '../speech.ts'
import { Refusal } from '../failure/refusal.ts'
import type { Column } from '../output/table.ts'

type Run = Schema<'Run'>

/** An outcome in the reader's language. */
export const outcomeName = (locale: Locale, outcome: string): string => {
  const key = `run.outcome.${outcome}`
  return isWord(key) ? word(locale, key) : outcome
}

/** What came of a run, by outcome: `created 3, changed 1`. */
export const countsOf = (locale: Locale, { counts }: Pick<Run, 'counts'>): string =>
  outcomesOf(counts)
    .map(([outcome, count]) => `${outcomeName(locale, outcome)} ${count}`)
    .join(locale === 'zh' ? '，' : ', ') || '0'

const columns = (locale: Locale, rows: Run['results']): Column[] => [
  ...(rows.some((row) => row.file !== undefined) ? [{ field: 'file', head: 'head.file', whole: true } as const] : []),
  ...(rows.some((row) => row.line !== undefined) ? [{ field: 'line', head: 'head.line', whole: true } as const] : []),
  { field: 'key', head: 'head.key', whole: true },
  { field: 'outcome', head: 'head.outcome', whole: true, cell: (row) => outcomeName(locale, String(row['outcome'])) },
  { field: 'message', head: 'head.message', whole: true },
]

/** What came of a run's rows, as a table. */
export const resultTable = (locale: Locale, rows: Run['results']): NonNullable<Result['table']> => ({
  rows,
  columns: columns(locale, rows),
})

/** How a run ended, for a command to hand back: its rows, and a refusal unless it is done. */
export function runResult(locale: Locale, run: Run, say: Say, done: string): Result {
  const table = resultTable(locale, run.results)
  if (run.state === 'Done' || run.state === 'Running') return { data: run, table, said: done }
  return { data: run, table, refusal: runRefusal(locale, run) }
}

/** On a terminal, says how an import is undone. */
export function tellUndo({ world, json, tell, say }: Context, run: Run): void {
  if (run.undoable && world.stderr.isTTY && !json) tell(say('runs.toUndo', { id: run.id }))
}

/** What is said of a run that changed nothing. */
export const runRefusal = (locale: Locale, run: Run): Refusal =>
  run.state === 'Refused'
    ? new Refusal('refused.runRefused', { count: run.counts['refused'] ?? run.results.length })
    : new Refusal('refused.runEnded', { state: word(locale, `value.RunState.${run.state}`), run: run.id })
