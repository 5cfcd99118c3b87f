import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from '../../lib/context.ts'
import { readIfThere } from '../../lib/files/files.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { readText } from '../../lib/input/source.ts'
import { type Configuration, fileOf, parts } from './parts.ts'
import { type Place, type Read, readFile } from './read.ts'

/** Whether a name is that of a folder. */
export const isFolder = async (name: string): Promise<boolean> =>
  stat(name).then(
    (found) => found.isDirectory(),
    () => false,
  )

/** The configuration that files describe together; of a folder the files that a pull writes. */
export async function readFiles({ world }: Context, names: readonly string[]): Promise<Read> {
  const configuration: { [Name in keyof Configuration]: Configuration[Name] } = {}
  const places = new Map<string, Place>()
  for (const name of names.length === 0 ? ['.'] : names) {
    const files = (await isFolder(name)) ? await filesIn(name) : [name]
    for (const file of files) {
      const read = readFile(await readText(file, world), file)
      for (const part of parts) {
        const rows = read.configuration[part]
        if (rows) Object.assign(configuration, { [part]: [...(configuration[part] ?? []), ...rows] })
      }
      for (const [key, place] of read.places) if (!places.has(key)) places.set(key, place)
    }
  }
  return { configuration, places }
}

async function filesIn(folder: string): Promise<string[]> {
  const files: string[] = []
  for (const part of parts) if ((await readIfThere(join(folder, fileOf(part)))) !== undefined) files.push(join(folder, fileOf(part)))
  if (files.length === 0)
    throw new Refusal('refused.noConfig', { name: folder, files: parts.map(fileOf).join(', ') }, { hint: `isb pull ${folder}` })
  return files
}
