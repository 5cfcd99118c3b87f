// Feeds: a calendar program reads reservations by an address that cannot be guessed, and sees no more than it may.
import { sync, type VEvent } from 'node-ical'
import { beforeAll, expect, test } from 'vitest'
import { appFor, colleague, yearOf2030 } from '../lib/absence.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { signIn } from '../lib/terminal.ts'
import { newVenue, reserve } from '../lib/venue.ts'

const log: string[] = []
const house = openHouse({ LOG_LEVEL: 'info' }, { write: (line) => void log.push(line) })
let admin: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
})

/** What a calendar program that knows nothing of this one makes of a feed. */
async function events(address: string): Promise<VEvent[]> {
  const answer = await fetch(address.replace(/^.*(?=\/isb\/)/, house.server.url))
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  return Object.values(sync.parseICS(await answer.text())).filter((each): each is VEvent => each?.type === 'VEVENT')
}
const status = async (address: string) => (await fetch(address.replace(/^.*(?=\/isb\/)/, house.server.url))).status
const codes = ['venue', 'venue:calendar', 'venue:calendar:create']

test('one’s own reservations are shown, moved and removed under one UID', async () => {
  const teacher = await colleague(house, admin, codes)
  const { id, name } = await newVenue(admin, { nameZh: '礼堂', location: 'Building C', needsApproval: false })
  const { address, feed } = await teacher.venue.createFeed({ body: { titles: true } })
  expect(feed).toMatchObject({ venue: null, titles: true, lastReadAt: null })
  expect(address).toMatch(/\/isb\/admin\/venues\/feed\.ics\?key=[\w-]{22}$/)
  expect(await events(address)).toEqual([])
  const made = await reserve(teacher, id, { title: 'Chess; checkers, go' })
  await reserve(admin, id, { startsAt: '14:00', endsAt: '15:00' })
  const [first, ...others] = await events(address)
  expect(others).toEqual([])
  expect(first).toMatchObject({ summary: 'Chess; checkers, go', status: 'CONFIRMED', location: `${name} 礼堂, Building C`, sequence: 0 })
  // The school is in Shanghai.
  expect([first!.start.toISOString(), first!.end!.toISOString()]).toEqual(['2030-09-02T01:00:00.000Z', '2030-09-02T02:00:00.000Z'])
  await teacher.venue.move({ path: { reservationId: made.id }, body: { version: made.version, startsAt: '10:00', endsAt: '11:30' } })
  const [moved] = await events(address)
  expect(moved).toMatchObject({ uid: first!.uid, sequence: 1, status: 'CONFIRMED' })
  expect(moved!.start.toISOString()).toBe('2030-09-02T02:00:00.000Z')
  await teacher.venue.cancel({ path: { reservationId: made.id } })
  expect(await events(address)).toMatchObject([{ uid: first!.uid, sequence: 2, status: 'CANCELLED' }])
  const [read] = await teacher.venue.feeds()
  expect(read!.lastReadAt).not.toBeNull()
})

test('a venue’s feed says that the time is taken, of its parts and its whole too, and no more unless that is allowed', async () => {
  const whole = await newVenue(admin)
  const part = await newVenue(admin, { partOfId: whole.id })
  await reserve(admin, whole.id, { title: 'Secret party' })
  const teacher = await colleague(house, admin, codes)
  const { address } = await teacher.venue.createFeed({ body: { venueId: part.id, titles: false } })
  const [event] = await events(address)
  expect(event).toMatchObject({ summary: 'Reserved 已预约', class: 'PRIVATE' })
  expect(JSON.stringify(event)).not.toMatch(/Secret|He Jing/)
  await expect(teacher.venue.createFeed({ body: { venueId: part.id, titles: true } })).rejects.toMatchObject({ reason: 'CODE_NOT_HELD' })
  const open = await admin.venue.createFeed({ body: { venueId: part.id, titles: true } })
  expect(await events(open.address)).toMatchObject([{ summary: 'Secret party', description: 'He Jing' }])
})

test('an address ends at once with its revocation, with the account of its owner, and with what they may see', async () => {
  const { id } = await newVenue(admin)
  const teacher = await colleague(house, admin, codes)
  const other = await colleague(house, admin, codes)
  const own = await teacher.venue.createFeed({ body: { titles: true } })
  const hall = await teacher.venue.createFeed({ body: { venueId: id, titles: false } })
  expect([await status(own.address), await status(hall.address)]).toEqual([200, 200])
  const path = { feedId: own.feed.id }
  await expect(other.venue.removeFeed({ path })).rejects.toMatchObject({ reason: 'VENUE_FEED_NOT_FOUND' })
  await teacher.venue.removeFeed({ path })
  expect([await status(own.address), await status(hall.address)]).toEqual([404, 200])
  const { rows } = await house.server.pool.query<{ id: number }>('select id from staff where email = $1', [teacher.email])
  await house.server.pool.query('delete from staff_role where staff_id = $1', [rows[0]!.id])
  expect(await status(hall.address)).toBe(404)
  const theirs = await other.venue.createFeed({ body: { titles: true } })
  await house.server.pool.query('update staff set enabled = false where email = $1', [other.email])
  expect(await status(theirs.address)).toBe(404)
})

test('an address ends when its owner is shut out of the account, and no token or app makes one', async () => {
  const teacher = await colleague(house, admin, codes)
  const { address } = await teacher.venue.createFeed({ body: { titles: true } })
  const { userId: staffId } = await teacher.auth.me()
  const app = await appFor(house, admin, staffId)
  expect(await refusal(app.venue.createFeed({ body: { titles: true } }))).toMatchObject({ code: 4, reason: 'SESSION_ONLY' })
  const { version } = await admin.staff.get({ path: { staffId } })
  expect(await status(address)).toBe(200)
  // Whoever was in the account may have kept the address.
  await admin.staff.update({ path: { staffId }, body: { version, email: 'moved.teacher@school.example' } })
  expect(await status(address)).toBe(404)
})

test('neither the log nor the database has the key', async () => {
  const { address } = await admin.venue.createFeed({ body: { titles: true } })
  const key = address.split('key=')[1]!
  await events(address)
  await expect.poll(() => log.join('')).toContain('/isb/admin/venues/feed.ics')
  expect(log.join('')).not.toContain(key)
  const { rows } = await house.server.pool.query('select * from venue_feed')
  expect(JSON.stringify(rows)).not.toContain(key)
})

test('the terminal prints the address and nothing else', async () => {
  await signIn(house, 'admin')
  const { name } = await newVenue(admin)
  const made = await house.isb(['venue', 'create-feed', '--venue', name])
  expect(made.out).toMatch(/^http\S+\?key=[\w-]{22}\n$/)
  const [feed] = JSON.parse((await house.isb(['venue', 'feeds', '--json'])).out) as { id: number }[]
  expect((await house.isb(['venue', 'remove-feed', String(feed!.id), '--yes'])).err).toMatch(/Feed revoked/)
  expect(await status(made.out.trim())).toBe(404)
})
