// Whatever answers at the address: unless it is the API's own envelope with what the contract promises, nothing is said to be done,
// nothing is written or kept, and the error is in words. Each of the answers meets two changes and three more commands by turns.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createIsb, isIsbError, memorySession } from '@isb/sdk'
import { fits } from '@isb/sdk/answers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHere } from '../../apps/cli/src/testing.ts'
import { openFolder } from '../lib/terminal.ts'
import { startWrongHost, wrongAnswers, type WrongHost } from '../lib/wrong-answers.ts'

const { at } = openFolder()
let host: WrongHost
beforeAll(async () => {
  host = await startWrongHost()
})
afterAll(() => host.stop())

const changes = [
  ['settings', 'set', 'schoolName=Z'],
  ['menus', 'create', '--name', 'Library', '--type', 'MENU'],
]
const commands = [
  ['whoami'],
  ['staff', 'list'],
  ['staff', 'export', '-o', 'FILE'],
  ['outbox', 'resend', '3'],
  ['audit', 'undo', '3'],
  ['roles', 'create', 'Librarian'],
  ['bike', 'confirm-rent', '5'],
  ['vehicle', 'confirm', '5'],
  ['runs', 'get', '5'],
  ['pull', 'FOLDER'],
  ['calendar', 'list-years'],
  ['homeroom', 'list'],
  ['student', 'list', '--json'],
  ['absence', 'list', '--ndjson'],
  ['venue', 'list-reservations'],
  ['survey', 'list'],
  ['bus', 'routes'],
  ['bus-booking', 'confirm', '5'],
  ['base-data', 'apply', '14', '--yes'],
  ['base-data', 'undo', '14', '--yes'],
  ['base-data', 'export', '-o', 'FILE'],
  ['explain', 'li.na@school.example', 'bike:rent'],
  ['api', 'bike.requestRent', '--body', '{"bikeId":3}'],
]

test('there are more than 60 of them, each by a name of its own', () => {
  expect(new Set(wrongAnswers.map(([name]) => name)).size).toBe(wrongAnswers.length)
  expect(wrongAnswers.length).toBeGreaterThan(60)
})

/** What is said of something that was done, and what no person should ever read. */
const done = /\b(created|changed|saved|confirmed|written|sent|taken back|undone|applied|on the way|signed in to|is now)\b/i
const raw =
  /\bundefined\b|\bNaN\b|\[object|is not a function|is not iterable|Cannot (read|convert)|Unexpected (token|end)|TypeError|\.(ts|js|cjs|mjs):\d/

test.each(wrongAnswers.map(([name, answer], turn) => ({ name, answer, turn })))('$name', async ({ answer, turn }) => {
  host.answer = answer
  const mine = [...changes, ...[0, 1, 2].map((by) => commands[(turn * 3 + by) % commands.length]!)]
  const file = at(`file-${turn}`)
  const folder = at(`folder-${turn}`)
  const ended = await Promise.all(
    mine.map(async (command) => {
      const line = command.map((word) => (word === 'FILE' ? file : word === 'FOLDER' ? folder : word))
      return {
        command: command.join(' '),
        ...(await runHere([...line, '--host', host.url], { env: { ISB_TOKEN: 'x', HOME: at('home') } })),
      }
    }),
  )
  for (const { command, exit, out, err } of ended) {
    expect([1, 3, 4, 75], `${command}: ${exit} ${out} ${err}`).toContain(exit)
    expect(err.trim(), command).not.toBe('')
    expect(out.replaceAll(/"(message|reason)":.*/g, '') + err, command).not.toMatch(done)
    expect(out + err, command).not.toMatch(raw)
  }
  expect([existsSync(file), existsSync(folder) ? readdirSync(folder) : []]).toEqual([false, []])
})

test.each(wrongAnswers.map(([name, answer]) => ({ name, answer })))('of the SDK: $name', async ({ answer }) => {
  host.answer = answer
  const session = memorySession()
  const isb = createIsb({ host: host.url, session, strict: true, fits, timeout: 5000 })
  const calls = await Promise.allSettled([
    isb.auth.login({ body: { email: 'li.na@school.example', password: 'a secret of mine' } }),
    isb.menus.create({ body: { type: 'MENU', name: 'Library' } }),
    isb.bike.listRents(),
    isb.staff.export(),
  ])
  const errors = calls.map((call) => (call.status === 'rejected' ? call.reason : 'was taken') as unknown)
  expect(errors.filter((error) => !isIsbError(error))).toEqual([])
  expect(session.get()).toBeNull()
})

test('signing in there keeps the profile that was there', async () => {
  const profiles = join(at('home'), '.config', 'isb', 'profiles')
  mkdirSync(profiles, { recursive: true })
  const kept = JSON.stringify({ host: 'https://isb.school.example', session: { token: 'kept', authHeaderSchema: 'Bearer' } })
  writeFileSync(join(profiles, 'school.json'), kept)
  for (const [name, answer] of wrongAnswers) {
    host.answer = answer
    const login = ['login', '--profile', 'school', '--host', host.url, '--email', 'li.na@school.example', '--password-stdin']
    const { exit, out } = await runHere(login, { env: { HOME: at('home') }, input: 'a secret of mine\n' })
    expect([1, 3, 4, 75], `${name}: ${exit}`).toContain(exit)
    expect(out, name).toBe('')
    expect(readFileSync(join(profiles, 'school.json'), 'utf8'), name).toBe(kept)
  }
})
