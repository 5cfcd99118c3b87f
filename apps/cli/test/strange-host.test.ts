// The page of a guest network, a proxy or another host is no answer: nothing is said to be done, nothing is kept.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as connections, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHere } from '../src/testing.ts'

let home = ''
let host = ''
let answer: { type: string; body: string; status?: number; wait?: string; goesOn?: true } = {
  type: 'text/html',
  body: '<h1>Welcome to the guest network</h1>',
}
const server = createServer((request, response) => {
  const { type, status = 200, wait, body, goesOn } = answer
  request.resume().on('end', () => {
    response.writeHead(status, { 'Content-Type': type, ...(wait && { 'Retry-After': wait }) })
    if (goesOn) response.write(body)
    else response.end(body)
  })
})
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'isb-strange-'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await rm(home, { recursive: true })
})

const answers = [
  { type: 'text/html', body: '<h1>Welcome to the guest network</h1>' },
  { type: 'application/json', body: '[]' },
  { type: 'application/json', body: '{"id":7,"name":"Library"}' },
]
test.each([
  ['settings', 'set', 'schoolName=Z'],
  ['menus', 'create', '--name', 'x', '--type', 'MENU'],
  ['outbox', 'resend', '3'],
  ['audit', 'undo', '3'],
  ['roles', 'create', 'x'],
  ['staff', 'list'],
  ['whoami'],
  ['pull', join(tmpdir(), 'isb-strange-pull')],
])('isb %s %s is not said to be done', async (...command) => {
  for (answer of answers) {
    const { exit, out, err } = await runHere([...command, '--host', host], { env: { ISB_TOKEN: 'x', HOME: home } })
    expect(exit).toBe(1)
    expect(err).toContain('did not answer as the API does.')
    expect(err).toContain(`${host}/isb/admin/`)
    expect(out + err).not.toMatch(/changed|created|taken back|on the way|written/i)
  }
})

test('a busy host is tried later, and says when', async () => {
  answer = { type: 'text/plain', body: 'busy', status: 429, wait: '3600' }
  const busy = ['settings', 'set', 'schoolName=Z', '--host', host]
  const { exit, err } = await runHere(busy, { env: { ISB_TOKEN: 'x', HOME: home } })
  expect({ exit, err }).toEqual({ exit: 75, err: expect.stringContaining('Try again in 3,600 seconds') })
  const json = await runHere([...busy, '--json'], { env: { ISB_TOKEN: 'x', HOME: home } })
  expect(JSON.parse(json.err)).toMatchObject({ error: { reason: 'HTTP_429', retryAfter: 3600 } })
})

test('what stands at a door without our language is not tried again', async () => {
  const door = connections((socket) => socket.end('220 mail.school.example ESMTP\r\n'))
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const at = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
  const { exit, err } = await runHere(['whoami', '--host', at], { env: { ISB_TOKEN: 'x', HOME: home } })
  door.close()
  expect({ exit, err }).toEqual({ exit: 1, err: expect.stringContaining('does not speak the language of this server') })
})

test('a proxy that asks for a password is no empty reason', async () => {
  answer = { type: 'text/html', body: 'sign in to the proxy', status: 407 }
  const { err } = await runHere(['whoami', '--host', host], { env: { ISB_TOKEN: 'x', HOME: home } })
  expect(err).toMatch(/could not be reached \(.+\)/)
})

test('a page is not written into a file', async () => {
  answer = answers[0]!
  const { exit } = await runHere(['staff', 'export', '-o', join(home, 'staff.csv'), '--host', host], {
    env: { ISB_TOKEN: 'x', HOME: home },
  })
  expect([exit, existsSync(join(home, 'staff.csv'))]).toEqual([1, false])
})

test('events are printed as they come, by the operation’s name', async () => {
  answer = { type: 'text/event-stream', body: 'event: ready\ndata:\n\nevent: change\ndata: vehicle\n\n' }
  const { exit, out, err } = await runHere(['api', 'events.stream', '--host', host], { env: { ISB_TOKEN: 'x', HOME: home } })
  expect({ exit, out, err }).toEqual({ exit: 0, out: answer.body, err: '' })
})

test.skipIf(process.platform === 'win32').each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)(
  'whoever leaves by %s leaves no half file behind',
  async (signal, exit) => {
    answer = { type: 'text/event-stream', body: 'event: ready\ndata:\n\n', goesOn: true }
    const folder = await mkdtemp(join(home, 'half-'))
    const line = ['api', 'events.stream', '--host', host, '-o', join(folder, 'events.txt')]
    const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts'), ...line], {
      env: { PATH: process.env['PATH'], ISB_TOKEN: 'x', HOME: home },
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await expect.poll(() => readdir(folder), { timeout: 30_000 }).toHaveLength(1)
    child.kill(signal)
    expect([await ended, await readdir(folder)]).toEqual([exit, []])
  },
  60_000,
)

test('an address where nothing is, such as one below a wrong base path, is named', async () => {
  answer = {
    type: 'application/json',
    body: '{"code":2,"message":"There is nothing at this address","reason":"ROUTE_UNKNOWN"}',
    status: 404,
  }
  const { exit, err } = await runHere(['whoami', '--host', `${host}/wrong`], { env: { ISB_TOKEN: 'x', HOME: home } })
  expect({ exit, err }).toEqual({ exit: 1, err: `There is nothing at ${host}/wrong/isb/admin/auth/me\n` })
})

test('signing in keeps the profile that was there', async () => {
  const folder = join(home, '.config', 'isb', 'profiles')
  await mkdir(folder, { recursive: true })
  const kept = JSON.stringify({ host: 'https://isb.school.example', session: { token: 'kept', authHeaderSchema: 'Bearer' } })
  await writeFile(join(folder, 'school.json'), kept)
  for (answer of [...answers, { type: 'application/json', body: '{"code":0,"message":"","data":{}}' }]) {
    const login = ['login', '--profile', 'school', '--host', host, '--email', 'li.na@school.example', '--password-stdin']
    const { exit, out } = await runHere(login, { env: { HOME: home }, input: 'a secret of mine\n' })
    expect({ exit, out }).toEqual({ exit: 1, out: '' })
    expect(await readFile(join(folder, 'school.json'), 'utf8')).toBe(kept)
  }
})

test('a profile that is not there is said to be missing', async () => {
  const { exit, err } = await runHere(['--profile', 'nope', 'whoami'], { env: { HOME: home } })
  expect([exit, err.split('\n')[0]]).toEqual([1, 'There is no profile “nope”'])
})
