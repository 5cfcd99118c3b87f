// Venues: free slots of many venues, the queue of reservations, and a full week of the calendar in the browser.
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { addDays, mondayOf } from '@isb/sdk/rules'
import { findSql } from '@isb/server/venue-find'
import pg from 'pg'
import { openChromium } from '../scripts/browser.mjs'
import { MeasuredPage } from './lib/browser.ts'
import { cpuEach, startClient } from './lib/client.ts'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { startMeasured } from './lib/measured.ts'
import { inTurn, median } from './lib/rounds.ts'
import { demo, embeddedIn, signedIn, startServer } from './lib/server.ts'

const venues = 200
const days = 30
const reservations = 20_000
const inWeek = 500
/** A list that is signed in, permitted and validated, beside Fastify and pg alone. */
const queueRatio = 1.25

/** Venues that are open every day, with this many reservations on days from one on, every half hour of a venue's day at most once. */
async function fill(owner: pg.Client, from: string, over: number, many: number, among: number): Promise<void> {
  await owner.query(
    `insert into venue (name, type_id, capacity, needs_approval, opens_on_days_off, updated_at)
     select 'Bench ' || n, (select min(id) from venue_type), 10 + n % 90, false, true, now()
     from generate_series((select count(*) from venue where name like 'Bench %') + 1, $1::int) n`,
    [among],
  )
  await owner.query(
    `insert into venue_hours (venue_id, weekday, opens, closes)
     select v.id, d, '07:00', '22:00' from venue v, unnest(array['Monday','Tuesday','Wednesday','Thursday','Friday','Saturday','Sunday']) d
     where v.name like 'Bench %' on conflict do nothing`,
  )
  await owner.query(
    `insert into venue_reservation (venue_id, title, day, starts_at, ends_at, person_id, requested_at, status, decided_at, updated_at)
     select v.id, 'Lesson ' || n, $1::date + (n / $4::int) % $2::int, clock || ':00', clock || ':30',
       (select min(id) from staff), now() - n * interval '1 minute', case when n % 50 = 0 then 'Pending' else 'Approved' end,
       case when n % 50 = 0 then null else now() end, now()
     from generate_series(0, $3::int - 1) n
       cross join lateral (select lpad((8 + n / ($4::int * $2::int))::text, 2, '0') as clock) at
       join (select id, row_number() over (order by id) - 1 as place from venue where name like 'Bench %') v on v.place = n % $4::int`,
    [from, over, many, among],
  )
  await owner.query('vacuum analyze')
}

/** Milliseconds that PostgreSQL takes for free slots, until they are written out as text, by its own clock. */
async function found(owner: pg.Client, from: string, to: string): Promise<number> {
  const text = `explain (analyze, timing off, serialize text, format json) ${findSql}`
  const { rows } = await owner.query<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(text, [from, to, new Date(), null, null])
  return rows[0]!['QUERY PLAN'][0]['Execution Time']
}

export default async function* venueBench(): AsyncIterable<Figure> {
  using folder = newFolder('venue')
  await using server = await startServer(folder.path)
  const connection = embeddedIn(folder.path)
  const owner = new pg.Client(connection)
  await owner.connect()
  try {
    const { isb, headers } = await signedIn(server.url)
    const monday = mondayOf(addDays(new Date().toISOString().slice(0, 10), 100))
    await fill(owner, monday, 7, inWeek, 20)
    yield* week(server.url, monday)

    const from = addDays(monday, 10)
    await fill(owner, from, days, reservations, venues)
    const to = addDays(from, days - 1)
    if ((await isb.venue.find({ query: { minutes: 60, from, to } })).length !== 200) throw new Error('Not the slots')
    const took: number[] = []
    for (let round = 0; round < 11; round++) took.push(await found(owner, from, to))
    yield {
      name: `free slots, ${venues} venues × ${days} days, in PostgreSQL`,
      unit: 'ms',
      ours: median(took),
      aim: { of: 'ours', most: 50 },
    }

    await using bare = startMeasured(join(import.meta.dirname, 'lib/bare-queue.ts'), ['venue'], { CONNECTION: JSON.stringify(connection) })
    const port = await bare.heard<number>()
    await using client = startClient()
    const burst = { url: `${server.url}/isb/admin/venues/reservations?pageSize=50`, headers, count: 200, inFlight: 4 }
    const floor = cpuEach(client, bare, { url: `http://127.0.0.1:${port}/list`, headers: {}, count: 200, inFlight: 4 })
    const { data } = JSON.parse(await client.send(burst)) as { data: { records: { status: string }[] } }
    if (data.records.length !== 50 || data.records.some(({ status }) => status !== 'Pending')) throw new Error('Not the queue')
    await floor()
    yield {
      name: 'first page of the queue of 20,000, beside Fastify + pg',
      unit: 'µs',
      ...(await inTurn(5, cpuEach(client, server.process, burst), floor)),
      aim: { of: 'ratio', most: queueRatio },
    }
  } finally {
    await owner.end()
  }
}

