// Undoing an import as one: what it made goes, what it changed is as before, and only where nobody has touched any of it since.
import { contractCodes, operationOf, type OperationId, type Schema, type ToldReason } from '@isb/contract'
import { isWord, word, type EntityName, type Values } from '@isb/words'
import { CompiledQuery, sql } from 'kysely'
import { heldCodes, requireCodes, requireNotAbove, requireRoles } from '../access/access.ts'
import { reachOfCode, studentsWithin } from '../access/reach.ts'
import { schoolDay } from '../database/clock.ts'
import type { Confirmed } from '../app/context.ts'
import { lockImports, lockTree } from '../database/locks.ts'
import { mostResults } from './import.ts'
import { Refusal, refuse, type Reason } from '../ground/refuse.ts'
import type { Outcome, Running } from '../work/runs.ts'

type Row = Record<string, unknown>
/** A record of the import: as it was before it, and as the import left it. */
interface Changed {
  readonly table: string
  readonly before: Row | null
  readonly after: Row | null
}

/** A record that the caller may not touch, and why. */
type Barred = readonly [Changed, { readonly reason: Reason | ToldReason<'runs.undo'>; readonly values?: Values }]

/** A table's columns, as the database knows them. */
interface Shape {
  readonly key: readonly string[]
  readonly own: readonly string[]
}

/**
 * Tables whose rows go with a record although nobody has gone on from it: what is worked out, what the system or a stranger wrote, and
 * the calls of a line, which nobody changes without changing the line.
 */
const incidental: ReadonlySet<string> = new Set(['homeroom_told', 'message', 'sign_in_failure', 'bus_route_stop'])

const made = ({ before, after }: Changed) => before === null && after !== null
const edited = ({ before, after }: Changed) => before !== null && after !== null
const gone = ({ before, after }: Changed) => before !== null && after === null

