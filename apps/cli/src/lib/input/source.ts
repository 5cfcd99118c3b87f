import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileNameOf } from '@isb/sdk/rules'
import { decoded } from '@isb/tables'
import { readAll } from '../ask/prompt.ts'
import { Refusal, usage } from '../failure/refusal.ts'
import type { World } from '../world.ts'

/** What an import of files is called; what is piped in has no name. */
export const filesNamed = (paths: readonly string[]): { fileName?: string } =>
  fileNameOf(paths.map((path) => (path === '-' ? '' : basename(path))))

/** The bytes of a file, or of what is piped in for `-`. */
export async function readBytes(name: string, world: World): Promise<Uint8Array<ArrayBuffer>> {
  if (name === '-') {
    if (world.stdin.isTTY) throw usage('refused.nothingPiped')
    return readAll(world)
  }
  try {
    return await readFile(name)
  } catch (error) {
    throw new Refusal('refused.file', { name, text: error instanceof Error && 'code' in error ? String(error.code) : String(error) })
  }
}

/** How compressed files begin: gzip, xz, zstd. Not zip, for a spreadsheet is one too. */
const compressed = [
  [0x1f, 0x8b],
  [0xfd, 0x37, 0x7a, 0x58, 0x5a],
  [0x28, 0xb5, 0x2f, 0xfd],
]

/** The text of a file, or of what is piped in for `-`. */
export async function readText(name: string, world: World): Promise<string> {
  const bytes = await readBytes(name, world)
  if (compressed.some((begin) => begin.every((byte, at) => bytes[at] === byte))) throw new Refusal('refused.compressed', { name })
  const text = decoded(bytes)
  if (text === undefined) throw new Refusal('refused.encoding', { name })
  return text
}
