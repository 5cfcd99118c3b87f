// A transit agency's timetable: how long a GTFS feed of 200,000 stop times takes to be looked at and to come in, and with how much memory.
import type { Isb, Schema } from '@isb/sdk'
import { strToU8, zipSync } from 'fflate'
import type { Figure } from './lib/figure.ts'
import { newFolder } from './lib/folder.ts'
import { memoryFor } from './lib/memory-for.ts'
import { signedIn, startServer } from './lib/server.ts'

const lines = 125
const tripsALine = 40
const stopsATrip = 40
const megabyte = 1024 * 1024
const two = (number: number) => String(number).padStart(2, '0')

/** Lines of forty trips a day with forty stops each; no two trips are alike. */
function feedOf(): Blob {
  const files: Record<string, Uint8Array> = {}
  const write = (name: string, head: string, rows: readonly string[]) => {
    files[`${name}.txt`] = strToU8([head, ...rows, ''].join('\n'))
  }
  const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)
  write('agency', 'agency_id,agency_name,agency_url,agency_timezone', ['big,Big Transit,https://big.example,Asia/Shanghai'])
  write('calendar', 'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date', [
    'w,1,1,1,1,1,0,0,20200101,20991231',
  ])
  write(
    'stops',
    'stop_id,stop_name,stop_lat,stop_lon',
    upTo(lines).flatMap((line) =>
      upTo(stopsATrip).map((at) => `${line}-${at},Stop ${at} of line ${line},${39 + line / 200},${116 + at / 200}`),
    ),
  )
  write(
    'routes',
    'route_id,route_short_name,route_long_name,route_type',
    upTo(lines).map((line) => `${line},${line},Line ${line},3`),
  )
  const trips = upTo(lines).flatMap((line) => upTo(tripsALine).map((trip) => ({ line, trip, id: `${line}/${trip}` })))
  write(
    'trips',
    'route_id,service_id,trip_id,direction_id',
    trips.map(({ line, trip, id }) => `${line},w,${id},${trip % 2}`),
  )
  write(
    'stop_times',
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    trips.flatMap(({ line, trip, id }) =>
      upTo(stopsATrip).map((at) => {
        const minutes = 6 * 60 + trip * 20 + at * 2
        const time = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`
        return `${id},${time},${time},${line}-${trip % 2 ? at : stopsATrip - 1 - at},${at + 1}`
      }),
    ),
  )
  return new Blob([new Uint8Array(zipSync(files))])
}

async function bringIn(isb: Isb, body: Blob, dryRun: boolean): Promise<{ seconds: number; run: Schema<'Run'> }> {
  const began = performance.now()
  let run = await isb.bus.import({ query: { dryRun }, body }, { timeout: 120_000 })
  while (run.state === 'Running') {
    await new Promise((resolve) => setTimeout(resolve, 50))
    run = await isb.runs.get({ path: { runId: run.id } })
  }
  if (run.state !== 'Done') throw new Error(`The import ended as ${run.state}: ${JSON.stringify(run.results.slice(0, 3))}`)
  return { seconds: (performance.now() - began) / 1000, run }
}

export default async function* busFeed(): AsyncIterable<Figure> {
  using folder = newFolder('bus-feed')
  await using server = await startServer(folder.path)
  const { isb } = await signedIn(server.url)
  const body = feedOf()
  const aim = { of: 'ours', most: 5 } as const
  let taken = 0
  let preview = 0
  taken = await memoryFor(server.process, async () => {
    preview = (await bringIn(isb, body, true)).seconds
  })
  yield { name: 'preview of a feed of 200,000 stop times', unit: 's', ours: preview, aim }
  yield { name: 'memory that it takes above idle', unit: 'MB', ours: taken / megabyte }
  const { seconds, run } = await bringIn(isb, body, false)
  if (run.counts['routes.created'] !== lines * tripsALine) throw new Error(`${run.counts['routes.created']} routes came in`)
  yield { name: 'the same, brought in', unit: 's', ours: seconds, aim }
  yield { name: 'the same, unchanged', unit: 's', ours: (await bringIn(isb, body, false)).seconds, aim }
}
