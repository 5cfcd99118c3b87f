// The files of the contract fit their JSON Schema, and a slip in one is named with its line. `npm run contract` prints an operation.
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import contract from '@isb/contract/openapi.json' with { type: 'json' }
import { operationIds } from '@isb/contract'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { printed } from '../../openapi/print.mjs'
import { faultsOf } from '../../openapi/source.mjs'

const root = join(import.meta.dirname, '../..')
const files = [...readdirSync(join(root, 'openapi/modules')).map((name) => `modules/${name}`), 'shared.yaml']
const textOf = (file: string) => readFileSync(join(root, 'openapi', file), 'utf8')
const bike = textOf('modules/bike.yaml')

test.each(files)('%s fits the schema, and tells editors where it is', (file) => {
  const text = textOf(file)
  expect(faultsOf(text)).toEqual([])
  const schema = file.includes('/') ? '../module.schema.json' : 'module.schema.json'
  expect(text.split('\n')[0]).toBe(`# yaml-language-server: $schema=${schema}`)
})

test.each([
  ['a misspelt short form', '      x-list:', '      x-lists:', 'nothing is called x-lists; did you mean x-list?'],
  ['an unknown short form', '      x-list:', '      x-wonder: true\n      x-list:', 'nothing is called x-wonder'],
  [
    'a misspelt key of a short form',
    '        missing: BIKE_NOT_FOUND',
    '        mising: BIKE_NOT_FOUND',
    'nothing is called mising; did you mean missing?',
  ],
  [
    'a misspelt key of an operation',
    '      summary: The bikes',
    '      sumary: The bikes',
    'nothing is called sumary; did you mean summary?',
  ],
  ['a key of a form that is missing', '        missing: BIKE_NOT_FOUND\n', '', 'missing is missing'],
  ['a name that is no operation', '      operationId: bike.list\n', '      operationId: bikeList\n', '"bikeList" is not written as'],
  [
    'a misspelt key at the head',
    'x-permission: bike:list',
    'x-permision: bike:list',
    'nothing is called x-permision; did you mean x-permission?',
  ],
])('%s is named with its line', (_, right, wrong, message) => {
  const text = bike.replace(right, wrong)
  expect(text).not.toBe(bike)
  const faults = faultsOf(text)
  expect(faults.map((fault) => fault.message)).toContainEqual(expect.stringContaining(message))
  const named = faults.find((fault) => fault.message.includes(message))
  const line = text.split('\n')[(named?.line ?? 0) - 1]
  // A key that is missing is told at the key of the form that lacks it.
  expect(line).toContain(wrong === '' ? 'x-list:' : /[\w-]+(?=:)/.exec(wrong)?.[0])
})

test.each([
  ['a misspelt keyword', 'type: string, maxLenght: 5', 'nothing is called maxLenght; did you mean maxLength?'],
  ['a type that is none', 'type: strng', 'did you mean string?'],
  [
    'a tone that is none',
    'type: string, enum: [A], x-tones: { A: liv }',
    '"liv" is none of waiting, live, good, over, bad; did you mean live?',
  ],
])('%s of a schema is named', (_, schema, message) => {
  const faults = faultsOf(`schemas:\n  Thing:\n    properties:\n      name: { ${schema} }\n`)
  expect(faults.map((fault) => fault.message)).toContainEqual(expect.stringContaining(message))
  expect(new Set(faults.map((fault) => fault.line))).toEqual(new Set([4]))
})

test('a file that is no YAML is named with its line', () => {
  expect(faultsOf('x-summary: A\npaths: [\n')).toMatchObject([{ line: expect.any(Number), message: expect.any(String) }])
})

test('every operation is printed as a document that stands alone', () => {
  for (const id of operationIds) {
    const { found, text } = printed(contract, id)
    expect(found, id).toBe(true)
    const refs = [...text.matchAll(/\$ref: "?#\/components\/(\w+)\/(\w+)/g)]
    const { components } = parse(text) as { components: Record<string, Record<string, unknown> | undefined> }
    for (const [, kind = '', name = ''] of refs) expect(components[kind]?.[name], `${id}: ${kind} ${name}`).toBeDefined()
  }
})

test('the command prints an operation to a pipe, lists all without a name, and exits with 2 for a wrong one', () => {
  const program = join(root, 'openapi/print.mjs')
  const run = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' })
  const one = run('bike.listRents')
  expect(one).toMatchObject({ status: 0, stderr: '' })
  expect(one.stdout).toContain('# bike.listRents: GET {host}/isb/admin/bikes/rents, permission bike:rent\n')
  expect(parse(one.stdout)).toMatchObject({ paths: { '/bikes/rents': { get: { operationId: 'bike.listRents' } } } })
  expect(run().stdout.trim().split('\n')).toHaveLength(operationIds.length)
  expect(run('bike.listRent')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'bike.listRent is no operation of the contract; did you mean bike.listRents?\n',
  })
  expect(execFileSync('sh', ['-c', `"${process.execPath}" "${program}" | head -1`], { encoding: 'utf8' })).toContain('auth.config')
})
