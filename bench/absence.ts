// What a morning's office asks of absences: the board of a day with 300 of 2,000 students absent, a list of 200,000 rows, a student's year.
import { join } from 'node:path'
import type { Isb } from '@isb/sdk'
import pg from 'pg'
import { cpuEach, startClient } from './lib/client.ts'
import { listRatio, type Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { startMeasured } from './lib/measured.ts'
import { inTurn } from './lib/rounds.ts'
import { bringIn, makeClasses } from './lib/school.ts'
import { embeddedIn, signedIn, startServer } from './lib/server.ts'

const asks = 20
/** Milliseconds of one request on the wall, one after another. */
const each = (ask: () => Promise<unknown>) => async () => {
  const began = performance.now()
  for (let count = 0; count < asks; count++) await ask()
  return (performance.now() - began) / asks
}

/** 300 students are absent on a day, and each student was on a hundred days before. */
async function absences(owner: pg.Client, day: string): Promise<void> {
  const columns = 'student_id, leave_type, starts_on, starts_half, ends_on, ends_half, submitted_at, updated_at, way'
  await owner.query('delete from absence')
  await owner.query(
    `insert into absence (${columns}) select id, 'Sick', $1, 'Morning', $1, 'Afternoon', now(), now(), 'Console'
     from student where left_on is null order by id desc limit 300`,
    [day],
  )
  await owner.query('select settle_absences(array(select id from absence))')
  await owner.query(
    `insert into absence (${columns}) select id, 'Personal', on_day, 'Morning', on_day, 'Morning', now() - n * interval '1 day', now(), 'App'
     from student, generate_series(1, 100) n, lateral (select $1::date - n * 3 as on_day) earlier order by n, id limit 199700`,
    [day],
  )
  await owner.query('analyze')
}

/** The first day from today on with lessons for everybody. */
async function dayWithLessons(isb: Isb): Promise<string> {
  const from = new Date().toISOString().slice(0, 10)
  const to = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  const days = await isb.calendar.days({ query: { from, to, division: 'High' } })
  const found = days.find(({ morning, afternoon }) => morning.lessons.yes && afternoon.lessons.yes)
  if (!found) throw new Error('No day with lessons within two months')
  return found.day
}

export default async function* absence(): AsyncIterable<Figure> {
  using folder = newFolder('absence')
  await using server = await startServer(folder.path)
  await using bare = startMeasured(join(import.meta.dirname, 'lib/bare-list.ts'), [], {
    CONNECTION: JSON.stringify(embeddedIn(folder.path)),
  })
  const port = await bare.heard<number>()
  await using client = startClient()
  const { isb, headers } = await signedIn(server.url)
  const owner = new pg.Client(embeddedIn(folder.path))
  await owner.connect()
  try {
    await makeClasses(owner)
    await bringIn(isb)
    const day = await dayWithLessons(isb)
    await absences(owner, day)
    const board = await isb.absence.board({ query: { day } })
    if (board.absences.length !== 300) throw new Error(`The board has ${board.absences.length} absences`)
    const { total } = await isb.absence.list({ query: { pageSize: 1 } })
    if (total !== 200_000) throw new Error(`The list has ${total} rows`)
    const studentId = board.absences[0]!.studentId
    const nothing = each(() => owner.query('select 1'))

    // On the wall from outside: what the database takes is less.
    yield {
      name: 'board of 2,000 students, 300 absent, from outside',
      unit: 'ms',
      ...(await inTurn(
        9,
        each(() => isb.absence.board({ query: { day } })),
        nothing,
      )),
      aim: { of: 'ours', most: 5 },
    }
    yield {
      name: 'a student’s year, from outside',
      unit: 'ms',
      ...(await inTurn(
        9,
        each(() => isb.absence.year({ path: { studentId } })),
        nothing,
      )),
      aim: { of: 'ours', most: 3 },
    }
    const list = { url: `${server.url}/isb/admin/absences?pageSize=50`, headers, count: 60, inFlight: 4 }
    const floor = { url: `http://127.0.0.1:${port}/list?rows=50`, headers: {}, count: 600, inFlight: 4 }
    await client.send(list)
    await client.send(floor)
    yield {
      name: 'list of 50 of 200,000 absences, beside Fastify + pg',
      unit: 'µs',
      ...(await inTurn(9, cpuEach(client, server.process, list), cpuEach(client, bare, floor))),
      aim: { of: 'ratio', most: listRatio },
    }
  } finally {
    await owner.end()
  }
}
