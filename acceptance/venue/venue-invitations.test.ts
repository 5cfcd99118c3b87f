// Invitations: mails about reservations bring the calendars of their reserver and of the room along, read here by another parser.
import { startSmtp, type TestSmtp } from '@isb/server/test-smtp'
import { sync, type VEvent } from 'node-ical'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { colleague, yearOf2030 } from '../lib/absence.ts'
import { openHouse, type Person } from '../lib/house.ts'
import { newVenue, reserve } from '../lib/venue.ts'

const env: NodeJS.ProcessEnv = { PUBLIC_URL: 'https://console.school.example', MAIL_FROM: 'School <desk@school.example>' }
let smtp: TestSmtp
beforeAll(async () => {
  smtp = await startSmtp()
  env['SMTP_URL'] = smtp.url
})
afterAll(() => smtp.stop())
const house = openHouse(env)
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})

const calendarIn = (content?: string | ArrayBuffer | Uint8Array) =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

/** What came with the mails to an address, once there are so many: the method and the events of each. */
async function invitationsTo(address: string, many: number) {
  const received = () => smtp.received.filter(({ to }) => to.includes(address))
  await expect.poll(() => received().length).toBe(many)
  const mails = await Promise.all(received().map(({ text }) => PostalMime.parse(text)))
  return mails
    .map(({ subject, attachments }) => {
      const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
      const text = calendarIn(part?.content)
      const events = Object.values(sync.parseICS(text)).filter((each): each is VEvent => each?.type === 'VEVENT')
      return { subject: subject ?? '', method: part?.method, inText: /^METHOD:(\w+)/m.exec(text)?.[1], text, events }
    })
    .toSorted((a, b) => Number(a.events[0]?.sequence) - Number(b.events[0]?.sequence))
}
const shortly = ({ method, events: [event] }: Awaited<ReturnType<typeof invitationsTo>>[number]) =>
  `${method} ${event?.sequence} ${event?.status} ${event?.start.toISOString().slice(0, 16)}`
const codes = ['venue', 'venue:calendar', 'venue:calendar:create']

test('approved, moved to another room and cancelled, under one UID and with a SEQUENCE that rises', async () => {
  const teacher = await colleague(house, admin, codes)
  const hall = await newVenue(admin, { adEmail: 'hall@rooms.example', location: 'Building C' })
  const studio = await newVenue(admin, { adEmail: 'studio@rooms.example' })
  const { id } = await reserve(teacher, hall.id, { title: 'Chess; checkers, go' })
  const path = { reservationId: id }
  const { version } = await admin.venue.approve({ path })
  await admin.venue.move({ path, body: { version, venueId: studio.id, startsAt: '10:00', endsAt: '11:00' } })
  await admin.venue.cancel({ path })

  const own = await invitationsTo(teacher.email, 3)
  expect(own.map(shortly)).toEqual([
    'REQUEST 1 CONFIRMED 2030-09-02T01:00',
    'REQUEST 2 CONFIRMED 2030-09-02T02:00',
    'CANCEL 3 CANCELLED 2030-09-02T02:00',
  ])
  expect(own.every(({ method, inText }) => method === inText)).toBe(true)
  const uid = `reservation-${id}@console.school.example`
  expect(new Set(own.flatMap(({ events }) => events.map((event) => event.uid)))).toEqual(new Set([uid]))
  expect(own[0]!.events[0]).toMatchObject({
    summary: 'Chess; checkers, go',
    location: `${hall.name}, Building C`,
    organizer: 'mailto:desk@school.example',
    attendee: [
      { val: `mailto:${teacher.email}`, params: { PARTSTAT: 'ACCEPTED' } },
      { val: 'mailto:hall@rooms.example', params: { CUTYPE: 'ROOM' } },
    ],
  })

  // The hall is free again once it has moved; the studio once it is cancelled.
  expect((await invitationsTo('hall@rooms.example', 2)).map(shortly)).toEqual([
    'REQUEST 1 CONFIRMED 2030-09-02T01:00',
    'CANCEL 2 CANCELLED 2030-09-02T02:00',
  ])
  const rooms = await invitationsTo('studio@rooms.example', 2)
  expect(rooms.map(shortly)).toEqual(['REQUEST 2 CONFIRMED 2030-09-02T02:00', 'CANCEL 3 CANCELLED 2030-09-02T02:00'])
  expect(rooms[0]!.subject).toContain(studio.name)
})

test('who reserves for themselves is not told, but the room is; what waits for approval invites nobody', async () => {
  const hall = await newVenue(admin, { adEmail: 'own@rooms.example' })
  const teacher = await colleague(house, admin, codes)
  await reserve(admin, hall.id, { title: 'Staff meeting' })
  const waiting = await reserve(teacher, hall.id, { startsAt: '14:00', endsAt: '15:00' })
  await admin.venue.reject({ path: { reservationId: waiting.id }, body: { reason: 'Painting' } })
  expect((await invitationsTo(teacher.email, 1)).map(shortly)).toEqual(['CANCEL 1 CANCELLED 2030-09-02T06:00'])
  const [mail, ...others] = await invitationsTo('own@rooms.example', 1)
  expect(others).toEqual([])
  expect(mail!.events[0]!.summary).toBe('Staff meeting')
  expect(smtp.received.filter(({ to }) => to.includes('admin@school.example'))).toEqual([])
})

