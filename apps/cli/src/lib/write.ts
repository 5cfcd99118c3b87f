import type { Output } from './world.ts'

const piece = 65_536

/** Writes all of a text, waiting where the reader is slow. */
export async function write(output: Output, text: string): Promise<void> {
  // In bytes: a string cut between the halves of a character outside the basic plane would lose it.
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += piece) {
    if (!output.write(bytes.subarray(at, at + piece))) await new Promise<void>((drained) => output.once('drain', () => drained()))
  }
}
