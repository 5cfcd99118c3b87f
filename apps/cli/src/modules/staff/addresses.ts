import { normalEmail } from '@isb/sdk'
import { Refusal } from '../../lib/refusal.ts'
import { readText } from '../../lib/source.ts'
import type { World } from '../../lib/world.ts'

/** A line of what is piped in: an address, or a record of `isb staff list --ndjson`; nothing for a blank line or a comment. */
function addressIn(text: string, line: number): string[] {
  if (text === '' || text.startsWith('#')) return []
  if (!text.startsWith('{')) return [text]
  try {
    const { email } = JSON.parse(text) as { email?: unknown }
    if (typeof email === 'string') return [email]
  } catch {
    // Told below, as a record without an address is.
  }
  throw new Refusal('refused.notAddress', { line })
}

/** The addresses that a command line names, each once; `-` stands for a line each on standard input. */
export async function addressesOf(named: readonly string[], world: World): Promise<string[]> {
  const all: string[] = []
  for (const name of named)
    if (name !== '-') all.push(name)
    else (await readText('-', world)).split(/\r?\n/).forEach((text, index) => all.push(...addressIn(text.trim(), index + 1)))
  const addresses = [...new Set(all.map(normalEmail))]
  if (addresses.length === 0) throw new Refusal('refused.noAddresses', {}, { exit: 2 })
  return addresses
}
