// The text of tables.ts, read from the catalog of a migrated database: its tables and columns, and the values that a `check` allows.
import type pg from 'pg'

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  /** `always` is made by the database alone, `default` where nobody gives it. */
  readonly made: 'always' | 'default' | null
  readonly checks: readonly string[]
  readonly comment: string | null
}

const catalog = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
    case when a.attidentity = 'a' or a.attgenerated <> '' then 'always' when a.atthasdef or a.attidentity = 'd' then 'default' end as made,
    array(select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum])
      as checks,
    col_description(c.oid, a.attnum) as comment
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'
  order by c.relname, a.attnum`

const types: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'Day',
  daterange: 'string',
  'double precision': 'number',
  int4range: 'string',
  integer: 'number',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  tsrange: 'string',
  uuid: 'string',
}

const header = `// The rows as queries see them. Made by \`npm run generate\` from migrations/. Not edited by hand.
import type { Schema } from '@isb/contract'
import type { MeaningProposed, OddityMet, StudentDays } from '@isb/domain'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { AuditRow } from '../ground/audit-row.ts'

/** Read as it is, written as text; the second type says whether it may be left out. */
type Json<T, Insert = string> = ColumnType<T, Insert, string>
/** \`YYYY-MM-DD\`. */
type Day = string
`

/** Writes tables.ts. Throws where it cannot tell what a column holds. */
export async function tablesSource(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<Column>(catalog)
  const tables = new Map<string, Column[]>()
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row])
  const lines = [...tables].flatMap(([table, columns]) => [
    `  ${camel(table)}: {`,
    ...columns.map((column) => `    ${camel(column.name)}: ${columnType(column)}`),
    '  }',
  ])
  return [header, 'export interface Tables {', ...lines, '}', ''].join('\n')
}

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function columnType({ nullable, made, ...column }: Column): string {
  const value = valueType(column)
  if (column.type.startsWith('json')) return `Json<${value}${made || nullable ? ', string | undefined' : ''}>${nullable ? ' | null' : ''}`
  const type = nullable ? `${value} | null` : value
  return made === null ? type : `${made === 'always' ? 'GeneratedAlways' : 'Generated'}<${type}>`
}

function valueType({ table, name, type, checks, comment }: Omit<Column, 'nullable' | 'made'>): string {
  const given = /^in TypeScript: (.+)$/.exec(comment ?? '')?.[1]
  const found = given ?? checks.map(allowed).find(Boolean) ?? types[type]
  if (!found) throw new Error(`${table}.${name} is ${type}: a comment on the column says what that is in TypeScript`)
  return found
}

/** The values that a constraint allows, as a union; undefined where it says something else. */
function allowed(constraint: string): string | undefined {
  const values = /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[(.+)\]\)|('[^']+'::text))\)\)$/.exec(constraint)
  return (values?.[1] ?? values?.[2])
    ?.split(', ')
    .map((value) => value.replace(/::text$/, ''))
    .join(' | ')
}
