import { startTestServer, type TestServer } from '@isb/server/testing'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { entries } from '../src/entries.ts'
import { run as runLine } from '../src/lib/run.ts'
import type { Input, World } from '../src/lib/world.ts'
import { type Finished, runHere } from '../src/testing.ts'

// Roles and accounts against the real application: without a terminal as its own process, with one in this process.
let server: TestServer
let folder = ''
const run = (...args: string[]): Promise<Finished> => runHere(args, { env: { ISB_CONFIG_DIR: folder } })
const at = (name: string): string => `${name}@school.example`

interface Sat extends Finished {
  /** What was asked for at the server, in order. */
  readonly asked: string[]
}

/** Somebody sits at the terminal and types. */
async function sit(args: readonly string[], typed: string, fetch: World['fetch'] = globalThis.fetch): Promise<Sat> {
  let out = ''
  let err = ''
  const asked: string[] = []
  const stdin = Object.assign(new PassThrough(), { isTTY: true }) as unknown as Input
  const world: World = {
    version: '0',
    env: { ISB_CONFIG_DIR: folder, TERM: 'dumb' },
    home: folder,
    stdin,
    stdout: { isTTY: true, columns: 200, write: async (text) => void (out += String(text)) },
    stderr: {
      isTTY: true,
      async write(text) {
        err += String(text)
        if (String(text).endsWith('[y/N] ')) (stdin as unknown as PassThrough).write(typed)
      },
    },
    fetch(...call) {
      asked.push(String(call[0] instanceof Request ? call[0].url : call[0]))
      return fetch(...call)
    },
    sleep: async () => {},
    onLeaving: () => () => {},
  }
  const exit = await runLine(args, entries, world)
  return { exit, out, err, asked }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isb-cli-'))
  server = await startTestServer(inject('cluster'))
  await runHere(['login', '--host', server.url, '--email', at('admin'), '--password-stdin'], {
    env: { ISB_CONFIG_DIR: folder },
    input: 'demo-console-1\n',
  })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

test('a role is made, granted and revoked by codes, as the boxes of the console tick', async () => {
  const codes = async (): Promise<unknown> =>
    (JSON.parse((await run('roles', 'get', 'tandem ROOM', '--json')).out) as { codes: string[] }).codes
  expect(await run('roles', 'create', 'Tandem room', '--description', 'Rents and returns', '--grant', 'links:website')).toMatchObject({
    exit: 0,
    err: 'Created the role “Tandem room”\n',
  })
  // A button brings the way to it; a menu brings no buttons, unless they are asked for.
  await run('roles', 'grant', 'Tandem room', 'upms:staff:invite', 'upms:role')
  expect(await codes()).toEqual(['upms', 'upms:role', 'upms:staff', 'upms:staff:invite', 'links', 'links:website'])
  expect((await run('roles', 'grant', 'Tandem room', 'audit', '--below')).err).toContain('Granted 2 permissions')
  expect(await codes()).toEqual(expect.arrayContaining(['audit', 'audit:undo']))
  // What stands under a menu goes with it; the module stays.
  expect(await run('roles', 'revoke', 'Tandem room', 'upms:staff', 'audit', '--yes')).toMatchObject({ exit: 0 })
  expect(await codes()).toEqual(['upms', 'upms:role', 'links', 'links:website'])
  expect(await run('roles', 'revoke', 'Tandem room', 'audit', '--yes')).toMatchObject({
    exit: 0,
    err: '“Tandem room” has none of these permissions\n',
  })
  expect(await run('roles', 'grant', 'Tandem room', 'tandem:lend')).toMatchObject({
    exit: 1,
    err: expect.stringContaining('“tandem:lend”'),
  })
  expect((await run('roles', 'permissions', 'Tandem room', '--lang', 'zh')).out).toMatch(
    /系统管理 +upms +模块\n└─ 角色管理 +upms:role +菜单/,
  )
  expect((await run('roles', 'list', '--grants', 'upms:role', '--empty', '--ndjson')).out.trimEnd().split('\n')).toHaveLength(1)
  const { id } = JSON.parse((await run('roles', 'get', 'Tandem room', '--json')).out) as { id: number }
  expect(await run('roles', 'update', '--id', String(id), '--name', 'Bicycles')).toMatchObject({ exit: 0 })
  expect(await run('roles', 'delete', 'Bicycles', '--yes')).toMatchObject({
    exit: 0,
    err: expect.stringContaining('Deleted the role “Bicycles”'),
  })
  expect(await run('roles', 'get', 'Bicycles')).toMatchObject({ exit: 1, err: 'There is no role “Bicycles”\n' })
})

test('who loses what is said before it is done, in sentences and in JSON', async () => {
  const impact = await run('roles', 'impact', 'Front office', 'revoke', 'links:calendar')
  expect(impact.out).toMatch(/^13 people lose permissions:\n {2}13 people lose “School calendar” \(menu\): .+ and 3 more\n/)
  expect(impact.err).toBe('')
  const asked = await run('roles', 'revoke', 'Front office', 'links:calendar')
  expect(asked).toEqual({
    exit: 64,
    out: '',
    err: `${impact.out}There is no terminal to ask for confirmation, so nothing was done\n  $ isb roles revoke 'Front office' links:calendar --yes\n`,
  })
  const json = await run('roles', 'disable', 'Front office', '--json')
  const lines = json.err
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as object)
  expect(lines).toMatchObject([
    { impact: { lose: 13, gain: 0, total: 3, changes: [{ effect: 'lose', people: 13 }, {}, {}] } },
    { error: { code: null, reason: 'NEEDS_YES', hint: "isb roles disable 'Front office' --json --yes" } },
  ])
  expect(JSON.parse((await run('roles', 'impact', 'Front office', 'disable', '--json')).out)).toEqual(
    (lines[0] as { impact: object }).impact,
  )
  expect((await run('roles', 'impact', 'Front office', 'enable')).out).toBe('Nobody gains or loses anything.\n')
  expect(await run('roles', 'impact', 'Front office', 'paint')).toMatchObject({
    exit: 64,
    err: expect.stringContaining('grant, revoke, enable'),
  })
  expect((await run('roles', 'list', '--disabled')).out).toBe('')
})

