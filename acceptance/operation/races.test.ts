// What is quick and certain of `npm run trust`: races through two servers on one database, a little fuzz of every operation, clean logs.
import { startTestServer, type TestServer } from '@isb/server/testing'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { seed } from '../lib/seed.ts'
import { found, letGo, stored } from '../trust/lib/canaries.ts'
import { fuzz, operationIds } from '../trust/lib/fuzz.ts'
import { sessionOf } from '../trust/lib/pair.ts'
import { codes, edits, imports, keys, orphans, permissions, rings, sorts, type Ring } from '../trust/lib/races.ts'

describe('through two servers on one database', () => {
  let ring: Ring
  beforeAll(async () => {
    const one = await startTestServer(inject('cluster'))
    const two = await startTestServer(inject('cluster'), {}, one)
    ring = { one, two, token: await sessionOf(one, 'admin') }
  })
  afterAll(() => Promise.all([ring.one.stop(), ring.two.stop()]))

  test.each([
    ['two sorts of one tree leave one order or the other', () => sorts(ring, 5)],
    ['moves that would close a ring leave a forest, and every answer is true', () => rings(ring, 20)],
    ['of many edits from one version one wins, the rest are stale', () => edits(ring, 30)],
    ['one code is given once', () => codes(ring, 30)],
    ['one key has one effect and one answer', () => keys(ring, 20)],
    ['of two imports of the same codes one is done, the other refused', () => imports(ring, 200)],
    ['a deleted module leaves no orphans', () => orphans(ring, 5)],
    ['a change of a permission holds at the next request on both', async () => permissions(ring, await sessionOf(ring.one, 'office'), 3)],
  ])('%s', async (_name, race) => {
    const { figure, kept } = await race()
    expect(kept, figure).toBe(true)
  })
})

describe('by the contract', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(inject('cluster'), { TRUST_PROXY: 'yes' })
  })
  afterAll(() => server.stop())

  test.each(operationIds)('%s answers nonsense as declared, never with 5xx', async (id) => {
    const { faults, sent } = await fuzz(server.url, id, 15, () => sessionOf(server, 'admin'), seed)
    expect(faults).toEqual([])
    expect(sent).toBe(15)
  })
})

test('no password, token, code, name or address is found in the log, however much is logged, and no secret in the database', async () => {
  const lines: string[] = []
  const server = await startTestServer(inject('cluster'), { LOG_LEVEL: 'debug' }, undefined, { write: (line) => void lines.push(line) })
  const codeIn = (email: string) => /\d{8}/.exec(server.mails.findLast(({ to }) => to === email)?.subject ?? '')?.[0]
  const canaries = await letGo({ host: server.url, owner: server.pool, email: 'it@school.example', code: async (email) => codeIn(email) })
  expect(await stored(server.pool, canaries.secrets)).toEqual([])
  await server.stop()
  const log = lines.join('')
  expect(found(log, [...canaries.secrets, ...canaries.names])).toEqual([])
  expect(log).toContain('23505')
})
