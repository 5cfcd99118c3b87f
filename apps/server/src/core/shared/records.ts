// Records of one row with a version: made, changed and deleted, each time with what the audit says of it.
import type { ListedId } from '@isb/contract/metadata'
import type { EntityName } from '@isb/words'
import { sql, type Insertable } from 'kysely'
import { unchanged } from './stale.ts'
import type { SignedIn } from '../app/context.ts'
import type { Tables } from '../database/tables.ts'
import type { RecordOf, ServerList } from '../lists/list.ts'

type VersionedTable = {
  [T in keyof Tables]: Tables[T] extends { id: unknown; version: unknown; updatedAt: unknown } ? T : never
}[keyof Tables]
type Writing = Pick<SignedIn, 'db' | 'now' | 'changed'>

/** A record that stands: what it is for the audit. */
interface Standing {
  readonly id: number
  readonly fields: object
}

interface Written<Table extends VersionedTable> {
  readonly row: Omit<Insertable<Tables[Table]>, 'version' | 'updatedAt'>
  /** What the audit says, where that is not the row. */
  readonly fields?: object
  /** The record that is changed; a new one is made without it. */
  readonly before?: Standing | undefined
}

/** Writes a record, whose version and time follow. Answers its id. */
export async function put<Table extends VersionedTable>(
  { db, now, changed }: Writing,
  table: Table,
  entity: EntityName,
  { row, fields = row, before }: Written<Table>,
): Promise<number> {
  const columns = Object.entries({ ...row, updatedAt: now })
  const values = columns.map(([, value]) => sql`${value}`)
  const names = columns.map(([name]) => sql.ref(name))
  const set = names.map((name, at) => sql`${name} = ${values[at]}`)
  const written = before
    ? sql<{ id: number }>`update ${sql.table(table)} set ${sql.join(set)}, version = version + 1 where id = ${before.id} returning id`
    : sql<{ id: number }>`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)}) returning id`
  const { rows } = await written.execute(db)
  const { id } = rows[0]!
  changed(entity, id, before?.fields ?? null, fields)
  return id
}

/** Deletes a record. */
export async function remove({ db, changed }: Writing, table: VersionedTable, entity: EntityName, { id, fields }: Standing): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db)
  changed(entity, id, fields, null)
}

/**
 * What is done with the records of a list that are one row each, and are audited as that row.
 * @param written the row, from all that a caller can say
 * @param taken for a row that a constraint refuses
 */
export function recordsOf<Id extends ListedId, Table extends VersionedTable, Fields extends object>(
  list: ServerList<Id>,
  table: Table,
  written: (fields: Fields) => Written<Table>['row'],
  taken: (error: unknown) => never,
) {
  const entity = list.metadata.entity as EntityName
  const standing = (record: RecordOf<Id>) => {
    const before = record as unknown as Fields & { readonly id: number }
    return { id: before.id, fields: written(before) }
  }
  const save = async (context: SignedIn, fields: Fields, before?: RecordOf<Id>): Promise<RecordOf<Id>> => {
    const row = { row: written(fields), before: before && standing(before) }
    return list.record(context, await put(context, table, entity, row).catch(taken))
  }
  return {
    create: (context: SignedIn, fields: Fields) => save(context, fields),
    async update(context: SignedIn, id: number, { version, ...given }: { readonly version: number } & Partial<Fields>) {
      const before = await unchanged(list, context, id, version)
      return save(context, { ...(before as unknown as Fields), ...given }, before)
    },
    async remove(context: SignedIn, before: RecordOf<Id>): Promise<Record<string, never>> {
      await remove(context, table, entity, standing(before))
      return {}
    },
  }
}
