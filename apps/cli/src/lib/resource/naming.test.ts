import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { World } from '../world.ts'
import { described } from './contract.ts'
import { recordNames } from './naming.ts'

const world = (text: string) => ({ stdin: Readable.from([Buffer.from(text)]) }) as unknown as World
const rents = (text: string, args: readonly string[] = ['-']) => recordNames(described('bike.listRents'), { world: world(text) }, { args })
const bikes = (text: string) => recordNames({ ...described('bike.list'), spec: { by: 'number' } }, { world: world(text) }, { args: ['-'] })

test('ids come by line or in records, each once', async () => {
  expect(await rents('7\r\n{"id":8,"note":"x"}\n\n# a comment\n7\n')).toEqual(['7', '8'])
  expect(await rents('7', ['9', '-', '9'])).toEqual(['9', '7'])
})

test('what a command before could not do is not handed on', async () => {
  expect(await rents('{"id":7,"outcome":"done"}\n{"id":8,"outcome":"failed"}\n{"id":null,"outcome":"untried"}')).toEqual(['7'])
})

test('a row of a decision holds its record; a rent holds its bike', async () => {
  expect(await rents('{"id":3,"outcome":"done","error":null,"request":{"id":3,"note":"","returnedAt":null}}')).toEqual(['3'])
  expect(await bikes('{"id":3,"returnedAt":null,"bike":{"id":12,"number":"B-012","brand":""}}')).toEqual(['B-012'])
})

test('an empty queue is nothing to do, an empty command line is a fault', async () => {
  expect(await rents('\n')).toEqual([])
  await expect(rents('', [])).rejects.toMatchObject({ key: 'refused.noIds', exit: 64 })
})

test.each([['B-012'], ['{"number":"B-012"}'], ['{"id":"7"}'], ['{"id":'], ['0'], ['{"id":12,"number":"B-012"}'], ['{"id":88,"rentId":3}']])(
  'no rent is named by %s',
  async (line) => {
    await expect(rents(`7\n${line}`)).rejects.toMatchObject({ key: 'refused.notId', values: { line: 2 } })
  },
)

test('what is typed wrong is a fault of the command line', async () => {
  await expect(rents('', ['B-012'])).rejects.toMatchObject({ key: 'refused.id', exit: 64 })
})
