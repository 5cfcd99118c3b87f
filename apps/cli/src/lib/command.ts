import { dryRun, yes } from './ask/options.ts'
import type { Context } from './context.ts'
import type { ExitCode } from './failure/exit.ts'
import type { Say, Text } from './speech.ts'
import type { Column } from './output/table.ts'

/** An argument by place. Its name is in capitals, the same in every language. */
export interface Argument {
  readonly name: string
  readonly does: Text
  readonly optional?: true
  readonly many?: true
}

/** An option. `flags` as commander reads them: `-o, --output <FILE>` takes a value, `--yes` does not. */
export interface Option {
  readonly flags: string
  readonly does: Text
  readonly choices?: readonly string[]
  /** It may be given several times. */
  readonly many?: true
}

/** A choice as it is typed: `In use` is `In-use`, which a shell takes for one word. */
export const oneWord = (choice: string): string => choice.replaceAll(' ', '-')

/** What the command line gave, read by name. */
export interface Given {
  /** The arguments in their order. */
  readonly args: readonly string[]
  /** The value of an option that takes one. */
  readonly text: (name: string) => string | undefined
  /** The values of an option that may be given several times. */
  readonly texts: (name: string) => readonly string[]
  /** Whether a switch is on; undefined when it was not named. */
  readonly flag: (name: string) => boolean | undefined
}

/** What a command hands back. What is printed of it, and where to, is decided in one place. */
export interface Result {
  /** For programs: what `--json` prints. */
  readonly data?: unknown
  /** For people: a table. Its rows are `data`, unless that says more. */
  readonly table?: { readonly rows: readonly object[]; readonly columns: readonly Column[]; readonly empty?: string }
  /** For people: a text, printed as it is. */
  readonly text?: string
  /** Everything has been printed, as it came. */
  readonly printed?: true
  /** Words about what was tried and rolled back, where the records are not those that the command names. */
  readonly effects?: string
  /** Words about it, to stderr. */
  readonly said?: string
  /** What is missing from it: said to stderr whatever the format, for a program must not take a part for the whole. */
  readonly missing?: string | undefined
  /** It was done, but not well, or broke off half way: printed after the data. */
  readonly refusal?: unknown
  readonly exit?: ExitCode
}

/** A command: a plain object. Parsing, printing and exit codes are the loop's affair (`run.ts`). */
export interface Command {
  readonly name: string
  /** Other words for it, such as one that it had before. */
  readonly aliases?: readonly string[]
  readonly does: Text
  /** Command lines that work, the most usual first. */
  readonly examples: readonly string[]
  readonly args?: readonly Argument[]
  readonly options?: readonly Option[]
  /** More help, below the options. */
  readonly more?: (say: Say) => string
  /** It may call an operation that is asked about first: it takes `--yes` and `--dry-run`. */
  readonly asks?: true
  /** It lists: it takes `--ndjson` as well. */
  readonly lists?: true
  readonly run: (context: Context, given: Given) => Promise<Result>
}

/** All options of a command but `--ndjson`: its own, and those of a command that may ask. */
export const optionsOf = ({ options = [], asks }: Pick<Command, 'options' | 'asks'>): readonly Option[] => [
  ...options,
  ...(asks ? [dryRun, yes] : []),
]

/** A word after `isb`: a command, or a group of them. Loaded when it is called. */
export interface Entry {
  readonly name: string
  readonly aliases?: readonly string[]
  readonly does: Text
  /** The heading that it stands under in the help. */
  readonly group?: Text
  readonly load: () => Promise<Command | readonly Command[]>
}
