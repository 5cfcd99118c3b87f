// An office at work with absences through two servers, by random steps, held against the model after each of them.
import { createIsb, memorySession, type ApiError, type Isb } from '@isb/sdk'
import type { TestServer } from '@isb/server/testing'
import { pupil, setMailboxOf, yearOf2030 } from '../../lib/absence.ts'
import {
  changed,
  dayOf,
  daysOf,
  deleted,
  divisionOf,
  divisions,
  halfOf,
  halves,
  missed,
  offices,
  submitted,
  types,
  whyNot,
  type Absence,
  type School,
} from './absence-model.ts'
import { Dice } from './dice.ts'
import { ridesEveryDay } from './rides.ts'

const pupils = 12
const classes = { Elementary: '5A', Middle: '6A', High: '9A' } as const

export class AbsenceRun {
  readonly #servers: readonly [Isb, Isb]
  readonly #server: TestServer
  readonly #dice: Dice
  readonly #ids: number[] = []
  readonly #school: School = {
    pupils: [],
    absences: new Map(),
    off: new Map(),
    mailboxes: { Elementary: [], Middle: [], High: [], Bus: [], Nurses: [], Directors: [] },
  }
  #classes = new Map<string, { readonly homeroomId: number; readonly grade: string }>()
  readonly counts = { steps: 0, done: 0, refused: 0, mails: 0, boards: 0 }

  private constructor(one: Isb, two: Isb, server: TestServer, seed: number) {
    this.#servers = [one, two]
    this.#server = server
    this.#dice = new Dice(seed)
  }

  /** Signs in at both servers, and takes students in. */
  static async open(one: TestServer, two: TestServer, seed: number): Promise<AbsenceRun> {
    const signedIn = async ({ url }: TestServer) => {
      const isb = createIsb({ host: url, session: memorySession(), timeout: 60_000 })
      await isb.auth.login({ body: { email: 'admin@school.example', password: 'demo-console-1' } })
      return isb
    }
    const run = new AbsenceRun(await signedIn(one), await signedIn(two), one, seed)
    await run.#begin(run.#servers[0])
    return run
  }

  async #begin(admin: Isb): Promise<void> {
    await admin.calendar.change({ body: structuredClone(yearOf2030) as never })
    for (const { id, name, grade } of await admin.student.classOptions()) this.#classes.set(name, { homeroomId: id, grade })
    for (const office of offices) await this.#mailbox(admin, office)
    for (let at = 0; at < pupils; at++) {
      const { id } = await pupil(admin, classes.Elementary, { name: `Model Pupil ${at}` })
      const ridesBus = at % 3 === 0
      if (ridesBus) await ridesEveryDay(this.#server, id, '2030-08-01', '2031-07-31')
      this.#ids.push(id)
      this.#school.pupils.push({ ridesBus, stays: [{ from: '2026-08-17', division: 'Elementary' }] })
    }
  }

  /** Takes so many steps. Answers what was otherwise than in the model, if anything was. */
  async go(steps: number): Promise<string | undefined> {
    for (let at = 0; at < steps; at++) {
      this.counts.steps++
      const isb = this.#dice.pick(this.#servers)
      const kind = this.#dice.throw(100)
      const some = this.#dice.pick([...this.#school.absences.keys(), 0])
      const wrong =
        kind < 40 || some === 0
          ? await this.#submit(isb)
          : kind < 62
            ? await this.#change(isb, some)
            : kind < 80
              ? await this.#delete(isb, some)
              : kind < 86
                ? await this.#closeOrOpen(isb)
                : kind < 93
                  ? await this.#mailbox(isb, this.#dice.pick(offices))
                  : await this.#move(isb)
      const found = wrong ?? (await this.#board(this.#dice.pick(this.#servers)))
      if (found) return `step ${this.counts.steps}: ${found}`
    }
    return undefined
  }

  #range(): Pick<Absence, 'first' | 'last'> {
    const first = this.#dice.throw(halves - 8)
    return { first, last: first + this.#dice.throw(8) }
  }

  async #submit(isb: Isb): Promise<string | undefined> {
    const draft = { student: this.#dice.throw(pupils), type: this.#dice.pick(types), ...this.#range() }
    const body = { studentId: this.#ids[draft.student]!, leaveType: draft.type, ...daysIn(draft) }
    return this.#judge(whyNot(this.#school, draft), isb.absence.create({ body }), () => submitted(this.#school, draft))
  }

  async #change(isb: Isb, absenceId: number): Promise<string | undefined> {
    const before = this.#school.absences.get(absenceId)!
    const change = this.#dice.chance(50) ? { type: this.#dice.pick(types) } : this.#range()
    const after = { ...before, ...change }
    const { version } = await isb.absence.get({ path: { absenceId } })
    const body = { version, leaveType: after.type, ...daysIn(after) }
    const refused = before.deleted ? 'ABSENCE_DELETED' : whyNot(this.#school, after, absenceId)
    return this.#judge(refused, isb.absence.update({ path: { absenceId }, body }), () => changed(this.#school, before, change))
  }

  async #delete(isb: Isb, absenceId: number): Promise<string | undefined> {
    const before = this.#school.absences.get(absenceId)!
    return this.#judge(before.deleted ? 'ABSENCE_DELETED' : undefined, isb.absence.remove({ path: { absenceId } }), () => deleted(before))
  }

  /** Holds what came of a step against what should have, and the absence that stands against the model's. */
  async #judge(refused: string | undefined, asked: Promise<{ id: number }>, after: () => Absence): Promise<string | undefined> {
    const came = await asked.then(
      ({ id }) => id,
      (error: ApiError) => error.reason ?? error.message,
    )
    this.counts[typeof came === 'number' ? 'done' : 'refused']++
    if (typeof came !== 'number' || refused !== undefined)
      return came === refused ? undefined : `was answered ${came} instead of ${refused ?? 'done'}`
    const wanted = after()
    this.#school.absences.set(came, wanted)
    return this.#stands(came, wanted)
  }

  async #stands(absenceId: number, wanted: Absence): Promise<string | undefined> {
    const path = { absenceId }
    const [row, told] = [await this.#servers[1].absence.get({ path }), await this.#servers[0].absence.told({ path })]
    const { rows } = await this.#server.pool.query<{ mail: string }>(
      "select replace(kind, 'absence-', '') || ' ' || recipient as mail from outbox where entity = 'absence' and entity_id = $1",
      [absenceId],
    )
    this.counts.mails += rows.length
    const shown = [
      row.status,
      row.division,
      row.days,
      ...told.map(({ office, address }) => `${office} ${address}`).toSorted(),
      ...rows.map(({ mail }) => mail).toSorted(),
    ].join(', ')
    const right = [
      wanted.deleted ? 'Deleted' : 'Normal',
      divisionOf(this.#school, wanted),
      daysOf(this.#school, wanted),
      ...Object.entries(wanted.told)
        .flatMap(([office, addresses]) => (addresses.length === 0 ? [`${office} null`] : addresses.map((one) => `${office} ${one}`)))
        .toSorted(),
      ...wanted.mails.toSorted(),
    ].join(', ')
    return shown === right ? undefined : `absence ${absenceId} stands as ${shown} instead of ${right}`
  }

  /** Takes a day off, for a division or for all; or gives it back. What it moves is looked at in every absence. */
  async #closeOrOpen(isb: Isb): Promise<string | undefined> {
    const day = dayOf(this.#dice.throw(halves))
    const closed = this.#school.off.get(day)
    if (closed) {
      const { version } = await isb.calendar.get({ path: { dayId: closed.id } })
      await isb.calendar.change({ body: { removeDays: [{ id: closed.id, version }] } })
      this.#school.off.delete(day)
    } else {
      const division = this.#dice.pick([...divisions, null])
      const special = { kind: 'Holiday' as const, name: 'Model', startsOn: day, endsOn: day, divisions: division ? [division] : [] }
      const { days } = await isb.calendar.change({ body: { days: [special] } })
      this.#school.off.set(day, { id: days[0]!.id, division })
    }
    return this.#everyRow()
  }

  async #mailbox(isb: Isb, office: (typeof offices)[number]): Promise<undefined> {
    const addresses = Array.from({ length: this.#dice.throw(3) }, (_, at) => `${office.toLowerCase()}.${at}@school.example`)
    await setMailboxOf(isb, office, addresses.join('; '))
    this.#school.mailboxes[office] = addresses
  }

  async #move(isb: Isb): Promise<string | undefined> {
    const [student, division, from] = [this.#dice.throw(pupils), this.#dice.pick(divisions), dayOf(this.#dice.throw(halves))]
    const { homeroomId, grade } = this.#classes.get(classes[division])!
    await isb.student.move({ path: { studentId: this.#ids[student]! }, body: { from, homeroomId, grade, division } })
    const before = this.#school.pupils[student]!
    const stays = [...before.stays.filter((stay) => stay.from !== from), { from, division }]
    const inOrder = stays.toSorted((a, b) => (a.from < b.from ? -1 : 1))
    // Who moves to where they are has not moved.
    this.#school.pupils[student] = { ...before, stays: inOrder.filter((stay, at) => stay.division !== inOrder[at - 1]?.division) }
    return this.#everyRow()
  }

  /** Days and division of all absences, after what moves them. */
  async #everyRow(): Promise<string | undefined> {
    const { rows } = await this.#server.pool.query<{ id: string; row: string }>(
      "select id, division || ' ' || days as row from absence where student_id = any($1)",
      [this.#ids],
    )
    const wanted = (id: number) => {
      const absence = this.#school.absences.get(id)!
      return `${divisionOf(this.#school, absence)} ${daysOf(this.#school, absence)}`
    }
    const wrong = rows.find(({ id, row }) => row !== wanted(Number(id)))
    return wrong && `absence ${wrong.id} is of ${wrong.row} instead of ${wanted(Number(wrong.id))}`
  }

  /** The board of a random day. */
  async #board(isb: Isb): Promise<string | undefined> {
    const half = this.#dice.throw(halves / 2) * 2
    const { absences } = await isb.absence.board({ query: { day: dayOf(half) } })
    this.counts.boards++
    const shown = absences.filter(({ studentId }) => this.#ids.includes(studentId)).map(({ id, part }) => `${id} ${part}`)
    const wanted = [...this.#school.absences].flatMap(([id, absence]) => {
      const away = absence.deleted ? [] : missed(this.#school, absence).filter((each) => each === half || each === half + 1)
      return away.length === 0 ? [] : [`${id} ${away.length === 2 ? 'Whole' : halfOf(away[0]!)}`]
    })
    const [left, right] = [shown.toSorted().join(', '), wanted.toSorted().join(', ')]
    return left === right ? undefined : `the board of ${dayOf(half)} shows ${left} instead of ${right}`
  }
}

const daysIn = ({ first, last }: Pick<Absence, 'first' | 'last'>) => ({
  startsOn: dayOf(first),
  startsHalf: halfOf(first),
  endsOn: dayOf(last),
  endsHalf: halfOf(last),
})
