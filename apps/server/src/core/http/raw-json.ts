/**
 * Data as JSON text that PostgreSQL has built: passed on as it is, never parsed here. A list costs the server half of what it
 * costs to read rows into objects and to write them out again.
 */
export class RawJson<T> {
  readonly text: string
  declare readonly data: T

  constructor(text: string) {
    this.text = text
  }
}

/** Characters of a text that are sent at once. To encode and to send a long one whole holds everybody else up. */
export const longText = 512 * 1024

/** A text in pieces that can each be encoded by itself. */
export function* piecesOf(text: string): Generator<string, void> {
  for (let at = 0, end = 0; at < text.length; at = end) {
    end = at + longText
    // A character beyond the first 65,536 is two, which stay together.
    if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end++
    yield text.slice(at, end)
  }
}
