// Every example of the help, run against a fresh demo. Nothing stays of what they change, so that each finds what the demo has.
import { canBeTried, operationIds, operationOf } from '@isb/sdk'
import { expect, test } from 'vitest'
import { entries } from '../../apps/cli/src/entries.ts'
import { optionsOf, type Command } from '../../apps/cli/src/lib/command.ts'
import { runHere } from '../../apps/cli/src/testing.ts'
import { files, reasons } from '../lib/help-examples.ts'
import { openHouse, password } from '../lib/house.ts'
import { openFolder } from '../lib/terminal.ts'

const house = openHouse()
const { folder, at, file } = openFolder()

const lines: string[] = []
const commandsBy = new Map<string, Command>()
for (const entry of entries) {
  const loaded = await entry.load()
  const commands: readonly Command[] = 'run' in loaded ? [loaded] : loaded
  for (const command of commands) {
    lines.push(...command.examples)
    for (const name of [command.name, ...(command.aliases ?? [])])
      commandsBy.set('run' in loaded ? entry.name : `${entry.name} ${name}`, command)
  }
}

/** Of these the session or a person's answer is needed, or the shell; they answer by their exit code, or go on for ever. */
const leftOut =
  /^(isb (login|logout|reset-password|account (change-password|set-up-app)|profiles|completion|api events)\b|\w+=|isb explain .*--exit-code)/

const named = (flag: string, command: Command | undefined): boolean =>
  command !== undefined && optionsOf(command).some(({ flags }) => flags.includes(flag))

/** The words of a command line, as a shell takes them apart. */
const wordsOf = (text: string): string[] =>
  [...text.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'))

/** What is run without an answer from anybody: the last command of a line only tries what it would do, or is told to go on. */
function answered(line: string, words: readonly string[]): string[] {
  const command = commandsBy.get(words.slice(0, 2).join(' ')) ?? commandsBy.get(words[0] ?? '')
  if (/ --(yes|dry-run)\b/.test(line)) return []
  return named('--dry-run', command) ? ['--dry-run'] : named('--yes', command) ? ['--yes'] : []
}

/** Commands that feed each other. Programs of others end the line. */
function stepsOf(line: string): { args: string[]; input: string | undefined }[] {
  const parts = (line.split(' && ')[0] ?? '').split(' | ')
  const others = parts.findIndex((part) => !part.startsWith('isb '))
  const own = others < 0 ? parts : parts.slice(0, others)
  return own.map((part, place) => {
    const [, before = '', input] = /^(.*?)(?: < (\S+))?$/.exec(part.replace(/ > \S+$/, '')) ?? []
    const words = wordsOf(before).slice(1)
    return { args: [...words, ...(place === own.length - 1 ? answered(line, words) : [])], input }
  })
}

/** A request that no person could have meant. */
const faulty = /marked fields|is not a field|is asked about first/

/** A file or a folder of an example; it stands in the folder of this file. */
const isPath = /(?<=^@?)[\w-]+(?:\.(?:csv|xlsx|yaml|json|zip|html|txt|sql|ics|jpg|ndjson)|\/)$/

const paths = operationIds.map((id) => ({ id, path: new RegExp(`/isb/admin${operationOf(id).path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) }))

/** The platform's, with all that changes something rolled back. */
const fetchTrying: typeof fetch = (address, init) => {
  const { pathname } = new URL(address instanceof Request ? address.url : address)
  const id = paths.find((each) => each.path.test(pathname) && operationOf(each.id).method === init?.method)?.id
  const headers = new Headers(init?.headers)
  if (id !== undefined && canBeTried(id)) headers.set('X-Dry-Run', 'true')
  return fetch(address, { ...init, headers })
}

test('every example of the help does what it says on a fresh demo, or is refused for a reason that is documented', async () => {
  for (const [name, content] of Object.entries(files)) file(name, content)
  const env = { ISB_CONFIG_DIR: folder, ISB_HOST: house.server.url, ISB_LANG: 'en' }
  const signIn = ['login', '--host', house.server.url, '--email', 'admin@school.example', '--password-stdin']
  await runHere(signIn, { env, input: `${password}\n` })
  const failed: Record<string, string> = {}
  for (const line of lines.filter((each) => !leftOut.test(each))) {
    let input = ''
    let last = { exit: 0, out: '', err: '' }
    for (const step of stepsOf(line)) {
      const args = step.args.map((word) => word.replace(isPath, (name) => at(name)))
      const given = step.input === undefined ? input : (files[step.input] ?? '')
      last = await runHere(args, { env, input: given, fetch: fetchTrying })
      input = last.out
    }
    const { exit, out, err } = last
    // 2 is an answer: something would change.
    const isExplained = !faulty.test(err) && reasons.some(({ says }) => says.test(`${err}\n${out}`))
    if (exit !== 0 && exit !== 2 && !isExplained) failed[line] = `${exit} ${err.trim()}`
  }
  expect(failed).toEqual({})
  expect(lines.length).toBeGreaterThan(600)
}, 600_000)
