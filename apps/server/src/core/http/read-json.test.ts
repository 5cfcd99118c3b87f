import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

const lists = (levels: number, inner = '') => Buffer.from(`${'['.repeat(levels)}${inner}${']'.repeat(levels)}`)
const long = JSON.stringify('x'.repeat(100_000))

test('a body that nests without end is not read, however short it is', () => {
  expect(() => readJson(lists(201))).toThrow('NOT_JSON')
  expect(() => readJson(lists(40_000))).toThrow('NOT_JSON')
  expect(() => readJson(Buffer.from(`{"a":${'{"a":'.repeat(201)}${long}${'}'.repeat(202)}`))).toThrow('NOT_JSON')
})

test('a body of more values than an honest one has is not read, however small they are', () => {
  expect(() => readJson(Buffer.from(`[${'0,'.repeat(5_000_001)}0]`))).toThrow('BODY_TOO_LARGE')
  expect(() => readJson(Buffer.from(`[${'[],'.repeat(2_500_001)}[]]`))).toThrow('BODY_TOO_LARGE')
  expect(readJson(Buffer.from(`[${'0,'.repeat(4_000_000)}0]`))).toHaveLength(4_000_001)
  expect(readJson(Buffer.from(JSON.stringify([',['.repeat(5_000_001)])))).toHaveLength(1)
})

test('one that is as deep as honest ones are is read, whatever stands in its texts', () => {
  expect(readJson(lists(100, long))).toBeInstanceOf(Array)
  const brackets = ['"[\\{'.repeat(30_000)]
  expect(readJson(Buffer.from(JSON.stringify(brackets)))).toEqual(brackets)
})
