// An import of venues, known by their names. What a row leaves out stays; a new venue has what the form begins with.
import type { Input, Schema, ToldReason } from '@isb/contract'
import { isEmail, readHours, whyNotHours, writtenHours } from '@isb/domain'
import { word, type Values, type WordKey } from '@isb/words'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/app/context.ts'
import { beginImport, changedRow, createdRow, mostResults, refusedOutcome, refusedRow, type Importing } from '../../core/shared/import.ts'
import { hitsOf } from './hits.ts'
import { venues } from './lists.ts'
import { lockVenuesOf } from './state.ts'
import { blank, fieldsOf, insertVenue, updateVenue, type Fields } from './venues.ts'

type Row = Schema<'VenueRow'>
type WhyNot = readonly [reason: ToldReason, values?: Values]
const keyOf = (text: string): string => text.trim().toLowerCase()
const shown = ['nameZh', 'typeId', 'location', 'capacity', 'adEmail', 'note', 'hours', 'needsApproval'] as const

interface Type {
  readonly id: number
  readonly name: string
  readonly nameZh: string
}

/** The fields that a row comes to, or why it cannot come in. */
function merged(row: Row, before: Fields | undefined, types: readonly Type[]): Fields | WhyNot {
  const wanted = keyOf(row.type ?? '')
  const type = types.find(({ name, nameZh }) => wanted !== '' && [name, nameZh].map(keyOf).includes(wanted))
  const typeId = row.type === undefined ? before?.typeId : type?.id
  if (typeId === undefined) return ['VENUE_TYPE_UNKNOWN', { name: row.type?.trim() || '–' }]
  const hours = row.hours === undefined ? (before?.hours ?? []) : readHours(row.hours)
  if (!hours) return ['VENUE_HOURS_TEXT', { text: row.hours ?? '' }]
  const wrong = whyNotHours(hours)
  if (wrong) return [wrong]
  if (row.adEmail && !isEmail(row.adEmail.trim())) return ['MAILBOX_ADDRESS', { address: row.adEmail }]
  const { line: _line, type: _type, hours: _hours, name, adEmail, ...given } = row
  return {
    ...blank,
    ...before,
    ...given,
    ...(adEmail !== undefined && { adEmail: adEmail || null }),
    name: before?.name ?? name,
    typeId,
    hours,
  }
}

async function bringIn(rows: readonly Row[], importing: Importing): Promise<ReturnType<typeof refusedOutcome>> {
  const { db, locale } = importing
  const refused = (those: readonly { readonly row: Row; readonly why: WhyNot }[]) =>
    refusedOutcome(those.map(({ row, why }) => refusedRow(locale, { key: row.name, line: row.line }, ...why)))
  const byKey = Map.groupBy(rows, ({ name }) => keyOf(name))
  const twice = rows.filter((row) => byKey.get(keyOf(row.name))?.[0] !== row)
  if (twice.length > 0) return refused(twice.map((row) => ({ row, why: ['VENUE_NAME_TWICE'] })))

  const { rows: types } = await sql<Type>`select id, name, name_zh as "nameZh" from venue_type order by id for key share`.execute(db)
  const { rows: found } = await sql<{ id: number }>`select id from venue where lower(name) = any (${[...byKey.keys()]}::text[])`.execute(db)
  const ids = found.map(({ id }) => id)
  await lockVenuesOf(db, ids)
  const standing = new Map((await venues.records(importing, ids)).map((venue) => [keyOf(venue.name), venue]))
  const wanted = rows.map((row) => {
    const before = standing.get(keyOf(row.name))
    return { row, before, after: merged(row, before && fieldsOf(before), types) }
  })
  const wrong = wanted.flatMap(({ row, after }) => (isWhyNot(after) ? [{ row, why: after }] : []))
  if (wrong.length > 0) return refused(wrong)

  const typeName = (id: number) => types.find((type) => type.id === id)?.name ?? ''
  const textOf = (fields: Fields, field: (typeof shown)[number]): string => {
    if (field === 'hours') return writtenHours(fields.hours)
    if (field === 'typeId') return typeName(fields.typeId)
    if (field === 'needsApproval') return word(locale, fields.needsApproval ? 'yes' : 'no')
    return String(fields[field] ?? '')
  }
  const label = (field: (typeof shown)[number]) => word(locale, `field.${field === 'typeId' ? 'type' : field}` as WordKey)
  const results: Schema<'RunResult'>[] = []
  const hit: { row: Row; why: WhyNot }[] = []
  for (const { row, before, after } of wanted) {
    if (isWhyNot(after)) continue
    const named = { key: row.name, line: row.line }
    if (!before) {
      await insertVenue(importing, after)
      results.push(createdRow(named))
      continue
    }
    const changes = shown
      .map((field) => [label(field), textOf(before, field), textOf(after, field)] as const)
      .filter(([, was, is]) => was !== is)
    if (changes.length === 0) continue
    const hits = await hitsOf(importing, [before.id])
    await updateVenue(importing, before, after)
    const count = (await hits()).length
    if (count > 0) hit.push({ row, why: ['VENUE_RESERVATIONS_HIT', { count }] })
    results.push(changedRow(named, changes))
  }
  if (hit.length > 0) return refused(hit)
  const created = results.filter(({ outcome }) => outcome === 'created').length
  return {
    refused: false,
    counts: { created, changed: results.length - created, unchanged: rows.length - results.length },
    results: results.slice(0, mostResults),
  }
}

const isWhyNot = (one: Fields | WhyNot): one is WhyNot => Array.isArray(one)

export const importVenues = ({ body }: Input<'venue.import'>, context: SignedIn): Promise<Schema<'Run'>> =>
  beginImport('venue.import', body, context, bringIn)
