// A standby of an embedded PostgreSQL: a copy of its folder, made while it works, that follows it by streaming.
import { chownSync, cpSync, lchownSync, mkdirSync, readdirSync, statSync, writeFileSync, appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded, type Embedded } from '@isb/server/embedded'
import pg from 'pg'
import { until } from './check.ts'
import { ask, newFolder } from './server.ts'

export interface Standby {
  readonly connection: pg.ClientConfig
  promote(): Promise<void>
  stop(): Promise<void>
}

/** What belongs to the running primary, and not to its data. */
const own = ['postmaster.pid', 'postmaster.opts', 'isb-postgres.log', 'pg_replslot']

/**
 * Starts a standby. Every commit of the primary waits for it from then on: what was acknowledged is there.
 * @param dataDir the primary's
 */
export async function startStandby(primary: pg.ClientConfig, dataDir: string): Promise<Standby> {
  const folder = newFolder('standby')
  const [from, to] = [join(dataDir, 'postgres'), join(folder.path, 'postgres')]
  const session = new pg.Client(primary)
  session.on('error', () => {})
  await session.connect()
  await session.query("select pg_backup_start('standby', true)")
  cpSync(from, to, { recursive: true, filter: (path) => !own.some((name) => path === join(from, name)) })
  mkdirSync(join(to, 'pg_replslot'))
  const { rows } = await session.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
  await session.end()
  writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
  writeFileSync(join(to, 'standby.signal'), '')
  const { host, user, password } = primary
  appendFileSync(
    join(to, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} user=${user} password=${String(password)}'\nsynchronous_standby_names = ''\n`,
  )
  const { uid, gid } = statSync(from)
  for (const entry of readdirSync(to, { recursive: true, encoding: 'utf8' })) lchownSync(join(to, entry), uid, gid)
  chownSync(to, uid, gid)
  const embedded: Embedded = await startEmbedded(folder.path, 'standby')
  await until(
    'the standby follows',
    async () => (await ask(primary, 'select from pg_stat_replication where state = $1', ['streaming'])).length > 0,
  )
  await ask(primary, "alter system set synchronous_standby_names = '*'")
  await ask(primary, 'select pg_reload_conf()')
  return {
    connection: { ...embedded.connection, database: String(primary.database) },
    async promote() {
      await ask(embedded.connection, 'select pg_promote()')
    },
    async stop() {
      await embedded.stop()
      folder.remove()
    },
  }
}
