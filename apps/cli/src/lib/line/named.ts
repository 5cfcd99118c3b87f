import { Exit } from '../failure/exit.ts'
import { Refusal } from '../failure/refusal.ts'
import { readText } from '../input/source.ts'
import type { WordKey } from '../speech.ts'
import type { World } from '../world.ts'

/** How records are named on a command line and in what is piped in, and what is said where they are not. */
export interface Naming<Name> {
  readonly ofText: (text: string) => Name | undefined
  readonly ofRecord: (record: Readonly<Record<string, unknown>>) => Name | undefined
  readonly none: WordKey
  readonly typed: WordKey
  readonly piped: WordKey
}

/**
 * The records that a command line names, each once. `-` stands for a line each on standard input: a name, or a record of a list with
 * `--ndjson` that holds it. Blank lines and comments (#) are passed over, and so is what a command before could not do; a line that names
 * nothing is refused before anything is done.
 */
export async function namesOf<Name>(
  named: readonly string[],
  world: World,
  { ofText, ofRecord, none, typed, piped }: Naming<Name>,
): Promise<Name[]> {
  const all: Name[] = []
  const inLine = (text: string, line: number): void => {
    if (text === '' || text.startsWith('#')) return
    const record = recordIn(text)
    // What a command before this one could not do is not handed on.
    if (record?.['outcome'] === 'failed' || record?.['outcome'] === 'untried') return
    const name = record ? ofRecord(record) : ofText(text)
    if (name === undefined) throw new Refusal(piped, { line })
    all.push(name)
  }
  for (const one of named) {
    if (one === '-') (await readText('-', world)).split(/\r?\n/).forEach((text, at) => inLine(text.trim(), at + 1))
    else {
      const name = ofText(one.trim())
      if (name === undefined) throw new Refusal(typed, { value: one }, { exit: Exit.usage })
      all.push(name)
    }
  }
  // An empty queue that is piped in is no fault: there is nothing to do.
  if (named.length === 0) throw new Refusal(none, {}, { exit: Exit.usage })
  return [...new Set(all)]
}

function recordIn(text: string): Record<string, unknown> | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
