// Lines of the audit as people read them: of each row what differs, ids by their names, and what the row is called.
import type { Schema } from '@isb/contract'
import type { ListMetadata } from '@isb/contract/metadata'
import * as modules from '@isb/contract/modules'
import { differences, isUndoable, type Fields } from '@isb/domain'
import { nameIn, type Locale } from '@isb/words'
import type { Db } from '../database.ts'
import type { AuditRow } from '../tables.ts'
import { idFields, lookUp, readable, type NameOf, type Named } from './names.ts'

type Entry = Schema<'AuditEntry'>
type Shown = Schema<'AuditedRow'>

/** A line as it is stored, with the first of its rows, or all of them. */
export type Stored = Omit<Entry, 'undoable' | 'rows'> & { readonly rows: readonly AuditRow[] }

/**
 * Lines as people read them.
 * @param whole long lists are shown to their end
 */
export async function shownEntries(db: Db, locale: Locale, stored: readonly Stored[], whole = false): Promise<Entry[]> {
  const show = await rowsShown(
    db,
    locale,
    stored.flatMap(({ rows }) => rows),
    whole,
  )
  return stored.map(({ rows, ...entry }) => ({ ...entry, undoable: isUndoable(entry.operation, rows), rows: rows.map(show) }))
}

/** How these rows are shown, once their names are looked up. */
export async function rowsShown(db: Db, locale: Locale, rows: readonly AuditRow[], whole: boolean): Promise<(row: AuditRow) => Shown> {
  const differing = new Map(rows.map((row) => [row, differences(row.before, row.after)]))
  const nameOf = await lookUp(db, locale, idsIn(differing, locale))
  return (row) => {
    const { before, after } = differing.get(row) ?? row
    const side = (fields: Fields) => fields && said(fields, nameOf, locale, whole)
    return { entity: row.entity, id: row.id, label: labelOf(row, nameOf, locale), before: side(before), after: side(after) }
  }
}

/** The fields by name. Where the names of roles are kept, their ids say nothing more. */
function said(fields: NonNullable<Fields>, nameOf: NameOf, locale: Locale, whole: boolean) {
  const shown = Object.entries(fields).filter(([field]) => field !== 'roleIds' || !('roles' in fields))
  return Object.fromEntries(shown.map(([field, value]) => [field, readable(field, value, nameOf, locale, whole)]))
}

function labelOf(row: AuditRow, nameOf: NameOf, locale: Locale): string {
  return ownName(row, locale) || (isNamed(row.entity) && nameOf(row.entity, row.id)) || ''
}

/** What a record is called by, as the contract says (`x-name`). */
const nameFields = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values<ListMetadata>(module.lists))
    .flatMap(({ entity, name }) => (entity && name ? [[entity, name] as const] : [])),
)
/** What tells a record that has no name: an account's address, what a request is for. */
const otherNames = ['email', 'number', 'bike', 'plate']

/** What the row was called when it was changed. */
function ownName({ entity, before, after }: AuditRow, locale: Locale): string {
  const fields = [nameFields.get(entity) ?? '', ...otherNames]
  for (const side of [before, after]) {
    const { name, nameZh = '', ...other } = (side ?? {}) as { name?: string; nameZh?: string } & Record<string, unknown>
    const texts = fields.map((field) => other[field]).filter((value) => typeof value === 'string')
    const own = name ? nameIn(locale, { name, nameZh }) : texts.find(Boolean)
    if (own) return own
  }
  return ''
}

const isNamed = (entity: string): entity is Named => entity === 'menu' || entity === 'role' || entity === 'staff'

function idsIn(differing: ReadonlyMap<AuditRow, { before: Fields; after: Fields }>, locale: Locale): Record<Named, Set<number>> {
  const wanted = { menu: new Set<number>(), role: new Set<number>(), staff: new Set<number>() }
  for (const [row, sides] of differing) {
    if (isNamed(row.entity) && !ownName(row, locale)) wanted[row.entity].add(row.id)
    for (const [field, value] of [sides.before, sides.after].flatMap((fields) => Object.entries(fields ?? {}))) {
      const kind = idFields[field]
      if (kind) for (const id of [value].flat()) if (typeof id === 'number' && id !== 0) wanted[kind].add(id)
    }
  }
  return wanted
}
