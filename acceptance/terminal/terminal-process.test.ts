// The terminal as a process of its own, once for each group of commands: it prints what it prints in here, byte for byte, and its exit
// code and its pipes are a shell's. Every other story calls the same code without a process.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { openHouse } from '../lib/house.ts'
import { openFolder, signIn } from '../lib/terminal.ts'

const house = openHouse()
const { at, folder } = openFolder()
beforeAll(async () => {
  await signIn(house, 'admin')
  await house.isb(['pull', folder])
})

const groups: readonly [code: number, line: string][] = [
  [0, 'whoami --json'],
  [0, 'profiles list'],
  [0, 'menus tree'],
  [0, 'account --help'],
  [0, 'audit list --entity menu'],
  [0, 'roles list --ndjson'],
  [0, 'staff list --type student --lang zh'],
  [0, 'explain office@school.example upms:menu'],
  [0, 'runs --help'],
  [0, 'settings get'],
  [0, 'bike list --json'],
  [0, 'vehicles list'],
  [0, 'outbox list --stuck'],
  [0, 'api settings.get --json'],
  [0, 'completion zsh'],
  [64, 'menus lst --json'],
  [1, 'bike get no-such-bike --json'],
]

test.each(groups)('exit %i: isb %s', async (code, line) => {
  const args = line.split(' ')
  const [own, here] = [await house.isbProcess(args, { exit: code }), await house.isb(args, { exit: code })]
  expect(own).toEqual({ ...here, code, err: expect.any(String) })
  expect(own.err.replace(/"requestId": ?"[^"]*"/, '')).toBe(here.err.replace(/"requestId": ?"[^"]*"/, ''))
  expect(own.out + own.err).not.toBe('')
})

test('configuration as code goes through a process too: equal is 0, a difference is 2, a plan is a file', async () => {
  await house.isbProcess(['diff', folder])
  const admin = await house.person('admin')
  await admin.roles.create({ body: { name: 'Made beside the files' } })
  await house.isbProcess(['diff', folder, '--prune'], { exit: 2 })
  await house.isbProcess(['plan', folder, '--prune', '-o', at('plan.json')], { exit: 2 })
  await house.isbProcess(['apply', at('plan.json'), '--yes'])
  expect((await admin.roles.list()).records.map(({ name }) => name)).not.toContain('Made beside the files')
})

test('a story that expects another exit code is shown what the command wrote', async () => {
  for (const run of [house.isb, house.isbProcess])
    await expect(run(['menus', 'lst'])).rejects.toThrow(
      'isb menus lst exited with 64, not 0\nThere is no command “lst”. Did you mean list?',
    )
})

test('what is piped in is read, and a reader who has seen enough ends it quietly', async () => {
  const bike = await (await house.person('admin')).bike.create({ body: { number: 'Piped-1' } })
  await house.isbProcess(['bike', 'maintain', '-', '--json'], { input: `${JSON.stringify(bike)}\n` })
  expect(JSON.parse((await house.isb(['bike', 'get', 'Piped-1', '--json'])).out)).toMatchObject({ status: 'Under Maintenance' })
  const bin = join(import.meta.dirname, '../../apps/cli/bin/isb.cjs')
  const env = { PATH: process.env['PATH'], ISB_CONFIG_DIR: folder }
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', `"${process.execPath}" "${bin}" completion bash | head -n 1`], { env })
  expect(stdout.split('\n')).toHaveLength(2)
  expect(stderr).toBe('')
})
