import { type Command, type Entry, oneWord, optionsOf, type Option } from '../../lib/command.ts'
import { type Speaker, textOf } from '../../lib/speech.ts'

/** A word that may stand somewhere, and what it means. */
export interface Choice {
  readonly word: string
  readonly means: string
}

/** An option there, and what may follow it. */
export interface Flag extends Choice {
  readonly short?: string
  readonly takes: 'nothing' | 'text' | 'file' | readonly string[]
}

/** A place in a command line: after these words, these may follow. */
export interface Spot {
  readonly path: readonly string[]
  readonly words: readonly Choice[]
  readonly flags: readonly Flag[]
  /** A file's name may stand here. */
  readonly files: boolean
}

function flagOf({ flags, does, choices }: Option, speaker: Speaker): Flag {
  const [, short, long = '', value] = /^(?:(-\w), )?(--[\w-]+)(?: <(.+)>)?$/.exec(flags) ?? []
  const takes = choices?.map(oneWord) ?? (value === undefined ? 'nothing' : value === 'FILE' ? 'file' : 'text')
  return { word: long, means: textOf(does, speaker), takes, ...(short === undefined ? {} : { short }) }
}

const everywhere: readonly Option[] = [
  { flags: '--json', does: 'option.json' },
  { flags: '--lang <LANG>', does: 'option.lang', choices: ['en', 'zh'] },
  { flags: '--profile <NAME>', does: 'option.profile' },
  { flags: '--host <URL>', does: 'option.host' },
  { flags: '-h, --help', does: 'help.helpOption' },
]

/** What a command may be called: an alias is not proposed, but what follows it is. */
const namesOf = ({ name, aliases = [] }: Pick<Entry, 'name' | 'aliases'>): readonly string[] => [name, ...aliases]

/** Every place of the command line. Loads all commands, which nothing else does. */
export async function spotsIn(entries: readonly Entry[], speaker: Speaker): Promise<Spot[]> {
  const flagsOf = (options: readonly Option[]): Flag[] => [...options, ...everywhere].map((option) => flagOf(option, speaker))
  const { operationIds } = await import('@isb/sdk')
  const named: Readonly<Record<string, readonly string[]>> = {
    OPERATION: operationIds,
    SHELL: ['bash', 'zsh', 'fish'],
    CHANGE: ['grant', 'revoke', 'enable', 'disable', 'delete'],
  }
  const spotOf = (path: readonly string[], command: Command): Spot => ({
    path,
    words: (command.args ?? []).flatMap(({ name, does }) => (named[name] ?? []).map((word) => ({ word, means: textOf(does, speaker) }))),
    flags: flagsOf([...optionsOf(command), ...(command.lists ? [{ flags: '--ndjson', does: 'option.ndjson' } as const] : [])]),
    files: (command.args ?? []).some(({ name }) => name === 'FILE' || name === 'DUMP'),
  })
  const spots: Spot[] = [
    {
      path: [],
      words: entries.map(({ name, does }) => ({ word: name, means: textOf(does, speaker) })),
      flags: flagsOf([{ flags: '-V, --version', does: 'help.versionOption' }]),
      files: false,
    },
  ]
  for (const entry of entries) {
    const loaded = await entry.load()
    for (const name of namesOf(entry)) {
      if ('run' in loaded) spots.push(spotOf([name], loaded))
      else {
        spots.push({
          path: [name],
          words: loaded.map((command) => ({ word: command.name, means: textOf(command.does, speaker) })),
          flags: flagsOf([]),
          files: false,
        })
        for (const command of loaded) for (const word of namesOf(command)) spots.push(spotOf([name, word], command))
      }
    }
  }
  return spots
}
