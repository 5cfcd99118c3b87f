import { BodyError } from '../errors.ts'
import { factsOf } from './fetch.ts'
import type { Call } from './fetch.ts'

const isJson = /^[^;]*[/+]json\s*(;|$)/i
const isText = /^text\//i
const isEvents = /^text\/event-stream/i

/** A clock that is started again with every sign of life. */
export interface Clock {
  start(): void
  stop(): void
}

/** What an answer's body is, by its own headers. A file stays bytes even when it is text: a CSV keeps its BOM. */
export function kindOf(response: Response, stream: boolean): 'none' | 'json' | 'stream' | 'text' | 'blob' {
  const type = response.headers.get('content-type') ?? ''
  if (!response.body || response.status === 204 || response.status === 205) return 'none'
  if (isJson.test(type)) return 'json'
  if (response.status >= 400) return 'none'
  if (stream || isEvents.test(type)) return 'stream'
  return isText.test(type) && !/^attachment/i.test(response.headers.get('content-disposition') ?? '') ? 'text' : 'blob'
}

/** Whether the contract has a body of this kind, JSON apart: a strict call reads no other, as it may never end. */
export function mayBeRead({ answers }: Pick<Call, 'answers'>, { status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  if (answers === undefined) return false
  const type = headers.get('content-type') ?? ''
  if (answers === 'events') return isEvents.test(type)
  return status === 200 && (headers.has('content-disposition') || /^image\//i.test(type))
}

/** More than any JSON of the API has: beyond it an answer is somebody else's, or was packed to fill the caller's memory. */
const mostMebibytes = 64

/** Reads JSON to its end within the attempt's time. Throws BodyError where it has none, or is broken and the status is no error. */
export async function readJson(response: Response, call: Call): Promise<unknown> {
  const text = await readText(response, call)
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (response.status >= 400) return undefined
    throw new BodyError('The answer is not the JSON that it says it is', factsOf(call, response), { cause })
  }
}

/** The same bytes, with the clock running whenever one is waited for. `fail` types what goes wrong, `end` is called once. */
export function watch(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  clock: Clock,
  fail: (cause: unknown) => unknown,
  end: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  return new ReadableStream(
    {
      async pull(out) {
        clock.start()
        try {
          const { done, value } = await reader.read()
          clock.stop()
          if (!done) return out.enqueue(value)
          end()
          out.close()
        } catch (cause) {
          end()
          out.error(fail(cause))
        }
      },
      cancel(reason) {
        end()
        return reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}

/** A stream's bytes, gathered. */
export async function gather(stream: ReadableStream<Uint8Array<ArrayBuffer>>, type: string): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value)
  return new Blob(parts, { type })
}

async function readText(response: Response, call: Call): Promise<string> {
  // React Native has no streams.
  if (!response.body) return response.text()
  const texts: string[] = []
  const decoder = new TextDecoder()
  let size = 0
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read()
    texts.push(decoder.decode(value, { stream: !done }))
    if (done) return texts.join('')
    size += value.length
    if (size > mostMebibytes << 20) {
      reader.cancel().catch(() => {})
      throw new BodyError(`The answer is longer than ${mostMebibytes} MiB`, factsOf(call, response))
    }
  }
}
