import { expect, test } from 'vitest'
import { bodyOf, fileIn, pairsOf } from './input.ts'

test('pairs keep what stands behind the first equals sign', () => {
  expect({ ...pairsOf(['a=1', 'b=x=y', 'c='], '--query') }).toEqual({ a: '1', b: 'x=y', c: '' })
})

test('a name that stands twice holds a list', () =>
  expect({ ...pairsOf(['a=1', 'a=2', 'a=3'], '--query') }).toEqual({ a: ['1', '2', '3'] }))

test.each(['a', '=1', ''])('%j is no pair', (pair) => expect(() => pairsOf([pair], '--query')).toThrow('refused.pair'))

test('a body comes from the line, a file or the pipe', async () => {
  const read = async (name: string): Promise<string> => JSON.stringify({ name })
  expect(await bodyOf('{"a":1}', read)).toEqual({ a: 1 })
  expect(await bodyOf('@x.json', read)).toEqual({ name: 'x.json' })
  expect(await bodyOf('-', read)).toEqual({ name: '-' })
  await expect(bodyOf('{', read)).rejects.toMatchObject({ key: 'refused.bodyNotJson', exit: 64 })
})

test('a body that is a file is named, or piped', () => {
  expect([fileIn('@bike.jpg', 'files.upload'), fileIn('-', 'files.upload')]).toEqual(['bike.jpg', '-'])
  expect(() => fileIn('bike.jpg', 'files.upload')).toThrow('refused.bodyNoFile')
})
