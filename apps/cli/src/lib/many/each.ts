// The same for many, each on its own: one that fails holds up nobody.
import { ApiError, SessionError } from '@isb/sdk'
import type { Context } from '../context.ts'
import { failureOf, type Failure } from '../failure/failure.ts'
import { inParallel } from './parallel.ts'
import { Refusal } from '../failure/refusal.ts'
import type { Say } from '../speech.ts'
import type { Column } from '../output/table.ts'

const atOnce = 4

/** The column of what became of each. */
export const outcomeColumn = (say: Say): Column => ({
  field: 'outcome',
  head: 'head.outcome',
  cell: ({ outcome }) => say(`each.outcome.${outcome as Became<unknown>['outcome']}`),
})

/** What became of one. */
export interface Became<Answer> {
  readonly outcome: 'done' | 'failed' | 'untried'
  readonly error: Pick<Failure, 'code' | 'reason' | 'message' | 'errors' | 'permission'> | null
  readonly answer: Answer | null
}

/** Faults of one leave the others alone: it is not there, or the server refused. Any other ends the whole. */
const isOnes = (fault: unknown): boolean => (fault instanceof ApiError && !(fault instanceof SessionError)) || fault instanceof Refusal

/**
 * Does the same for each, in any order, or with `inOrder` one after the other: what became of every one, the rest done whatever
 * becomes of one. When the session or the connection is lost it stops, and says of every one whether it was still tried.
 * @returns the outcomes in the items' order, and what to end with, which names those that failed: undefined when all went well
 */
export async function forEach<Item, Answer>(
  { say, progress }: Pick<Context, 'say' | 'progress'>,
  items: readonly Item[],
  { nameOf, work, inOrder = false }: { nameOf: (item: Item) => string; work: (item: Item) => Promise<Answer>; inOrder?: boolean },
): Promise<{ rows: Became<Answer>[]; refusal: unknown }> {
  const line = progress(say('each.progress'))
  let done = 0
  let broken: unknown
  const rows = await inParallel(items, inOrder ? 1 : atOnce, async (item): Promise<Became<Answer>> => {
    if (broken) return { outcome: 'untried', error: null, answer: null }
    try {
      return { outcome: 'done', error: null, answer: await work(item) }
    } catch (thrown) {
      if (!isOnes(thrown)) broken ??= thrown
      const { code, reason, message, errors, permission } = (await failureOf(thrown, say, async () => '')).failure
      return { outcome: 'failed', error: { code, reason, message, errors, ...(permission && { permission }) }, answer: null }
    } finally {
      line.show((done += 1), items.length)
    }
  })
  line.end()
  const faults = rows.flatMap(({ error }, at) =>
    error ? [{ key: 'each.fault' as const, values: { name: nameOf(items[at] as Item), text: textOf(error, say) } }] : [],
  )
  const failed =
    faults.length === 0 ? undefined : new Refusal('refused.eachFailed', { failed: faults.length, all: rows.length }, { faults })
  return { rows, refusal: broken ?? failed }
}

/** A fault in one line, with what is wrong in which field, or which permission is missing. */
function textOf({ message, errors, permission }: NonNullable<Became<unknown>['error']>, say: Say): string {
  const details = errors.map(({ path, message: what }) => (path ? `${path}: ${what}` : what))
  const all = permission === undefined ? details : [...details, say('each.permission', { code: permission })]
  return all.length === 0 ? message : `${message} (${all.join('; ')})`
}
