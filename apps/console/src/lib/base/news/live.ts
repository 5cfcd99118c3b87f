// A line to the server that is kept: read as long as it stands, and opened again whenever it broke off.
// Not EventSource, for that one sends no headers.
import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** Milliseconds until the first next try, and the longest. */
const first = 1000
const longest = 10_000
/** A line without a byte for so long is dead: the server says every four seconds that it lives. */
const silence = 10_000

/** What a line is made of. */
export interface LineOptions {
  /** Opens it. The stream breaks off by itself when it is silent for too long. */
  readonly open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
  /** Called when it stands: what was said before may have been missed. */
  readonly onOpen: () => void
  /** Called when it breaks off, and whenever it could not be opened. */
  readonly onBreak?: () => void
  readonly onEvent: (event: EventSourceMessage) => void
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>
  /** Whether there is no network: nothing is tried in haste then. */
  readonly offline?: () => boolean
  /** 0 up to 1. */
  readonly random?: () => number
  readonly now?: () => number
}

/** A line that is kept until it is stopped. */
export interface Line {
  /** Something has happened that may have broken it, or mended the network: tries at once. A line that is alive stays. */
  readonly nudge: () => void
  /** The network is another one now: opens it anew, however alive it seems. */
  readonly renew: () => void
  readonly stop: () => void
}

/**
 * Milliseconds to wait after so many failures: twice as long each time, and never two clients in step. A browser without a network waits
 * longest: it is told when the network is back.
 */
export const pauseAfter = (failures: number, random: () => number, offline = false): number =>
  (offline ? longest : Math.min(longest, first * 2 ** failures)) * (0.5 + random() / 2)

/** Waits; resolves early when the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })

/** Opens a line and keeps it. */
export function keepLine({
  open,
  onOpen,
  onBreak,
  onEvent,
  wait = pause,
  offline = () => false,
  random = Math.random,
  now = Date.now,
}: LineOptions): Line {
  const over = new AbortController()
  let failures = 0
  let heardAt = Number.NEGATIVE_INFINITY
  let current = new AbortController()

  async function listen(signal: AbortSignal): Promise<void> {
    const reader = (await open(signal)).getReader()
    const decoder = new TextDecoder()
    const parser = createParser({ onEvent })
    for (let pieces = 0; ; pieces++) {
      const { done, value } = await reader.read()
      if (done || signal.aborted) return void reader.cancel().catch(() => {})
      heardAt = now()
      if (pieces === 0) onOpen()
      // Only a line that lasts begins anew with short pauses.
      else failures = 0
      parser.feed(decoder.decode(value, { stream: true }))
    }
  }

  async function keep(): Promise<void> {
    while (!over.signal.aborted) {
      current = new AbortController()
      await listen(current.signal).catch(() => {})
      heardAt = Number.NEGATIVE_INFINITY
      if (over.signal.aborted) return
      onBreak?.()
      if (!current.signal.aborted) await wait(pauseAfter(failures, random, offline()), current.signal)
      failures++
    }
  }
  void keep()

  return {
    nudge: () => now() - heardAt > silence && current.abort(),
    renew: () => current.abort(),
    stop: () => {
      over.abort()
      current.abort()
    },
  }
}
