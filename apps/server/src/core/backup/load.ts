// Reads a backup into an empty database, in one transaction, and brings it up to the schema of today.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import { ConfigError } from '../ground/config.ts'
import { migrate } from '../database/database.ts'
import { limits, sessionOf } from '../database/sessions.ts'
import type { Store } from '../files/store.ts'
import { plainText, quoted, type Counts } from './dump.ts'
import type { Seal, TableHead } from './format.ts'
import { ImagesBack } from './images.ts'
import { headOf, linesOf, parse } from './lines.ts'
import { requireSeal, type Protection } from './protect.ts'

const batch = 2000

/** Before it accounts had no id by which they can be erased again. */
const erasable = '0026-person'

/**
 * Whoever was signed in when the backup was made may have been signed out since: nothing that lets somebody in without a password comes
 * back alive, nor do mails that carry such a thing.
 */
const signedOut = `
  update session set ended_at = now() where ended_at is null;
  update run_pass set revoked_at = now() where revoked_at is null;
  truncate invitation, reset_code, microsoft_nonce, second_factor_ticket;
  delete from outbox where secret and state = 'Pending'`
/** Which tokens and feeds have been revoked since, nobody knows: all are, unless the operator says that none was. */
const tokensRevoked = `
  update api_token set revoked_at = greatest(now(), created_at) where revoked_at is null;
  truncate venue_feed`

interface Options extends Protection {
  readonly erases?: boolean
  readonly keepsTokens?: boolean
}

/**
 * Restores a file, its images into the store.
 * @param options `erases`: somebody will be erased in what was restored; `keepsTokens`: API tokens and feeds stay good
 * @throws ConfigError when the database holds something, or the file is not whole
 */
export async function load(connection: pg.ClientConfig, file: string, store: Store, options: Options = {}): Promise<Counts> {
  const client = sessionOf(connection, { silentMs: limits.program.silentMs })
  await client.connect()
  try {
    const lines = linesOf(file, options.key)
    const head = await headOf(lines, file)
    if (options.erases && !head.migrations.includes(erasable))
      throw new ConfigError(
        `${file} is too old to know people by the ids in the list of who was erased. Say --without-erased, and erase them by hand.`,
      )
    const { rows } = await client.query(
      "select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1",
    )
    if (rows.length > 0)
      throw new ConfigError('The database is not empty: restore into a new one (an empty DATA_DIR, or another DATABASE_URL).')
    await migrate(connection, head.migrations.at(-1))
    await client.query(plainText)
    const images = new ImagesBack(store)
    const holds = (seal: Seal | undefined, hash: string) => requireSeal(seal, hash, options, file)
    const hash = createHash('sha256').update(JSON.stringify(head))
    const filled = await fill(client, lines, hash, images, holds).catch(async (error: unknown) => {
      await client.query('rollback')
      await images.undo()
      // What was made for the rows goes with them: the database is as empty as it was found.
      await client.query('drop schema public cascade; create schema public')
      throw error
    })
    await migrate(connection)
    await client.query(signedOut)
    if (!options.keepsTokens) await client.query(tokensRevoked)
    return { rows: filled, images: images.count }
  } finally {
    await client.end()
  }
}

async function fill(
  client: pg.Client,
  lines: AsyncGenerator<string, undefined>,
  hash: ReturnType<typeof createHash>,
  images: ImagesBack,
  holds: (seal: Seal | undefined, hash: string) => void,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  const heads: TableHead[] = []
  const aside: string[] = []
  let seal: Seal | undefined
  let rows: string[] = []
  const flush = async () => {
    if (rows.length > 0) await client.query('insert into arriving (line) select unnest($1::text[])', [rows])
    rows = []
  }
  const settle = async () => {
    await flush()
    const head = heads.at(-1)
    if (!head) return
    aside.push(...(await setAside(client, head.table, Object.keys(counts))))
    counts[head.table] = await moveIn(client, head)
  }
  await client.query('begin')
  await client.query('create temporary table arriving (at bigint generated always as identity, line text not null) on commit drop')
  const tables = await makeRoom(client)
  for await (const line of lines) {
    if (line.startsWith('[')) {
      if (rows.push(line) >= batch) await flush()
    } else if (line.startsWith('{"sealed"')) {
      seal = parse<Seal>(line)
      break
    } else if (line.startsWith('{"image"') || line.startsWith('"')) {
      await images.line(line)
    } else {
      await settle()
      heads.push(knownHead(parse<TableHead>(line), tables))
    }
    hash.update(line)
  }
  holds(seal, hash.digest('hex'))
  await settle()
  await images.end()
  for (const rule of aside) await client.query(rule)
  await client.query('commit')
  return counts
}

/** Refuses what is no table of the migrations, such as one of PostgreSQL's own. */
function knownHead(head: TableHead | undefined, tables: readonly string[]): TableHead {
  if (!head || !tables.includes(head.table))
    throw new ConfigError(`The backup has a part that no backup of this system has (${head?.table ?? 'unreadable'}): nothing is restored.`)
  return head
}

/**
 * The migrations plant a few rows; the backup brings its own. Triggers watch over people's changes, not over a restore.
 * @returns the tables of the migrations
 */
async function makeRoom(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    "select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely%'",
  )
  for (const { table } of rows) await client.query(`alter table ${quoted(table)} disable trigger user`)
  await client.query(`truncate ${rows.map(({ table }) => quoted(table)).join(', ')}`)
  return rows.map(({ table }) => table)
}

/** Where tables refer to each other, one comes before what it refers to: that rule goes, and comes back when all rows are there. */
async function setAside(client: pg.Client, table: string, there: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; rule: string }>(
    `select f.conname as name, pg_get_constraintdef(f.oid) as rule from pg_constraint f join pg_class r on r.oid = f.confrelid
     where f.contype = 'f' and f.conrelid = $1::regclass and f.confrelid <> f.conrelid and r.relname <> all ($2)`,
    [quoted(table), there],
  )
  for (const { name } of rows) await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  return rows.map(({ name, rule }) => `alter table ${quoted(table)} add constraint ${quoted(name)} ${rule}`)
}

/** One statement a table: a row may refer to another of its own table, in any order. */
async function moveIn(client: pg.Client, { table, columns, next }: TableHead): Promise<number> {
  const { rows: types } = await client.query<{ name: string; type: string }>(
    'select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute where attrelid = $1::regclass and attnum > 0',
    [quoted(table)],
  )
  const values = columns.map((column, at) => `(line::json ->> ${at})::${types.find(({ name }) => name === column)?.type ?? 'text'}`)
  const { rowCount } = await client.query(
    `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) overriding system value
     select ${values.join(', ')} from arriving order by at`,
  )
  await client.query('truncate arriving')
  // Rules that are judged at the end are judged now: a table with a judgement ahead of it cannot be altered.
  await client.query('set constraints all immediate')
  await client.query('set constraints all deferred')
  if (next)
    await client.query('select setval(pg_get_serial_sequence(quote_ident($1), $2), $3, $4)', [table, next.column, next.last, next.called])
  await client.query(`alter table ${quoted(table)} enable trigger user`)
  return rowCount ?? 0
}
