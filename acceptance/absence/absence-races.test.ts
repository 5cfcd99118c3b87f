// Many at once, through two servers on one database: a student is absent once.
import type { Isb } from '@isb/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pupil, yearOf2030 } from '../lib/absence.ts'
import { outcomes } from '../lib/outcomes.ts'
import { startTwoServers, type TwoServers } from '../lib/two-servers.ts'

let servers: TwoServers
let clients: readonly [Isb, Isb]
beforeAll(async () => {
  servers = await startTwoServers()
  ;({ clients } = servers)
  await clients[0].calendar.change({ body: structuredClone(yearOf2030) as never })
})
afterAll(() => servers.stop())

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
