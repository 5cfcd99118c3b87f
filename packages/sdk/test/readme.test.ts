// The README's example compiles, and does what it says against a real server.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import * as fault from './faulty-server.ts'

const root = join(import.meta.dirname, '..')
const example = /```ts\n([^]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1] ?? ''

test('it is ten lines', () => expect(example.trim().split('\n')).toHaveLength(10))

test('it compiles', () => {
  const file = join(root, 'test/readme-example.ts')
  const { config } = ts.readConfigFile(join(root, '../../tsconfig.base.json'), (path) => readFileSync(path, 'utf8')) as {
    config: { compilerOptions: object }
  }
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: ['node'] }, root)
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (name, version) => (name === file ? ts.createSourceFile(name, example, version) : read(name, version))
  const program = ts.createProgram([file], options, host)
  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
})

test('it runs', async () => {
  const library = { id: 7, name: 'Library' }
  await using server = await fault.faultyServer(
    fault.ok({ token: 't1', authHeaderSchema: 'Bearer' }),
    fault.ok(library),
    fault.ok({ records: [library], total: 1, pageNum: 1, pageSize: 1000 }),
    fault.json({ code: 3, message: 'It holds menus', reason: 'MENU_HAS_CHILDREN' }),
  )
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-'], {
    cwd: root,
    env: { ...process.env, ISB_HOST: server.host },
  })
  child.stdin.end(example)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const exit = await new Promise((resolve) => child.on('close', resolve))
  expect(said).toBe('7 Library\nMENU_HAS_CHILDREN It holds menus\n')
  expect(exit).toBe(0)
  expect(server.asked.map(({ method, url, headers }) => `${method} ${url} ${headers.authorization ?? '-'}`)).toEqual([
    'POST /isb/admin/auth/login -',
    'POST /isb/admin/menus Bearer t1',
    'GET /isb/admin/menus/page?pageNum=1&pageSize=1000000&search=Lib Bearer t1',
    'DELETE /isb/admin/menus/7 Bearer t1',
    'POST /isb/admin/auth/logout Bearer t1',
  ])
})
