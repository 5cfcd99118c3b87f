import { Refusal } from '../failure/refusal.ts'
import { writeWhole } from './files.ts'

/** Throws that a file cannot be written, where that is what went wrong. */
export function cannotWrite(name: string, error: unknown): never {
  if (!(error instanceof Error) || !('syscall' in error)) throw error
  throw new Refusal('refused.write', { name, text: 'code' in error ? String(error.code) : error.message })
}

/** Writes the file that somebody named. Rejects with a Refusal where it cannot be written. */
export const writeNamed = (name: string, text: string | AsyncIterable<Uint8Array>, mode?: number): Promise<void> =>
  writeWhole(name, text, mode).catch((error: unknown) => cannotWrite(name, error))
