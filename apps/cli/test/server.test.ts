import { startTestServer, type TestServer } from '@isb/server/testing'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Finished, runHere } from '../src/testing.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: Parameters<typeof startTestServer>[0]
  }
}

// The commands against the real application on a real database.
let server: TestServer
let folder = ''
const file = (name: string): string => join(folder, name)
const run = (...args: string[]): Promise<Finished> => runHere(args, { env: { ISB_CONFIG_DIR: folder } })
const signIn = (...more: string[]): Promise<Finished> =>
  runHere(['login', '--host', server.url, '--email', 'admin@school.example', '--password-stdin', ...more], {
    env: { ISB_CONFIG_DIR: folder },
    input: 'demo-console-1\n',
  })
const profileFile = async (): Promise<string> => file(`profiles/${(await readdir(file('profiles')))[0] ?? ''}`)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isb-cli-'))
  server = await startTestServer(inject('cluster'))
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

test('sign in, who am I, sign out', async () => {
  const wrong = await runHere(['login', '--host', server.url, '--email', 'admin@school.example', '--password-stdin'], {
    env: { ISB_CONFIG_DIR: folder },
    input: 'no',
  })
  expect(wrong).toMatchObject({ exit: 1, out: '', err: expect.stringContaining('Incorrect email or password') })
  const signedIn = await signIn('--json')
  expect(signedIn.exit).toBe(0)
  expect(signedIn.out).not.toContain('token')
  expect(JSON.parse((await run('whoami', '--json')).out)).toMatchObject({
    email: 'admin@school.example',
    administrator: true,
    host: server.url,
  })
  expect((await run('whoami', '--lang', 'zh')).out).toContain('何静')
  // Times are the school's, wherever this machine stands.
  const now = () => new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' }).slice(0, 13)
  expect([now(), now()]).toContain(/\d{4}-\d\d-\d\d \d\d/.exec((await run('account', 'sessions')).out)?.[0])
  expect(await run('logout')).toMatchObject({ exit: 0 })
  expect(JSON.parse(await readFile(await profileFile(), 'utf8'))).toEqual({
    host: server.url,
    email: 'admin@school.example',
    timeZone: 'Asia/Shanghai',
  })
  expect(await run('whoami')).toMatchObject({ exit: 4, out: '' })
  await signIn()
})

test('an ended session: the profile stays, the session goes, exit 4', async () => {
  await signIn('--profile', 'late')
  await server.pool.query('delete from session')
  const { exit, err } = await run('whoami', '--json')
  expect(exit).toBe(4)
  expect(JSON.parse(err)).toMatchObject({ error: { code: 18, reason: 'SESSION_INVALID', hint: 'isb login --profile late' } })
  expect(JSON.parse(await readFile(file('profiles/late.json'), 'utf8'))).toEqual({
    host: server.url,
    email: 'admin@school.example',
    timeZone: 'Asia/Shanghai',
  })
  expect(JSON.parse((await run('profiles', 'list', '--json')).out)).toMatchObject([
    { signedIn: true },
    { name: 'late', current: true, signedIn: false },
  ])
  await run('profiles', 'remove', 'late')
  await signIn()
})

test('make, change, order and delete menus by their codes', async () => {
  const made = JSON.parse(
    (await run('menus', 'create', '--type', 'MENU_DIR', '--name', 'Reports', '--name-zh', '统计报表', '--code', 'report', '--json')).out,
  ) as { id: number }
  await run('menus', 'create', '--type', 'MENU', '--name', 'Bikes', '--parent', 'report', '--code', 'report:bike', '--path', '/report/bike')
  await run(
    'menus',
    'create',
    '--type',
    'MENU_PERM_RESOURCE',
    '--name',
    'Export',
    '--parent',
    'report:bike',
    '--code',
    'report:bike:export',
  )
  // What an update does not name stays, the place in the tree too.
  expect(JSON.parse((await run('menus', 'update', 'report:bike', '--name', 'Bike report', '--json')).out)).toMatchObject({
    parentId: made.id,
    name: 'Bike report',
    path: '/report/bike',
    version: 2,
  })
  expect(JSON.parse((await run('menus', 'update', '--id', String(made.id), '--path', 'https://x.example/', '--json')).out)).toMatchObject({
    isExternalPath: 1,
  })
  const sorted = JSON.parse((await run('menus', 'sort', 'report', '--parent', 'root', '--json')).out) as { code: string }[]
  expect(sorted[0]?.code).toBe('report')
  expect(sorted.length).toBeGreaterThan(1)
  expect((await run('menus', 'tree', 'report')).out).toMatch(
    /└─ Bike report +report:bike +menu[\s\S]+ {3}└─ Export +report:bike:export +button/,
  )
  expect(await run('menus', 'delete', 'report:bike')).toMatchObject({ exit: 64, out: '', err: expect.stringContaining('--yes') })
  expect(await run('menus', 'delete', 'report', '--yes')).toMatchObject({ exit: 3, err: expect.stringContaining('Reports') })
  expect(JSON.parse((await run('menus', 'delete', 'report:bike', '--yes', '--json')).out)).toMatchObject({
    ids: [expect.any(Number), expect.any(Number)],
  })
  expect(await run('menus', 'delete', 'report', '--yes')).toMatchObject({
    exit: 0,
    err: expect.stringMatching(/He Jing\nDeleted “Reports”\n$/),
  })
})

