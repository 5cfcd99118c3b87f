import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const missing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** What a promise gives, or something else where the file is missing. */
const orMissing = <Given, Else>(given: Promise<Given>, other: Else): Promise<Given | Else> =>
  given.catch((error: unknown) => {
    if (missing(error)) return other
    throw error
  })

/**
 * Writes a file whole or not at all: beside it first, then in its place. `mode` holds for a new file and an old one.
 * A link stays, and what it leads to is written. What is no file (a pipe, a device) is written into.
 */
export async function writeWhole(named: string, text: string | AsyncIterable<Uint8Array>, mode?: number): Promise<void> {
  const there = await orMissing(stat(named), undefined)
  if (there && !there.isFile()) return writeFile(named, text)
  const path = await orMissing(realpath(named), named)
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.${randomBytes(4).toString('hex')}`)
  try {
    await writeFile(beside, text, { flag: 'wx', ...(mode === undefined ? {} : { mode }) })
    // The umask may have taken bits away from the mode; it never adds any.
    if (mode !== undefined) await chmod(beside, mode)
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
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
