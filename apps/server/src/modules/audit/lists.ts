import { operationIds, operations } from '@isb/contract'
import { list, type ListSpec, type QueryOf } from '../../core/lists/list.ts'
import type { Bind } from '../../core/lists/statements.ts'

export type Query = QueryOf<'audit.list'>

/** An operation, or those of a module. */
const operationsOf = (name: string) => [name, ...operationIds.filter((id) => id.startsWith(`${name}.`))]

/** Who came and went, and what only reads: a file that somebody took along. */
const accesses = operationIds.filter(
  (id) => /^auth\.(login|logout|microsoft|redeemRunCode|secondFactor)$/.test(id) || operations[id].method === 'GET',
)

/** A kind and an id are asked for together, so that the index finds the record. */
const recordIn = ({ entity, entityId }: Query) =>
  JSON.stringify([{ ...(entity !== undefined && { entity }), ...(entityId !== undefined && { id: entityId }) }])

/** A change has such a row. */
const hasRow = (query: Query, bind: Bind): string => `a.rows @> ${bind(recordIn(query))}::jsonb`

const changes = {
  from: 'audit a',
  fields: {
    // Put into words once it is read.
    refused: `case when a.reason is not null then json_build_object('reason', a.reason, 'message', '', 'beyond',
      (select json_build_object('count', b.count, 'operations', b.operations) from refused_beyond b where b.audit_id = a.id)) end`,
    rowCount: 'jsonb_array_length(a.rows)',
    rows: "jsonb_path_query_array(a.rows, '$[0 to 9]')",
    // Told from the rows once they are read.
    undoable: 'false',
  },
  filters: {
    operation: (name, bind) => `a.operation = any(${bind(operationsOf(name))}::text[])`,
    without: (name, bind) => `a.operation <> all(${bind(operationsOf(name))}::text[])`,
    kind: (kind, bind) =>
      kind === 'refused'
        ? 'a.reason is not null'
        : `a.reason is null and a.operation ${kind === 'access' ? '= any' : '<> all'}(${bind(accesses)}::text[])`,
    entity: (_entity, bind, query) => hasRow(query, bind),
    entityId: (_id, bind, query) => (query.entity === undefined ? hasRow(query, bind) : ''),
  },
  sortable: { operation: 'a.operation' },
  fileName: 'file.audit',
  file: [],
} as const satisfies ListSpec<'audit.list'>

/** The changes, each with the first ten of its rows. */
export const auditList = list('audit.list', changes)

/** The changes, each with all of its rows. */
export const wholeEntries = list('audit.list', { ...changes, fields: { ...changes.fields, rows: 'a.rows' } })

const ofRecord = (query: Query, bind: Bind): string => `jsonb_build_array(row.row) @> ${bind(recordIn(query))}::jsonb`

/** What a refusal touched: nothing, which takes a line of the file all the same. */
const nothing = `'[{"entity": "", "id": 0, "before": null, "after": null}]'::jsonb`

/** The changed rows, one after the other. Where a record is asked for, only its own. */
export const rowList = list('audit.list', {
  ...changes,
  from: `audit a cross join lateral jsonb_array_elements(case when a.reason is null then a.rows else ${nothing} end) with ordinality row (row, place)`,
  filters: {
    ...changes.filters,
    entity: (_entity, bind, query) => `${hasRow(query, bind)} and ${ofRecord(query, bind)}`,
    entityId: (_id, bind, query) => (query.entity === undefined ? `${hasRow(query, bind)} and ${ofRecord(query, bind)}` : ''),
  },
  order: ['a.at desc', 'a.id desc, row.place'],
})
