// The demo is planted by the day on which it starts. On any day of the year it stands, and each screen has something to show.
import { createIsb, memorySession } from '@isb/sdk'
import { plantTemplate, startTestServer } from '@isb/server/testing'
import { expect, inject, test } from 'vitest'
import { password } from '../lib/house.ts'

/** A demo that was planted at eight in the morning of a day, and is looked at an hour later by the administrator. */
async function demoOn(day: string) {
  const eight = new Date(`${day}T08:00:00+08:00`)
  const template = await plantTemplate(inject('cluster'), `demo_of_${day.replaceAll('-', '_')}`, eight)
  const server = await startTestServer(template)
  server.pass(eight.getTime() + 60 * 60_000 - Date.now())
  const admin = createIsb({ host: server.url, session: memorySession(), timeout: 60_000 })
  await admin.auth.login({ body: { email: 'admin@school.example', password } })
  return { admin, stop: () => server.stop() }
}

test.each([
  { on: 'a Monday', day: '2026-11-23', latest: '2026-11-23', missing: true },
  { on: 'a Saturday', day: '2026-12-05', latest: '2026-12-04', missing: false },
  { on: 'National Day', day: '2026-10-01', latest: '2026-09-30', missing: false },
  { on: 'a make-up Saturday', day: '2026-10-10', latest: '2026-10-10', missing: true },
  { on: 'the first school day', day: '2026-08-19', latest: '2026-08-19', missing: true },
  { on: 'a day of the winter break', day: '2027-01-02', latest: '2026-12-18', missing: false },
  { on: 'the last day of July', day: '2027-07-31', latest: '2027-06-18', missing: false },
  { on: 'a Monday two years later', day: '2028-11-20', latest: '2028-11-20', missing: true },
])('$on ($day)', async ({ day, latest, missing }) => {
  const { admin, stop } = await demoOn(day)
  try {
    const board = await admin.absence.board({ query: { day: latest } })
    expect(board.absences.length).toBeGreaterThanOrEqual(5)
    expect(board.classes.length).toBeGreaterThanOrEqual(26)
    expect(board.classes.reduce((sum, { enrolled }) => sum + enrolled, 0)).toBeGreaterThan(350)
    const today = await admin.absence.board()
    expect(today).toMatchObject({ day, absences: latest === day ? board.absences : [] })
    expect(today.absences.some(({ leaveType }) => leaveType === 'Unexplained')).toBe(missing)
    expect((await admin.attendance.attention()).total).toBeGreaterThan(0)

    const { records: newest } = await admin.absence.list({ query: { pageSize: 1 } })
    expect(newest[0]!.submittedAt <= `${day}T01:00:00Z`).toBe(true)
    expect((await admin.homeroom.list()).total).toBe(26)
    expect((await admin.bike.listRents({ query: { confirmation: 'Pending' } })).total).toBeGreaterThan(0)
    expect((await admin.vehicle.list({ query: { status: 'Pending' } })).total).toBeGreaterThan(0)
    expect((await admin.venue.listReservations()).total).toBeGreaterThan(20)
    expect((await admin.baseData.list()).records).toMatchObject([{ state: 'Unmapped' }])
    expect((await admin.outbox.list({ query: { kind: 'invitation' } })).total).toBe(24)
    const told = await admin.absence.told({ path: { absenceId: (await admin.absence.list({ query: { pageSize: 1 } })).records[0]!.id } })
    expect(told.map(({ office, state }) => [office, state])).toContainEqual([expect.stringMatching(/^(Elementary|Middle|High)$/), 'Sent'])
  } finally {
    await stop()
  }
})
