import type { Isb } from '@isb/sdk'
import { readBytes } from '../input/source.ts'
import type { World } from '../world.ts'

/**
 * Uploads an image of this machine for a record that is to name it, and hands its id on: what `--picture FILE` means. `-` is standard
 * input. Rejects with a Refusal where the file cannot be read; what the server does not take, it says itself.
 */
export async function uploadImage(isb: Isb, world: World, file: string): Promise<number> {
  return (await isb.files.upload({ body: await readBytes(file, world) })).id
}