/** Undoes a run. Refuses with every row that somebody has changed since, or that others hang on. */
export async function undoImport(runId: number, { db, progress, changed }: Running, context: Confirmed): Promise<Outcome> {
  await lockImports(db)
  await lockTree(db)
  const run = async <T>(text: string, values: readonly unknown[]) => (await db.executeQuery<T>(CompiledQuery.raw(text, [...values]))).rows
  const tables = await tablesOf()
  const shapes = new Map<string, Shape>()
  for (const table of tables) shapes.set(table, await shapeOf(table))
  const all = new Map<string, readonly Changed[]>()
  for (const table of tables) all.set(table, await changesOf(table))
  const { operation } = await db.selectFrom('run').select('operation').where('id', '=', runId).executeTakeFirstOrThrow()
  const { permission } = operationOf(operation as OperationId)
  const barred = [...(await outOfReach()), ...(await beyondRights([...all.values()].flat()))]
  if (barred.length > 0) return refusedFor(barred)
  const moved = (await Promise.all(tables.map(movedOn))).flat()
  if (moved.length > 0) return refused(moved, 'RUN_ROW_CHANGED')
  const used = (await Promise.all(tables.map(inUse))).flat()
  if (used.length > 0) return refused(used, 'RUN_ROW_IN_USE')
  let done = 0
  try {
    await each(tables.toReversed(), made, (table, rows) => remove(table, rows))
    await each(tables, edited, (table, rows) => restore(table, rows))
    await each(tables, gone, (table, rows) => bringBack(table, rows))
    await sql`set constraints all immediate`.execute(db)
  } catch (error) {
    const { code, detail = '' } = error as { code?: string; detail?: string }
    if (code !== '23503' && code !== '23001') throw error
    const id = /\(id\)=\((\d+)\)/.exec(detail)?.[1]
    return refused(
      [...all.values()].flat().filter((change) => made(change) && String(change.after?.['id']) === id),
      'RUN_ROW_IN_USE',
    )
  }
  // Nobody is put back out of the caller's reach either.
  const lost = await outOfReach()
  if (lost.length > 0) return refusedFor(lost)
  await sql`update run set undone_at = ${context.now} where id = ${runId}`.execute(db)
  changed('run', runId, { undone: false }, { undone: true })
  for (const change of [...all.values()].flat()) note(change)
  return { refused: false, counts: await countsOf(), results: [] }

  /** As the import counted, of all records or of each kind: one may be rows of several tables. */
  async function countsOf(): Promise<Record<'deleted' | 'restored', number>> {
    const { counts } = await db.selectFrom('run').select('counts').where('id', '=', runId).executeTakeFirstOrThrow()
    const sum = (outcome: string) =>
      counts[outcome] ?? Object.entries(counts).reduce((all, [key, count]) => all + (key.endsWith(`.${outcome}`) ? count : 0), 0)
    return { deleted: sum('created'), restored: sum('changed') }
  }

  /** In the order in which the import came to them. */
  async function tablesOf(): Promise<readonly string[]> {
    const rows = await run<{ ofTable: string }>('select of_table from run_change where run_id = $1 group by of_table order by min(step)', [
      runId,
    ])
    return rows.map(({ ofTable }) => ofTable)
  }

  async function shapeOf(table: string): Promise<Shape> {
    const [shape] = await run<Shape>(
      `select array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any(i.indkey)) as key,
         array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum > 0 and attgenerated = '' and not attisdropped) as own
       from pg_index i where i.indrelid = $1::regclass and i.indisprimary`,
      [table],
    )
    return shape ?? { key: [], own: [] }
  }

  /** Of a record that the import touched several times the first state and the last. */
  async function changesOf(table: string): Promise<readonly Changed[]> {
    const key = (shapes.get(table)?.key ?? []).map((column) => `(coalesce(after, before)->>'${column}')`).join(` || ' ' || `)
    const rows = await run<Omit<Changed, 'table'>>(
      `select (array_agg(before order by step))[1] as before, (array_agg(after order by step desc))[1] as after
       from run_change where run_id = $1 and of_table = $2 group by ${key}`,
      [runId, table],
    )
    return rows.map((row) => ({ table, ...row })).filter(({ before, after }) => before !== null || after !== null)
  }

  /** The rows that do not stand as the import left them. */
  async function movedOn(table: string): Promise<readonly Changed[]> {
    const rows = all.get(table) ?? []
    const same = (shapes.get(table)?.key ?? []).map((column) => `t.${column} = r.${column}`).join(' and ')
    const found = await run<{ at: number }>(
      `select given.at::int as at
       from jsonb_array_elements($1::jsonb) with ordinality given (change, at)
         cross join lateral jsonb_populate_record(null::${table}, coalesce(nullif(change->'after', 'null'), change->'before')) r
         left join ${table} t on ${same}
       where case when change->'after' = 'null' then t is not null else t is null or not to_jsonb(t) @> (change->'after') end`,
      [JSON.stringify(rows)],
    )
    return found.flatMap(({ at }) => rows[at - 1] ?? [])
  }

  /**
   * Those of the rows that the import made whose removal would take a row of somebody else along, or a name out of it. Nothing new can
   * come to hang on them until the undoing is over.
   */
  async function inUse(table: string): Promise<readonly Changed[]> {
    const rows = (all.get(table) ?? []).filter(made)
    const ids = rows.map(({ after }) => Number(after?.['id'])).filter(Number.isFinite)
    if (ids.length === 0) return []
    await run(`select from ${table} where id = any($1::bigint[]) for update`, [ids])
    const hangers = await run<{ there: string; is: string }>(
      `select c.conrelid::regclass::text as there, a.attname as is from pg_constraint c
         cross join lateral unnest(c.conkey, c.confkey) as pair (own, other)
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own
         join pg_attribute k on k.attrelid = c.confrelid and k.attnum = pair.other and k.attname = 'id'
       where c.contype = 'f' and c.confrelid = $1::regclass and c.confdeltype in ('c', 'n', 'd')`,
      [table],
    )
    const used = new Set<number>()
    for (const { there, is } of hangers) {
      if (incidental.has(there)) continue
      const own = tables.includes(there)
        ? `not exists (select from run_change h where h.run_id = $2 and h.of_table = '${there}' and h.after is not null
            and ${(shapes.get(there)?.key ?? []).map((column) => `h.after->'${column}' = to_jsonb(there.${column})`).join(' and ')})`
        : '$2 > 0'
      const found = await run<{ id: number }>(
        `select distinct there.${is} as id from ${there} there
         where there.${is} = any($1::bigint[]) and ${own} and not (${context.app.kept[there]?.follows ?? 'false'})`,
        [ids, runId],
      )
      for (const { id } of found) used.add(id)
    }
    return rows.filter(({ after }) => used.has(Number(after?.['id'])))
  }

  async function each(
    order: readonly string[],
    which: (change: Changed) => boolean,
    write: (table: string, rows: readonly (Row | null)[]) => Promise<unknown>,
  ): Promise<void> {
    for (const table of order) {
      const rows = (all.get(table) ?? []).filter(which)
      if (rows.length === 0) continue
      await write(
        table,
        rows.map(({ before, after }) => before ?? after),
      )
      progress((done += rows.length))
    }
  }

  /** One statement a table: rows may hang on each other. */
  function remove(table: string, rows: readonly (Row | null)[]): Promise<unknown> {
    const same = (shapes.get(table)?.key ?? []).map((column) => `t.${column} = r.${column}`).join(' and ')
    return run(`delete from ${table} t using jsonb_populate_recordset(null::${table}, $1::jsonb) r where ${same}`, [JSON.stringify(rows)])
  }

  function restore(table: string, rows: readonly (Row | null)[]): Promise<unknown> {
    const { key, own } = shapes.get(table) ?? { key: [], own: [] }
    const same = key.map((column) => `t.${column} = r.${column}`).join(' and ')
    const set = own.flatMap((column) => {
      if (key.includes(column)) return []
      if (column === 'version') return 'version = t.version + 1'
      return column === 'updated_at' ? 'updated_at = $2' : `${column} = r.${column}`
    })
    return run(
      `update ${table} t set ${set.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb) r
       where ${same} and $2::timestamptz is not null`,
      [JSON.stringify(rows), context.now],
    )
  }

  function bringBack(table: string, rows: readonly (Row | null)[]): Promise<unknown> {
    const own = (shapes.get(table)?.own ?? []).join(', ')
    return run(
      `insert into ${table} (${own}) overriding system value select ${own} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    )
  }

  /** In the history of each record that has one. */
  function note({ table, before, after }: Changed): void {
    const entity = table.replaceAll('_', '-')
    const id = Number((after ?? before)?.['id'])
    if (!isWord(`audit.entity.${entity}`) || Number.isNaN(id)) return
    changed(entity as EntityName, id, after && differing(after, before), before && differing(before, after))
  }

  /** The rows of students whom the caller does not reach as they stand: reach may have shrunk since the import. */
  async function outOfReach(): Promise<readonly Barred[]> {
    const reach = await reachOfCode(db, context.caller, permission)
    if (reach === 'all') return []
    const changes = [...all.values()].flat()
    const { rows } = await sql<{ id: number }>`select id from student where id = any(${changes.flatMap(personIds)}::bigint[])`.execute(db)
    const there = rows.map(({ id }) => id)
    const reached = await studentsWithin(db, reach, there, await schoolDay(db, context.now))
    const hidden = new Set(there.filter((id) => !reached.has(id)))
    return changes.flatMap((change) => (personIds(change).some((id) => hidden.has(id)) ? [[change, { reason: 'STUDENT_NOT_FOUND' }]] : []))
  }

  /** The rows that take more than the caller may do now: what an import asks for, its undoing asks for too. */
  async function beyondRights(changes: readonly Changed[]): Promise<readonly Barred[]> {
    const barred: Barred[] = []
    const held = await heldCodes(db, context.caller)
    const { rows: builtin } = await sql<{ id: number }>`select id from role where builtin`.execute(db)
    for (const change of changes) {
      const { table, before, after } = change
      const row = before ?? after ?? {}
      const asks = async () => {
        const code = typeof row['code'] === 'string' ? row['code'] : ''
        if (table === 'menu' && contractCodes.includes(code) && !held.has(code)) refuse(4, 'MENU_CODE_NOT_HELD', { code })
        if (table === 'staff_role' && gone(change)) await requireRoles({ ...context, db }, [Number(row['role_id'])])
        const isAdministrators = table === 'staff_role' && builtin.some(({ id }) => id === Number(row['role_id']))
        if (isAdministrators && (!context.caller.administrator || context.caller.scopes)) refuse(4, 'ADMINISTRATOR_ONLY')
        if (table === 'staff_role') await requireCodes(db, context.caller, ['upms:staff:assign'])
        if (table !== 'staff' || gone(change)) return
        if (edited(change) && before?.['enabled'] !== after?.['enabled']) await requireCodes(db, context.caller, ['upms:staff:enable'])
        const signsInOtherwise = ['email', 'enabled'].some((field) => before?.[field] !== after?.[field])
        if (operation === 'staff.import' || signsInOtherwise) await requireNotAbove(db, context.caller, Number(row['id']))
      }
      await asks().catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        barred.push([change, error])
      })
    }
    return barred
  }

  function refusedFor(rows: readonly Barred[]): Outcome {
    const results = rows.slice(0, mostResults).map(([row, { reason, values }]): Schema<'RunResult'> => ({
      key: labelOf(row),
      outcome: 'refused',
      reason,
      message: word(context.locale, `reason.${reason}`, values),
    }))
    return { refused: true, counts: { refused: rows.length }, results }
  }

  function refused(rows: readonly Changed[], reason: 'RUN_ROW_CHANGED' | 'RUN_ROW_IN_USE'): Outcome {
    return refusedFor(rows.map((row) => [row, { reason }]))
  }
}

/** The ids of people in a row. */
function personIds({ table, before, after }: Changed): number[] {
  const fields = ['student_id', 'person_id', ...(['student', 'staff'].includes(table) ? ['id'] : [])]
  return [before, after].flatMap((row) => fields.map((field) => Number(row?.[field]))).filter(Boolean)
}

/** What differs of two states, by the names that the audit has; of a record that goes or comes back what it is called. */
function differing(row: Row, other: Row | null): Row {
  const told = other ? Object.keys(row).filter((name) => JSON.stringify(row[name]) !== JSON.stringify(other[name])) : named
  const fields = told.filter((name) => name in row && !['search', 'search_names', 'version', 'updated_at'].includes(name))
  return Object.fromEntries(fields.map((name) => [name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()), row[name]]))
}
const named = ['number', 'email', 'name', 'name_zh', 'code']

/** What people call the record. */
function labelOf({ before, after }: Changed): string {
  const row = after ?? before ?? {}
  const texts = ['number', 'email', 'name', 'value', 'id'].map((field) => {
    const value = row[field]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  })
  return texts.find(Boolean) ?? ''
}
