// The process that waits for a request with a large body or answer, does it, and ends once its work is done. See `core/http/long-work.ts`.
import type { FileHandle } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { operationOf } from '@isb/contract'
import type pg from 'pg'
import pino from 'pino'
import { openApp } from './app.ts'
import type { Config } from './core/ground/config.ts'
import { openPool } from './core/database/database.ts'
import type { Sessions } from './core/database/sessions.ts'
import { Incoming, incomingFolder, nameless } from './core/files/incoming.ts'
import { answerTo } from './core/http/failures.ts'
import { withoutValues } from './core/http/http.ts'
import { allHandlers, perform } from './core/http/perform.ts'
import { RawJson } from './core/ground/raw-json.ts'
import { readJson } from './core/http/read-json.ts'
import { giveWay, type Outcome, type Silent, type Task } from './core/http/long-work.ts'
import { modules } from './modules.ts'

// The server decides when it ends: a Ctrl-C reaches the whole group.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.once('disconnect', () => process.exit(1))

process.once('message', (task: Task) => {
  const { connection } = task
  const pool = openPool({ ...connection, allowExitOnIdle: true } as pg.PoolConfig, 3, () => {}, 'long')
  process.on('message', ({ silentMs }: Silent) => pool.loseSilentSince(performance.now() - silentMs))
  void work(task, pool).then((outcomes) => {
    for (const outcome of outcomes) process.send?.(outcome)
    // What it has begun goes on. Then nothing keeps it.
    process.channel?.unref()
  })
})

/** Where the body lies. A handle that nobody holds is closed. */
let file: FileHandle | undefined

async function work({ config, checkAnswers, ahead, call, body }: Task, pool: Sessions): Promise<Outcome[]> {
  const log = pino({ level: config.logLevel, serializers: { err: withoutValues } })
  const app = await openApp({ config, pool, now: () => new Date(Date.now() + ahead), checkAnswers }, log)
  // Mails are written down here. The server sends them.
  await app.outbox.stop()
  giveWay()
  try {
    const handler = allHandlers(modules).get(call.id)!
    const data = await perform(handler, body ? { ...call, body: await bodyOf(call, body, config) } : call, app, () => {})
    const raw = data instanceof RawJson ? data : new RawJson(JSON.stringify(data))
    return [...Array.from(raw.pieces(), (piece) => ({ piece })), { over: true }]
  } catch (error) {
    const { log: worth, ...failed } = answerTo(error, call.locale, app.constraints)
    if (worth) log.error({ err: worth, operation: call.id }, failed.envelope.reason)
    return [{ failed }]
  }
}

/** The body, which comes by the standard input. */
async function bodyOf({ id }: Task['call'], { size, sha256 }: NonNullable<Task['body']>, config: Config): Promise<unknown> {
  if (operationOf(id).body !== 'bytes') return readJson(await buffer(process.stdin))
  file = await nameless(incomingFolder(config))
  await pipeline(process.stdin, file.createWriteStream({ autoClose: false }))
  return new Incoming(file.fd, size, sha256)
}
