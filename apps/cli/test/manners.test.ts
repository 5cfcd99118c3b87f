import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { entries } from '../src/entries.ts'
import type { Command } from '../src/lib/command.ts'
import { sayIn, textOf } from '../src/lib/speech.ts'
import { isb } from './isb.ts'

const dump = `insert into sys_menu (menu_id, menu_name, parent_id, order_num, path, menu_type, perms) values
 (1, '系统', 0, 1, 'system', 'M', ''),
 (2, '用户', 1, 1, 'user', 'C', 'system:user:list'),
 (3, '用户二', 1, 2, 'user2', 'C', 'system:user:list'),
 (4, '新增', 1, 3, '', 'F', 'system:user:add');
`
const english = { locale: 'en', say: sayIn('en') } as const
let folder = ''
const file = (name: string): string => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isb-cli-'))
  await writeFile(file('dump.sql'), dump)
})
afterAll(() => rm(folder, { recursive: true }))

test.each([['--version'], ['-V'], ['--version', '--json']])('the version: %s %s', async (...args) => {
  expect(await isb(args)).toEqual({ exit: 0, out: `${manifest.version}\n`, err: '' })
})

test('help goes to stdout when it is wanted, to stderr when a command is missing', async () => {
  expect(await isb([])).toMatchObject({ exit: 0, err: '', out: expect.stringContaining('Usage: isb [options] <command>') })
  expect(await isb(['menus'])).toMatchObject({ exit: 64, out: '', err: expect.stringContaining('isb menus') })
  expect(await isb(['menus', '--help', '--lang', 'zh'])).toMatchObject({ exit: 0, err: '', out: expect.stringContaining('用法：') })
})

test('help says in a few words what each command does, no label and no finished deed', async () => {
  const said = await Promise.all(
    entries.map(async ({ name, load }) => {
      const loaded = await load()
      return (Array.isArray(loaded) ? loaded : []).map((command: Command) => [`${name} ${command.name}`, textOf(command.does, english)])
    }),
  )
  const wrong = said
    .flat()
    .filter(
      ([, does = '']) =>
        !/^\p{Ll}[^.]* /u.test(does) || /^(\w+ed|the|an?|what|which|who|where|when|how|every|everything|your|students|limit,) /.test(does),
    )
  expect(wrong).toEqual([])
})

test('a command line that is not understood ends with 64, and in JSON where that is asked for', async () => {
  expect(await isb(['menus', 'lst'])).toEqual({ exit: 64, out: '', err: 'There is no command “lst”. Did you mean list?\n' })
  const { exit, out, err } = await isb(['menus', 'list', '--oops', '--json'], { env: { ISB_LANG: 'zh' } })
  expect({ exit, out }).toEqual({ exit: 64, out: '' })
  expect(JSON.parse(err)).toEqual({
    error: { code: null, reason: 'UNKNOWN_OPTION', message: '没有选项 --oops', errors: [], requestId: null, hint: 'isb menus list --help' },
  })
})

test.each([['whoami'], ['menus', 'list'], ['menus', 'export'], ['api', 'auth.me']])(
  'nobody is signed in: isb %s %s ends with 4 and the command to run',
  async (...args) => {
    const { exit, out, err } = await isb(args)
    expect({ exit, out }).toEqual({ exit: 4, out: '' })
    expect(err).toContain('isb login --host URL')
  },
)

test.each([
  [[], '--host URL --email ADDRESS'],
  [['--host', 'school.example'], '--host https://school.example --email ADDRESS'],
  [['--host', 'school.example', '--email', 'a@school.example'], '--host https://school.example --email a@school.example'],
  [['--password-stdin', '--host', 'school.example'], '--host https://school.example --email ADDRESS'],
])('login %j asks nothing without a terminal', async (args, filled) => {
  const { exit, out, err } = await isb(['login', ...args], { input: 'secret\n' })
  expect({ exit, out }).toEqual({ exit: 4, out: '' })
  expect(err).toContain(`isb login ${filled} --password-stdin < FILE`)
})

