// Erases a person: what each table declares, the account with all that hangs on it, the traces in the audit, the name in other texts.
import { CompiledQuery, sql } from 'kysely'
import { allowLong, type Db } from '../database/database.ts'
import { readingOf } from '../search.ts'
import { columnsOf, type Column } from './columns.ts'
import { nobodys, type Kept, type KeptTables } from './kept.ts'

/**
 * Erases them in this change. Afterwards `tidyFiles` deletes the images, and `keepErased` writes the list beside the backups.
 * Refuses as the database does: whoever has something open stays.
 */
export async function erasePerson(db: Db, kept: KeptTables, personId: number, now: Date): Promise<void> {
  await allowLong(db)
  const run = async <T>(text: string, values: readonly unknown[] = [personId]) =>
    (await db.executeQuery<T>(CompiledQuery.raw(text, [...values]))).rows
  const columns = await columnsOf(db)
  const [person] = await run<{ erasureId: string; nameZh: string }>('select erasure_id, name_zh from staff where id = $1')
  if (!person) return
  for (const { ends = [] } of Object.values(kept)) for (const statement of ends) await run(statement)
  const images = await imagesOf()
  // What is found by way of another table's rows comes before those.
  for (const [table, { whose, erased }] of Object.entries(kept).toReversed())
    if (erased === 'gone') await run(`delete from ${table} where ${whose}`)
    else if (erased) {
      const set = Object.entries(erased).map(([column, value]) => `${column} = ${value}`)
      await run(`update ${table} set ${set.join(', ')} where ${whose}`)
    }
  const { rows } = await sql<{ words: string[] }>`select erase_person(${personId}) as words`.execute(db)
  const words = [...(rows[0]?.words ?? []), readingOf(person.nameZh)].filter(Boolean)
  if (words.length > 0)
    for (const [table, { mentions = [] }] of Object.entries(kept)) for (const name of mentions) await takeOut(table, name)
  await db
    .updateTable('file')
    .set({ looseSince: new Date(0) })
    .where('id', 'in', [0, ...images])
    .execute()
  await db.insertInto('erased').values({ id: person.erasureId, at: now }).execute()

  /** Images of rows that go or are blanked, and uploads that no record names yet. */
  async function imagesOf(): Promise<readonly number[]> {
    const named = columns.filter(({ table, refers }) => refers === 'file' && kept[table] && kept[table].whose !== nobodys)
    const all = named.map(({ table, name }) => `select ${name} as id from ${table} where ${(kept[table] as Kept).whose}`)
    const loose = 'select id from file where uploaded_by = $1 and loose_since is not null'
    const found = await run<{ id: number | null }>([...all, loose].join(' union '))
    return found.flatMap(({ id }) => id ?? [])
  }

  async function takeOut(table: string, name: string): Promise<void> {
    const { type } = columns.find((column) => column.table === table && column.name === name) as Column
    await run(`update ${table} set ${name} = without_words(${name}::text, $1)::${type} where ${name}::text ~* pattern_of_words($1)`, [
      words,
    ])
  }
}

/** How much an erasure would delete, would leave without the person, and would leave to people: rows by table. */
export async function erasureOf(db: Db, kept: KeptTables, personId: number) {
  const counts = Object.entries(kept).flatMap(([table, { whose, erased, byHand }]) => {
    const count = (becomes: string, which: string) =>
      `select '${table}' as table, '${becomes}' as becomes, count(*) as count from ${table} where ${which}`
    const own = whose === nobodys ? [] : [count(typeof erased === 'object' ? 'stays' : 'goes', whose)]
    return byHand === undefined ? own : [...own, count('byHand', byHand)]
  })
  const { rows } = await db.executeQuery<{ table: string; becomes: 'goes' | 'stays' | 'byHand'; count: number }>(
    CompiledQuery.raw(counts.join(' union all '), [personId]),
  )
  const found = Object.groupBy(
    rows.filter(({ count }) => count > 0),
    ({ becomes }) => becomes,
  )
  return { goes: found.goes ?? [], stays: found.stays ?? [], byHand: found.byHand ?? [] }
}
