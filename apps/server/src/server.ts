// The process: settings, database, application, port; and in the other order when it is told to stop.
import { createInterface } from 'node:readline/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { normalEmail, isEmail } from '@isb/domain'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { ConfigError, readConfig, type Config } from './core/ground/config.ts'
import { requireLeastPrivilege } from './core/database/application.ts'
import { openDatabase, openPool } from './core/database/database.ts'
import { openStore } from './core/files/open-store.ts'
import { DataDirectoryHeld, startEmbedded } from './core/embedded/index.ts'
import { newInvitation } from './core/session/invite.ts'
import { mailFolder } from './core/mail/transport.ts'
import { hashSecret, requireGoodPassword } from './core/session/password.ts'
import { requireShared } from './core/backup/agreement.ts'
import type { Tables } from './core/database/tables.ts'
import { demoAccounts, demoDrawings, demoPassword, liveDemo, seedDemo } from './demo.ts'
import { plantNewMenus, prepareDatabase, requireOwnData, seedStart } from './start-data.ts'

const say = (text: string) => process.stdout.write(`${text}\n`)

/** How long a stop may take after the drain: the database may never say goodbye. */
const hardMs = 10_000

async function main(): Promise<void> {
  const options = { demo: process.argv.includes('--demo'), root: new URL('../../..', import.meta.url).pathname }
  let config = readConfig(process.env, options)
  let log: (text: string) => void = (text) => void process.stderr.write(`${text}\n`)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded(config.dataDir, `process ${process.pid} at ${config.publicUrl}`, {
        say: (text) => log(text),
        held: (error) => void stop().finally(() => fail(error)),
      })
  const connection: pg.ClientConfig = embedded?.connection ?? { connectionString: config.databaseUrl }
  // Last in, first out. Ctrl-C during the start stops PostgreSQL too.
  const closing: (() => Promise<unknown>)[] = [async () => embedded?.stop()]
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= (async () => {
      for (const close of closing.toReversed()) await close()
    })()
    return stopping
  }
  let drainMs = 0
  const endHard = () => {
    process.stderr.write(`The server did not stop within ${hardMs / 1000} seconds, and ends now.\n`)
    embedded?.abandon()
    process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      // Somebody at a terminal waits for nothing.
      if (signal === 'SIGTERM' && !stopping) drainMs = config.drainSeconds * 1000
      if (!stopping) setTimeout(endHard, drainMs + hardMs).unref()
      void stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      )
    })
  try {
    const application = await prepareDatabase(connection, config.databaseAppUrl)
    const pool = openPool(application, config.databasePool, (error) => log(`a database session ended: ${error.message}`))
    closing.push(() => pool.end())
    if (config.databaseAppUrl) await requireLeastPrivilege(pool)
    await requireShared(openDatabase(pool), config, await openStore(config), (text) => log(text))
    const standIn = config.demo && !config.microsoft ? await startStandIn(config) : undefined
    if (standIn) {
      closing.push(() => standIn.stop())
      config = readConfig({ ...process.env, ...standIn.env }, options)
    }
    // Loaded late: a second server on the same data is refused before it has read the whole application.
    const { buildApp } = await import('./app.ts')
    const { server, app, leaving } = await buildApp({
      config,
      pool,
      diskOf: embedded && (embedded.movedTo ?? config.dataDir),
      ...(config.demo && { drawings: demoDrawings }),
    })
    log = (text) => server.log.warn(text)
    closing.push(() => server.close())
    closing.push(async () => {
      leaving.begun = true
      await wait(drainMs)
    })
    await requireOwnData(app.db, config.demo)
    if (config.demo) {
      await seedDemo(app.db)
      const stopDemo = liveDemo(app.db, (error) => server.log.warn({ err: error }, 'the demo stands still'))
      closing.push(async () => stopDemo())
    }
    await plantNewMenus(app.db)
    const first = config.demo ? undefined : await firstAdministrator(app.db, config)
    await server.listen({ host: config.host, port: config.port })
    welcome(config, embedded?.movedTo, first, standIn?.env['MICROSOFT_AUTHORITY'])
  } catch (error) {
    await stop()
    throw error
  }
}

