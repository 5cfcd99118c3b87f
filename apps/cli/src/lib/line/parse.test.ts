import { expect, test } from 'vitest'
import { entries } from '../../entries.ts'
import type { Entry } from '../command.ts'
import { parse } from './parse.ts'
import { localeFor, sayIn } from '../speech.ts'

const screen = { width: 80, coloured: false }
const read = (argv: readonly string[], locale: 'en' | 'zh' = 'en') => parse(argv, entries, { locale, say: sayIn(locale) }, screen, '1.2.3')
const commandsOf = async ({ load }: Entry) => {
  const loaded = await load()
  return 'run' in loaded ? [loaded] : loaded
}
const lines = (
  await Promise.all(
    entries.map(async (entry) =>
      (await commandsOf(entry)).map((command) => ({
        command,
        argv: entry.name === command.name ? [entry.name] : [entry.name, command.name],
      })),
    ),
  )
).flat()

test.each(lines.map(({ argv, command }) => [argv.join(' '), argv, command] as const))(
  'isb %s: its help begins with what it does and examples, in both languages',
  async (_, argv, command) => {
    for (const locale of ['en', 'zh'] as const) {
      const say = sayIn(locale)
      const parsed = await read([...argv, '--help'], locale)
      const help = 'help' in parsed ? parsed.help : ''
      expect(help.indexOf(command.examples[0] ?? '')).toBeGreaterThan(0)
      expect(help.indexOf(say('help.examples'))).toBeLessThan(help.indexOf(say('help.usage')))
      const words = command.examples.reduce((text, example) => text.replace(example, ''), help)
      expect(words).not.toMatch(locale === 'zh' ? /Usage:|Options:|display help/ : /\p{Script=Han}/u)
    }
  },
)

test.each(lines.flatMap(({ command }) => command.examples).filter((example) => /^isb [^|<>&]*$/.test(example)))(
  'the example works: %s',
  async (example) => {
    const words = [...example.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, bare]) => single ?? double ?? bare ?? '')
    expect(await read(words.slice(1))).toHaveProperty('command')
  },
)

test('help is also a command', async () => {
  const parsed = await read(['help', 'menus', 'import'])
  expect('help' in parsed && parsed.help).toContain('isb menus import <FILE>')
})

test.each([
  [['menus', 'lst'], 'refused.unknownCommandLike', { name: 'lst', like: 'list' }],
  [['menus', 'list', '--parnt', 'x'], 'refused.unknownOptionLike', { name: '--parnt', like: '--parent' }],
  [
    ['menus', 'list', '--type', 'Root'],
    'refused.choice',
    { name: '--type <TYPE>', value: 'Root', values: 'MENU_DIR, MENU, MENU_PERM_RESOURCE' },
  ],
  [['menus', 'import'], 'refused.missingArgument', { name: 'FILE' }],
  [['menus', 'import', 'a', 'b'], 'refused.tooMany', { names: 'a, b' }],
  [['menus', 'list', '--parent'], 'refused.missingValue', { name: '--parent <CODE>' }],
  [['--lang', 'fr', 'whoami'], 'refused.choice', { name: '--lang <LANG>', value: 'fr', values: 'en, zh' }],
])('%j is told in our own words', (argv, key, values) => expect(read(argv)).rejects.toMatchObject({ key, values, exit: 64 }))

test.each([
  [['menus', 'import'], 'isb menus import --help'],
  [['menus', 'quite-another'], 'isb menus --help'],
  [['--json', 'quite-another'], 'isb --help'],
])('%j is told with the command that helps', (argv, hint) => expect(read(argv)).rejects.toMatchObject({ hint }))

test('the language comes from the option, then the environment', () => {
  expect(localeFor(['--lang', 'zh'], { ISB_LANG: 'en' })).toBe('zh')
  expect(localeFor(['--lang=en'], { ISB_LANG: 'zh' })).toBe('en')
  expect(localeFor([], { ISB_LANG: 'zh', LANG: 'en_US.UTF-8' })).toBe('zh')
  expect(localeFor([], { LC_ALL: 'zh_CN.UTF-8' })).toBe('zh')
  expect(localeFor([], { LANG: 'C' })).toBe('en')
})

test.each(['In use', 'in-use', 'IN_USE'])('a choice is found as it is typed: %s', async (status) => {
  const parsed = await read(['bike', 'list', '--status', status])
  expect('given' in parsed && parsed.given.text('status')).toBe('In use')
})

test('a choice of several words is one word in help', async () => {
  const parsed = await read(['bike', 'list', '--help'])
  expect('help' in parsed && parsed.help).toContain('Under-Maintenance')
})
