import { Refusal } from '../../../lib/failure/refusal.ts'
import { jsonRows } from './json.ts'
import { columnsFor } from './layouts.ts'
import { rowsOf, type SqlRow } from './sql.ts'
import { SqlFault } from './tokens.ts'

/**
 * A row as it stands in a dump: column names in snake_case, values as text, and where it stood. A value is undefined where it would have to
 * be worked out.
 */
export interface RawRow {
  readonly line: number
  readonly cells: Readonly<Record<string, string | null | undefined>>
}

const isMenuTable = (table: string): boolean => table.endsWith('menu') && !/role|package|favou?rite|user/.test(table)

function read(sql: string): SqlRow[] {
  try {
    const rows = [
      ...rowsOf(sql, ({ table, statement, line }) => {
        if (isMenuTable(table)) throw new Refusal('refused.unreadRows', { table, statement, line })
      }),
    ]
    const menus = rows.filter((row) => isMenuTable(row.table))
    const tables = new Set(rows.map(({ table }) => table))
    const menuTables = [...tables].filter(isMenuTable)
    if (menuTables.length > 1) throw new Refusal('refused.menuTables', { tables: menuTables.join(', ') })
    if (menus.length > 0 || tables.size === 0) return menus
    const named = [...tables].slice(0, 10).join(', ')
    throw new Refusal('refused.noMenuTable', { tables: tables.size > 10 ? `${named}, …` : named })
  } catch (error) {
    throw error instanceof SqlFault ? new Refusal('refused.sqlOpen', { line: error.line }) : error
  }
}

function sqlRows(sql: string): RawRow[] {
  const rows = read(sql)
  // Where nothing tells the columns, one row that is known tells those of all that are as long.
  const guessed = new Map<number, readonly string[]>()
  for (const { columns, values } of rows) {
    const names = columns || guessed.has(values.length) ? undefined : columnsFor(values)
    if (names) guessed.set(values.length, names)
  }
  return rows.map(({ columns, values, line }) => {
    const names = columns ?? guessed.get(values.length)
    if (!names) throw new Refusal('refused.columnsUnknown', { line, count: values.length })
    if (names.length !== values.length) throw new Refusal('refused.columnsDiffer', { line, columns: names.length, values: values.length })
    return { line, cells: Object.fromEntries(names.map((name, index) => [name, values[index]])) }
  })
}

/** Whether a text is SQL: its first word that is no comment is a statement's. */
export const isSql = (text: string): boolean =>
  /^\uFEFF?(?:\s|--[^\n]*\n|#[^\n]*\n|\/\*[\s\S]*?\*\/;?)*(?:insert|replace|create|drop|set|use|lock|begin|start|delete|copy|with|merge|truncate|select|alter|if|exec|print|go|declare|comment)\b/i.test(
    text,
  )

/** The menu rows of a dump, SQL or JSON. */
export const rawRows = (text: string): RawRow[] => (isSql(text) ? sqlRows(text) : jsonRows(text))
