import { operationIds, type Input } from '@isb/contract'
import { timeSql, type Bind, type List } from '../../core/list.ts'

type Asked = Required<Input<'audit.list'>>['query']

/** What a person may narrow the audit by. A record is asked for by its kind and its id together, so that the index finds it. */
export type Query = Omit<Asked, 'entity' | 'entityId'> & { record?: { entity?: string; id?: number } }

/** The query with its record put together. */
export const queryOf = ({ entity, entityId, ...rest }: Asked): Query => ({
  ...rest,
  ...((entity ?? entityId) !== undefined && {
    record: { ...(entity !== undefined && { entity }), ...(entityId !== undefined && { id: entityId }) },
  }),
})

/** The days are the school's: it knows its time zone. */
const midnight = (day: string, bind: Bind, later = 0) =>
  `(${bind(day)}::date + ${later})::timestamp at time zone (select time_zone from setting)`

/** An operation, or those of a module. */
const operationsOf = (name: string) => [name, ...operationIds.filter((id) => id.startsWith(`${name}.`))]

const fields = {
  id: 'a.id',
  at: timeSql('a.at'),
  staffId: 'a.staff_id',
  staffName: 'a.staff_name',
  address: 'a.address',
  token: 'a.token',
  requestId: 'a.request_id',
  operation: 'a.operation',
}

/** The changes, each with the first ten of its rows. */
export const auditList: List<Query> = {
  key: 'a.id',
  from: 'audit a',
  fields: { ...fields, rowCount: 'jsonb_array_length(a.rows)', rows: "jsonb_path_query_array(a.rows, '$[0 to 9]')" },
  filters: {
    staffId: (id, bind) => `a.staff_id = ${bind(id)}::bigint`,
    operation: (name, bind) => `a.operation = any(${bind(operationsOf(name))}::text[])`,
    without: (name, bind) => `a.operation <> all(${bind(operationsOf(name))}::text[])`,
    record: (record, bind) => `a.rows @> ${bind(JSON.stringify([record]))}::jsonb`,
    from: (day, bind) => `a.at >= ${midnight(day, bind)}`,
    to: (day, bind) => `a.at < ${midnight(day, bind, 1)}`,
  },
  sortable: { id: 'a.id', at: 'a.at', staffName: 'lower(a.staff_name)', operation: 'a.operation' },
  order: ['a.at desc', 'a.id desc'],
}

/** A change with all of its rows. */
export const wholeEntry = { ...auditList, fields: { ...auditList.fields, rows: 'a.rows' } }

/** The changed rows, one after the other. Where a record is asked for, only its own. */
export const rowList = (record: Query['record']): List<Query> => ({
  ...auditList,
  from: 'audit a cross join lateral jsonb_array_elements(a.rows) with ordinality row (row, place)',
  fields: { ...fields, row: 'row.row' },
  filters: {
    ...auditList.filters,
    ...(record && {
      record: (asked, bind) => {
        const one = bind(JSON.stringify([asked]))
        return `a.rows @> ${one}::jsonb and jsonb_build_array(row.row) @> ${one}::jsonb`
      },
    }),
  },
  order: [...auditList.order.slice(0, -1), 'a.id desc, row.place'],
})
