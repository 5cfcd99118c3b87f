// Writes a database into a file: gzip, one JSON value a line. First what it is, then each table's head followed by its rows, then images,
// last a seal. A row is an array of PostgreSQL's own texts, as COPY has them, so that nothing passes through a JavaScript number or date.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { limits, sessionOf } from '../database/sessions.ts'
import type { Store } from '../files/store.ts'
import { imageLines } from './images.ts'
import { encrypted, signed, type Protection } from './protect.ts'
import type { FileHead, Seal, TableHead } from './format.ts'

/** How sessions read and write values as text: the same on both sides. */
export const plainText =
  "set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex'; set extra_float_digits = 1; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0"
export const quoted = (name: string): string => pg.escapeIdentifier(name)
const batch = 2000

/** What a backup holds, or what was restored. */
export interface Counts {
  readonly rows: Record<string, number>
  images: number
}

/**
 * Saves every table of one snapshot, and the images of its rows.
 * @param store undefined leaves the images out
 */
export async function dump(
  connection: pg.ClientConfig,
  file: string,
  store: Store | undefined,
  protection: Protection = {},
): Promise<Counts> {
  const client = sessionOf(connection, { silentMs: limits.program.silentMs })
  await client.connect()
  try {
    await client.query(plainText)
    await client.query('begin isolation level repeatable read read only')
    const counts: Counts = { rows: {}, images: 0 }
    const { key, encrypts } = protection
    const text = Readable.from(lines(client, counts, store, protection))
    const to = createWriteStream(file, { mode: 0o600, flush: true })
    if (key && encrypts) await pipeline(text, createGzip(), (packed: AsyncIterable<Buffer>) => encrypted(packed, key), to)
    else await pipeline(text, createGzip(), to)
    return counts
  } finally {
    await client.end()
  }
}

async function* lines(client: pg.Client, counts: Counts, store: Store | undefined, protection: Protection): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const line = (text: string) => {
    hash.update(text)
    return `${text}\n`
  }
  const { rows: migrations } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  yield line(JSON.stringify({ format: 'isb-backup', version: 2, migrations: migrations.map(({ name }) => name) } satisfies FileHead))
  for (const head of await tables(client)) {
    yield line(JSON.stringify(head))
    counts.rows[head.table] = 0
    const columns = head.columns.map((column) => `${quoted(column)}::text`).join(', ')
    await client.query(`declare reader no scroll cursor for select json_build_array(${columns})::text as line from ${quoted(head.table)}`)
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${batch} from reader`)
      if (rows.length === 0) break
      counts.rows[head.table] = (counts.rows[head.table] ?? 0) + rows.length
      yield rows.map((row) => line(row.line)).join('')
    }
    await client.query('close reader')
  }
  if (store)
    for await (const part of imageLines(client, store)) {
      if (part.startsWith('{')) counts.images += 1
      yield line(part)
    }
  const sealed = hash.digest('hex')
  yield `${JSON.stringify({ sealed, signed: signed(sealed, protection), ...counts } satisfies Seal)}\n`
}

/** All tables but the migrations' own, parents before those that refer to them; where tables refer to each other, one begins. */
async function tables(client: pg.Client): Promise<TableHead[]> {
  const { rows } = await client.query<{ table: string; columns: string[]; identity: string | null; parents: string[] }>(`
    select c.relname as table,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '' limit 1) as identity,
      array(select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and r.oid <> c.oid) as parents
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely%' order by c.relname`)
  const heads: TableHead[] = []
  const done = new Set<string>()
  while (heads.length < rows.length) {
    const left = rows.filter(({ table }) => !done.has(table))
    const ready = left.filter(({ parents }) => parents.every((parent) => done.has(parent)))
    for (const { table, columns, identity } of ready.length > 0 ? ready : left.slice(0, 1)) {
      done.add(table)
      heads.push({ table, columns, ...(identity && { next: await sequence(client, table, identity) }) })
    }
  }
  return heads
}

async function sequence(client: pg.Client, table: string, column: string): Promise<NonNullable<TableHead['next']>> {
  const { rows } = await client.query<{ name: string }>('select pg_get_serial_sequence(quote_ident($1), $2) as name', [table, column])
  const { rows: state } = await client.query<{ last: string; called: boolean }>(
    `select last_value::text as last, is_called as called from ${rows[0]?.name ?? ''}`,
  )
  return { column, last: state[0]?.last ?? '1', called: state[0]?.called ?? false }
}
