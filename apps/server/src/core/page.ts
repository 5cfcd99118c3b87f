// What every list has: a page of records, sorted by fields that the module names.
import type { ReferenceExpression, SelectQueryBuilder } from 'kysely'
import { Refusal } from './refuse.ts'
import type { Tables } from './tables.ts'

type Query<Table extends keyof Tables, Row> = SelectQueryBuilder<Tables, Table, Row>

/**
 * Sorts by `name,-createdAt`. The id comes last, so that equal rows keep one order from page to page.
 * @param sortable contract field → column; any other field is refused by name
 */
export function orderBy<Table extends keyof Tables, Row>(
  query: Query<Table, Row>,
  sort: string,
  sortable: Readonly<Record<string, string>>,
): Query<Table, Row> {
  let ordered = query
  for (const part of [
    ...sort
      .split(',')
      .map((field) => field.trim())
      .filter(Boolean),
    'id',
  ]) {
    const name = part.replace(/^-/, '')
    const column = Object.hasOwn(sortable, name) ? sortable[name] : undefined
    if (column === undefined) throw new Refusal(1, 'INVALID', {}, [{ path: '/query/sort', word: 'invalid.notSortable', values: { name } }])
    ordered = ordered.orderBy(column as ReferenceExpression<Tables, Table>, part.startsWith('-') ? 'desc' : 'asc')
  }
  return ordered
}

/** A page with its total, counted by the same filter. */
export async function pageOf<Table extends keyof Tables, Row, Record>(
  rows: Row[],
  all: Query<Table, Row>,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
  shown: (row: Row) => Record,
) {
  const { total } = await all
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { total, pageNum, pageSize, records: rows.map(shown) }
}
