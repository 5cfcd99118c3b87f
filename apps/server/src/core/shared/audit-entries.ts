// Lines of the audit as people read them: of each row what differs, ids by their names, and what the row is called.
import type { Schema } from '@isb/contract'
import { differences, isUndoable, type Fields } from '@isb/domain'
import { isWord, nameIn, personIn, separatorIn, word, type Locale } from '@isb/words'
import { reachOfCode, studentsWithin } from '../access/reach.ts'
import { schoolDay } from '../database/clock.ts'
import type { SignedIn } from '../app/context.ts'
import { peopleById } from './people.ts'
import type { AuditRow } from '../ground/audit-row.ts'
import type { Entities } from '../audit/entities.ts'

type Entry = Schema<'AuditEntry'>
type Shown = Schema<'AuditedRow'>
type Reader = Pick<SignedIn, 'app' | 'db' | 'locale' | 'caller'>
/** The name of a record by its kind and id, undefined where nobody knows it any more. */
type NameOf = (entity: string, id: number) => string | undefined

/** A line as it is stored, with the first of its rows, or all of them. */
export type Stored = Omit<Entry, 'undoable' | 'rows' | 'refused'> & { readonly rows: readonly AuditRow[]; readonly refused: Refused | null }

/** Why something was refused, and what of the same account was refused beyond the limit of an hour. */
export interface Refused {
  readonly reason: string
  readonly beyond?: { readonly count: number; readonly operations: readonly string[] } | null
}

/** How many items of a list stand in a list of changes; the change itself has them all. */
const itemsInList = 20

/**
 * Lines as people read them.
 * @param whole long lists are shown to their end
 */
export async function shownEntries(reader: Reader, stored: readonly Stored[], whole = false): Promise<Entry[]> {
  const nameOf = await authorsNamed(reader, stored)
  const show = await rowsShown(
    reader,
    stored.flatMap(({ rows }) => rows),
    whole,
  )
  return stored.map(({ rows, refused, ...entry }) => ({
    ...entry,
    refused: refused && { reason: refused.reason, message: whyIn(reader.locale, refused) },
    staffName: nameOf(entry),
    undoable: isUndoable(entry.operation, rows),
    rows: rows.map(show),
  }))
}

/** Why something was refused. A reason that an older server knew stays as it is. */
function reasonIn(locale: Locale, reason: string): string {
  const key = `reason.${reason}`
  return isWord(key) ? word(locale, key) : reason
}

/** The same with what was refused beyond it. */
function whyIn(locale: Locale, { reason, beyond }: Refused): string {
  const why = reasonIn(locale, reason)
  if (!beyond) return why
  const operations = beyond.operations.map((operation) => operationIn(locale, operation)).join(separatorIn(locale))
  return word(locale, 'audit.refusedBeyond', { why, count: beyond.count, operations })
}

function operationIn(locale: Locale, operation: string): string {
  const key = `did.${operation}`
  return isWord(key) ? word(locale, key) : operation
}

/** What was done, or refused, in a line of a file. */
export function didIn(locale: Locale, operation: string, refused: Refused | null): string {
  const what = operationIn(locale, operation)
  return refused === null ? what : word(locale, 'audit.refusedWhy', { what, why: whyIn(locale, refused) })
}

type Author = Pick<Entry, 'staffId' | 'staffName'>
/** What the authors of lines are called in the reader's language; as they were called then where they have no account any more. */
export async function authorsNamed(reader: Reader, authors: readonly Author[]) {
  const { locale } = reader
  const people = await peopleById(
    reader,
    authors.flatMap(({ staffId }) => staffId ?? []),
  )
  return ({ staffId, staffName }: Author): string => {
    const person = people.get(staffId ?? 0)
    return person && staffName ? personIn(locale, { ...person, name: staffName }) : staffName
  }
}

/** How these rows are shown, once their names are looked up. */
export async function rowsShown(reader: Reader, rows: readonly AuditRow[], whole: boolean): Promise<(row: AuditRow) => Shown> {
  const { app, locale } = reader
  const shownTo = await whatIsShown(reader, rows)
  const differing = new Map(rows.map((row) => [row, differences(shownTo(row, row.before), shownTo(row, row.after))]))
  const nameOf = await lookUp(reader, differing)
  const labelOf = await labels(reader, rows, nameOf)
  return (row) => {
    const { entity, id } = row
    const { before, after } = differing.get(row) ?? row
    const side = (fields: Fields) => fields && shownFields(app.entities, entity, fields, nameOf, locale, whole)
    return { entity, id, label: labelOf(row), before: side(before), after: side(after) }
  }
}

