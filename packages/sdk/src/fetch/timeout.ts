import { IsbError, NetworkError, TimeoutError } from '../errors.ts'
import { gather, kindOf, mayBeRead, readJson, watch } from './body.ts'
import { factsOf } from './fetch.ts'
import type { Fetch, Reply } from './fetch.ts'

/** Longer than this, timers run at once. */
export const longest = 2 ** 31 - 1

/**
 * One attempt, timed and read. JSON is read to its end within `call.timeout` ms; text, files and streams must send
 * their headers within it and then a byte within it, again and again.
 * Throws TimeoutError, NetworkError, BodyError, or the caller's own reason when its signal aborts.
 */
export const withTimeout = (fetch: typeof globalThis.fetch): Fetch =>
  async function attempt(call) {
    const { method, headers, signal, timeout } = call
    signal?.throwIfAborted()
    const stopper = new AbortController()
    const abort = (): void => stopper.abort(signal?.reason)
    let response: Response | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let late = false
    const clock = {
      stop: () => clearTimeout(timer),
      start() {
        clearTimeout(timer)
        if (timeout > longest) return
        timer = setTimeout(() => {
          late = true
          stopper.abort()
        }, timeout)
      },
    }
    const end = (): void => {
      clock.stop()
      signal?.removeEventListener('abort', abort)
    }
    const fail = (cause: unknown): unknown => {
      if (signal?.aborted) return signal.reason
      if (cause instanceof IsbError) return cause
      return late
        ? new TimeoutError(timeout, factsOf(call, response))
        : new NetworkError(response ? 'The answer broke off' : 'The server could not be reached', factsOf(call, response), { cause })
    }
    signal?.addEventListener('abort', abort, { once: true })
    clock.start()
    try {
      const init = { method, headers, body: (call.body && (await call.body())) || null, signal: stopper.signal }
      // What changes something or carries a password does not go on to another place.
      response = await fetch(call.url, call.strict || method !== 'GET' ? { ...init, redirect: 'manual' } : init)
      const kind = kindOf(response, call.stream)
      if (kind === 'json') {
        const body = await readJson(response, call)
        end()
        return replyOf(response, body, true)
      }
      clock.stop()
      if (kind === 'none' || !response.body || (call.strict && !mayBeRead(call, response))) {
        end()
        response.body?.cancel().catch(() => {})
        return replyOf(response, undefined, false)
      }
      const stream = watch(response.body, clock, fail, end)
      if (kind === 'stream') return replyOf(response, stream, false)
      const blob = await gather(stream, response.headers.get('content-type') ?? '')
      return replyOf(response, kind === 'text' ? await blob.text() : blob, false)
    } catch (cause) {
      end()
      throw fail(cause)
    }
  }

const replyOf = (response: Response, body: unknown, json: boolean): Reply => {
  const { status, statusText, headers } = response
  return { status, statusText, headers, body, json, response }
}
