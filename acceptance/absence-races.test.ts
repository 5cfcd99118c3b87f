// Many at once, through two servers on one database: a student is absent once.
import { createIsb, memorySession, type Isb } from '@isb/sdk'
import { startTestServer, type TestServer } from '@isb/server/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pupil, yearOf2030 } from './lib/absence.ts'
import { outcomes } from './lib/outcomes.ts'
import { sessionOf } from './trust/lib/pair.ts'

let one: TestServer
let two: TestServer
let clients: readonly [Isb, Isb]
beforeAll(async () => {
  one = await startTestServer(inject('cluster'))
  two = await startTestServer(inject('cluster'), {}, one)
  const token = await sessionOf(one, 'admin')
  const client = ({ url }: TestServer) =>
    createIsb({ host: url, session: memorySession({ token, authHeaderSchema: 'Bearer' }), timeout: 60_000 })
  clients = [client(one), client(two)]
  await clients[0].calendar.change({ body: structuredClone(yearOf2030) as never })
})
afterAll(() => Promise.all([one.stop(), two.stop()]))

test('of fifty that submit overlapping half days of one student one is taken, and the others are told of it', async () => {
  const { id: studentId } = await pupil(clients[0], '5A')
  const submitted = Array.from({ length: 50 }, (_, at) =>
    clients[(at % 2) as 0 | 1].absence.create({
      body: { studentId, leaveType: 'Sick', startsOn: at % 3 ? '2030-09-03' : '2030-09-02', endsOn: '2030-09-04' },
    }),
  )
  expect(await outcomes(submitted)).toEqual({ done: 1, ABSENCE_OVERLAPS: 49 })
  expect((await clients[1].absence.list({ query: { studentId } })).total).toBe(1)
})
