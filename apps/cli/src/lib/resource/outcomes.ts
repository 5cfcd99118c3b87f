import type { Result } from '../command.ts'
import type { Context } from '../context.ts'
import { type Became, outcomeColumn } from '../many/each.ts'
import type { Column } from '../output/table.ts'
import { columnsOf } from './cells.ts'
import type { Listed, Row } from './declared.ts'

/** How the rows of what became of many are made. */
interface Shape {
  /** The column that says which one a row is about. */
  readonly first: Column
  /** The same for programs: what stands before the outcome, by where it stood and what the record is now. */
  readonly key: (at: number, record: Row | null) => Row
}

/** What became of each record, a row each. */
export function outcomesOf(
  context: Context,
  list: Pick<Listed, 'module' | 'metadata' | 'spec'>,
  { rows: each, refusal }: { readonly rows: readonly Became<object>[]; readonly refusal: unknown },
  { first, key }: Shape,
): Result {
  const { as = list.metadata.of.charAt(0).toLowerCase() + list.metadata.of.slice(1), decided } = list.spec
  const rows = each.map(({ answer, ...row }, at) => ({ ...key(at, answer as Row | null), ...row, [as]: answer }))
  return {
    data: rows,
    said: context.say('each.done', { done: rows.filter(({ outcome }) => outcome === 'done').length, all: rows.length }),
    refusal,
    table: {
      rows,
      columns: [
        { ...first, whole: true },
        outcomeColumn(context.say),
        ...columnsOf(list, context, decided, (row) => row[as] as Row | null),
      ],
    },
  }
}
