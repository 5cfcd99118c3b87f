import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Characters of a text that are sent at once. To encode and to send a long one whole holds everybody else up. */
export const longText = 512 * 1024

/**
 * Data as JSON text that PostgreSQL has built: passed on as it is, never parsed here. A list costs the server half of what it
 * costs to read rows into objects and to write them out again.
 */
export class RawJson<T> {
  /** What may be very long comes in several, so that it is never one text here. */
  readonly texts: readonly string[]
  declare readonly data: T

  constructor(...texts: string[]) {
    this.texts = texts
  }

  /** The whole answer as gzip, where many are sent the same. */
  packed?: Buffer

  get isLong(): boolean {
    return this.texts.reduce((length, text) => length + text.length, 0) > longText
  }

  get text(): string {
    return this.texts.join('')
  }

  /** The text in pieces that can each be encoded by itself. */
  *pieces(): Generator<string, void> {
    for (const text of this.texts)
      for (let at = 0, end = 0; at < text.length; at = end) {
        end = at + longText
        // A character beyond the first 65,536 is two, which stay together.
        if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end++
        yield text.slice(at, end)
      }
  }
}

/** What stands around data that is done. */
export const envelopeOf = (text: string): string => `{"code":0,"message":"","data":${text}}`

const pack = promisify(gzip)

/** An answer that many are sent: it is written and packed once. */
export async function packedJson<T>(data: T): Promise<RawJson<T>> {
  const json = new RawJson<T>(JSON.stringify(data))
  json.packed = await pack(envelopeOf(json.text), { level: 4 })
  return json
}
