// A queue with 100,000 requests: what a page of it costs the server, however it is narrowed and sorted, and how soon a decision is seen.
import { join } from 'node:path'
import pg from 'pg'
import { openChromium } from '../scripts/browser.mjs'
import { cpuEach, startClient } from './lib/client.ts'
import { listRatio, type Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { startMeasured } from './lib/measured.ts'
import { inTurn, median } from './lib/rounds.ts'
import { demo, embeddedIn, signedIn, startServer } from './lib/server.ts'

const many = 100_000

/** Bikes with a long past, and two thousand that are asked for now. */
async function fill(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into bike (number, brand, location) select 'Q-' || n, 'Trek FX 2', 'Rack ' || n % 40 from generate_series(1, 4000) n`,
  )
  await owner.query(`update bike_setting set max_rents = 100`)
  await owner.query(
    `insert into staff (name, email, type, search)
     select 'Rider ' || n, 'rider' || n || '@bench.example', 'student', 'rider ' || n || ' rider' || n || '@bench.example' from generate_series(1, 20000) n`,
  )
  await owner.query('alter table bike_rent disable trigger bike_rent_limit')
  await owner.query(
    `insert into bike_rent (bike_id, person_id, requested_at, confirmation, decided_at, due_on, returned_at, reason)
     select b.id, s.id, at, state, case when state <> 'Pending' then at end, case when state = 'Confirmed' then at::date + 7 end,
       case when state = 'Confirmed' then at + interval '6 days' end, case when state = 'Rejected' then 'No' else '' end
     from generate_series(1, $1::int) n
       cross join lateral (select now() - n * interval '7 minutes' as at,
         case when n <= 2000 then 'Pending' when n % 5 = 0 then 'Rejected' when n % 9 = 0 then 'Cancelled' else 'Confirmed' end as state) what
       join bike b on b.number = 'Q-' || (1 + n % 4000)
       join staff s on s.email = 'rider' || (1 + n * 7 % 20000) || '@bench.example'
     where n <= 2000 or n % 4000 >= 2000`,
    [many * 2 - 2000],
  )
  await owner.query('alter table bike_rent enable trigger bike_rent_limit')
  await owner.query('vacuum analyze')
}

/** Milliseconds that PostgreSQL takes for a page, and that our server takes to answer it, one after the other. */
async function answered(url: string, headers: Record<string, string>): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < 5; round++) {
    const began = performance.now()
    await (await fetch(url, { headers })).arrayBuffer()
    took.push(performance.now() - began)
  }
  return median(took)
}

export default async function* queue(): AsyncIterable<Figure> {
  using folder = newFolder('queue')
  await using server = await startServer(folder.path)
  const connection = embeddedIn(folder.path)
  const owner = new pg.Client(connection)
  await owner.connect()
  await fill(owner)
  const { rows } = await owner.query<{ count: number }>('select count(*)::int as count from bike_rent')
  const total = rows[0]?.count ?? 0
  if (total < many) throw new Error(`There are ${total} requests`)
  await using bare = startMeasured(join(import.meta.dirname, 'lib/bare-queue.ts'), [], { CONNECTION: JSON.stringify(connection) })
  const port = await bare.heard<number>()
  await using client = startClient()
  const { headers } = await signedIn(server.url)
  const list = `${server.url}/isb/admin/bikes/rents`
  const plain = `http://127.0.0.1:${port}/list`

  const burst = { url: `${list}?pageSize=50`, headers, count: 200, inFlight: 4 }
  const floor = cpuEach(client, bare, { url: plain, headers: {}, count: 200, inFlight: 4 })
  const { data } = JSON.parse(await client.send({ ...burst, count: 200 })) as { data: { records: { confirmation: string }[] } }
  if (data.records.length !== 50 || data.records.some(({ confirmation }) => confirmation !== 'Pending')) throw new Error('Not the queue')
  await floor()
  yield {
    name: 'first page of a queue of 100,000, beside Fastify + pg',
    unit: 'µs',
    ...(await inTurn(5, cpuEach(client, server.process, burst), floor)),
    aim: { of: 'ratio', most: listRatio },
  }

  const ways = {
    'by due day': '?pageSize=50&sort=-dueOn',
    'only rejected ones': '?pageSize=50&confirmation=Rejected',
    'of one person': `?pageSize=50&personId=${(await owner.query<{ id: string }>("select id from staff where email = 'rider8@bench.example'")).rows[0]?.id}`,
    'searched for a name': '?pageSize=50&search=rider%20777',
    'what is overdue': '?pageSize=50&overdue=true',
  }
  for (const [way, query] of Object.entries(ways))
    yield {
      name: `${way}, of 100,000, beside the first page`,
      unit: 'ms',
      ...(await inTurn(
        3,
        () => answered(`${list}${query}`, headers),
        () => answered(`${list}?pageSize=50`, headers),
      )),
    }

  await using browser = await openChromium()
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto('/login?redirect=/bike/rent')
  await page.locator('input[name=email]').fill(demo.email)
  await page.locator('input[name=password]').fill(demo.password)
  await page.keyboard.press('Enter')
  await page.locator('[data-row="0"]').waitFor()
  await page.waitForTimeout(3000)
  // From the key to the word in its row, by the page's own clock.
  const seen: number[] = []
  for (let round = 0; round < 10; round++) {
    await page.locator(`[data-row="${round}"]`).focus()
    await page.waitForTimeout(300)
    const took = await page.evaluateHandle((at) => {
      const row = document.querySelector(`[data-row="${at}"]`)
      let began = 0
      document.addEventListener('keydown', () => (began = performance.now()), { once: true, capture: true })
      const confirmed = new Promise<number>((done) =>
        new MutationObserver((_, observer) => {
          if (!row?.textContent.includes('Confirmed')) return
          observer.disconnect()
          requestAnimationFrame(() => done(performance.now() - began))
        }).observe(document.body, { subtree: true, childList: true, characterData: true }),
      )
      // In an object, for a promise would be waited for.
      return { confirmed }
    }, round)
    await page.keyboard.press('c')
    seen.push(await took.evaluate(({ confirmed }) => confirmed))
  }
  const sent = (
    await owner.query<{ id: string }>("select id from bike_rent where confirmation = 'Pending' order by requested_at desc limit 10")
  ).rows
  const bareConfirm: number[] = []
  for (const { id } of sent) {
    const began = performance.now()
    await (await fetch(`${list}/${id}/confirm`, { method: 'POST', headers })).arrayBuffer()
    bareConfirm.push(performance.now() - began)
  }
  yield {
    name: 'a decision in its row, from the key, beside the call alone',
    unit: 'ms',
    ours: median(seen),
    baseline: median(bareConfirm),
    aim: { of: 'ours', most: 100 },
  }
  await context.close()
  await owner.end()
}
