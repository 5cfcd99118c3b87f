import { execFileSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { chmod, lstat, mkdtemp, readdir, readFile, readlink, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeWhole } from './files.ts'

let folder = ''
const at = (name: string): string => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isb-files-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function* parts(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}

test('a file is written whole, and stays as it was where its text breaks off', async () => {
  await writeWhole(at('menus.yaml'), 'one')
  const broken = async function* (): AsyncGenerator<Uint8Array> {
    yield* parts('half')
    throw new Error('The answer broke off')
  }
  await expect(writeWhole(at('menus.yaml'), broken())).rejects.toThrow('broke off')
  expect([await readFile(at('menus.yaml'), 'utf8'), await readdir(folder)]).toEqual(['one', ['menus.yaml']])
})

test('a link stays a link, and the file that it leads to is written', async () => {
  await writeFile(at('kept.csv'), 'old')
  await symlink('kept.csv', at('link.csv'))
  await writeWhole(at('link.csv'), parts('new'))
  expect([await readlink(at('link.csv')), await readFile(at('kept.csv'), 'utf8')]).toEqual(['kept.csv', 'new'])
})

test('a link to what is not there yet stays too, and what it names is made', async () => {
  await symlink('later.csv', at('early.csv'))
  await writeWhole(at('early.csv'), parts('new'))
  expect([await readlink(at('early.csv')), await readFile(at('later.csv'), 'utf8')]).toEqual(['later.csv', 'new'])
})

test('a file that is nobody else’s to read stays so', async () => {
  await writeFile(at('private.csv'), 'old')
  await chmod(at('private.csv'), 0o640)
  await writeWhole(at('private.csv'), 'new')
  expect((await stat(at('private.csv'))).mode & 0o777).toBe(0o640)
})

test('what a shell sends into a file goes on where others stopped', async () => {
  const all = openSync(at('all.txt'), 'w')
  const code = `import(${JSON.stringify(join(import.meta.dirname, 'files.ts'))}).then((files) => files.writeWhole('/dev/stdout', 'two'))`
  const script = 'echo one; "$0" -e "$1"; echo; echo three'
  execFileSync('sh', ['-c', script, process.execPath, code], { stdio: ['ignore', all, 'inherit'] })
  closeSync(all)
  expect(await readFile(at('all.txt'), 'utf8')).toBe('one\ntwo\nthree\n')
})

test('a pipe gets what is written, and stays a pipe', async () => {
  execFileSync('mkfifo', [at('pipe')])
  const read = readFile(at('pipe'), 'utf8')
  await writeWhole(at('pipe'), parts('one,', 'two'))
  expect([await read, (await lstat(at('pipe'))).isFIFO()]).toEqual(['one,two', true])
})

test('a device stays a device, and says when it is full', async () => {
  await expect(writeWhole('/dev/full', 'too much')).rejects.toMatchObject({ code: 'ENOSPC' })
  expect((await stat('/dev/full')).isCharacterDevice()).toBe(true)
})
