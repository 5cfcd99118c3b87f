// Many at once, through two servers on one database: a time is reserved once.
import type { Isb } from '@isb/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outcomes } from '../lib/outcomes.ts'
import { startTwoServers, type TwoServers } from '../lib/two-servers.ts'

let servers: TwoServers
let clients: readonly [Isb, Isb]
let typeId: number
let made = 0
beforeAll(async () => {
  servers = await startTwoServers()
  ;({ clients } = servers)
  typeId = (await clients[0].venue.typeOptions())[0]!.id
})
afterAll(() => servers.stop())

const newHall = (partOfId: number | null = null) =>
  clients[0].venue.create({
    body: {
      name: `Race hall ${(made += 1)}`,
      typeId,
      partOfId,
      opensOnDaysOff: true,
      hours: [{ weekday: 'Monday', opens: '08:00', closes: '20:00' }],
    },
  })
/** Asks again where a server is too busy to begin, as it says. */
async function reserve(at: number, venueId: number, startsAt = '09:00', endsAt = '10:00'): Promise<unknown> {
  const body = { venueId, title: `Request ${at}`, day: '2030-09-02', startsAt, endsAt }
  try {
    return await clients[(at % 2) as 0 | 1].venue.reserve({ body })
  } catch (error) {
    if ((error as { reason?: string }).reason !== 'NOT_READY') throw error
    return reserve(at, venueId, startsAt, endsAt)
  }
}

test('of two hundred that reserve one time one has it, and the others are told that it is taken', async () => {
  const { id } = await newHall()
  expect(await outcomes(Array.from({ length: 200 }, (_, at) => reserve(at, id)))).toEqual({ done: 1, VENUE_TAKEN: 199 })
  expect((await clients[1].venue.listReservations({ query: { venueId: id } })).total).toBe(1)
})

test('of those that reserve a hall and its half at once one has it', async () => {
  const whole = await newHall()
  const half = await newHall(whole.id)
  const asked = Array.from({ length: 60 }, (_, at) => reserve(at, at % 3 ? whole.id : half.id))
  expect(await outcomes(asked)).toEqual({ done: 1, VENUE_TAKEN: 59 })
})

test('while dates are blocked and reserved at once, nothing stays reserved on a blocked date', async () => {
  const { id } = await newHall()
  const blocked = clients[1].venue.createBlock({
    body: { kind: 'Blocked', venueId: id, startsOn: '2030-09-02', reason: 'Works', cancelReservations: true },
  })
  const asked = Array.from({ length: 40 }, (_, at) => reserve(at, id, `${10 + Math.floor(at / 8)}:00`, `${11 + Math.floor(at / 8)}:00`))
  await Promise.allSettled([blocked, ...asked])
  const { records } = await clients[0].venue.listReservations({ query: { venueId: id, pageSize: 100 } })
  expect(records.filter(({ status }) => status === 'Approved')).toEqual([])
})
