// Server-sent events: a sign of life every four seconds, the end told before the line is closed.
import { PassThrough, type Readable } from 'node:stream'
import type { Caller } from '../app/context.ts'
import { Refusal } from '../ground/refuse.ts'
import type { Live } from './live.ts'
import type { EventStream } from '../declare/handlers.ts'

/** Readers give a stream up after ten seconds without a byte. */
const aliveEveryMs = 4000
/** How often a session is looked at that nothing happened to: it may have run out by the clock. */
const checkEvery = 15

/**
 * The bytes of a stream of events.
 * @param holder who reads, undefined once the session is over; asked before every event, and once a minute
 */
export function eventsOf(stream: EventStream, holder: () => Promise<Caller | undefined>, live: Live): Readable {
  const out = new PassThrough()
  let beats = 0
  const end = () => {
    if (!out.writableEnded) out.end('event: end\ndata:\n\n')
  }
  const unlessOver = (then: (caller: Caller) => void) =>
    void holder().then(
      (caller) => (caller ? then(caller) : end()),
      // The person for whom an app reads may do so no more. Anything else: the database is away, and the next sign of life asks again.
      (error: unknown) => void (error instanceof Refusal && end()),
    )
  const say = (text: string) => void (!out.writableEnded && !out.destroyed && out.write(text))
  const unsubscribe = stream.subscribe(
    (event, data = '', mayHear) =>
      unlessOver((caller) => {
        if (!mayHear || mayHear(caller)) say(`event: ${event}\ndata: ${data}\n\n`)
      }),
    () => unlessOver(() => {}),
  )
  const unwatch = live.onStop(() => out.end())
  const beat = setInterval(() => {
    say(':\n\n')
    beats += 1
    if (beats % checkEvery === 0) unlessOver(() => {})
  }, aliveEveryMs).unref()
  out.once('close', () => {
    clearInterval(beat)
    unsubscribe()
    unwatch()
  })
  say(':\n\n')
  return out
}
