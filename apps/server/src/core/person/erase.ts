// Erases a person: what each table declares, the account with all that hangs on it, the traces in the audit, the name in other texts.
import { CompiledQuery, sql } from 'kysely'
import { allowLong, type Db } from '../database/database.ts'
import { readingOf } from '../text/search.ts'
import { columnsOf, type Column } from './columns.ts'
import { nobodys, type Kept, type KeptTables } from './kept.ts'
import { looseWordsOf, takeOutTicked, ticksOf } from './mentions.ts'
import { freeTexts, recordsSql } from './texts.ts'

/**
 * Erases them in this change. Afterwards `tidyFiles` deletes the images, and `keepErased` writes the list beside the backups.
 * Refuses as the database does: who has something open stays.
 * @param mentions the keys of the mentions in other texts that go too
 */
export async function erasePerson(db: Db, kept: KeptTables, personId: number, now: Date, mentions: readonly string[] = []): Promise<void> {
  await allowLong(db)
  const run = async <T>(text: string, values: readonly unknown[] = [personId]) =>
    (await db.executeQuery<T>(CompiledQuery.raw(text, [...values]))).rows
  const columns = await columnsOf(db)
  const [person] = await run<{ erasureId: string; nameZh: string }>('select erasure_id, name_zh from staff where id = $1')
  if (!person) return
  const loose = await looseWordsOf(db, personId)
  const ticks = ticksOf(mentions)
  for (const { ends = [] } of Object.values(kept)) for (const statement of ends) await run(statement)
  const images = await imagesOf()
  const records = `(select entity, id from jsonb_to_recordset($1::jsonb) as r (entity text, id bigint))`
  const known = JSON.stringify(await run(recordsSql(kept, columns)))
  await forgetAnswers()
  // What is found by way of another table's rows comes before those.
  for (const [table, { whose, erased, about }] of Object.entries(kept).toReversed()) {
    if (erased === 'gone') await run(`delete from ${table} where ${whose}`)
    else if (erased) await run(`update ${table} set ${assigned(erased)} where ${whose}`)
    if (!about) continue
    await run(`delete from ${table} where (entity, entity_id) in ${records} and ${about.gone}`, [known])
    if (about.blank) await run(`update ${table} set ${assigned(about.blank)} where (entity, entity_id) in ${records}`, [known])
  }
  const lines = JSON.stringify(ticks.filter(({ table }) => table === 'audit').map(({ row, word }) => ({ id: Number(row), kind: word })))
  const { rows } = await sql<{ words: string[] }>`select erase_person(${personId}, ${lines}::jsonb) as words`.execute(db)
  const words = [...(rows[0]?.words ?? []), readingOf(person.nameZh)].filter(Boolean)
  if (words.length > 0)
    for (const { table, columns: texts, isSetting } of freeTexts(columns))
      if (!isSetting) for (const column of texts) await takeOut(column, table)
  await takeOutTicked(db, kept, ticks, loose)
  await db
    .updateTable('file')
    .set({ looseSince: new Date(0) })
    .where('id', 'in', [0, ...images])
    .execute()
  await db
    .insertInto('erased')
    .values({ id: person.erasureId, at: now, mentions: [...mentions] })
    .execute()

  /** Images of rows that go or are blanked, and uploads that no record names yet. */
  async function imagesOf(): Promise<readonly number[]> {
    const named = columns.filter(({ table, refers }) => refers === 'file' && kept[table] && kept[table].whose !== nobodys)
    const all = named.map(({ table, name }) => `select ${name} as id from ${table} where ${(kept[table] as Kept).whose}`)
    const uploads = 'select id from file where uploaded_by = $1 and loose_since is not null'
    const found = await run<{ id: number | null }>([...all, uploads].join(' union '))
    return found.flatMap(({ id }) => id ?? [])
  }

  /**
   * Answers that are kept under a key, where the change was one of the person's records or the answer names the person in any way. The key
   * stays, so that nothing is done twice.
   */
  async function forgetAnswers(): Promise<void> {
    await run(
      `update idempotency i set answer = null where answer is not null and exists (
        select from audit a cross join lateral jsonb_array_elements(a.rows) row
        where a.staff_id = i.staff_id and a.operation = i.operation and a.at = i.created_at
          and (row->>'entity', (row->>'id')::bigint) in ${records})`,
      [known],
    )
    const patterns = loose.filter(({ inSetting }) => inSetting).map(({ pattern }) => pattern)
    await run('update idempotency set answer = null where answer::text ~* any($1::text[])', [patterns])
  }

  async function takeOut({ name, type }: Column, table: string): Promise<void> {
    await run(`update ${table} set ${name} = without_words(${name}::text, $1)::${type} where ${name}::text ~* pattern_of_words($1)`, [
      words,
    ])
  }
}

const theirs = (whose: string) => `coalesce((${whose}), false)`

const assigned = (set: Readonly<Record<string, string>>) =>
  Object.entries(set)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ')

/** How much an erasure would delete, would leave without the person, and would leave to people: rows by table. */
export async function erasureOf(db: Db, kept: KeptTables, personId: number) {
  const about = '(entity, entity_id) in (select entity, id from record)'
  const counts = Object.entries(kept).flatMap(([table, { whose, erased, byHand, about: tells }]) => {
    const count = (becomes: string, which: string) =>
      `select '${table}' as table, '${becomes}' as becomes, count(*) as count from ${table} where ${which}`
    const own = whose === nobodys ? [] : [count(typeof erased === 'object' ? 'stays' : 'goes', whose)]
    if (tells) own.push(count('goes', `${about} and ${tells.gone} and not ${theirs(whose)}`))
    if (tells?.blank) own.push(count('stays', `${about} and not ${tells.gone} and not ${theirs(whose)}`))
    return byHand === undefined ? own : [...own, count('byHand', byHand)]
  })
  const { rows } = await db.executeQuery<{ table: string; becomes: 'goes' | 'stays' | 'byHand'; count: number }>(
    CompiledQuery.raw(
      `with record as materialized (${recordsSql(kept, await columnsOf(db))})
        select "table", becomes, sum(count)::int as count from (${counts.join(' union all ')}) counted group by 1, 2`,
      [personId],
    ),
  )
  const found = Object.groupBy(
    rows.filter(({ count }) => count > 0),
    ({ becomes }) => becomes,
  )
  return { goes: found.goes ?? [], stays: found.stays ?? [], byHand: found.byHand ?? [] }
}
