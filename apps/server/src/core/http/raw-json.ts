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
