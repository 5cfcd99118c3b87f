// A school at work through two servers, by random steps, held against the model after each of them.
import { createIsb, memorySession, type ApiError, type Isb, type Schema } from '@isb/sdk'
import { addDays } from '@isb/sdk/rules'
import type { TestServer } from '@isb/server/testing'
import { Dice } from './dice.ts'
import { newPupil, placeOn, shownOn, stateOn, taken, type Outcome, type Pupil, type Step } from './school-model.ts'

const firstDay = '2025-08-01'
const pupils = 40
const states = ['Coming', 'Enrolled', 'Left'] as const
/** School days in the demo's second term, which the run takes off and gives back. */
const weekdays = Array.from({ length: 19 }, (_, at) => addDays('2027-01-11', at)).filter((_, at) => at % 7 < 5)

export class SchoolRun {
  readonly one: Isb
  readonly two: Isb
  readonly server: TestServer
  readonly #dice: Dice
  readonly #ids: number[] = []
  readonly #pupils: Pupil[] = []
  #classes: number[] = []
  #places = new Map<number, Pick<Schema<'Homeroom'>, 'grade' | 'division'>>()
  #guardians: number[] = []
  /** The days that are off, by their ids. */
  readonly #off = new Map<string, number>()
  readonly counts = { steps: 0, done: 0, refused: 0, together: 0, days: 0 }

  private constructor(one: Isb, two: Isb, server: TestServer, seed: number) {
    this.one = one
    this.two = two
    this.server = server
    this.#dice = new Dice(seed)
  }

  /** Signs in at both servers, and takes students in. */
  static async open(one: TestServer, two: TestServer, seed: number): Promise<SchoolRun> {
    const signedIn = async ({ url }: TestServer) => {
      const isb = createIsb({ host: url, session: memorySession(), timeout: 60_000 })
      await isb.auth.login({ body: { email: 'admin@school.example', password: 'demo-console-1' } })
      return isb
    }
    const run = new SchoolRun(await signedIn(one), await signedIn(two), one, seed)
    await run.#begin()
    return run
  }

  async #begin(): Promise<void> {
    const classes = (await this.one.student.classOptions()).slice(0, 4)
    this.#classes = classes.map(({ id }) => id)
    this.#places = new Map(classes.map(({ id, grade, division }) => [id, { grade, division }]))
    for (let at = 0; at < 6; at++)
      this.#guardians.push((await this.one.staff.create({ body: { name: `Model Guardian ${at}`, type: 'parent', invite: false } })).id)
    for (let at = 0; at < pupils; at++) {
      const [enteredOn, homeroomId] = [this.#day(), this.#dice.pick(this.#classes)]
      const body = { studentNumber: `SM-${at}`, name: `Model Pupil ${at}`, enteredOn, homeroomId }
      this.#ids.push((await this.one.student.create({ body })).id)
      this.#pupils.push(newPupil(enteredOn, homeroomId))
    }
  }

  #day = (): string => addDays(firstDay, this.#dice.throw(700))

