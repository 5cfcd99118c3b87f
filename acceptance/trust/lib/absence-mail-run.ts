// Absences by random steps, each with words of its own in note and symptom. Every mail that leaves is read: it goes to an office that a rule
// names, and tells no more than a mailbox of that office may be told.
import type { Isb, Schema } from '@isb/sdk'
import type { TestServer } from '@isb/server/testing'
import { word } from '@isb/words'
import { pupil, setMailboxOf, type Office } from '../../lib/absence.ts'
import { Dice } from './dice.ts'
import { ridesEveryDay } from './rides.ts'

type Detail = Schema<'MailDetail'>
interface Kept {
  readonly id: number
  readonly studentId: number
  /** The offices that each address was told for. */
  readonly told: Map<string, Set<Office>>
}

const offices = ['Elementary', 'High', 'Bus', 'Nurses', 'Directors'] as const satisfies Office[]
const types = ['Sick', 'Personal', 'SchoolTrip', 'Appointment'] as const
const details = ['LeaveType', 'Note', 'Symptom', 'Times'] as const satisfies Detail[]
/** No two of one student overlap, and none lies on a day without lessons: each has a week of its own. */
const weeks = ['2030-08-26', '2030-09-02', '2030-09-09', '2030-09-16', '2030-10-14', '2030-10-21', '2030-11-04', '2030-11-25']

export class AbsenceMailRun {
  readonly #admin: Isb
  readonly #server: TestServer
  readonly #dice: Dice
  readonly #boxes = new Map<Office, { addresses: string[]; details: Detail[] }>()
  readonly #riders = new Map<number, boolean>()
  readonly #free: { studentId: number; division: 'Elementary' | 'High'; rides: boolean; startsOn: string }[] = []
  readonly #absences: Kept[] = []
  #read = 0
  readonly counts = { steps: 0, mails: 0, withNote: 0 }

  private constructor(admin: Isb, server: TestServer, seed: number) {
    this.#admin = admin
    this.#server = server
    this.#dice = new Dice(seed)
  }

  /** For a school that has the year of 2030. */
  static async open(admin: Isb, server: TestServer, seed: number): Promise<AbsenceMailRun> {
    const run = new AbsenceMailRun(admin, server, seed)
    for (const office of offices) await run.#mailbox(office)
    const { rows } = await server.pool.query<{ last: number }>('select coalesce(max(id), 0) as last from outbox')
    run.#read = rows[0]!.last
    return run
  }

  /** Takes so many steps. Answers the first mail that tells somebody what they must not know, if there is one. */
  async go(steps: number): Promise<string | undefined> {
    for (let at = 0; at < steps; at++) {
      this.counts.steps++
      const throw_ = this.#dice.throw(100)
      const wrong =
        throw_ < 20
          ? await this.#mailbox(this.#dice.pick(offices))
          : throw_ < 60 || this.#absences.length === 0
            ? await this.#submit()
            : await this.#change(this.#dice.pick(this.#absences))
      if (wrong !== undefined) return `step ${at}: ${wrong}`
    }
    return undefined
  }

  async #mailbox(office: Office): Promise<undefined> {
    const some = <T>(from: readonly T[]) => from.filter(() => this.#dice.chance(50))
    // One address may serve two offices.
    const addresses = some([
      `${office}.one@school.example`.toLowerCase(),
      `${office}.two@school.example`.toLowerCase(),
      'both@school.example',
    ])
    const box = { addresses, details: some(details) }
    await setMailboxOf(this.#admin, office, addresses.join('；'), { details: box.details, language: this.#dice.pick(['en', 'zh', 'both']) })
    this.#boxes.set(office, box)
  }

  async #submit(): Promise<string | undefined> {
    if (this.#free.length === 0) {
      const division = this.#dice.pick(['Elementary', 'High'] as const)
      const { id: studentId } = await pupil(this.#admin, division === 'High' ? '9A' : '5A', {
        division,
        name: `Quiet Child ${this.#absences.length}`,
      })
      const rides = this.#dice.chance(50)
      if (rides) await ridesEveryDay(this.#server, studentId, '2030-08-01', '2031-07-31')
      this.#riders.set(studentId, rides)
      this.#free.push(...weeks.map((startsOn) => ({ studentId, division, rides, startsOn })))
    }
    const { studentId, startsOn } = this.#free.pop()!
    const [leaveType, long] = [this.#dice.pick(types), this.#dice.chance(40)]
    const endsOn = startsOn.replace(/\d\d$/, (day) => String(Number(day) + (long ? 3 : 0)).padStart(2, '0'))
    const body = { studentId, leaveType, startsOn, endsOn, leavesAt: '10:07', note: 'Quokkanote', symptom: 'Quokkasymptom' }
    const { id } = await this.#admin.absence.create({ body })
    const kept: Kept = { id, studentId, told: new Map() }
    this.#absences.push(kept)
    return this.#mailsOf(kept)
  }

  async #change(kept: Kept): Promise<string | undefined> {
    const path = { absenceId: kept.id }
    const before = await this.#admin.absence.get({ path })
    const what = before.status === 'Deleted' ? 'resend' : this.#dice.pick(['remove', 'resend', 'change', 'change'] as const)
    if (what === 'resend') await this.#admin.absence.resend({ path })
    else if (what === 'remove') await this.#admin.absence.remove({ path })
    else
      await this.#admin.absence.update({ path, body: { version: before.version, leaveType: this.#dice.pick(types), returnsAt: '13:09' } })
    return this.#mailsOf(kept)
  }

  /** Reads what was written since; every mail of it is of this absence. */
  async #mailsOf(kept: Kept): Promise<string | undefined> {
    const { leaveType, days, division } = await this.#admin.absence.get({ path: { absenceId: kept.id } })
    const applying = offices.filter(
      (office) =>
        office === division ||
        (office === 'Bus' && this.#riders.get(kept.studentId) === true) ||
        (office === 'Nurses' && leaveType === 'Sick') ||
        (office === 'Directors' && days >= 3),
    )
    for (const office of applying)
      for (const address of this.#boxes.get(office)!.addresses) kept.told.set(address, (kept.told.get(address) ?? new Set()).add(office))
    const { rows } = await this.#server.pool.query<{ id: number; recipient: string; text: string; kind: string }>(
      "select id, recipient, kind, concat_ws(E'\\n', subject, body, html) as text from outbox where id > $1 and kind like 'absence-%' order by id",
      [this.#read],
    )
    for (const { id, recipient, text, kind } of rows) {
      this.#read = id
      this.counts.mails++
      if (text.includes('Quokkanote')) this.counts.withNote++
      if (kind === 'absence-wave') {
        if (/Quokka/.test(text)) return `a warning of several sick children tells a note`
        continue
      }
      const reader = kept.told.get(recipient)
      if (!reader) return `absence ${kept.id} is told to ${recipient}`
      const may = new Set([...reader].flatMap((office) => this.#boxes.get(office)!.details))
      const tells: Record<Detail, boolean> = {
        LeaveType: types.some((type) => (['en', 'zh'] as const).some((locale) => text.includes(word(locale, `value.LeaveType.${type}`)))),
        Note: text.includes('Quokkanote'),
        Symptom: text.includes('Quokkasymptom'),
        Times: /10:07|13:09/.test(text),
      }
      const wrong = details.find((detail) => tells[detail] && !may.has(detail))
      if (wrong) return `absence ${kept.id} tells ${recipient} (${[...reader].join(', ')}) its ${wrong}`
    }
    return undefined
  }
}
