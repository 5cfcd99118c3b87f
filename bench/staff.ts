// Accounts by the thousand: what a page of them costs the server, and how fast all of them leave as a file.
import { join } from 'node:path'
import pg from 'pg'
import { cpuEach, startClient } from './lib/client.ts'
import { listRatio, type Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { startMeasured } from './lib/measured.ts'
import { inTurn } from './lib/rounds.ts'
import { embeddedIn, signedIn, startServer } from './lib/server.ts'

const many = 100_000

export default async function* staff(): AsyncIterable<Figure> {
  using folder = newFolder('staff')
  await using server = await startServer(folder.path)
  const connection = embeddedIn(folder.path)
  const owner = new pg.Client(connection)
  await owner.connect()
  await owner.query(
    `insert into staff (name, name_zh, email, type, search)
     select 'Person ' || n, '人员' || n, 'p' || n || '@bench.example', (array['staff', 'parent', 'student'])[1 + n % 3], 'person ' || n || ' p' || n || '@bench.example'
     from generate_series(1, $1::int - (select count(*)::int from staff)) n`,
    [many],
  )
  await owner.query('analyze')
  await using bare = startMeasured(join(import.meta.dirname, 'lib/bare-staff.ts'), [], { CONNECTION: JSON.stringify(connection) })
  const port = await bare.heard<number>()
  await using client = startClient()
  const { headers } = await signedIn(server.url)

  const burst = { url: `${server.url}/isb/admin/staff?pageSize=50`, headers, count: 300, inFlight: 8 }
  const floor = cpuEach(client, bare, { url: `http://127.0.0.1:${port}/list`, headers: {}, count: 300, inFlight: 8 })
  const { data } = JSON.parse(await client.send({ ...burst, count: 600 })) as { data: { total: number; records: unknown[] } }
  if (data.records.length !== 50 || data.total !== many) throw new Error(`The list has ${data.records.length} of ${data.total}`)
  await floor()
  yield {
    name: 'page of 50 accounts of 100,000, beside Fastify + pg',
    unit: 'µs',
    ...(await inTurn(7, cpuEach(client, server.process, burst), floor)),
    aim: { of: 'ratio', most: listRatio },
  }

  for (const format of ['csv', 'xlsx'] as const) {
    /** Fetches the file, and tells what is in the heap in the middle of it. Answers its bytes. */
    const fetched = async (middle = Infinity, tell = (_heap: number) => {}): Promise<number> => {
      const answer = await fetch(`${server.url}/isb/admin/staff/export?format=${format}`, { headers })
      let bytes = 0
      for await (const { length } of answer.body ?? []) {
        if (bytes < middle && bytes + length >= middle) tell((await server.process.memory()).heapUsed)
        bytes += length
      }
      if (bytes < many * 10) throw new Error(`The file has ${bytes} bytes`)
      return bytes
    }
    const exported = async () => {
      const began = performance.now()
      await fetched()
      return (performance.now() - began) / 1000
    }
    const plain = async () => {
      const began = performance.now()
      await owner.query('begin')
      await owner.query(
        'declare every no scroll cursor for select name, name_zh, email, type, gender, enabled, source, last_login_at, synced_at from staff',
      )
      for (;;) if ((await owner.query({ text: 'fetch 2000 from every', rowMode: 'array' })).rows.length === 0) break
      await owner.query('commit')
      return (performance.now() - began) / 1000
    }
    // The first ones compile the code and let V8's young generation grow to its size, 122 MB, which it keeps.
    let bytes = 0
    for (let file = 0; file < 4; file++) bytes = await fetched()
    const before = await server.process.memory()
    yield {
      name: `100,000 accounts as ${format}, beside reading the rows`,
      unit: 's',
      ...(await inTurn(3, exported, plain)),
      aim: { of: 'ours', most: 2 },
    }
    const after = await server.process.memory()
    yield {
      name: `resident memory after three more as ${format}`,
      unit: 'MB',
      ours: after.rss / 1e6,
      baseline: before.rss / 1e6,
      aim: { of: 'ratio', most: 1.1 },
    }
    let heap = Number.NaN
    await fetched(bytes / 2, (used) => (heap = used))
    yield {
      name: `heap in the middle of the file as ${format}, beside none`,
      unit: 'MB',
      ours: heap / 1e6,
      baseline: before.heapUsed / 1e6,
      aim: { of: 'ratio', most: 1.2 },
    }
  }
  await owner.end()
}
