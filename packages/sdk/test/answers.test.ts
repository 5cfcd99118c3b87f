// The zod schemas of answers take what the contract shows, and nothing of another kind.
import contract from '@isb/contract/openapi.json' with { type: 'json' }
import { operationIds, operationOf } from '@isb/contract'
import { expect, test } from 'vitest'
import { fits } from '../src/answers.ts'

interface Answer {
  readonly $ref?: string
  readonly content?: Readonly<Record<string, { readonly example?: { readonly data?: unknown } }>>
}
interface Described {
  readonly operationId: (typeof operationIds)[number]
  readonly responses: { readonly 200: Answer }
}
const described = Object.values(contract.paths as unknown as Record<string, Record<string, Described>>).flatMap((item) =>
  Object.values(item),
)
const shared: Readonly<Record<string, Answer>> = contract.components.responses as unknown as Record<string, Answer>
const examples = described.flatMap(({ operationId, responses: { 200: answer } }) => {
  const { content } = answer.$ref ? (shared[answer.$ref.split('/').at(-1) ?? ''] ?? expect.fail(answer.$ref)) : answer
  const data = content?.['application/json']?.example?.data
  return data === undefined ? [] : [[operationId, data] as const]
})

test('the contract has an example for the answers of most operations', () => {
  expect(examples.length).toBeGreaterThan(400)
})

test('the example of every answer fits', async () => {
  const strange: string[] = []
  for (const [operation, data] of examples) if (!(await fits(operation, data))) strange.push(operation)
  expect(strange).toEqual([])
})

test('a text fits no operation that answers JSON', async () => {
  const taken: string[] = []
  for (const id of operationIds) if (operationOf(id).answers === undefined && (await fits(id, 'done'))) taken.push(id)
  expect(taken).toEqual([])
})

test('a list whose rows lack a field does not fit', async () => {
  const taken: string[] = []
  for (const [operation, data] of examples) {
    if (!operationOf(operation).list) continue
    const page = data as { records: readonly object[] }
    const records = page.records.map((record) => Object.fromEntries(Object.entries(record).slice(1)))
    if (records.length > 0 && (await fits(operation, { ...page, records }))) taken.push(operation)
  }
  expect(taken).toEqual([])
})
