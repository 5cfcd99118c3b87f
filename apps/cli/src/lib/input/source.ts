import { readFile } from 'node:fs/promises'
import { readAll } from '../ask/prompt.ts'
import { Refusal, usage } from '../failure/refusal.ts'
import type { World } from '../world.ts'

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

/** The text of a file, or of what is piped in for `-`. UTF-8, else GB 18030, which old Chinese dumps are written in. */
export async function readText(name: string, world: World): Promise<string> {
  const bytes = await readBytes(name, world)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    try {
      return new TextDecoder('gb18030', { fatal: true }).decode(bytes)
    } catch {
      throw new Refusal('refused.encoding', { name })
    }
  }
}
