// What a list of fifty rows costs the server, signed in, permission checked, validated: its own CPU, PostgreSQL's apart.
import { join } from 'node:path'
import { cpuEach, startClient } from './lib/client.ts'
import { listRatio, type Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { startMeasured } from './lib/measured.ts'
import { inTurn } from './lib/rounds.ts'
import { embeddedIn, signedIn, startServer } from './lib/server.ts'

export default async function* list(): AsyncIterable<Figure> {
  using folder = newFolder('list')
  await using server = await startServer(folder.path)
  await using bare = startMeasured(join(import.meta.dirname, 'lib/bare-list.ts'), [], {
    CONNECTION: JSON.stringify(embeddedIn(folder.path)),
  })
  const port = await bare.heard<number>()
  await using client = startClient()
  const { isb, headers } = await signedIn(server.url)
  const { total } = await isb.menus.page()

  for (const [name, rows, query] of [
    ['the tree', total, ''],
    ['sorted by name', 50, '?sort=name&pageSize=50'],
  ] as const) {
    const burst = { url: `${server.url}/isb/admin/menus/page${query}`, headers, count: 1500, inFlight: 16 }
    const floor = cpuEach(client, bare, { url: `http://127.0.0.1:${port}/list?rows=${rows}`, headers: {}, count: 1500, inFlight: 16 })
    const answer = JSON.parse(await client.send({ ...burst, count: 3000 })) as { data: { records: unknown[] } }
    if (answer.data.records.length !== rows) throw new Error(`The list has ${answer.data.records.length} rows`)
    await floor()
    yield {
      name: `list of ${rows} rows, ${name}, beside Fastify + pg`,
      unit: 'µs',
      ...(await inTurn(9, cpuEach(client, server.process, burst), floor)),
      aim: { of: 'ratio', most: listRatio },
    }
  }
}