/** The demo's stand-in for Microsoft, loaded only there: its library is one for development. */
const startStandIn = async (config: Config) => (await import('./demo-microsoft/index.ts')).startDemoMicrosoft(config)

/**
 * Without an administrator nobody could ever sign in: ask for one, or take the one that the settings name. Without a password that they name
 * answers an invitation, and again at each start until an administrator has a way in.
 */
async function firstAdministrator(db: Kysely<Tables>, config: Config): Promise<{ email: string; link: string } | undefined> {
  const administrators = await db
    .selectFrom('staffRole')
    .innerJoin('role', 'role.id', 'staffRole.roleId')
    .innerJoin('staff', 'staff.id', 'staffRole.staffId')
    .select(['staff.id', 'email', 'passwordHash', 'microsoftId'])
    .where('builtin', '=', true)
    .orderBy('staff.id')
    .execute()
  if (administrators.some(({ passwordHash, microsoftId }) => passwordHash !== null || microsoftId !== null)) return undefined
  const [waiting] = administrators
  if (waiting?.email) return { email: waiting.email, link: await firstLink(db, waiting.id, config) }
  const email = normalEmail(config.firstAdmin?.email ?? (await askForEmail()))
  const given = config.firstAdmin?.password
  if (given !== undefined)
    await requireGoodPassword(db, given, email).catch(() => {
      throw new ConfigError('ADMIN_PASSWORD is easy to guess: please choose another, or leave it out and choose one by a link.')
    })
  const id = await seedStart(db, email, given === undefined ? null : await hashSecret(given))
  return id === undefined || given !== undefined ? undefined : { email, link: await firstLink(db, id, config) }
}

/** A link by which the first password is chosen, as an invitation has it; it stands on this terminal alone. */
async function firstLink(db: Kysely<Tables>, staffId: number, { publicUrl }: Config): Promise<string> {
  return `${publicUrl}/reset-passwd#invite=${(await newInvitation(db, staffId, new Date())).token}`
}

async function askForEmail(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new ConfigError(
      'There is no administrator yet: set ADMIN_EMAIL to the address of the first one (and ADMIN_PASSWORD, or a link is printed by which they choose one).',
    )
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    for (;;) {
      const email = (await lines.question('Email address of the first administrator: ')).trim()
      if (isEmail(email)) return email
      say('Please enter a valid email address')
    }
  } finally {
    lines.close()
  }
}

function welcome(
  config: Config,
  movedTo: string | undefined,
  first: { email: string; link: string } | undefined,
  standIn: string | undefined,
): void {
  say(`\n  School Console   ${config.publicUrl}\n`)
  if (config.demo) {
    say(`  Sign in as       ${demoAccounts[0]?.email}   (everything)`)
    for (const { email, role } of demoAccounts.slice(1)) say(`                   ${email.padEnd(22)} (${role ?? 'no permission at all'})`)
    say(`  Password         ${demoPassword}`)
    if (standIn) say(`  Microsoft        ${standIn}   (stands in for it: choose an account, no password)`)
  }
  if (first) say(`  Administrator    ${first.email}\n  Choose password  ${first.link}   (good once, for 72 hours)`)
  if (!config.databaseUrl)
    say(
      `  Data             ${movedTo ?? config.dataDir}${movedTo ? '   (PostgreSQL does not run as root, and nobody else can enter the folder asked for)' : ''}`,
    )
  if (!config.smtpUrl) say(`  Mail             ${mailFolder(config)}   (.eml files, until SMTP_URL is set)`)
  say('\n  Ctrl-C stops everything.\n')
}

function fail(error: unknown): never {
  const known = error instanceof ConfigError || error instanceof DataDirectoryHeld
  const { code, message } = error as NodeJS.ErrnoException
  process.stderr.write(
    `${code === 'EADDRINUSE' ? `The port is taken (${message}): set PORT to another.` : known ? message : (error as Error).stack}\n`,
  )
  process.exit(1)
}

await main().catch(fail)