  #invent(student = this.#dice.throw(pupils)): Step {
    const dice = this.#dice
    const kind = dice.throw(100)
    // There is no version before the first.
    const version = dice.chance(8) ? (this.#pupils[student]!.version > 1 ? dice.pick([-1, 1]) : 1) : 0
    if (kind < 50) return { does: 'move', student, from: this.#day(), to: dice.chance(10) ? null : dice.pick(this.#classes) }
    if (kind < 65) return { does: 'leave', student, leftOn: dice.chance(40) ? null : this.#day(), version }
    if (kind < 75) return { does: 'enter', student, enteredOn: this.#day(), version }
    const guardian = dice.pick(this.#guardians)
    return kind < 90
      ? { does: 'tie', student, guardian, relation: dice.pick(['Mother', 'Father', 'Other']) }
      : { does: 'untie', student, guardian }
  }

  /** Who is in a class is in its grade and division, as who begins there is. */
  #placeIn = (to: number | null) => (to === null ? undefined : this.#places.get(to)) ?? { grade: '', division: null }

  /** Asks a server for a step, and answers what came of it. */
  #ask(isb: Isb, step: Step): Promise<Outcome> {
    const path = { studentId: this.#ids[step.student]! }
    const version = this.#pupils[step.student]!.version + ('version' in step ? step.version : 0)
    const asks = {
      move: () =>
        step.does === 'move' && isb.student.move({ path, body: { from: step.from, homeroomId: step.to, ...this.#placeIn(step.to) } }),
      leave: () => step.does === 'leave' && isb.student.leave({ path, body: { leftOn: step.leftOn, version } }),
      enter: () => step.does === 'enter' && isb.student.update({ path, body: { enteredOn: step.enteredOn, version } }),
      tie: () =>
        step.does === 'tie' && isb.student.setGuardian({ path: { ...path, guardianId: step.guardian }, body: { relation: step.relation } }),
      untie: () => step.does === 'untie' && isb.student.removeGuardian({ path: { ...path, guardianId: step.guardian } }),
    }
    return Promise.resolve(asks[step.does]()).then(
      () => 'done' as const,
      (error: ApiError) => (error.reason ?? error.message) as Outcome,
    )
  }

  /** Takes so many steps. Answers what was otherwise than in the model, if anything was. */
  async go(steps: number): Promise<string | undefined> {
    for (let at = 0; at < steps; at++) {
      const kind = this.#dice.throw(100)
      const wrong = kind < 6 ? await this.#calendar() : kind < 14 ? await this.#together() : await this.#alone()
      this.counts.steps++
      const found = wrong ?? (at % 100 === 99 || at === steps - 1 ? await this.#census() : undefined)
      if (found) return `step ${this.counts.steps}: ${found}`
    }
    return undefined
  }

  async #alone(): Promise<string | undefined> {
    const step = this.#invent()
    const [expected, after] = taken(this.#pupils[step.student]!, step)
    const outcome = await this.#ask(this.#dice.pick([this.one, this.two]), step)
    this.#pupils[step.student] = after
    this.counts[outcome === 'done' ? 'done' : 'refused']++
    if (outcome !== expected) return `${JSON.stringify(step)} was answered ${outcome} instead of ${expected}`
    const stands = await this.#standing(step.student)
    return stands === lineOf(after) ? undefined : `after ${JSON.stringify(step)} ${stands} stands instead of ${lineOf(after)}`
  }

  /** Two steps of one student at once, through both servers: one order of them must explain all. */
  async #together(): Promise<string | undefined> {
    const first = this.#invent()
    const second = this.#invent(first.student)
    const before = this.#pupils[first.student]!
    const outcomes = await Promise.all([this.#ask(this.one, first), this.#ask(this.two, second)])
    this.counts.together += 2
    const stands = await this.#standing(first.student)
    // Whoever comes second asked with the version of before.
    const stale = (step: Step, pupil: Pupil): Step =>
      'version' in step ? { ...step, version: before.version + step.version - pupil.version } : step
    for (const [one, other, told] of [
      [first, second, outcomes],
      [second, first, outcomes.toReversed()],
    ] as const) {
      const [here, between] = taken(before, one)
      const [there, after] = taken(between, stale(other, between))
      if (here !== told[0] || there !== told[1] || lineOf(after) !== stands) continue
      this.#pupils[first.student] = after
      return undefined
    }
    return `no order explains ${JSON.stringify([first, second])}, answered ${outcomes.join(' and ')}, after which ${stands} stands`
  }

  /** Takes a day off, or gives it back, and looks at all of them. */
  async #calendar(): Promise<string | undefined> {
    const day = this.#dice.pick(weekdays)
    const isb = this.#dice.pick([this.one, this.two])
    const id = this.#off.get(day)
    if (id === undefined) {
      const { days } = await isb.calendar.change({ body: { days: [{ kind: 'Holiday', name: 'Model', startsOn: day, endsOn: day }] } })
      this.#off.set(day, days[0]!.id)
    } else {
      const { version } = await isb.calendar.get({ path: { dayId: id } })
      await isb.calendar.change({ body: { removeDays: [{ id, version }] } })
      this.#off.delete(day)
    }
    const shown = await this.two.calendar.days({ query: { from: weekdays[0]!, to: weekdays.at(-1)!, division: 'Middle' } })
    const wrong = shown.find((each) => weekdays.includes(each.day) && each.morning.campus.yes === this.#off.has(each.day))
    return wrong && `${wrong.day} is ${wrong.morning.campus.yes ? 'a' : 'no'} school day`
  }

  /** A student as both servers and the tabs of the panel show one. */
  async #standing(student: number): Promise<string> {
    const path = { studentId: this.#ids[student]! }
    const [row, stays, family] = [
      await this.one.student.get({ path }),
      await this.two.student.stays({ path }),
      await this.one.student.family({ path }),
    ]
    const lasts = stays.toReversed().map(({ from, to, homeroom }) => `${from}–${to ?? ''} ${homeroom?.id ?? 'none'}`)
    const guardians = family.guardians.map(({ person, relation }) => `${person.id} ${relation}`).toSorted()
    return [row.version, row.enteredOn, row.leftOn ?? '', ...lasts, ...guardians].join(', ')
  }

  /** How many students each class had, has and will have on any days, and what lists count today. */
  async #census(): Promise<string | undefined> {
    for (let round = 0; round < 5; round++) {
      const day = this.#day()
      const { rows } = await this.server.pool.query<{ place: string }>(
        `select coalesce(homeroom_id::text, 'none') || ' ' || count(*) as place from student_stay
         where student_id = any($1) and from_on <= $2 and (until_on is null or until_on > $2) group by homeroom_id`,
        [this.#ids, day],
      )
      const shown = rows
        .map(({ place }) => place)
        .toSorted()
        .join()
      const wanted = counted(this.#pupils.flatMap((pupil) => placeOn(pupil, day) ?? (placeOn(pupil, day) === null ? 'none' : [])))
      this.counts.days++
      if (shown !== wanted) return `on ${day} there are ${shown} instead of ${wanted}`
    }
    const { rows } = await this.server.pool.query<{ today: string }>(
      'select (now() at time zone time_zone)::date::text as today from setting',
    )
    const today = rows[0]!.today
    const total = async (query: object) => (await this.two.student.list({ query: { search: 'SM-', pageSize: 1, ...query } })).total
    for (const state of states) {
      const [shown, wanted] = [await total({ state }), this.#pupils.filter((pupil) => stateOn(pupil, today) === state).length]
      if (shown !== wanted) return `${shown} are ${state} instead of ${wanted}`
    }
    for (const homeroomId of this.#classes) {
      const [shown, wanted] = [await total({ homeroomId }), this.#pupils.filter((pupil) => shownOn(pupil, today) === homeroomId).length]
      if (shown !== wanted) return `class ${homeroomId} lists ${shown} instead of ${wanted}`
    }
    return undefined
  }
}

/** How often each occurs, in a row. */
const counted = (all: readonly (number | string)[]): string =>
  [...Map.groupBy(all, String)]
    .map(([place, each]) => `${place} ${each.length}`)
    .toSorted()
    .join()

/** A student of the model as `#standing` shows one of the servers. */
function lineOf({ version, enteredOn, leftOn, decisions, guardians }: Pupil): string {
  const lasts = decisions.map(({ from, place }, at) => {
    const next = decisions[at + 1]?.from
    return `${from}–${next ? addDays(next, -1) : (leftOn ?? '')} ${place ?? 'none'}`
  })
  const family = Object.entries(guardians).map(([id, relation]) => `${id} ${relation}`)
  return [version, enteredOn, leftOn ?? '', ...lasts, ...family.toSorted()].join(', ')
}
