import { type Command as Commander, Help, type HelpConfiguration } from 'commander'
import { bold } from '../output/colour.ts'
import type { Command } from '../command.ts'
import type { Say, WordKey } from '../speech.ts'
import { widthOf, wrapped } from '../output/width.ts'

/** Where help is shown. */
export interface Screen {
  readonly width: number
  readonly coloured: boolean
}

const titles: Readonly<Record<string, WordKey>> = {
  'Usage:': 'help.usage',
  'Arguments:': 'help.arguments',
  'Options:': 'help.options',
  'Global Options:': 'help.globalOptions',
  'Commands:': 'help.commands',
}

const rootExamples = [
  'isb login --host https://isb.school.example',
  'isb menus tree',
  'isb menus import ruoyi.sql --parent upms --dry-run',
  'isb api auth.me',
]

/** Commander's help in the reader's language: what it does, examples, then the details. */
export function helpIn(say: Say, screen: Screen, about: (commander: Commander) => Command | undefined): HelpConfiguration {
  const title = (text: string): string => {
    const named = titles[text] ? say(titles[text]) : text
    return screen.coloured ? bold(named) : named
  }
  const path = (commander: Commander): string => (commander.parent ? `${path(commander.parent)} ${commander.name()}` : commander.name())
  const args = (commander: Commander): string =>
    commander.registeredArguments
      .map((arg) => (arg.required ? '<' : '[') + arg.name() + (arg.variadic ? '...' : '') + (arg.required ? '>' : ']'))
      .join(' ')
  const does = (commander: Commander): string => (commander.parent ? commander.summary() : say('help.program'))
  const examples = (commander: Commander): readonly string[] => about(commander)?.examples ?? (commander.parent ? [] : rootExamples)
  return {
    showGlobalOptions: true,
    displayWidth: widthOf,
    // Commander's own breaks at blanks alone, and Chinese has few.
    boxWrap(text, width) {
      return width < (this.minWidthToWrap ?? 0) ? text : wrapped(text, width)
    },
    styleTitle: title,
    commandUsage: (commander) =>
      [path(commander), args(commander), say('help.usageOptions'), commander.commands.length > 0 ? say('help.usageCommand') : '']
        .filter(Boolean)
        .join(' '),
    subcommandTerm: (commander) => commander.name(),
    optionDescription: (option) =>
      option.description + (option.argChoices ? say('help.choices', { choices: option.argChoices.join(', ') }) : ''),
    formatHelp(commander, helper) {
      const lines = examples(commander).map((example) => `  $ ${example}`)
      const intro = [
        helper.boxWrap(does(commander), screen.width),
        '',
        ...(lines.length > 0 ? [title(say('help.examples')), ...lines, ''] : []),
      ]
      const more = about(commander)?.more?.(say)
      // Commander puts a blank behind the title of the usage; a Chinese colon has its own.
      const usage = title('Usage:')
      const rest = Help.prototype.formatHelp
        .call(helper, commander, helper)
        .replace(`${usage} `, usage.includes('：') ? usage : `${usage} `)
      return [...intro, rest, ...(more ? [more, ''] : [])].join('\n')
    },
  }
}
