// The files of a roster or a timetable: those of a ZIP file, or of a folder. A ZIP file is opened with bounds: anybody may have made it.
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { fromBufferPromise, fromFdPromise, openPromise, type Entry, type ZipFile } from 'yauzl'

/** A file of a bundle. It can be opened several times. */
export interface BundleFile {
  readonly name: string
  readonly bytes: number
  readonly open: () => Promise<Readable>
}

/** What the files of a roster end in, and those of a timetable. */
type Ending = 'csv' | 'txt'

/** A file as small as this may be packed as well as it likes. */
const harmless = 10 * 1024 ** 2

/** Why a bundle is not read. The text of a file that cannot be opened is the system's own. */
export class BundleFault extends Error {
  readonly why: 'FILES' | 'SIZE' | 'UNREADABLE'
  /** The file of the bundle that is at fault, where it is one of them. */
  readonly file: string | undefined
  /** The system's own, where it does not hand over what was named: `ENOENT`. */
  readonly code: string | undefined

  constructor(why: BundleFault['why'], message = '', { file, code }: { file?: string | undefined; code?: string | undefined } = {}) {
    super(message)
    this.why = why
    this.file = file
    this.code = code
  }
}

/** What a bundle may have at most. */
export const bundleLimits = { files: 500, gigabytes: 2, ratio: 200 }

/** Opens a ZIP file or a folder for as long as its files are used. */
export async function withBundle<Answer>(path: string, work: (files: readonly BundleFile[]) => Promise<Answer>): Promise<Answer> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    (error: unknown) => unreadable(error),
  )
  if (isFolder) return work(await inFolder(path))
  return withZip(await openPromise(path, { autoClose: false }).catch((error: unknown) => unreadable(error)), work)
}

/** Opens a ZIP file that is in memory, or open already: then it is named by its number, and closed afterwards. */
export async function withBundleOf<Answer>(
  zip: number | Buffer,
  work: (files: readonly BundleFile[]) => Promise<Answer>,
  ending: Ending = 'csv',
): Promise<Answer> {
  const opened = typeof zip === 'number' ? fromFdPromise(zip, { autoClose: false }) : fromBufferPromise(zip)
  return withZip(await opened.catch((error: unknown) => unreadable(error)), work, ending)
}

/** How many bytes the files of a ZIP file unfold to, as it says itself: beyond that nothing is read. Nothing of one that cannot be read. */
export const unfolded = (zip: Buffer, ending: Ending): Promise<number> =>
  withBundleOf(zip, async (files) => files.reduce((sum, { bytes }) => sum + bytes, 0), ending).catch(() => 0)

async function withZip<Answer>(
  zip: ZipFile,
  work: (files: readonly BundleFile[]) => Promise<Answer>,
  ending: Ending = 'csv',
): Promise<Answer> {
  try {
    return await work(await inZip(zip, ending))
  } finally {
    zip.close()
  }
}

const unreadable = (error: unknown, file?: string): never => {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
  throw new BundleFault('UNREADABLE', error instanceof Error ? error.message : String(error), { file, code })
}

/** The files of a folder as a ZIP file, to be sent. */
export async function zippedFolder(folder: string, ending: Ending = 'csv'): Promise<Uint8Array<ArrayBuffer>> {
  const { zipSync } = await import('fflate')
  const files = await Promise.all(
    (await inFolder(folder, ending)).map(async ({ name }) => [name, new Uint8Array(await readFile(join(folder, name)))] as const),
  )
  return new Uint8Array(zipSync(Object.fromEntries(files)))
}

async function inFolder(folder: string, ending: Ending = 'csv'): Promise<BundleFile[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((each) => each.isFile() && isWanted(each.name, ending))
  if (files.length > bundleLimits.files) throw new BundleFault('FILES')
  return Promise.all(
    files.map(async (each) => {
      const path = join(each.parentPath, each.name)
      const { size } = await stat(path)
      return { name: relative(folder, path).replaceAll('\\', '/'), bytes: size, open: async () => createReadStream(path) }
    }),
  )
}

async function inZip(zip: ZipFile, ending: Ending): Promise<BundleFile[]> {
  if (zip.entryCount > bundleLimits.files) throw new BundleFault('FILES')
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry)
  } catch (error) {
    unreadable(error)
  }
  const files = entries.filter(({ fileName }) => isWanted(fileName, ending))
  const total = files.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  const tooDense = files.some(
    (each) => each.uncompressedSize > harmless && each.uncompressedSize > bundleLimits.ratio * each.compressedSize,
  )
  if (total > bundleLimits.gigabytes * 1024 ** 3 || tooDense) throw new BundleFault('SIZE')
  return files.map((entry) => ({
    name: nameOf(entry),
    bytes: entry.uncompressedSize,
    open: async () => Readable.from(whole(zip, entry), { objectMode: false }),
  }))
}

/** A name without the character that no database takes. */
const nameOf = ({ fileName }: Entry): string => fileName.replaceAll('\0', '\uFFFD')

/** The bytes of a file, as they were packed: a damaged one ends with a fault. */
async function* whole(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0
  try {
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      sum = crc32(piece as Buffer, sum)
      yield piece as Buffer
    }
  } catch (error) {
    unreadable(error, nameOf(entry))
  }
  if (sum !== entry.crc32) unreadable(new Error(`${nameOf(entry)} is damaged`), nameOf(entry))
}

/** Not what macOS puts beside files. */
const isWanted = (path: string, ending: Ending): boolean =>
  path.toLowerCase().endsWith(`.${ending}`) && !path.split('/').some((part) => part === '__MACOSX' || part.startsWith('.'))
