// Whether the server's memory stays flat: after 10,000 list requests beside before them, both after a collection.
import { startClient } from './lib/client.ts'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { signedIn, startServer } from './lib/server.ts'

const megabyte = 1024 * 1024

export default async function* memory(): AsyncIterable<Figure> {
  using folder = newFolder('memory')
  await using server = await startServer(folder.path)
  await using client = startClient()
  const { headers } = await signedIn(server.url)
  const burst = { url: `${server.url}/isb/admin/menus/page`, headers, count: 10_000, inFlight: 16 }
  // The first thousands compile the code and fill the pools.
  await client.send({ ...burst, count: 5000 })
  const before = await server.process.memory()
  await client.send(burst)
  const after = await server.process.memory()
  yield {
    name: 'heap after 10,000 lists, beside before',
    unit: 'MB',
    ours: after.heapUsed / megabyte,
    baseline: before.heapUsed / megabyte,
    aim: { of: 'ratio', most: 1.02 },
  }
  yield {
    name: 'resident memory after 10,000 lists',
    unit: 'MB',
    ours: after.rss / megabyte,
    baseline: before.rss / megabyte,
    aim: { of: 'ratio', most: 1.1 },
  }
}
