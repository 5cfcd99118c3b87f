// The files of a roster: those of a ZIP file, or of a folder. A ZIP file is opened with bounds, for anybody may have made it.
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { Refusal } from '../../lib/failure/refusal.ts'

/** A file of a roster. It can be opened several times. */
export interface BundleFile {
  readonly name: string
  readonly bytes: number
  readonly open: () => Promise<Readable>
}

const most = { files: 500, bytes: 2 * 1024 ** 3, ratio: 200 }
/** A file as small as this may be packed as well as it likes. */
const harmless = 10 * 1024 ** 2

/** Opens a ZIP file or a folder for as long as its files are used. */
export async function withBundle<Answer>(path: string, work: (files: readonly BundleFile[]) => Promise<Answer>): Promise<Answer> {
  try {
    if ((await stat(path)).isDirectory()) return await work(await inFolder(path))
    const zip = await openPromise(path, { autoClose: false })
    try {
      return await work(await inZip(zip))
    } finally {
      zip.close()
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('refused.file', { name: path, text: error instanceof Error ? error.message : String(error) })
  }
}

async function inFolder(folder: string): Promise<BundleFile[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter((each) => each.isFile() && isRoster(each.name))
  if (files.length > most.files) throw new Refusal('baseData.tooManyFiles', { most: most.files })
  return Promise.all(
    files.map(async (each) => {
      const path = join(each.parentPath, each.name)
      const { size } = await stat(path)
      return { name: relative(folder, path).replaceAll('\\', '/'), bytes: size, open: async () => createReadStream(path) }
    }),
  )
}

async function inZip(zip: ZipFile): Promise<BundleFile[]> {
  if (zip.entryCount > most.files) throw new Refusal('baseData.tooManyFiles', { most: most.files })
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  const files = entries.filter(({ fileName }) => isRoster(fileName))
  const total = files.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  const tooDense = files.some((each) => each.uncompressedSize > harmless && each.uncompressedSize > most.ratio * each.compressedSize)
  if (total > most.bytes || tooDense) throw new Refusal('baseData.tooLarge', { gigabytes: most.bytes / 1024 ** 3, ratio: most.ratio })
  return files.map((entry) => ({
    name: entry.fileName,
    bytes: entry.uncompressedSize,
    open: () => zip.openReadStreamPromise(entry),
  }))
}

/** Not what macOS puts beside files. */
const isRoster = (path: string): boolean =>
  /\.csv$/i.test(path) && !path.split('/').some((part) => part === '__MACOSX' || part.startsWith('.'))
