// Many bikes at once, by their number: every row is checked first; then all of it, or nothing. Status and rents stay as they are.
import type { Data, Input, Schema } from '@isb/contract'
import { word, type Locale } from '@isb/words'
import { sql } from 'kysely'
import type { SignedIn } from '../../core/context.ts'
import type { Db } from '../../core/database/database.ts'
import { lockImports } from '../../core/database/locks.ts'
import { beginRun, type Outcome } from '../../core/runs.ts'

type Row = Input<'bike.import'>['body']['rows'][number]
interface Standing {
  id: number
  number: string
  brand: string
  location: string
}

export async function importBikes({ rows, dryRun = false }: Input<'bike.import'>['body'], context: SignedIn): Promise<Data<'bike.import'>> {
  const run = await beginRun(context, { operation: 'bike.import', dryRun, total: rows.length }, ({ db, changed }) =>
    bringIn(db, rows, { ...context, changed }),
  )
  context.changed('run', run.id, null, { dryRun, total: rows.length })
  return run
}

async function bringIn(
  db: Db,
  rows: readonly Row[],
  { locale, now, changed }: Pick<SignedIn, 'locale' | 'now' | 'changed'>,
): Promise<Outcome> {
  await lockImports(db)
  const key = ({ number }: { number: string }) => number.trim().toLowerCase()
  const seen = new Set<string>()
  const twice = rows.filter((row) => seen.size === seen.add(key(row)).size)
  if (twice.length > 0)
    return {
      refused: true,
      counts: { refused: twice.length },
      results: twice.map((row) => result(row, 'refused', word(locale, 'reason.BIKE_NUMBER_TWICE'))),
    }
  const { rows: bikes } = await sql<Standing>`
    select id, number, brand, location from bike where lower(number) = any(${[...seen]}::text[]) for no key update`.execute(db)
  const standing = new Map(bikes.map((bike) => [key(bike), bike]))
  const wanted = rows.map((row) => {
    const before = standing.get(key(row))
    return {
      row,
      before,
      after: {
        number: row.number.trim(),
        brand: row.brand?.trim() ?? before?.brand ?? '',
        location: row.location?.trim() ?? before?.location ?? '',
      },
    }
  })
  const fresh = wanted.filter(({ before }) => !before)
  const edited = wanted.flatMap(({ row, before, after }) =>
    before && (before.number !== after.number || before.brand !== after.brand || before.location !== after.location)
      ? [{ row, before, after }]
      : [],
  )
  if (fresh.length > 0) {
    const { rows: made } = await sql<{ id: number; number: string }>`
      insert into bike (number, brand, location, created_at, updated_at)
      select number, brand, location, ${now}, ${now}
      from json_to_recordset(${JSON.stringify(fresh.map(({ after }) => after))}) as x (number text, brand text, location text)
      on conflict (lower(number)) do nothing returning id, number`.execute(db)
    const idOf = new Map(made.map(({ id, number }) => [number, id]))
    // Somebody else has made them in the meantime.
    const taken = fresh.filter(({ after }) => !idOf.has(after.number))
    if (taken.length > 0) {
      const results = taken.map(({ row }) => ({ ...result(row, 'refused', word(locale, 'reason.STALE')), reason: 'STALE' as const }))
      return { refused: true, counts: { refused: taken.length }, results }
    }
    for (const { after } of fresh) changed('bike', idOf.get(after.number) ?? 0, null, after)
  }
  if (edited.length > 0)
    await sql`
      update bike set number = x.number, brand = x.brand, location = x.location, version = version + 1, updated_at = ${now}
      from json_to_recordset(${JSON.stringify(edited.map(({ before, after }) => ({ id: before.id, ...after })))})
        as x (id bigint, number text, brand text, location text) where bike.id = x.id`.execute(db)
  for (const {
    before: { id, ...before },
    after,
  } of edited)
    changed('bike', id, before, after)
  return {
    refused: false,
    counts: { created: fresh.length, changed: edited.length, unchanged: rows.length - fresh.length - edited.length },
    results: [
      ...fresh.map(({ row }) => result(row, 'created')),
      ...edited.map(({ row, before, after }) => result(row, 'changed', differences(locale, before, after))),
    ].slice(0, 10_000),
  }
}

/** Which fields were what, and are what. */
const differences = (locale: Locale, before: Omit<Standing, 'id'>, after: Omit<Standing, 'id'>): string =>
  (['number', 'brand', 'location'] as const)
    .filter((field) => before[field] !== after[field])
    .map((field) => `${word(locale, `field.${field}`)}: ${before[field] || '–'} → ${after[field] || '–'}`)
    .join('; ')

const result = ({ number, line }: Row, outcome: Schema<'RunResult'>['outcome'], message = ''): Schema<'RunResult'> => ({
  key: number,
  outcome,
  message,
  ...(line !== undefined && { line }),
})
