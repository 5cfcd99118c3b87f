import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

const lists = (levels: number, inner = '') => Buffer.from(`${'['.repeat(levels)}${inner}${']'.repeat(levels)}`)
const long = JSON.stringify('x'.repeat(100_000))

test('a body that nests without end is not read, however short it is', () => {
  expect(() => readJson(lists(201))).toThrow('NOT_JSON')
  expect(() => readJson(lists(40_000))).toThrow('NOT_JSON')
  expect(() => readJson(Buffer.from(`{"a":${'{"a":'.repeat(201)}${long}${'}'.repeat(202)}`))).toThrow('NOT_JSON')
})

test('one that is as deep as honest ones are is read, whatever stands in its texts', () => {
  expect(readJson(lists(100, long))).toBeInstanceOf(Array)
  const brackets = ['"[\\{'.repeat(30_000)]
  expect(readJson(Buffer.from(JSON.stringify(brackets)))).toEqual(brackets)
})
