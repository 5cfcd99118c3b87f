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