test('a series comes to its reserver and to the room in one mail, and a day that is moved or cancelled is known by where it was', async () => {
  const hall = await newVenue(admin, { adEmail: 'series@rooms.example' })
  const teacher = await colleague(house, admin, codes)
  const body = { venueId: hall.id, title: 'Choir', day: '2030-09-02', startsAt: '09:00', endsAt: '10:00', rule: 'FREQ=WEEKLY;COUNT=3' }
  const [first, second] = await teacher.venue.reserveSeries({ body })
  await admin.venue.approveSeries({ path: { reservationId: first!.id }, body: { which: 'All' } })
  const path = { reservationId: second!.id }
  await admin.venue.move({ path, body: { version: 2, day: '2030-09-10', startsAt: '14:00', endsAt: '15:00' } })
  await admin.venue.cancelSeries({ path: { reservationId: first!.id }, body: { which: 'All' } })

  for (const address of [teacher.email, 'series@rooms.example']) {
    await invitationsTo(address, 3)
    const mails = smtp.received.filter(({ to }) => to.includes(address)).map(({ text }) => PostalMime.parse(text))
    const texts = (await Promise.all(mails)).map(({ attachments: [file] }) => calendarIn(file?.content))
    const fieldOf = (text: string, name: string) => new RegExp(`^${name}:(.+?)\\r?$`, 'm').exec(text)?.[1]
    const said = texts.map((text) => {
      const [head = '', ...events] = text.split('BEGIN:VEVENT')
      return [
        fieldOf(head, 'METHOD'),
        ...events.map((event) => ['SEQUENCE', 'RECURRENCE-ID', 'DTSTART'].map((name) => fieldOf(event, name)).join(' ')),
      ]
    })
    const uids = texts.flatMap((text) => [...text.matchAll(/^UID:(.+?)\r?$/gm)].map(([, uid]) => uid))
    expect(new Set(uids)).toEqual(new Set([`series-${first!.series!.id}@console.school.example`]))
    const [one, two, three, moved] = ['20300902T010000Z', '20300909T010000Z', '20300916T010000Z', '20300910T060000Z']
    expect(said).toEqual([
      ['REQUEST', `1 ${one} ${one}`, `1 ${two} ${two}`, `1 ${three} ${three}`],
      ['REQUEST', `2 ${two} ${moved}`],
      ['CANCEL', `2 ${one} ${one}`, `3 ${two} ${moved}`, `2 ${three} ${three}`],
    ])
  }
})

test('who cancels what somebody else has approved gets a cancellation too: their calendar follows', async () => {
  const teacher = await colleague(house, admin, codes)
  const { id: venueId } = await newVenue(admin, { adEmail: 'den@rooms.example' })
  const { id } = await reserve(teacher, venueId, {})
  await admin.venue.approve({ path: { reservationId: id } })
  await teacher.venue.cancel({ path: { reservationId: id } })
  expect((await invitationsTo(teacher.email, 2)).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL'])
})

test('an address stands whole in what is kept, so that an erasure finds it, and in short lines in what is sent', async () => {
  const teacher = await colleague(house, admin, codes)
  const { id: venueId } = await newVenue(admin, { adEmail: 'nook@rooms.example' })
  const { id } = await reserve(teacher, venueId, { title: '一次很长很长的活动'.repeat(8) })
  await admin.venue.approve({ path: { reservationId: id } })
  const [sent] = await invitationsTo('nook@rooms.example', 1)
  // The library counts a continued line without the space that it begins with.
  expect(sent!.text.split(/\r?\n/).filter((line) => Buffer.byteLength(line) > 76)).toEqual([])
  const { rows } = await house.server.pool.query<{ count: number }>(
    'select count(*)::int from outbox where entity_id = $1 and invitation like $2',
    [id, `%mailto:${teacher.email}%`],
  )
  expect(rows[0]!.count).toBe(2)
})

test('a room hears once of what an erasure of its reserver cancels, and is free again', async () => {
  const hall = await newVenue(admin, { adEmail: 'erased@rooms.example' })
  const teacher = await colleague(house, admin, codes)
  const { id } = await reserve(teacher, hall.id)
  await admin.venue.approve({ path: { reservationId: id } })
  const { records } = await admin.staff.list({ query: { search: teacher.email } })
  await admin.staff.erase({ path: { staffId: records[0]!.id }, body: { name: records[0]!.name } })
  await house.server.remind()
  await house.server.remind()
  expect((await invitationsTo('erased@rooms.example', 2)).map(shortly)).toEqual([
    'REQUEST 1 CONFIRMED 2030-09-02T01:00',
    'CANCEL 2 CANCELLED 2030-09-02T01:00',
  ])
  expect(await reserve(admin, hall.id)).toMatchObject({ status: 'Approved' })
})
