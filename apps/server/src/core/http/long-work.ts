// Requests with large bodies, and those for very large answers, are done by a process of their own, one at a time: however large a body
// unfolds and however long its work takes, everybody else is answered meanwhile, and where it takes too much memory only that process ends.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import type pg from 'pg'
import { operationOf } from '@isb/contract'
import type { Config } from '../ground/config.ts'
import { FairQueue, partyOf, type Party } from '../work/fair-queue.ts'
import type { Incoming } from '../files/incoming.ts'
import { AlreadyAnswered, type Answered } from './failures.ts'
import type { Call } from './perform.ts'
import { RawJson } from '../ground/raw-json.ts'
import { TransportFailure } from '../ground/refuse.ts'

declare module '../app/context.ts' {
  interface App {
    readonly longWork: LongWork
  }
}

/**
 * Bytes of a body from which on another process reads it, where the contract raises the limit; elsewhere it is the limit. Below, a server
 * reads and checks it within some 10 ms. What is read is many times as large: two hundred such bodies at once would take hundreds of
 * megabytes.
 */
export const largeBody = 64 * 1024
/** The objects that a body of 64 MB unfolds to; what unfolds to more is no honest file. */
const megabytes = 1024
/**
 * Megabytes after which what is young is collected; Node's own 16 take 60 MB more for 2,000 students. With one, a body of many values
 * takes several times as long.
 */
const young = 4
const longestMs = 5 * 60_000
/** What waits for others most of its time, such as a service that answers page by page, holds nobody up and may take longer. */
const longestAsideMs = 60 * 60_000
/**
 * A process takes a second to begin. Soon after each the next is begun, once the answer is on its way, and so long it waits: who has read a
 * preview applies it.
 */
const spareAfterMs = 2000
const longestSpareMs = 5 * 60_000
const program = join(import.meta.dirname, '../../long-work.ts')

/**
 * Lets those come first who wait for an answer. Somebody waits for a process to begin, too: on a busy machine its second would be twenty.
 */
export const giveWay = (pid?: number): void => setPriority(pid ?? 0, 5)

/** What the process is told. */
export interface Task {
  readonly config: Config
  readonly connection: pg.ClientConfig
  readonly checkAnswers: boolean
  /** How many milliseconds the server's clock is ahead of the machine's: a test holds the clock. */
  readonly ahead: number
  readonly call: Call
  /** The body, which comes by the process's standard input. */
  readonly body: Pick<Incoming, 'size' | 'sha256'> | undefined
}
/** It is also told that the database was lost, and for how long nothing was heard of it. */
export interface Silent {
  readonly silentMs: number
}
/** What it answers: the data as JSON, a piece at a time, and that it is over; or what the failure is answered with. */
export type Outcome = { readonly piece: string } | { readonly over: true } | { readonly failed: Answered }

/** Does the long work of a server. */
export class LongWork {
  readonly #queue = new FairQueue({ atOnce: 1, room: 8, patienceMs: 30_000 })
  /** Two large bodies of an account lie on the disk. */
  readonly #bodies = new FairQueue({ share: 2 })
  readonly #base: Omit<Task, 'call' | 'ahead' | 'body'>
  readonly #now: () => Date
  readonly #running = new Set<Promise<unknown>>()
  readonly #aside = new Set<ChildProcess>()
  readonly #workers = new Set<ChildProcess>()
  /** Waits for a task. */
  #spare: ChildProcess | undefined
  #isStopping = false

  constructor(config: Config, pool: pg.Pool, checkAnswers: boolean, now: () => Date) {
    const { host, port, user, password, database, connectionString, ssl } = pool.options
    this.#base = { config, connection: defined({ host, port, user, password, database, connectionString, ssl }), checkAnswers }
    this.#now = now
  }

  /** Gives a party room for a large body. Throws 429 where it has two already. @returns gives it back */
  begin(party: Party): Promise<() => void> {
    return this.#bodies.take(party)
  }

  /**
   * Performs a call there. Throws 503 where many wait, 413 where it takes more memory than there is for one.
   * @param body what came as a file, if the call has a body
   * @param aside it takes no turn, and ends with the server
   */
  async perform(call: Call, body?: Incoming, aside = false): Promise<RawJson<unknown>> {
    const give = aside ? () => {} : await this.#queue.take(placeOf(call))
    const worker = this.#spare && isAlive(this.#spare) ? this.#spare : this.#begin()
    this.#spare = undefined
    this.#workers.add(worker)
    const over = once(worker, 'exit').finally(() => {
      clearTimeout(late)
      this.#workers.delete(worker)
      this.#running.delete(over)
      this.#aside.delete(worker)
      give()
      setTimeout(() => this.#keepSpare(), spareAfterMs).unref()
    })
    this.#running.add(over)
    if (aside) this.#aside.add(worker)
    const late = setTimeout(() => worker.kill('SIGKILL'), aside ? longestAsideMs : longestMs).unref()
    const sent = body && { size: body.size, sha256: body.sha256 }
    const task: Task = { ...this.#base, call, ahead: this.#now().getTime() - Date.now(), body: sent }
    try {
      worker.send(task)
      giveBody(worker, body)
    } catch (error) {
      // It would wait for its task, and all other long work for it.
      worker.kill('SIGKILL')
      throw error
    }
    return new Promise((resolve, reject) => {
      const pieces: string[] = []
      worker.on('message', (told: Outcome) => {
        if ('piece' in told) pieces.push(told.piece)
        else if ('failed' in told) reject(new AlreadyAnswered(told.failed))
        else resolve(new RawJson(...pieces))
      })
      void over.then(() => reject(new TransportFailure(413, 'BODY_TOO_LARGE')))
    })
  }

  #begin(): ChildProcess {
    return spawn(process.execPath, [`--max-old-space-size=${megabytes}`, `--max-semi-space-size=${young}`, program], {
      stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
  }

  #keepSpare(): void {
    if (this.#isStopping || (this.#spare && isAlive(this.#spare))) return
    const spare = this.#begin().on('error', () => {})
    if (spare.pid) giveWay(spare.pid)
    this.#spare = spare
    setTimeout(() => {
      if (this.#spare !== spare) return
      this.#spare = undefined
      spare.kill('SIGKILL')
    }, longestSpareMs).unref()
  }

  /** Has the processes give up database sessions that have heard nothing for so long. */
  loseSilent(silentMs: number): void {
    for (const worker of this.#workers) if (worker.connected) worker.send({ silentMs } satisfies Silent)
  }

  /** Waits for the work that is under way, but for what may take long. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#spare?.kill('SIGKILL')
    for (const worker of this.#aside) worker.kill('SIGKILL')
    await Promise.all(this.#running)
  }
}

/** Who holds the code of an import does not wait behind people who hold none. */
function placeOf(call: Call): Party {
  const { bodyLimit, permission } = operationOf(call.id)
  return { ...partyOf(call), first: bodyLimit !== undefined && permission !== 'session' }
}

const isAlive = ({ connected, exitCode, signalCode }: ChildProcess) => connected && exitCode === null && signalCode === null

/** Sends a process what lies on the disk. */
function giveBody({ stdin }: ChildProcess, body: Incoming | undefined): void {
  if (!stdin) return
  // It may end before it has read all. Then it has been seen to end.
  const bytes = body?.size
    ? createReadStream('', { fd: body.descriptor, autoClose: false, start: 0, end: body.size - 1 })
    : Readable.from([])
  pipeline(bytes, stdin, () => {})
}

const defined = (options: object) => Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