/** What the records of rows are called: by their own name, else by the person that they are about. A person is told apart from namesakes. */
async function labels(reader: Reader, rows: readonly AuditRow[], nameOf: NameOf): Promise<(row: AuditRow) => string> {
  const { app, locale } = reader
  const people = await peopleById(
    reader,
    rows.flatMap((row) => app.entities.personIn(row) ?? []),
  )
  return (row) => {
    const own = ownName(app.entities, row, locale) || nameOf(row.entity, row.id)
    const personId = app.entities.personIn(row)
    const person = people.get(personId ?? 0)
    if (!person || (own && personId !== row.id)) return own ?? ''
    return personIn(locale, own ? { ...person, name: own, nameZh: '' } : person)
  }
}

/** Leaves out the fields that the reader is not told of that row's student. */
async function whatIsShown({ app, db, caller }: Reader, rows: readonly AuditRow[]): Promise<(row: AuditRow, fields: Fields) => Fields> {
  const hidden = new Map<AuditRow, readonly string[]>()
  for (const [entity, own] of Map.groupBy(rows, (row) => row.entity)) {
    const { code, fields = [] } = app.entities.confidential(entity) ?? {}
    if (code === undefined) continue
    const reach = await reachOfCode(db, caller, code)
    if (reach === 'all') continue
    const ids = own.flatMap((row) => app.entities.personIn(row) ?? [])
    const reached = await studentsWithin(db, reach, ids, await schoolDay(db, app.now()))
    for (const row of own) if (!reached.has(app.entities.personIn(row) ?? 0)) hidden.set(row, fields)
  }
  return (row, fields) =>
    fields && hidden.has(row) ? Object.fromEntries(Object.entries(fields).filter(([field]) => !hidden.get(row)?.includes(field))) : fields
}

/** The fields with names in place of ids. Where the names of roles are kept, their ids say nothing more. */
function shownFields(
  entities: Entities,
  entity: string,
  fields: NonNullable<Fields>,
  nameOf: NameOf,
  locale: Locale,
  whole: boolean,
): Record<string, unknown> {
  const shown = Object.entries(fields).filter(([field]) => field !== 'roleIds' || !('roles' in fields))
  return Object.fromEntries(shown.map(([field, value]) => [field, readable(value, entities.named(entity, field))]))

  function readable(value: unknown, kind: string | null): unknown {
    const one = (item: unknown) => (kind && typeof item === 'number' ? nameOfId(kind, item) : item)
    if (!Array.isArray(value)) return one(value)
    const items = value as unknown[]
    if (whole || items.length <= itemsInList) return items.map(one)
    return [...items.slice(0, itemsInList).map(one), word(locale, 'audit.more', { count: items.length - itemsInList })]
  }
  /** 0 is above the top of the tree. */
  function nameOfId(kind: string, id: number): string {
    return id === 0 ? word(locale, 'audit.top') : (nameOf(kind, id) ?? `#${id}`)
  }
}

/** What the row was called when it was changed. */
function ownName(entities: Entities, { entity, before, after }: AuditRow, locale: Locale): string {
  const fields = entities.labels(entity)
  for (const side of [before, after]) {
    const { name, nameZh = '', ...other } = (side ?? {}) as { name?: string; nameZh?: string } & Record<string, unknown>
    const texts = fields.map((field) => other[field]).filter((value) => typeof value === 'string')
    const own = name ? nameIn(locale, { name, nameZh }) : texts.find(Boolean)
    if (own) return own
  }
  return ''
}

/** Looks up what the ids of the rows are called today, for a whole page at once. */
async function lookUp(reader: Reader, differing: ReadonlyMap<AuditRow, { before: Fields; after: Fields }>): Promise<NameOf> {
  const {
    app: { entities },
    db,
    locale,
  } = reader
  const wanted = new Map<string, Set<number>>()
  const want = (kind: string | null, ids: readonly unknown[]) => {
    if (!kind) return
    const known = wanted.get(kind) ?? new Set()
    for (const id of ids) if (typeof id === 'number' && id !== 0) known.add(id)
    wanted.set(kind, known)
  }
  for (const [row, { before, after }] of differing) {
    if (!ownName(entities, row, locale)) want(row.entity, [row.id])
    for (const [field, value] of [before, after].flatMap((fields) => Object.entries(fields ?? {})))
      want(entities.named(row.entity, field), [value].flat())
  }
  const found = new Map<string, ReadonlyMap<number, string>>()
  for (const [kind, ids] of wanted)
    found.set(kind, entities.isPerson(kind) ? await namesOfPeople(reader, [...ids]) : await entities.names(db, locale, kind, [...ids]))
  return (kind, id) => found.get(kind)?.get(id)
}

async function namesOfPeople(reader: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const people = await peopleById(reader, ids)
  return new Map([...people].map(([id, person]) => [id, personIn(reader.locale, person)]))
}
