// The same for many records by their ids: typed, or piped in from a list.
import type { Context } from './context.ts'
import { type Became, forEach } from './each.ts'
import { namesOf } from './named.ts'
import type { World } from './world.ts'

/** What became of one record. */
export interface IdRow<Answer> extends Became<Answer> {
  readonly id: number
}

const isId = (id: unknown): id is number => typeof id === 'number' && Number.isSafeInteger(id) && id > 0

/**
 * The ids that a command line names, each once; `-` stands for a line each on standard input, an id or a record that has one.
 * `foreign` names fields by which a record of another kind is known: its id would be taken for something else.
 */
export const idsOf = (named: readonly string[], world: World, foreign: readonly string[] = []): Promise<number[]> =>
  namesOf(named, world, {
    ofText: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
    ofRecord: (record) => (isId(record['id']) && !foreign.some((field) => field in record) ? record['id'] : undefined),
    none: 'refused.noIds',
    typed: 'refused.id',
    piped: 'refused.notId',
  })

/** Does the same to each id: a row for every one in their order. See `forEach`. */
export async function forEachId<Answer>(
  context: Context,
  ids: readonly number[],
  work: (id: number) => Promise<Answer>,
): Promise<{ rows: IdRow<Answer>[]; refusal: unknown }> {
  const { rows, refusal } = await forEach(context, ids, { nameOf: String, work })
  return { rows: rows.map((row, at) => ({ id: ids[at] ?? 0, ...row })), refusal }
}
