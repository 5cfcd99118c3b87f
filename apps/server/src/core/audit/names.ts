// What the ids in the audit are called today, looked up for a whole page at once.
import { nameIn, word, type Locale } from '@isb/words'
import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** The kinds of rows that have names to look up. */
export type Named = 'menu' | 'role' | 'staff'

/** The name of a row by its kind and id, undefined where nobody knows it any more. */
export type NameOf = (kind: Named, id: number) => string | undefined

interface Row {
  id: number
  name: string
  nameZh: string
}

const tables = {
  menu: (ids: number[]) => sql<Row>`select id, name, name_zh from menu where id = any(${ids}::bigint[])`,
  role: (ids: number[]) => sql<Row>`select id, name, '' as name_zh from role where id = any(${ids}::bigint[])`,
  staff: (ids: number[]) => sql<Row>`select id, name, name_zh from staff where id = any(${ids}::bigint[])`,
} as const

/** Looks these ids up. */
export async function lookUp(db: Db, locale: Locale, wanted: Readonly<Record<Named, ReadonlySet<number>>>): Promise<NameOf> {
  const kinds = Object.keys(tables) as Named[]
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = [...wanted[kind]]
      const { rows } = ids.length > 0 ? await tables[kind](ids).execute(db) : { rows: [] }
      return [kind, new Map(rows.map((row) => [row.id, nameIn(locale, row)]))] as const
    }),
  )
  const names = new Map(found)
  return (kind, id) => names.get(kind)?.get(id)
}

/** Which fields hold ids, and of what. */
export const idFields: Readonly<Record<string, Named>> = {
  inherited: 'menu',
  menuId: 'menu',
  menuIds: 'menu',
  parentId: 'menu',
  roleId: 'role',
  roleIds: 'role',
  staffId: 'staff',
  staffIds: 'staff',
}

/** How many items of a list stand in a list of changes; the change itself has them all. */
const itemsInList = 20

/** A field's value by the names of what its ids mean. */
export function readable(field: string, value: unknown, nameOf: NameOf, locale: Locale, whole: boolean): unknown {
  const kind = idFields[field]
  const one = (item: unknown) =>
    kind && typeof item === 'number' ? (item === 0 ? word(locale, 'audit.top') : (nameOf(kind, item) ?? `#${item}`)) : item
  if (!Array.isArray(value)) return one(value)
  const items = value as unknown[]
  if (whole || items.length <= itemsInList) return items.map(one)
  return [...items.slice(0, itemsInList).map(one), word(locale, 'audit.more', { count: items.length - itemsInList })]
}
