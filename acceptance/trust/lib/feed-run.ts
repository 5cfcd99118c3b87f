/*
 * Feeds that are spoilt by chance come in, one after the other, and are judged: a feed that comes in leaves routes that can be driven and
 * comes in again without a change; one that is refused names what is wrong with its file, and leaves everything as it was.
 */
import type { Schema } from '@isb/contract'
import type { TestServer } from '@isb/server/testing'
import { headersOf, send } from './call.ts'
import { wait } from './check.ts'
import { Dice } from './dice.ts'
import { mutated } from './feed-mutations.ts'
import { sessionOf } from './pair.ts'

type Run = Schema<'Run'>

export class FeedRun {
  readonly counts = { steps: 0, done: 0, refused: 0 }
  readonly #server: TestServer
  readonly #token: string
  readonly #dice: Dice

  private constructor(server: TestServer, token: string, seed: number) {
    this.#server = server
    this.#token = token
    this.#dice = new Dice(seed)
  }
  static async open(server: TestServer, seed: number): Promise<FeedRun> {
    // That it is done by a process of its own is shown by the stories of feeds.
    server.workHere()
    return new FeedRun(server, await sessionOf(server, 'admin'), seed)
  }

  /** Answers what went wrong first; nothing where all is as it should be. */
  async go(steps: number): Promise<string | undefined> {
    for (let step = 0; step < steps; step++) {
      const { bytes, done } = mutated(this.#dice)
      const wrong = await this.#step(bytes)
      this.counts.steps++
      if (wrong) return `step ${step} (${done}): ${wrong}`
    }
    return undefined
  }

  async #step(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
    const before = await this.#digest()
    const run = await this.#bringIn(bytes, false)
    if (typeof run === 'string') return run
    if (run.state === 'Refused') {
      this.counts.refused++
      if ((await this.#digest()) !== before) return 'refused, and yet something has changed'
      const unnamed = run.results.find(({ reason, file }) => reason === undefined || (file === undefined && reason !== 'BUS_FEED_FILE'))
      return run.results.length === 0 || unnamed ? `refused without a file: ${JSON.stringify(unnamed)}` : undefined
    }
    if (run.state !== 'Done') return `the run ended as ${run.state}`
    this.counts.done++
    return (await this.#undrivable()) ?? this.#again(bytes)
  }

  async #again(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
    const again = await this.#bringIn(bytes, true)
    if (typeof again === 'string') return again
    const moved = Object.keys(again.counts).filter((key) => /\.(created|changed)$/.test(key))
    return moved.length > 0 ? `came in again with ${JSON.stringify(again.counts)} ${JSON.stringify(again.results)}` : undefined
  }

  async #bringIn(bytes: Uint8Array<ArrayBuffer>, dryRun: boolean): Promise<Run | string> {
    const ask = async (path: string, init: RequestInit): Promise<Run | string> => {
      const { status, envelope, text } = await send(`${this.#server.url}/isb/admin${path}`, init)
      return status === 200 && envelope?.code === 0 ? (envelope as unknown as { data: Run }).data : `${status} ${text.slice(0, 300)}`
    }
    const [sent, asked] = [headersOf({ token: this.#token }, 'bytes'), headersOf({ token: this.#token }, undefined)]
    let run = await ask(`/bus/import?dryRun=${dryRun}`, { method: 'POST', headers: sent, body: bytes })
    while (typeof run !== 'string' && run.state === 'Running') {
      await wait(10)
      run = await ask(`/runs/${run.id}`, { headers: asked })
    }
    return run
  }

  async #digest(): Promise<string> {
    const { rows } = await this.#server.pool.query<{ digest: string }>(
      `select md5(concat((select string_agg(s::text, '' order by id) from bus_stop s), (select string_agg(r::text, '' order by id) from bus_route r),
        (select string_agg(c::text, '' order by route_id, position) from bus_route_stop c))) as digest`,
    )
    return rows[0]!.digest
  }

  /** A route that no bus could drive. */
  async #undrivable(): Promise<string | undefined> {
    const { rows } = await this.#server.pool.query<{ id: number }>(
      `select r.id from bus_route r where r.feed is not null and (r.weekdays = '{}' or r.line_number = '' or length(r.line_number) > 8
        or (select count(*) from bus_route_stop c where c.route_id = r.id) < 2
        or exists (select from bus_route_stop c join bus_route_stop d on d.route_id = c.route_id and d.position = c.position + 1
          where c.route_id = r.id and d.at < c.at) or exists (select from bus_route_stop c where c.route_id = r.id and c.at >= '24:00'))`,
    )
    return rows.length > 0 ? `route ${rows[0]!.id} cannot be driven` : undefined
  }
}
