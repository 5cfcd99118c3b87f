import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { idsOf } from './each-id.ts'
import type { World } from './world.ts'

const world = (text: string) => ({ stdin: Readable.from([Buffer.from(text)]) }) as unknown as World
const ids = (text: string, foreign: string[] = []) => idsOf(['-'], world(text), foreign)

test('ids come by line or in records, each once', async () => {
  expect(await ids('7\r\n{"id":8,"note":"x"}\n\n# a comment\n7\n')).toEqual([7, 8])
  expect(await idsOf(['9', '-', '9'], world('7'))).toEqual([9, 7])
})

test('what a command before could not do is not handed on', async () => {
  expect(await ids('{"id":7,"outcome":"done"}\n{"id":8,"outcome":"failed"}\n{"id":null,"outcome":"untried"}')).toEqual([7])
})

test('an empty queue is nothing to do, an empty command line is a fault', async () => {
  expect(await ids('\n')).toEqual([])
  await expect(idsOf([], world(''))).rejects.toMatchObject({ key: 'refused.noIds', exit: 2 })
})

test.each([['B-012'], ['{"number":"B-012"}'], ['{"id":"7"}'], ['{"id":'], ['0'], ['{"id":12,"number":"B-012"}']])(
  'no rent is named by %s',
  async (line) => {
    await expect(ids(`7\n${line}`, ['number'])).rejects.toMatchObject({ key: 'refused.notId', values: { line: 2 } })
  },
)

test('what is typed wrong is a fault of the command line', async () => {
  await expect(idsOf(['B-012'], world(''))).rejects.toMatchObject({ key: 'refused.id', exit: 2 })
})
