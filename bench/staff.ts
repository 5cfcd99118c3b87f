// Accounts by the thousand: what a page of them costs the server, and how fast all of them leave as a file.
import { join } from 'node:path'
import pg from 'pg'
import { cpuEach, startClient } from './lib/client.ts'
import type { Figure } from './lib/figure.ts'
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
    aim: { of: 'ours', most: 250 },
  }

  for (const format of ['csv', 'xlsx'] as const) {
    const before = await server.process.usage()
    const exported = async () => {
      const began = performance.now()
      const answer = await fetch(`${server.url}/isb/admin/staff/export?format=${format}`, { headers })
      const { byteLength } = await answer.arrayBuffer()
      if (byteLength < many * 10) throw new Error(`The file has ${byteLength} bytes`)
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
    yield {
      name: `100,000 accounts as ${format}, beside reading the rows`,
      unit: 's',
      ...(await inTurn(3, exported, plain)),
      aim: { of: 'ours', most: 2 },
    }
    const after = await server.process.usage()
    yield {
      name: `memory after the exports as ${format}`,
      unit: 'MB',
      ours: after.rss / 1e6,
      baseline: before.rss / 1e6,
      aim: { of: 'ratio', most: 1.5 },
    }
  }
  await owner.end()
}
