import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { recordsIn } from './records.ts'
import type { World } from '../world.ts'

const kinds = { bike: 'text', rentId: 'id' } as const
const read = (text: string) => recordsIn({ stdin: Readable.from([Buffer.from(text)]) } as unknown as World, kinds)

test.each([
  ['an object', '{\n  "bike": "B-1"\n}'],
  ['a list', '[{"bike": "B-1"}]'],
  ['one a line', '{"bike":"B-1"}\r\n'],
])('%s is read', async (_, text) => expect(await read(text)).toEqual([{ line: 1, record: { bike: 'B-1' } }]))

test('lines are those of the file', async () => {
  expect((await read('{"bike":"B-1"}\n\n{"rentId":4}\n')).map(({ line }) => line)).toEqual([1, 3])
})

test('an empty queue is no fault', async () => expect(await read('\n')).toEqual([]))

test.each([
  ['a name that is not known', '{"bike":"B-1","brand":"x"}', 'records.unknownField'],
  ['a name of every object', '{"constructor":"x"}', 'records.unknownField'],
  ['a number for a text', '{"bike":1}', 'records.value'],
  ['a text for an id', '{"rentId":"4"}', 'records.value'],
  ['an id that is none', '{"rentId":-1}', 'records.value'],
  ['no object', '"B-1"', 'records.notObject'],
])('%s refuses all, by line', async (_, line, key) => {
  await expect(read(`{"bike":"B-2"}\n${line}\n`)).rejects.toMatchObject({ key: 'refused.records', faults: [{ line: 2, key }] })
})

test('what is no JSON is told by line', async () => {
  await expect(read('{"bike":"B-2"}\n{"bike":\n')).rejects.toMatchObject({ key: 'refused.notJson', values: { line: 2 } })
})
