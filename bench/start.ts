// From starting the process to its first answer: on an empty data directory with demo data, and on one that is there.
import { join } from 'node:path'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { startMeasured } from './lib/measured.ts'
import { median } from './lib/rounds.ts'
import { startServer } from './lib/server.ts'

const rounds = 5

async function server(dataDir: string): Promise<number> {
  await using running = await startServer(dataDir)
  return running.startMs / 1000
}

async function bare(dataDir: string): Promise<number> {
  const began = performance.now()
  await using running = startMeasured(join(import.meta.dirname, 'lib/bare-postgres.ts'), [], { DATA_DIR: dataDir })
  await running.heard()
  return (performance.now() - began) / 1000
}

export default async function* start(): AsyncIterable<Figure> {
  const seen: Record<'fresh' | 'freshBare' | 'again' | 'againBare', number>[] = []
  for (let round = 0; round < rounds; round++) {
    using ours = newFolder('start')
    using theirs = newFolder('start-bare')
    seen.push({
      fresh: await server(ours.path),
      freshBare: await bare(theirs.path),
      again: await server(ours.path),
      againBare: await bare(theirs.path),
    })
  }
  const of = (what: keyof (typeof seen)[number]) => median(seen.map((one) => one[what]))
  yield {
    name: 'first start, with demo data, beside PostgreSQL',
    unit: 's',
    ours: of('fresh'),
    baseline: of('freshBare'),
    aim: { of: 'ours', most: 3 },
  }
  yield { name: 'start on data that are there', unit: 's', ours: of('again'), baseline: of('againBare'), aim: { of: 'ours', most: 1 } }
}
