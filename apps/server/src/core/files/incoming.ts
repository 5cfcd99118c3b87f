// A file on its way in: bytes go to the disk as they come, so that a hundred slow uploads hold no memory, and are read when it is their
// turn.
import { createHash, randomBytes } from 'node:crypto'
import { read as readBytes } from 'node:fs'
import { mkdir, open, readdir, rm, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify'
import type { Config } from '../ground/config.ts'
import { FairQueue, partyOf } from '../work/fair-queue.ts'
import { onceOver } from '../ground/once-over.ts'
import { TransportFailure } from '../ground/refuse.ts'

const read = promisify(readBytes)

/** What came in as application/octet-stream. It is gone once the request is answered. */
export class Incoming {
  readonly size: number
  /** Of the bytes, in hexadecimal: what an Idempotency-Key is held against. */
  readonly sha256: string
  /** Its number in this process, to hand it to another one. */
  readonly descriptor: number

  constructor(descriptor: number, size: number, sha256: string) {
    this.descriptor = descriptor
    this.size = size
    this.sha256 = sha256
  }

  /** All of it, in memory. */
  async read(): Promise<Buffer> {
    const bytes = Buffer.allocUnsafe(this.size)
    await read(this.descriptor, bytes, 0, this.size, 0)
    return bytes
  }

  toJSON(): object {
    return { sha256: this.sha256 }
  }
}

/** Files of one account that come at the same time: each takes room on the disk for as long as its connection is slow. */
const arriving = new FairQueue({ share: 8 })

/** Where bytes lie while they come. */
export const incomingFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'incoming')

/** The one media type of a file as it is. */
export const bytesType = 'application/octet-stream'
/** Refuses whatever a route for files does not take, before a byte of it is read. */
export function checkBytes({ headers }: FastifyRequest): void {
  if (headers['content-type']?.split(';')[0]?.trim().toLowerCase() !== bytesType) throw new TransportFailure(415, 'MEDIA_TYPE_BYTES')
}

/**
 * Lets the routes that are marked `config: { bytes: true }` take application/octet-stream, up to their own body limit.
 * @param folder where bytes lie while they come
 */
export function takeBytes(server: FastifyInstance, folder: string): void {
  server.addHook('onReady', () => dropNames(folder))
  server.addContentTypeParser(bytesType, async (request: FastifyRequest, payload: IncomingMessage) => {
    const { bodyLimit, config } = request.routeOptions
    if (!(config as { bytes?: true }).bytes) throw new TransportFailure(415, 'MEDIA_TYPE')
    onceOver(request, await arriving.take(partyOf({ caller: request.caller, address: request.ip })))
    return takeIn(
      request,
      chunksOf(payload),
      folder,
      new TransportFailure(413, 'FILE_TOO_LARGE', undefined, { limit: bodyLimit / 1024 / 1024 }),
    )
  })
}

/** What comes, piece by piece. Whoever stops in between leaves the connection open, for an answer. */
export const chunksOf = (payload: RequestPayload) =>
  (payload as IncomingMessage).iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>

/** Writes what comes to the disk, where it lies until the request is over. Throws `tooLarge` where it is longer than its route's limit. */
export async function takeIn(
  request: FastifyRequest,
  chunks: AsyncIterable<Buffer>,
  folder: string,
  tooLarge: TransportFailure,
): Promise<Incoming> {
  const limit = request.routeOptions.bodyLimit
  // Somewhat too much is read to its end and forgotten, so that who sends it hears why. Beyond that the connection is cut.
  const patience = limit * 3
  if (Number(request.headers['content-length']) > patience) throw tooLarge
  const file = await nameless(folder)
  onceOver(request, () => file.close())
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > patience) break
    if (size > limit) continue
    hash.update(chunk)
    await file.write(chunk)
  }
  if (size > limit) throw tooLarge
  return new Incoming(file.fd, size, hash.digest('hex'))
}

/** A file without a name: whatever becomes of this process, its room is free again. */
export async function nameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, randomBytes(12).toString('hex'))
  const file = await open(path, 'wx+', 0o600)
  await rm(path, { force: true })
  return file
}

/** Empties the folder: a process that was killed may have left a file that still had its name. Open files need no name. */
async function dropNames(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) await rm(join(folder, name), { force: true })
}
