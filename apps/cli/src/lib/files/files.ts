import { randomBytes } from 'node:crypto'
import { createWriteStream, rmSync } from 'node:fs'
import { chmod, chown, lstat, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const missing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** What a promise gives, or something else where the file is missing. */
const orMissing = <Given, Else>(given: Promise<Given>, other: Else): Promise<Given | Else> =>
  given.catch((error: unknown) => {
    if (missing(error)) return other
    throw error
  })

const open: Readonly<Record<string, string>> = { '/dev/stdout': '1', '/dev/stderr': '2' }
/** The number of an open file that is meant by `/dev/stdout` or `/dev/fd/3`. */
function openFile(named: string): number | undefined {
  const number = open[named] ?? /^\/(?:dev|proc\/self)\/fd\/(\d+)$/.exec(named)?.[1]
  return number === undefined ? undefined : Number(number)
}

/**
 * Writes a file whole or not at all: beside it first, then in its place. `mode` holds for a new file and an old one; without it an old one
 * stays as open or closed to others as it was.
 * A link stays, and what it leads to is written. What is no file (a pipe, a device) is written into, and a file that the shell has opened
 * from where it stands.
 */
export async function writeWhole(named: string, text: string | AsyncIterable<Uint8Array>, mode?: number): Promise<void> {
  // Of a link to what is not there yet, the link itself.
  const there = (await orMissing(stat(named), undefined)) ?? (await orMissing(lstat(named), undefined))
  if (there && !there.isFile()) return writeFile(named, text, mode === undefined ? {} : { mode })
  const fd = openFile(named)
  if (there && fd !== undefined) {
    const parts = typeof text === 'string' ? [Buffer.from(text)] : text
    return pipeline(Readable.from(parts), createWriteStream('', { fd, autoClose: false }))
  }
  const path = await orMissing(realpath(named), named)
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.${randomBytes(4).toString('hex')}`)
  const bits = mode ?? (there && there.mode & 0o777)
  // Whoever leaves half way leaves nothing behind.
  const leave = (): void => rmSync(beside, { force: true })
  process.once('exit', leave)
  try {
    await writeFile(beside, text, { flag: 'wx', ...(bits === undefined ? {} : { mode: bits }) })
    // Only an administrator may give a file to somebody else.
    if (there) await chown(beside, there.uid, there.gid).catch(() => {})
    // The umask may have taken bits away from the mode; it never adds any.
    if (bits !== undefined) await chmod(beside, bits)
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  } finally {
    process.off('exit', leave)
  }
}

/** Writes a file that is nobody else's: 0600, in a folder that is 0700. */
export async function writePrivate(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeWhole(path, text, 0o600)
}

/** The text of a file, or undefined where there is none. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (missing(error)) return undefined
    throw error
  }
}

/** Removes a file; says whether it was there. */
export async function removeIfThere(path: string): Promise<boolean> {
  try {
    await rm(path)
    return true
  } catch (error) {
    if (missing(error)) return false
    throw error
  }
}
