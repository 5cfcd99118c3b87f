/*
 * A bike room and a security desk at work through two servers, by random questions of several callers, against a model in plain TypeScript
 * that knows product.md and nothing of the server. Worlds of an even seed go one question at a time: each answer is held against the model by
 * code, reason and words, and after each of them everything that is shown. Worlds of an odd seed ask a few at once: then some order of them
 * must explain all answers and everything that is shown afterwards. `--seed N` begins with the world of that seed.
 */
import { randomInt } from 'node:crypto'
import { operationOf } from '@isb/contract'
import { call, type Reply } from './lib/call.ts'
import type { Check } from './lib/check.ts'
import { Dice } from './lib/dice.ts'
import { openPair, type Pair } from './lib/pair.ts'
import { applyBike, remindOverdue, whyNotBike } from './lib/queue-model-bikes.ts'
import { castIn, emptyWorld, type Cast } from './lib/queue-model-cast.ts'
import { invent, type Asked } from './lib/queue-model-invent.ts'
import { answered, expected, probe, queuesOf, seen } from './lib/queue-model-look.ts'
import { applyPass, whyNotPass } from './lib/queue-model-passes.ts'
import { dayMs, untilMidnight, type Refusals, type World } from './lib/queue-model-world.ts'

/** The questions of one world, before the next begins with nothing. */
const worldSize = 250
/** Where the clock of each world begins: far ahead, so that moving it is never backwards for what the servers did before. */
const begin = Date.UTC(2040, 0, 9, 1)

/** A question with its answer, and between which moments that came. */
interface Done extends Asked {
  readonly reply: Reply
  readonly from: number
  readonly to: number
}

function judge(world: World, { caller, question }: Asked): Refusals {
  const { permission } = operationOf(question.does)
  if (permission !== 'session' && !caller.codes.has(permission)) return new Map([['NO_PERMISSION', { code: 4 }]])
  return 'passId' in question || question.does === 'vehicle.create'
    ? whyNotPass(world, caller, question)
    : whyNotBike(world, caller, question)
}

/** Holds an answer against the model, and does in the model what was done. What is wrong, or null. */
function hold(world: World, done: Done, words: boolean): string | null {
  const { caller, question, reply, from, to } = done
  const refusals = judge(world, done)
  const { code = 99, reason = '', message = '', data } = reply.envelope ?? {}
  const asked = `${caller.name} asked ${JSON.stringify(question)}, was answered HTTP ${reply.status} ${reply.text.slice(0, 400)}`
  const reasons = [...refusals.keys()].join(' or ')
  if (reply.status !== 200) return asked
  if (code !== 0) {
    const why = refusals.get(reason)
    if (why?.code !== code) return `${asked}, which is ${reasons ? `not ${reasons}` : 'allowed'}`
    const missing = words ? why.says?.find((word) => !message.includes(word)) : undefined
    return missing === undefined ? null : `${asked}, which does not say "${missing}"`
  }
  if (reasons) return `${asked}, against ${reasons}`
  const { id = 0, requestedAt, submittedAt } = (data ?? {}) as { id?: number; requestedAt?: string; submittedAt?: string }
  const at = Date.parse(requestedAt ?? submittedAt ?? '')
  const made = { id, at }
  if ('passId' in question || question.does === 'vehicle.create') applyPass(world, caller, question, made)
  else applyBike(world, caller, question, made)
  const asks = question.does === 'vehicle.create' || question.does.startsWith('bike.request')
  if (asks && !(at >= from && at <= to)) return `${asked}, and that was not its time`
  const { is, should } = answered(world, question, id, data)
  return is === should ? null : `${caller.name} asked ${JSON.stringify(question)} and was shown "${is}", not "${should}"`
}

/** Finds an order of what was asked at once that explains every answer and what is seen in the end; null when there is none. */
function explain(world: World, batch: readonly Done[], lines: readonly string[], people: readonly number[]): World | null {
  if (batch.length === 0) return differences(expected(world, people), lines).length === 0 ? world : null
  for (const done of batch) {
    const then = structuredClone(world)
    if (hold(then, done, false) !== null) continue
    const found = explain(
      then,
      batch.filter((one) => one !== done),
      lines,
      people,
    )
    if (found) return found
  }
  return null
}

/** The lines that only one side has, those of the model marked with −, those of the server with +. Each line counts as often as it stands there. */
function differences(should: readonly string[], is: readonly string[]): string[] {
  const [a, b] = [should.toSorted(), is.toSorted()]
  if (a.join('\n') === b.join('\n')) return []
  const all = [
    ...a.filter((line) => !b.includes(line)).map((line) => `− ${line}`),
    ...b.filter((line) => !a.includes(line)).map((line) => `+ ${line}`),
  ]
  return all.length > 0 ? all : ['a line stands there more than once']
}

/** One world from its first day on. */
class Run {
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
    const questions = Array.from({ length: many }, () => ({ ...invent(this.#dice, world, this.#cast), server: this.#server() }))
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

  /** Stays away from moments at which it matters who looks at the clock first: midnight, and when a request becomes a day or three days old. */
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

export default {
  name: 'queue model',
  promise: '0 divergences',
  async run({ quick, seed: first = randomInt(1_000_000) * 2 }) {
    const total = Number(process.env['TOTAL'] ?? (quick ? 600 : 10_000))
    const pair = await openPair()
    try {
      const cast = await castIn(pair.one)
      const ahead = { ms: 0 }
      const sum = { asked: 0, done: 0, refused: 0, days: 0, together: 0 }
      const wrong: string[] = []
      const outcomes = new Set<string>()
      let worlds = 0
      for (let asked = 0; asked < total; worlds++) {
        const seed = first + worlds
        const size = Math.min(worldSize, total - asked)
        const run = new Run(pair, cast, seed, ahead)
        const divergence = await run.go(size, seed % 2 === 1)
        if (divergence) wrong.push(`seed ${seed}, question ${divergence}`)
        for (const key of ['asked', 'done', 'refused', 'days', 'together'] as const) sum[key] += run.counts[key]
        for (const outcome of run.outcomes) outcomes.add(outcome)
        asked += size
      }
      if (process.env['OUT']) console.log([...outcomes].toSorted().join('\n'))
      return {
        figure: `${sum.asked} operations in ${worlds} worlds from seed ${first}, ${sum.together} of them together with others, ${Math.round(sum.days)} days by the clock, ${sum.done} done, ${sum.refused} refused, ${outcomes.size} kinds of outcome: ${wrong.length} divergences${wrong[0] ? ` (${wrong[0]})` : ''}`,
        // A run in which little was done or little refused has shown nothing.
        kept: wrong.length === 0 && sum.done > total / 4 && sum.refused > total / 8 && sum.together > 0,
      }
    } finally {
      await pair.stop()
    }
  },
} satisfies Check
