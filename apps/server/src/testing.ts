// For tests of every package: the real application on a real PostgreSQL, a database of its own for each, and the clock in hand.
import { randomBytes } from 'node:crypto'
import { chmodSync, closeSync, mkdtempSync, openSync, readdirSync, rmSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { buildApp } from './app.ts'
import { readConfig } from './core/ground/config.ts'
import { applicationOf } from './core/database/application.ts'
import { allHandlers, perform } from './core/http/perform.ts'
import { RawJson } from './core/ground/raw-json.ts'
import { openDatabase, openPool } from './core/database/database.ts'
import { DataDirectoryHeld, startEmbedded } from './core/embedded/index.ts'
import { sealAudit } from './core/audit/seal.ts'
import { verifyAudit, type Verdict } from './core/audit/verify.ts'
import { backUpDaily } from './core/backup/daily.ts'
import { tidyUpDaily } from './core/person/tidy.ts'
import { Incoming } from './core/files/incoming.ts'
import { mailSender, type Mail } from './core/mail/transport.ts'
import { demoDrawings, seedDemo } from './demo.ts'
import { modules } from './modules.ts'
import { prepareDatabase } from './start-data.ts'

/** A PostgreSQL for a whole test run, with a template that has the schema and the demo data. */
export interface TestCluster {
  readonly connection: pg.ClientConfig
  stop(): Promise<void>
}

/** Starts one in a folder of its own. Vitest's global set-up calls it once and hands `connection` to the workers. */
export async function startTestCluster(within = tmpdir()): Promise<TestCluster> {
  const folder = mkdtempSync(join(within, 'isb-test-'))
  // Run by root, PostgreSQL works as nobody and must be able to walk in.
  chmodSync(folder, 0o711)
  const embedded = await startEmbedded(join(folder, 'data'), 'tests')
  return {
    connection: await plantTemplate(embedded.connection, 'isb_template', new Date()),
    async stop() {
      await embedded.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Ends what killed runs have left in a folder: their PostgreSQL goes on without them. What another run holds stays.
 * @param forMs so long ago it was begun: a run that is beginning holds nothing yet
 */
export async function endKilled(within: string, forMs = 60_000): Promise<void> {
  for (const folder of readdirSync(within).map((name) => join(within, name))) {
    if (!basename(folder).startsWith('isb-test-') || Date.now() - statSync(folder).ctimeMs < forMs) continue
    try {
      const left = await startEmbedded(join(folder, 'data'), 'tests')
      await left.stop()
      rmSync(folder, { recursive: true, force: true })
    } catch (error) {
      if (!(error instanceof DataDirectoryHeld))
        console.warn(`${folder} was left by a run of tests and cannot be cleared: ${String(error)}`)
    }
  }
}

/** Makes a template of that name, with the schema and the demo as it is planted at a moment. */
export async function plantTemplate(cluster: pg.ClientConfig, name: string, at: Date): Promise<pg.ClientConfig> {
  await onCluster(cluster, (session) => session.query(`create database ${name}`))
  const connection = { ...cluster, database: name }
  const pool = openPool(await prepareDatabase(connection), 2, () => {})
  await seedDemo(openDatabase(pool), at)
  await pool.end()
  return connection
}

/** A server on a free port with a database of its own. */
export interface TestServer {
  /** `http://127.0.0.1:port` */
  readonly url: string
  /** The database as its owner sees it, for looking behind the API. */
  readonly pool: pg.Pool
  /** Mails that left, in order; with an SMTP_URL they are there. */
  readonly mails: Mail[]
  /** Moves the server's clock on. */
  pass(ms: number): void
  /** Has the daily tidy-up look once. */
  tidyUp(): Promise<void>
  /** Has the backup of the day made, where there is a folder for it. */
  backUp(): Promise<void>
  /** Seals the audit, as happens every minute elsewhere, and answers how many lines. */
  seal(): Promise<number>
  /** Looks for tampering with the audit. */
  verifyAudit(noted?: ReadonlyMap<number, string>): Promise<Verdict>
  /** From now on files come in within this process: whoever brings in hundreds starts no process for each. */
  workHere(): void
  /** Has the disk come to its reserve, or not. */
  fillDisk(full: boolean): void
  /** Has every reminder look once, as the clock does every minute elsewhere. */
  remind(): Promise<void>
  /** Has whatever looks elsewhere look once, as it does every few seconds. */
  poll(): Promise<void>
  stop(): Promise<void>
}

/** Starts a server on a copy of the template. Pass `beside` for a second instance on the same database, `logTo` to read its log. */
export async function startTestServer(
  cluster: pg.ClientConfig,
  env: NodeJS.ProcessEnv = {},
  beside?: TestServer,
  logTo?: { write(line: string): void },
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'isb-test-data-'))
  const connection = beside ? { ...cluster, database: databaseOf(beside) } : await copyTemplate(cluster)
  // Each session learns the schema anew: fewer of them, and a story is sooner done.
  const pool = openPool(applicationOf(connection), 5, () => {})
  const mails: Mail[] = []
  let ahead = 0
  let full = false
  const config = readConfig({ LOG_LEVEL: 'fatal', DATA_DIR: dataDir, ...env })
  const { server, app, reminders, polls } = await buildApp({
    config,
    // Mails leave at once, unless a test is about those that wait.
    heldMs: Number(env['HELD_MS'] ?? 0),
    pool,
    now: () => new Date(Date.now() + ahead),
    send: config.smtpUrl ? mailSender(config) : async (mail) => void mails.push(mail),
    remindByHand: true,
    diskIsFull: async () => full,
    checkAnswers: true,
    drawings: demoDrawings,
    ...(logTo && { logTo }),
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  const owner = new pg.Pool({ ...connection, max: 4 })
  owner.on('error', () => {})
  const { port } = server.server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    pool: owner,
    mails,
    pass: (ms) => void (ahead += ms),
    tidyUp: () => tidyUpDaily(app),
    backUp: () => backUpDaily(app),
    seal: () => sealAudit(app),
    verifyAudit: (noted) => verifyAudit(app.db, config, noted),
    workHere() {
      app.longWork.perform = async (call, body) => {
        const own = body && (await copyOf(body, join(dataDir, 'kept')))
        const data = await perform(allHandlers(modules).get(call.id)!, own ? { ...call, body: own } : call, app, () => {})
        return data instanceof RawJson ? data : new RawJson(JSON.stringify(data))
      }
    },
    fillDisk: (is) => void (full = is),
    remind: () => reminders.run(),
    poll: () => polls.run(),
    async stop() {
      await server.close()
      await pool.end()
      await owner.end()
      if (!beside) await onCluster(cluster, (session) => session.query(`drop database ${connection.database} with (force)`))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A file that came in, read at leisure: the one that came is gone when its request is answered, and its run goes on. */
async function copyOf(incoming: Incoming, path: string): Promise<Incoming> {
  await writeFile(path, await incoming.read())
  const descriptor = openSync(path, 'r')
  setTimeout(() => closeSync(descriptor), 60_000).unref()
  rmSync(path)
  return new Incoming(descriptor, incoming.size, incoming.sha256)
}

const databaseOf = (server: TestServer) => (server.pool.options as { database?: string }).database ?? ''

/** A database of its own for a test without a server. It goes with the cluster. */
export async function copyTemplate(cluster: pg.ClientConfig): Promise<pg.ClientConfig & { database: string }> {
  const database = `test_${randomBytes(6).toString('hex')}`
  await onCluster(cluster, async (session) => {
    for (let copied = false; !copied;)
      copied = await session.query(`create database ${database} template ${cluster.database ?? ''} strategy file_copy`).then(
        () => true,
        (error: pg.DatabaseError) => {
          // Somebody is still in the template: a session that is on its way out, a vacuum.
          if (error.code !== '55006') throw error
          return false
        },
      )
  })
  return { ...cluster, database }
}

/** Does something to the databases of a cluster, as their owner. */
async function onCluster(cluster: pg.ClientConfig, work: (session: pg.Client) => Promise<unknown>): Promise<void> {
  const session = new pg.Client({ ...cluster, database: 'postgres' })
  await session.connect()
  try {
    await work(session)
  } finally {
    await session.end()
  }
}