test('a server that is not there is an error, said in the language of the reader', async () => {
  const { exit, err } = await isb(['whoami', '--host', 'http://127.0.0.1:9', '--lang', 'zh'], { env: { ISB_TOKEN: 'x' } })
  expect({ exit, err }).toEqual({ exit: 75, err: expect.stringContaining('无法连接 127.0.0.1:9（') })
})

test('a dump is converted: data to stdout, words to stderr', async () => {
  const refused = await isb(['menus', 'convert', file('dump.sql')])
  expect(refused).toMatchObject({ exit: 1, out: '' })
  expect(refused.err).toContain('line 4: “用户二” has the code “system:user:list” of “用户” (line 3)')
  const { exit, out, err } = await isb(['menus', 'convert', '-', '--drop-duplicate-codes', '--lang', 'zh'], { input: dump })
  expect(exit).toBe(0)
  expect(out).toMatch(/^format: isb-menus\/1\nmenus:\n  - code: ruoyi:system\n    type: MENU_DIR\n    name: 系统\n/)
  expect(err).toBe(
    '第 5 行：按钮“新增”直接位于模块“系统”下，已移到该模块的第一个菜单“用户”（第 3 行）\n第 4 行：“用户二”的编码“system:user:list”已被“用户”（第 3 行）使用，已留空\nRuoYi：共 4 行，其中模块 1 个、菜单 2 个、按钮 1 个\n转换时丢失：无对应图标 0 个、编码 1 个、隐藏标记 0 个\n',
  )
})

test('every code that a row loses is counted', async () => {
  const input = `insert into sys_menu (menu_id, menu_name, parent_id, menu_type, path, perms) values
    (1, 'A', 0, 'M', 'a', ''), (2, 'B', 1, 'C', 'b', 'b:list, b:add; b:drop'), (3, 'C', 1, 'C', 'c', 'c?');`
  const { err } = await isb(['menus', 'convert', '-'], { input })
  expect(err).toContain('0 icons without a counterpart here, 3 codes, 0 marks')
})

test('with --json, notes and failures are JSON too, a line each', async () => {
  const { out, err } = await isb(['menus', 'convert', file('dump.sql'), '--json'])
  expect(out).toBe('')
  const lines = err
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toMatchObject([{ note: { line: 5, kind: 'buttonMoved' } }, { error: { reason: 'DUPLICATE_CODES', errors: [{ line: 4 }] } }])
})

test('a file is written whole, beside nothing', async () => {
  const { exit, out } = await isb(['menus', 'convert', file('dump.sql'), '--drop-duplicate-codes', '-o', file('menus.yaml')])
  expect({ exit, out }).toEqual({ exit: 0, out: '' })
  expect(await readFile(file('menus.yaml'), 'utf8')).toContain('system:user:add')
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([])
})

test('old dumps in GB 18030 are read', async () => {
  await writeFile(
    file('gbk.sql'),
    Buffer.concat([
      Buffer.from("insert into sys_menu (menu_id, menu_name, parent_id, menu_type, path, perms) values (1, '"),
      Buffer.from([0xd3, 0xc3, 0xbb, 0xa7]),
      Buffer.from("', 0, 'M', 'a', '');"),
    ]),
  )
  expect((await isb(['menus', 'convert', file('gbk.sql')])).out).toContain('name: 用户')
})

test.each([
  ['bash', 'complete -o filenames'],
  ['zsh', '#compdef isb'],
  ['fish', "complete -c isb -n '__isb_at \\'menus\\'' -a 'import'"],
])('a completion script for %s', async (shell, part) => {
  const { exit, out } = await isb(['completion', shell])
  expect(exit).toBe(0)
  expect(out).toContain(part)
})

test('a reader who has seen enough ends it quietly', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts'), 'completion', 'fish'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  expect(await new Promise((closed) => child.once('close', closed))).toBe(0)
  expect(err).toBe('')
})
