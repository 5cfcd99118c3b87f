// What may still name a person after an erasure, in texts that are somebody else's. The eraser ticks what is taken out of them.
import type { Schema } from '@isb/contract'
import { CompiledQuery, sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { columnsOf } from './columns.ts'
import type { KeptTables } from './kept.ts'
import { freeTexts, goneSql, isJson, leftSql, recordsSql, type FreeTexts } from './texts.ts'

type Word = Schema<'ErasureWord'>

export interface Mention {
  readonly key: string
  readonly table: string
  readonly word: Word
  readonly text: string
  readonly ticked: boolean
}

const aPage = 200
/** What is most surely about the person comes first. */
const order: readonly Word[] = ['Phone', 'Plate', 'Name', 'GivenName', 'FamilyName']
const around = 40

const keyOf = (table: string, row: string, word: Word) => `${table}/${row}/${word}`

/** A ticked mention. */
interface Tick {
  readonly table: string
  readonly row: string
  readonly word: Word
}

/** The mentions that keys name; what names none is left out. */
export function ticksOf(keys: readonly string[]): readonly Tick[] {
  return keys.flatMap((key) => {
    const [, table, row, word] = /^([a-z_]+)\/(.*)\/(\w+)$/s.exec(key) ?? []
    const isRow = row !== undefined && (table !== 'audit' || /^\d{1,15}$/.test(row))
    return table && isRow && order.includes(word as Word) ? [{ table, row, word: word as Word }] : []
  })
}

/** A pattern for each kind of word that may name the person. */
export interface Loose {
  readonly word: Word
  readonly pattern: string
  /** In a setting nothing is taken out unasked: there full names and addresses are mentions too. */
  readonly inSetting: boolean
}

export async function looseWordsOf(db: Db, personId: number): Promise<readonly Loose[]> {
  const { rows } = await sql<Loose>`
    with loose as (select kind as word, pattern from loose_words_of_person(${personId})),
      full_name as (select 'Name' as word, pattern_of_words(words) as pattern from words_of_person(${personId}) words where words <> '{}')
    select word, pattern, in_setting from loose, (values (false), (true)) as at (in_setting)
    union all select word, pattern, true from full_name`.execute(db)
  return rows
}

/**
 * Finds each text in which one of the patterns may find something, also where the text stands in JSON; something has to stand before and
 * behind it. It looks to no side: PostgreSQL looks again from each letter for a pattern that does, which takes ten times as long.
 */
export function roughPattern(patterns: readonly string[]): string {
  const inside = String.raw`(?:\\.|[^\\)])*`
  const beforeIt = new RegExp(String.raw`\(\?<!(?:\[([^\]]*)\]${inside}|${inside})\)`, 'gs')
  const behindIt = new RegExp(String.raw`\(\?!(?:\[([^\]]*)\]${inside}|${inside})\)`, 'gs')
  return patterns
    .map((pattern) =>
      pattern
        // In JSON a line ends with a letter, and a quotation mark has a sign in front.
        .replaceAll(beforeIt, (_, signs?: string) => (signs === undefined ? '' : String.raw`(?:[^${signs}]|\\[bfnrt])`))
        .replaceAll(behindIt, (_, signs?: string) => (signs === undefined ? '' : `[^${signs}]`))
        .replaceAll('"', String.raw`\\?"`),
    )
    .join('|')
}

/** The texts in which ticks take something out. */
const looseTexts = (columns: Parameters<typeof freeTexts>[0], kept: KeptTables) =>
  freeTexts(columns).filter(({ table, key }) => key !== undefined && !kept[table]?.ofOthers)

/**
 * Where somebody may still be named once they are erased, a page of it, and how many there are on later pages.
 * @param ticked the keys that somebody has ticked already: these come first, so that they are seen
 */
export async function mentionsOf(
  db: Db,
  kept: KeptTables,
  personId: number,
  page: number,
  ticked: readonly string[],
): Promise<{ mentions: readonly Mention[]; more: number }> {
  const loose = await looseWordsOf(db, personId)
  if (loose.length === 0) return { mentions: [], more: 0 }
  const columns = await columnsOf(db)
  const parts = looseTexts(columns, kept).map((texts) => searchSql(texts, kept))
  const rough = roughPattern(loose.filter(({ inSetting }) => !inSetting).map(({ pattern }) => pattern))
  const text = `
    with words as (select words_of_person($1) as words), record as materialized (${recordsSql(kept, columns)}),
      loose as (select * from jsonb_to_recordset($2::jsonb) as l (word text, pattern text, "inSetting" boolean)),
      line as materialized (select id, rows from audit where rows::text ~* $5),
      found as materialized (${[...parts, auditSql].join(' union all ')})
    select "table", row, word, ticked,
      case when secret then '' else (regexp_match(text, '(.{0,${around}}(?:' || pattern || ').{0,${around}})', 'i'))[1] end as text,
      count(*) over () as total
    from (select "table", row, word, pattern, text, secret, concat_ws('/', "table", row, word) = any($4::text[]) as ticked from found
      order by ticked desc, array_position($3::text[], word), "table", length(row) desc, row desc) sorted
    limit ${aPage} offset ${(page - 1) * aPage}`
  const { rows } = await db.executeQuery<Omit<Mention, 'key'> & { row: string; total: number }>(
    CompiledQuery.raw(text, [personId, JSON.stringify(loose), order, ticked, rough]),
  )
  const mentions = rows.map(({ row, total: _, ...found }) => ({ key: keyOf(found.table, row, found.word), ...found }))
  return { mentions, more: Math.max(0, (rows[0]?.total ?? 0) - (page - 1) * aPage - mentions.length) }
}

/** A row for each kind of word that a row of the table still has. */
function searchSql({ table, columns, key, isSetting }: FreeTexts, kept: KeptTables): string {
  const what = kept[table]
  const texts = columns.map((column, place) => {
    const value = `here.${column.name}`
    if (isJson(column)) return `select ${place}, said from json_texts(${value}::jsonb) said`
    return `select ${place}, ${value}::text`
  })
  const left = columns.map((column) => `${leftSql(what, column)} as ${column.name}`)
  const about = what?.about ? ' and not coalesce((entity, entity_id) in (select entity, id from record), false)' : ''
  const mayName = isSetting ? '' : ` and concat_ws(' ', '', ${columns.map(({ name }) => `${name}::text`).join(', ')}, '') ~* $5`
  const rest = isSetting ? 'text' : `without_words(text, words)`
  return `(select '${table}' as "table", here.key as row, loose.word, loose.pattern, found.text, here.secret
    from (select ${key} as key, ${what?.secret ?? 'false'} as secret, ${left.join(', ')} from ${table}
      where not ${goneSql(what)}${about}${mayName}) here
    join loose on loose."inSetting" = ${isSetting} cross join words
    cross join lateral (select ${rest} as text from (${texts.join(' union all ')}) said (place, text)
      where text ~* loose.pattern and ${rest} ~* loose.pattern order by place limit 1) found)`
}

/** The same of the audit: in the lines of others' records, but for names, which are theirs. */
const auditSql = `(select 'audit' as "table", line.id::text as row, loose.word, loose.pattern, found.text, false
  from line join loose on not loose."inSetting" cross join words
  cross join lateral (
    select without_words(said, words) as text from jsonb_array_elements(line.rows) row
      cross join lateral (values (row->'before'), (row->'after')) side (fields)
      cross join lateral jsonb_each(case when jsonb_typeof(fields) = 'object' then fields else '{}' end) field
      cross join lateral json_texts(field.value) said
    where not coalesce((row->>'entity', (row->>'id')::bigint) in (select entity, id from record), false)
      and field.key not in ('name', 'nameZh', 'familyName', 'givenName', 'preferredName')
      and said ~* loose.pattern and without_words(said, words) ~* loose.pattern limit 1) found)`

/** Takes ticked mentions out of the texts of tables. Those of the audit go with the account: see `erase_person`. */
export async function takeOutTicked(db: Db, kept: KeptTables, ticks: readonly Tick[], loose: readonly Loose[]): Promise<void> {
  const tables = new Map(looseTexts(await columnsOf(db), kept).map((texts) => [texts.table, texts]))
  for (const ofRow of Map.groupBy(ticks, ({ table, row }) => `${table}/${row}`).values()) {
    const [{ table, row }] = ofRow as [Tick]
    const texts = tables.get(table)
    if (!texts) continue
    const words = ofRow.map(({ word }) => word)
    const patterns = loose.filter((each) => words.includes(each.word) && each.inSetting === texts.isSetting)
    if (patterns.length === 0) continue
    const set = texts.columns.map((column) => `${column.name} = ${withoutSql(column)}`)
    const pattern = patterns.map((each) => each.pattern).join('|')
    await db.executeQuery(CompiledQuery.raw(`update ${table} set ${set.join(', ')} where ${texts.key} = $1`, [row, pattern]))
    const computed = Object.entries(kept[table]?.computed ?? {}).map(([name, value]) => `${name} = ${value}`)
    if (computed.length > 0)
      await db.executeQuery(CompiledQuery.raw(`update ${table} set ${computed.join(', ')} where ${texts.key} = $1`, [row]))
  }
}

function withoutSql(column: FreeTexts['columns'][number]): string {
  const { name, type } = column
  if (isJson(column)) return `json_without(${name}::jsonb, $2)::${type}`
  return `regexp_replace(${name}::text, $2, '—', 'gi')::${type}`
}
