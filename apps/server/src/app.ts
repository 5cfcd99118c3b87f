// The application, without a port: a server object that answers requests. `server.ts` is the process around it.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { sealEveryMinute } from './core/audit/seal.ts'
import type { Config } from './core/ground/config.ts'
import { keepErased } from './core/backup/erased.ts'
import { serveConsole } from './core/http/console-files.ts'
import type { App } from './core/app/context.ts'
import { openDatabase } from './core/database/database.ts'
import { Readiness } from './core/database/readiness.ts'
import type { Sessions } from './core/database/sessions.ts'
import { diskWatch } from './core/database/disk.ts'
import { withDrawings, type Drawings } from './core/files/planted.ts'
import { openStore } from './core/files/open-store.ts'
import { tidyFiles } from './core/files/tidy.ts'
import { endAccepted, openHttp, type Leaving } from './core/http/http.ts'
import { Live } from './core/http/live.ts'
import { LongWork } from './core/http/long-work.ts'
import { mailSender, type Send } from './core/mail/transport.ts'
import { backUpDaily } from './core/backup/daily.ts'
import { forgetMails, Outbox } from './core/mail/outbox.ts'
import { outboundTo } from './core/outbound/outbound.ts'
import { pollsOf, type Polls } from './core/work/polls.ts'
import { TransportFailure } from './core/ground/refuse.ts'
import { remindersOf, type Reminders } from './core/mail/reminders.ts'
import { serveContract } from './core/http/contract-file.ts'
import { serveSecurityTxt } from './core/http/security-txt.ts'
import { serveApi } from './core/http/serve.ts'
import { forgetTickets } from './core/session/second-factor.ts'
import { forgetSignIns } from './core/session/throttle.ts'
import { tidyUpDaily } from './core/person/tidy.ts'
import { forgetAnswers } from './core/app/write.ts'
import { heldMs as usuallyHeldMs } from './core/shared/undo.ts'
import { allModules, entities, holds, kept, modules } from './modules.ts'

const reminders = allModules.flatMap((module) => module.reminders ?? [])
const polls = allModules.flatMap((module) => module.polls ?? [])
const imageSources = allModules.flatMap((module) => module.imagesFrom ?? [])
/** In the order they are shown. */
const queues = Object.assign({}, ...allModules.map((module) => module.queues)) as App['queues']
const whenDaysMove = allModules.flatMap((module) => module.whenDaysMove ?? [])
const whenYearsChange = allModules.flatMap((module) => module.whenYearsChange ?? [])
const listeners = allModules.flatMap((module) => module.listeners ?? [])
const retention = allModules.flatMap((module) => Object.entries(module.retention ?? {})) as App['retention']
/** What is forgotten by the hour. */
const tidying = [forgetAnswers, forgetSignIns, forgetTickets, forgetMails]
const constraints = Object.assign({}, ...allModules.map((module) => module.constraints)) as App['constraints']

/** What comes in by argument: time, mail and the database, so that tests hold them. */
export interface Parts {
  readonly config: Config
  readonly pool: Sessions
  readonly now?: () => Date
  readonly send?: Send
  /** How long the mail of a decision waits, in milliseconds, if not as long as people are offered to undo it. For tests. */
  readonly heldMs?: number
  /** Reminders are run by hand. For tests. */
  readonly remindByHand?: boolean
  /** Answers are held against the contract, changed rows against what their modules declare; a wrong one is a 500. For tests. */
  readonly checkAnswers?: boolean
  /** Where the database lies on this machine's disk, if it does: changes are refused when that is full. */
  readonly diskOf?: string | undefined
  /** Tells it by itself, in tests. */
  readonly diskIsFull?: () => Promise<boolean>
  readonly logTo?: { write(line: string): void }
  /** The images of the demo's records, which lie in no store. */
  readonly drawings?: Drawings
}

/** What the handlers share. Nothing of it has begun to work by itself. */
export async function openApp(
  {
    config,
    pool,
    now = () => new Date(),
    send = mailSender(config),
    heldMs = usuallyHeldMs,
    checkAnswers = false,
    diskOf,
    diskIsFull = diskWatch(diskOf),
    drawings = {},
  }: Parts,
  log: FastifyBaseLogger,
): Promise<App> {
  const db = openDatabase(pool)
  const longWork = new LongWork(config, pool, checkAnswers, now)
  const lost = (silentMs: number) => {
    pool.loseSilentSince(performance.now() - silentMs)
    longWork.loseSilent(silentMs)
  }
  return {
    db,
    pool,
    config,
    now,
    heldMs,
    live: new Live(pool, log, lost),
    entities,
    kept,
    holds,
    retention,
    checkChanges: checkAnswers,
    queues,
    listeners,
    whenDaysMove,
    whenYearsChange,
    constraints,
    log,
    files: withDrawings(await openStore(config), drawings),
    outbox: new Outbox(db, send, now, log, config.mailFrom),
    longWork,
    outbound: outboundTo(config.outboundAllow),
    diskIsFull,
  }
}

/** Builds the application. Close the server to stop it; the pool stays the caller's. */
export async function buildApp(parts: Parts): Promise<{
  server: FastifyInstance
  app: App
  reminders: Reminders
  polls: Polls
  leaving: Leaving
}> {
  const { config, pool, remindByHand = false, checkAnswers = false, logTo } = parts
  const leaving = { begun: false }
  const server = openHttp(config, leaving, logTo)
  const app = await openApp(parts, server.log)
  const { db, live, now } = app
  const readiness = new Readiness(pool)
  serveApi(server, app, pool, modules, checkAnswers)
  server.get(`${config.basePath}/healthz`, { logLevel: 'silent' }, () => ({ code: 0, message: '', data: {} }))
  server.get(`${config.basePath}/readyz`, { logLevel: 'silent' }, async () => {
    if (leaving.begun) throw new TransportFailure(503, 'NOT_READY', 1)
    await readiness.ask().catch((error: unknown) => {
      server.log.warn({ err: error }, 'not ready')
      throw new TransportFailure(503, 'NOT_READY', 1)
    })
    return { code: 0, message: '', data: {} }
  })
  serveContract(server, config)
  serveSecurityTxt(server, app)
  // Without the database the page is served all the same: it says that nothing can be read.
  const imagesFrom = () =>
    Promise.all(imageSources.map((read) => read(db))).then(
      (lists) => lists.flat(),
      () => [],
    )
  await serveConsole(server, config, imagesFrom)
  live.start()
  app.outbox.start()
  const reminding = remindersOf(app, reminders)
  const polling = pollsOf(app, polls)
  if (!remindByHand) reminding.start()
  if (!remindByHand) polling.start()
  const sealing = remindByHand ? undefined : sealEveryMinute(app)
  if (!remindByHand) void backUpDaily(app).catch((error: unknown) => server.log.error({ err: error }, 'backup'))
  const hourly = setInterval(
    () =>
      void Promise.all([
        ...tidying.map((tidy) => tidy(db, now())),
        tidyFiles(app, now()),
        keepErased(db, config.erasedFile),
        tidyUpDaily(app),
        backUpDaily(app),
      ]).catch((error: unknown) => server.log.warn({ err: error }, 'tidying')),
    60 * 60_000,
  ).unref()
  server.addHook('preClose', async () => {
    await live.stop()
    await endAccepted(server, leaving)
  })
  server.addHook('onClose', async () => {
    clearInterval(hourly)
    await reminding.stop()
    await polling.stop()
    await sealing?.stop()
    await app.outbox.stop()
    await app.longWork.stop()
    readiness.stop()
  })
  return { server, app, reminders: reminding, polls: polling, leaving }
}
