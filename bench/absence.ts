// What a morning's office asks of absences: the board of a day with 300 of 2,000 students absent, a list of 200,000 rows, a student's year, who is absent often.
import { join } from 'node:path'
import pg from 'pg'
import { morning } from './lib/absences.ts'
import { cpuAlone, cpuEach, startClient } from './lib/client.ts'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { inDatabase } from './lib/in-database.ts'
import { startMeasured } from './lib/measured.ts'
import { inTurn } from './lib/rounds.ts'
import { embeddedIn, signedIn, startServer } from './lib/server.ts'

const asks = 20
/** Milliseconds of one request on the wall, one after another. */
const each = (ask: () => Promise<unknown>) => async () => {
  const began = performance.now()
  for (let count = 0; count < asks; count++) await ask()
  return (performance.now() - began) / asks
}

export default async function* absence(): AsyncIterable<Figure> {
  using folder = newFolder('absence')
  await using server = await startServer(folder.path)
  await using bare = startMeasured(join(import.meta.dirname, 'lib/bare-absences.ts'), [], {
    CONNECTION: JSON.stringify(embeddedIn(folder.path)),
  })
  const port = await bare.heard<number>()
  await using client = startClient()
  const { isb, headers } = await signedIn(server.url)
  const owner = new pg.Client(embeddedIn(folder.path))
  await owner.connect()
  try {
    const day = await morning(isb, owner)
    const board = await isb.absence.board({ query: { day } })
    if (board.absences.length !== 300) throw new Error(`The board has ${board.absences.length} absences`)
    const { total } = await isb.absence.list({ query: { pageSize: 1 } })
    if (total !== 200_000) throw new Error(`The list has ${total} rows`)
    const studentId = board.absences[0]!.studentId
    const nothing = each(() => owner.query('select 1'))

    const today = () => isb.absence.board({ query: { day } })
    const year = () => isb.attendance.year({ path: { studentId } })
    yield {
      name: 'board of 2,000 students, 300 absent, in the database',
      unit: 'ms',
      ours: await inDatabase(owner, 400, today),
      aim: { of: 'ours', most: 5 },
    }
    yield { name: 'the same, from outside', unit: 'ms', ...(await inTurn(9, each(today), nothing)) }
    yield { name: 'a student’s year, in the database', unit: 'ms', ours: await inDatabase(owner, 400, year), aim: { of: 'ours', most: 3 } }
    yield { name: 'the same, from outside', unit: 'ms', ...(await inTurn(9, each(year), nothing)) }
    yield {
      name: 'attention list of 2,000 students, from outside',
      unit: 'ms',
      ...(await inTurn(
        3,
        each(() => isb.attendance.attention({ query: { pageSize: 50 } })),
        nothing,
      )),
    }
    const list = { url: `${server.url}/isb/admin/absences?pageSize=50`, headers, count: 200, inFlight: 4 }
    const floor = { url: `http://127.0.0.1:${port}/list`, headers: {}, count: 200, inFlight: 4 }
    // What runs for the first time is slower.
    await client.send({ ...list, count: 400 })
    await client.send(floor)
    yield {
      name: 'list of 50 of 200,000 absences, beside Fastify + pg',
      unit: 'µs',
      // A page takes the database tens of milliseconds to count.
      ...(await inTurn(9, cpuEach(client, server.process, list, await cpuAlone(server.process)), cpuEach(client, bare, floor))),
      aim: { of: 'ratio', most: 1.25 },
    }
  } finally {
    await owner.end()
  }
}
