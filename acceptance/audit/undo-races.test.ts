// Undo meets the mail worker of another server: a mail is sent, or what it tells of is undone; never both and never neither.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pupil, setMailboxOf, yearOf2030 } from '../lib/absence.ts'
import { outcomes } from '../lib/outcomes.ts'
import { startTwoServers, type TwoServers } from '../lib/two-servers.ts'

let servers: TwoServers
beforeAll(async () => {
  servers = await startTwoServers(['admin', 'admin'], { HELD_MS: '8000' })
  await servers.clients[0].calendar.change({ body: structuredClone(yearOf2030) as never })
  await setMailboxOf(servers.clients[0], 'Elementary', 'race.office@school.example')
  // Its clock is ahead: what the other one holds is due for its worker.
  servers.one.pass(10_000)
})
afterAll(() => servers.stop())

test('an absence is undone once, or its office gets the mail', async () => {
  const [ahead, admin] = servers.clients
  const told = (name: string) => [...servers.one.mails, ...servers.two.mails].filter(({ subject }) => subject.includes(name)).length
  const post = async (email: string) => {
    await ahead.staff.create({ body: { name: 'Post', email, type: 'other', invite: true } })
    await expect.poll(() => servers.one.mails.filter(({ to }) => to === email).length).toBe(1)
  }
  for (let round = 0; round < 16; round++) {
    const { id: studentId, name } = await pupil(admin, '5A')
    const { id: absenceId } = await admin.absence.create({ body: { studentId, leaveType: 'Personal', startsOn: '2030-09-02' } })
    const sent = post(`round.${round}@school.example`)
    await new Promise((resolve) => setTimeout(resolve, round * 3))
    const came = await outcomes(servers.clients.map(() => admin.absence.undo({ path: { absenceId } })))
    await sent
    const undone = came['done'] ?? 0
    expect(Object.keys(came).toSorted()).toEqual(undone ? ['UNDO_MOVED_ON', 'done'] : ['UNDO_TOO_LATE'])
    expect((await admin.absence.get({ path: { absenceId } })).status).toBe(undone ? 'Deleted' : 'Normal')
    await post(`after.${round}@school.example`)
    await expect.poll(() => told(name)).toBe(undone ? 0 : 1)
  }
})
