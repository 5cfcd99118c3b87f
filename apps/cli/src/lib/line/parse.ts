import { Command as Commander, CommanderError, Option as CommanderOption } from 'commander'
import { oneWord, optionsOf, type Command, type Entry, type Given } from '../command.ts'
import { helpIn, type Screen } from './help.ts'
import { type Speaker, textOf } from '../speech.ts'
import { whatIsWrong } from './usage.ts'

/** What every command takes. */
export interface Globals {
  readonly json?: true
  readonly lang?: string
  readonly profile?: string
  readonly host?: string
}

/** What a command line asks for: a command to run, or help to show. */
export type Parsed =
  | { readonly command: Command; readonly given: Given; readonly globals: Globals }
  /** `wanted` is false where help stands in for a command that is missing. */
  | { readonly help: string; readonly wanted: boolean }

const givenOf = (commander: Commander): Given => {
  const options = commander.opts<Record<string, unknown>>()
  const text = (name: string): string | undefined => (typeof options[name] === 'string' ? options[name] : undefined)
  return {
    args: commander.processedArgs.flat().filter((arg): arg is string => typeof arg === 'string'),
    text,
    texts: (name) => (Array.isArray(options[name]) ? options[name].map(String) : []),
    flag: (name) => (typeof options[name] === 'boolean' ? options[name] : undefined),
  }
}

const loose = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]+/g, '')

/** One of several values, in whatever case, with spaces or dashes; what is handed on is the value itself. */
function letChoose(option: CommanderOption, choices: readonly string[]): void {
  option.choices(choices.map(oneWord))
  const strict = option.parseArg
  option.argParser((value, before) => {
    const chosen = choices.find((choice) => loose(choice) === loose(value))
    return chosen ?? strict?.(value, before)
  })
}

/** Makes a command of commander's take what the table says. */
function shape(commander: Commander, command: Command, speaker: Speaker, chosen: (command: Command, from: Commander) => void): void {
  for (const { name, does, optional, many } of command.args ?? []) {
    const term = many ? `${name}...` : name
    commander.argument(optional ? `[${term}]` : `<${term}>`, textOf(does, speaker))
  }
  for (const { flags, does, choices, many } of optionsOf(command)) {
    const option = new CommanderOption(flags, textOf(does, speaker))
    if (choices) letChoose(option, choices)
    if (many) option.argParser((value: string, before: string[] | undefined) => [...(before ?? []), value])
    commander.addOption(option)
  }
  if (command.lists) commander.option('--ndjson', speaker.say('option.ndjson'))
  commander.action(() => chosen(command, commander))
}

/** The help of the command that a command line is about, as far as it is one. */
function helpFor(program: Commander, argv: readonly string[]): string {
  const path = [program]
  for (const word of argv) {
    const next = path.at(-1)?.commands.find((each) => each.name() === word || each.aliases().includes(word))
    if (next) path.push(next)
  }
  return `${path.map((each) => each.name()).join(' ')} --help`
}

/** Reads a command line: loads what it names, runs nothing. Throws a Refusal for what is not understood. */
export async function parse(
  argv: readonly string[],
  entries: readonly Entry[],
  speaker: Speaker,
  screen: Screen,
  version: string,
): Promise<Parsed> {
  const { say } = speaker
  let shown = ''
  let chosen: Parsed | undefined
  const about = new Map<Commander, Command>()
  const program = new Commander('isb')
  program
    .exitOverride()
    .configureOutput({
      writeOut: (text) => (shown += text),
      writeErr: (text) => (shown += text),
      outputError: () => {},
      getOutHelpWidth: () => screen.width,
      getErrHelpWidth: () => screen.width,
      getOutHasColors: () => true,
      getErrHasColors: () => true,
    })
    .configureHelp(helpIn(say, screen, (commander) => about.get(commander)))
    .helpCommand(false)
    .helpOption('-h, --help', say('help.helpOption'))
    .version(version, '-V, --version', say('help.versionOption'))
    .option('--json', say('option.json'))
    .addOption(new CommanderOption('--lang <LANG>', say('option.lang')).choices(['en', 'zh']))
    .option('--profile <NAME>', say('option.profile'))
    .option('--host <URL>', say('option.host'))
  const choose = (command: Command, from: Commander): void =>
    void (chosen = { command, given: givenOf(from), globals: program.opts<Globals>() })
  const fill = (commander: Commander, command: Command): void => {
    about.set(commander, command)
    shape(commander, command, speaker, choose)
  }
  const under = (parent: Commander, { name, aliases = [], does, group }: Omit<Entry, 'load'>): Commander =>
    parent
      .command(name)
      .aliases([...aliases])
      .summary(textOf(does, speaker))
      .helpGroup(group ? textOf(group, speaker) : 'Commands:')
      .helpCommand(false)
  for (const entry of entries) under(program, entry)
  program.hook('preSubcommand', async (_, called) => {
    const loaded = await entries.find((entry) => entry.name === called.name())?.load()
    if (loaded && 'run' in loaded) fill(called, loaded)
    else for (const command of loaded ?? []) fill(under(called, command), command)
  })
  try {
    const args = argv[0] === 'help' ? [...argv.slice(1), '--help'] : argv
    await program.parseAsync([...args], { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (['commander.helpDisplayed', 'commander.help', 'commander.version'].includes(error.code))
      return { help: shown, wanted: error.exitCode === 0 || argv.length === 0 }
    throw whatIsWrong(error, helpFor(program, argv))
  }
  return chosen ?? { help: program.helpInformation(), wanted: true }
}