test('lists: one JSON object a line, all of them', async () => {
  const { out } = await run('menus', 'list', '--ndjson')
  const all = JSON.parse((await run('menus', 'list', '--json')).out) as object[]
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toEqual(all)
  expect((await run('api', 'menus.page', '--query', 'pageSize=2', '--ndjson')).out.trimEnd().split('\n')).toHaveLength(all.length)
})

test('a dump is imported, all of it or nothing, and comes out as it went in', async () => {
  await writeFile(
    file('dump.sql'),
    `insert into sys_menu (menu_id, menu_name, parent_id, order_num, path, menu_type, perms) values (1, '系统', 0, 1, 'system', 'M', ''),
(2, '用户', 1, 1, 'user', 'C', 'x:user'),
(3, '新增', 2, 1, '', 'F', 'x:user:add');`,
  )
  await run('menus', 'create', '--type', 'MENU_DIR', '--name', 'Old', '--code', 'old')
  expect(await run('menus', 'import', file('dump.sql'), '--parent', 'old', '--dry-run')).toMatchObject({
    exit: 0,
    err: expect.stringContaining('created 3'),
  })
  expect(await run('menus', 'import', file('dump.sql'), '--parent', 'old', '--yes')).toMatchObject({
    exit: 0,
    err: 'Imported: created 3\n',
  })
  const again = await run('menus', 'import', file('dump.sql'), '--yes', '--lang', 'zh')
  expect(again.exit).toBe(1)
  expect(again.out).toMatch(/^行 +结果 +说明\n1 +无法导入 +.*ruoyi:system.*\n2 +无法导入 +.*x:user/)
  expect(again.err).toContain('未导入任何内容')

  await run('menus', 'export', '--parent', 'old', '-o', file('old.yaml'))
  const text = await readFile(file('old.yaml'), 'utf8')
  for (const code of ['x:user', 'old']) {
    // A module goes only when it is empty, so from the leaves up.
    if (code === 'old')
      await run(
        'menus',
        'delete',
        '--id',
        String((JSON.parse((await run('menus', 'tree', 'old', '--json')).out) as { children: { id: number }[] }[])[0]?.children[0]?.id),
        '--yes',
      )
    else await run('menus', 'delete', code, '--yes')
  }
  expect(await run('menus', 'import', file('old.yaml'), '--parent', 'old', '--yes')).toMatchObject({ exit: 0 })
  expect((await run('menus', 'export', '--parent', 'old')).out).toBe(text)
})

test('any operation by its name, and the server’s own refusals', async () => {
  expect(JSON.parse((await run('api', 'settings.get')).out)).toMatchObject({ timeZone: 'Asia/Shanghai' })
  const { exit, err } = await run('api', 'menus.create', '--body', '{"type":"MENU"}', '--json')
  expect(exit).toBe(1)
  expect(JSON.parse(err)).toMatchObject({
    error: { code: 1, reason: 'INVALID', errors: [{ path: '/name', message: 'Name is required' }], requestId: expect.any(String) },
  })
  expect(await runHere(['api', 'auth.config', '--host', server.url])).toMatchObject({ exit: 0, out: expect.stringContaining('languages') })
})

test('a token of the environment needs no profile', async () => {
  const { session } = JSON.parse(await readFile(await profileFile(), 'utf8')) as { session: { token: string } }
  expect(await runHere(['whoami'], { env: { ISB_HOST: server.url, ISB_TOKEN: session.token } })).toMatchObject({ exit: 0 })
  expect(await runHere(['whoami'], { env: { ISB_HOST: server.url, ISB_TOKEN: 'wrong' } })).toMatchObject({
    exit: 4,
    err: expect.stringContaining('unset ISB_TOKEN; isb login'),
  })
})