/** A week of the calendar, from a day without reservations on. */
async function* week(url: string, monday: string): AsyncIterable<Figure> {
  await using browser = await openChromium()
  const context = await browser.newContext({ baseURL: url, locale: 'en-US', viewport: { width: 1440, height: 900 } })
  const measured = await MeasuredPage.open(context)
  const { page } = measured
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.add(response.url())
  })
  const textOf = async (script: string) => Buffer.from(await (await fetch(script)).arrayBuffer())
  await page.goto('/login')
  await page.locator('input[name=email]').fill(demo.email)
  await page.locator('input[name=password]').fill(demo.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((at) => !at.pathname.includes('login'))
  await page.goto('/venue/list')
  await page.locator('[role=row][data-row]').first().waitFor()
  await page.waitForLoadState('networkidle')
  const before = new Set(scripts)
  for (const script of before) if ((await textOf(script)).includes('data-carry')) throw new Error('The calendar is loaded by other pages')
  await page.goto(`/venue/calendar?day=${addDays(monday, -7)}&view=week`)
  await page.locator('[data-column]').first().waitFor()
  await page.waitForLoadState('networkidle')
  const own = await Promise.all([...scripts.difference(before)].map(textOf))
  const kB = own.reduce((sum, body) => sum + gzipSync(body).length / 1000, 0)
  yield { name: 'code that the calendar alone loads', unit: 'kB', ours: kB, aim: { of: 'ours', most: 120 } }
  const costs: number[] = []
  for (let round = 0; round < 5; round++) {
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.locator('[data-item]').first().waitFor({ state: 'detached' })
    costs.push(
      await measured.cost(async () => {
        await page.getByRole('button', { name: 'Next week' }).click()
        await page
          .locator('[data-item]')
          .nth(inWeek - 1)
          .waitFor({ state: 'attached' })
      }),
    )
    await page.getByRole('button', { name: 'Previous week' }).click()
  }
  yield { name: `a week of ${inWeek} reservations on screen`, unit: 'ms', ours: median(costs), aim: { of: 'ours', most: 150 } }
  yield { name: `a frame of a drag among ${inWeek} reservations`, unit: 'ms', ours: await frame(measured), aim: { of: 'ours', most: 16 } }
}

/** Milliseconds of the main thread that a frame takes while a reservation is carried through the week. */
async function frame(measured: MeasuredPage): Promise<number> {
  const { page } = measured
  await page.getByRole('button', { name: 'Next week' }).click()
  const item = page.locator('[data-item]').nth(100)
  await item.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await item.boundingBox())!
  const [fromX, fromY] = [x + width / 2, y + height / 2]
  await page.mouse.move(fromX, fromY)
  await page.mouse.down()
  await page.mouse.move(fromX, fromY + 20)
  if ((await page.locator('[data-carry]').count()) !== 1) throw new Error('Nothing is carried')
  let frames = 0
  const cost = await measured.cost(async () => {
    frames = await page.evaluate(
      async ([left, top, ms]) => {
        const carried = document.querySelectorAll('[data-item]')[100]!
        let counted = 0
        for (const end = performance.now() + ms; performance.now() < end; counted++) {
          const to = { clientX: left + (counted % 3) * 150, clientY: top + (counted % 20) * 12 }
          carried.dispatchEvent(new PointerEvent('pointermove', { ...to, bubbles: true }))
          await new Promise(requestAnimationFrame)
        }
        return counted
      },
      [fromX, fromY, 2000] as const,
    )
  })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return cost / frames
}