test('a move tells who comes to see the way there, a deletion who loses the screen', async () => {
  await run('menus', 'create', '--type', 'MENU_DIR', '--name', 'Desk', '--name-zh', '前台', '--code', 'desk')
  const moved = await run('menus', 'update', 'links:website', '--parent', 'desk')
  expect(moved).toMatchObject({ exit: 64, out: '' })
  expect(moved.err).toMatch(/14 people gain “Desk” \(module\)/)
  expect(moved.err).toContain('isb menus update links:website --parent desk --yes')
  expect(await run('menus', 'update', 'links:website', '--parent', 'desk', '--yes')).toMatchObject({ exit: 0 })
  expect((await run('staff', 'menus', at('front'), '--lang', 'zh')).out).toMatch(/前台 +desk +模块 *\n└─ 学校网站/)
  const gone = await run('menus', 'delete', 'links:website')
  expect(gone).toMatchObject({ exit: 64, out: '', err: expect.stringMatching(/15 people lose “School website” \(menu\): .*He Jing/) })
})

test('somebody at the terminal is asked, and no means no', async () => {
  const no = await sit(['roles', 'disable', 'Auditor'], 'n\n')
  expect(no).toMatchObject({ exit: 1, out: '' })
  expect(no.err).toMatch(/2 people lose .*“Audit” \(menu\)[\s\S]+Disable the role “Auditor”\? \[y\/N\] [\s\S]*Nothing was done/)
  expect(no.asked.some((url) => url.endsWith('/disable'))).toBe(false)
  const yes = await sit(['roles', 'disable', 'Auditor', '--lang', 'zh'], '是\n')
  expect(yes).toMatchObject({ exit: 0 })
  expect(yes.err).toContain('已停用角色“Auditor”')
  expect((await run('roles', 'list', '--disabled', '--json')).out).toContain('Auditor')
  expect(await sit(['roles', 'enable', 'Auditor'], 'y\n')).toMatchObject({ exit: 0, err: expect.stringContaining('2 people gain') })
})

test('a file is the server’s own; a terminal is spared what it cannot show', async () => {
  expect(await sit(['staff', 'export', '--format', 'xlsx'], '')).toMatchObject({ exit: 64, out: '', err: expect.stringContaining('-o') })
  expect(await run('roles', 'export', '--json')).toMatchObject({ exit: 64, out: '', err: expect.stringContaining('isb roles list --json') })
  const path = join(folder, 'menus.csv')
  expect(await run('menus', 'table', '--type', 'MENU', '-o', path)).toMatchObject({ exit: 0, out: '' })
  const text = await readFile(path, 'utf8')
  expect(text.split('\r\n')[0]).toMatch(/^\uFEFF.*Name/)
  expect(text).toBe((await run('menus', 'table', '--type', 'MENU')).out)
  expect((await run('staff', 'export', '--type', 'other', '--lang', 'zh')).out).toContain('其他')
  expect(await run('staff', 'export', '-o', join(folder, 'no/such/place.csv'))).toMatchObject({
    exit: 1,
    err: expect.stringContaining('ENOENT'),
  })
})

test('when the session ends half way, what was done is told, and what was not even tried', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
  for (const name of names) await run('staff', 'create', at(`half.${name}`), '--name', name, '--no-invite')
  let left = 2
  const half = await sit(['staff', 'invite', ...names.map((name) => at(`half.${name}`)), '--yes', '--json'], '', async (...call) => {
    const url = String(call[0] instanceof Request ? call[0].url : call[0])
    if (!url.endsWith('/invite') || left-- > 0) return fetch(...call)
    return Response.json({ code: 18, message: 'ended', reason: 'SESSION_INVALID' })
  })
  expect(half.exit).toBe(4)
  const rows = JSON.parse(half.out) as { email: string; outcome: string }[]
  expect(rows.map(({ email }) => email)).toEqual(names.map((name) => at(`half.${name}`)))
  expect(rows.filter(({ outcome }) => outcome === 'done')).toHaveLength(2)
  expect(rows.at(-1)).toMatchObject({ outcome: 'untried' })
  expect(half.err).toContain('SESSION_INVALID')
})
