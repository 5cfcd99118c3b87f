// One world: a bike room and a security desk from their first day on, at work through two servers.
import type { TestServer } from '@isb/server/testing'
import { call } from './call.ts'
import { Dice } from './dice.ts'
import type { Pair } from './pair.ts'
import { remindOverdue } from './queue-model-bikes.ts'
import { emptyWorld, type Cast } from './queue-model-cast.ts'
import { about, invent, type Asked } from './queue-model-invent.ts'
import { differences, explain, hold, type Done } from './queue-model-judge.ts'
import { expected, queuesOf } from './queue-model-lines.ts'
import { probe, seen } from './queue-model-look.ts'
import { dayMs, untilMidnight, type World } from './queue-model-world.ts'

/** Where the clock of each world begins: far ahead, so that moving it is never backwards for what the servers did before. */
const begin = Date.UTC(2040, 0, 9, 1)

/** One world from its first day on. */
export class Run {
  readonly #pair: Pair
  readonly #cast: Cast
  readonly #dice: Dice
  readonly #ahead: { ms: number }
  readonly counts = { asked: 0, done: 0, refused: 0, days: 0, together: 0 }
  /** What came of what: `bike.return done`, `bike.return BIKE_NOT_OUT`. */
  readonly outcomes = new Set<string>()

  constructor(pair: Pair, cast: Cast, seed: number, ahead: { ms: number }) {
    this.#pair = pair
    this.#cast = cast
    this.#dice = new Dice(seed)
    this.#ahead = ahead
  }

  #now = () => Date.now() + this.#ahead.ms
  #server = () => (this.#dice.chance(50) ? this.#pair.one : this.#pair.two)

  #pass(ms: number): void {
    this.#ahead.ms += ms
    this.#pair.one.pass(ms)
    this.#pair.two.pass(ms)
  }

  /** Asks until there is a divergence, and says it; null when there was none. */
  async go(size: number, together: boolean): Promise<string | null> {
    this.#pass(begin - this.#now())
    let world = await emptyWorld(this.#pair.one, this.#cast.people, this.#now())
    const people = this.#cast.all.filter(({ staffId }) => staffId !== this.#cast.admin.staffId).map(({ staffId }) => staffId)
    while (this.counts.asked < size) {
      if (this.#dice.chance(together ? 15 : 6)) await this.#clock(world)
      this.#keepClear(world)
      const batch = await this.#ask(world, together ? 2 + this.#dice.throw(3) : 1)
      world.now = this.#now()
      const wrong = together ? null : hold(world, batch[0] as Done, true)
      if (wrong) return `${this.counts.asked}: ${wrong}`
      const server = this.#server()
      const lines = await seen(server, this.#cast, people)
      if (together) {
        const found = explain(world, batch, lines, people)
        if (!found) return `${this.counts.asked}: no order explains ${this.#say(world, batch, lines, people)}`
        world = found
      } else {
        const differs = differences(expected(world, people), lines)
        if (differs.length > 0) return `${this.counts.asked}: after ${JSON.stringify(batch[0]?.question)} ${differs.slice(0, 6).join(' ')}`
      }
      const odd = await probe(server, this.#cast, world, this.#dice)
      if (odd) return `${this.counts.asked}: ${odd}`
    }
    return null
  }

  /** What was asked at once, and the differences that its answers in their order leave. */
  #say(world: World, batch: readonly Done[], lines: readonly string[], people: readonly number[]): string {
    const then = structuredClone(world)
    const wrong = batch.map(
      (done) => hold(then, done, false) ?? `${done.caller.name} ${JSON.stringify(done.question)}: ${done.reply.text.slice(0, 60)}`,
    )
    return [...wrong, ...differences(expected(then, people), lines).slice(0, 6)].join(' | ')
  }

  async #ask(world: World, many: number): Promise<Done[]> {
    const questions: (Asked & { server: TestServer })[] = []
    while (questions.length < many) questions.push({ ...this.#invent(world, questions[0]), server: this.#server() })
    this.counts.asked += many
    if (many > 1) this.counts.together += many
    const batch = await Promise.all(
      questions.map(async ({ caller, question, server }) => {
        const { does, ...input } = question
        const from = this.#now()
        const reply = await call(server.url, does, input, caller)
        return { caller, question, reply, from, to: this.#now() }
      }),
    )
    for (const { question, reply } of batch) {
      const done = reply.envelope?.code === 0
      this.counts[done ? 'done' : 'refused']++
      this.outcomes.add(`${question.does} ${done ? 'done' : reply.envelope?.reason}`)
    }
    return batch
  }

  /** A question; beside another one mostly one about the same thing, if one comes to mind. */
  #invent(world: World, beside: Asked | undefined): Asked {
    const ideas = Array.from({ length: beside && this.#dice.chance(80) ? 12 : 1 }, () => invent(this.#dice, world, this.#cast))
    const same = new Set(beside ? about(world, beside) : [])
    return ideas.find((idea) => about(world, idea).some((thing) => same.has(thing))) ?? (ideas[0] as Asked)
  }

  /** Hours or days go by, and the timers of one server look. */
  async #clock(world: World): Promise<void> {
    this.counts.asked++
    const ms = this.#dice.chance(50) ? this.#dice.throw(30 * 60) * 60_000 : this.#dice.throw(4) * dayMs + this.#dice.throw(dayMs)
    this.counts.days += ms / dayMs
    this.#pass(ms)
    this.#keepClear(world)
    world.now = this.#now()
    if (this.#dice.chance(50)) return
    await this.#server().remind()
    remindOverdue(world)
  }

  /**
   * Stays away from moments at which it matters who looks at the clock first: midnight, and when a request becomes a day or three days
   * old.
   */
  #keepClear(world: World): void {
    const near = (ms: number) => ms > -5000 && ms < 20_000
    const turns = () =>
      near(untilMidnight(this.#now())) ||
      Object.values(queuesOf(world))
        .flat()
        .some(({ at }) => [1, 3].some((days) => near(at + days * dayMs - this.#now())))
    while (turns()) this.#pass(30_000)
  }
}
