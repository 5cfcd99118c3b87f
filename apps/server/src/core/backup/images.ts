// The bytes of images in a backup, behind the tables: a head for each, then its bytes as lines of base64. They come from whatever store
// is set, and go into whatever store is set: a restore also moves images from a folder into a bucket, or back.
import type pg from 'pg'
import { ConfigError } from '../ground/config.ts'
import type { Store } from '../files/store.ts'

/** The head of an image. */
export interface ImageHead {
  readonly image: string
  readonly type: string
  readonly size: number
}

/** Bytes a line; a multiple of three, so that no line ends in padding but the last. */
const lineBytes = 48 * 1024

/** The lines of every image that this snapshot of the database knows. One that was tidied meanwhile is named by no record, and left out. */
export async function* imageLines(client: pg.Client, store: Store): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const { rows } = await client.query<{ key: string; type: string }>(
      'select key, type from file where stored and key > $1 order by key limit 500',
      [after],
    )
    if (rows.length === 0) return
    for (const { key, type } of rows) {
      const bytes = await store.get(key)
      if (!bytes) continue
      yield JSON.stringify({ image: key, type, size: bytes.length } satisfies ImageHead)
      for (let at = 0; at < bytes.length; at += lineBytes) yield `"${bytes.toString('base64', at, Math.min(at + lineBytes, bytes.length))}"`
    }
    after = rows.at(-1)?.key ?? ''
  }
}

/** Puts images back as their lines come. What the store has already is left as it is; `undo` takes away the rest. */
export class ImagesBack {
  readonly #store: Store
  readonly #put: string[] = []
  #count = 0
  #head: ImageHead | undefined
  #parts: Buffer[] = []

  constructor(store: Store) {
    this.#store = store
  }

  get count(): number {
    return this.#count
  }

  /** Takes a head, or the next bytes of the image under way. */
  async line(line: string): Promise<void> {
    if (line.startsWith('"')) return void this.#parts.push(Buffer.from(line.slice(1, -1), 'base64'))
    await this.end()
    const head = JSON.parse(line) as ImageHead
    if (!/^[0-9a-f]+$/.test(head.image)) throw new ConfigError('The backup was changed: nothing is restored.')
    this.#head = head
  }

  /** Ends the image under way. */
  async end(): Promise<void> {
    if (!this.#head) return
    const { image, type, size } = this.#head
    const bytes = Buffer.concat(this.#parts)
    if (bytes.length !== size) throw new ConfigError('The backup is cut off or was changed: nothing is restored.')
    this.#count += 1
    if (!(await this.#store.get(image))) {
      this.#put.push(image)
      await this.#store.put(image, bytes, type)
    }
    this.#head = undefined
    this.#parts = []
  }

  async undo(): Promise<void> {
    for (const key of this.#put) await this.#store.remove(key)
  }
}
