// Families and an office with surveys through two servers, by random steps, held against the model after each of them.
import { isDeepStrictEqual } from 'node:util'
import { createIsb, memorySession, type ApiError, type Isb, type Locale } from '@isb/sdk'
import { addDays } from '@isb/sdk/rules'
import type { TestServer } from '@isb/server/testing'
import { Dice } from './dice.ts'
import { sessionOf, sessionOfPerson } from './pair.ts'
import { SurveyLook } from './survey-look.ts'
import {
  answerTo,
  begin,
  cancel,
  edited,
  newContent,
  pause,
  publish,
  save,
  settle,
  statusOf,
  submit,
  type Survey,
  type Time,
} from './survey-model.ts'
import { pathOf, takeIn, type Guardian, type School } from './survey-school.ts'

const families = 6
const surveysAtOnce = 3
/** Days from today: so far that a midnight in between changes nothing. */
const windows = { before: [3, 9], open: [-3, 9], over: [-9, -3] } as const satisfies Record<Time, readonly [number, number]>

/** The same step for the servers and for the model; each says `done` or why not. */
interface Step {
  readonly ask: (isb: Isb) => Promise<unknown>
  readonly take: (survey: Survey) => string
  /** The family that it is about. */
  readonly family?: number
}
export class SurveyRun {
  readonly #school: School
  readonly #dice: Dice
  readonly #look: SurveyLook
  #surveys: Survey[] = []
  readonly #over: Survey[] = []
  #today = ''
  #grade = ''
  readonly counts = { steps: 0, done: 0, refused: 0, together: 0 }

  private constructor(server: TestServer, office: readonly [Isb, Isb], seed: number) {
    this.#school = { server, office, guardians: [], students: [], asked: new Map() }
    this.#dice = new Dice(seed)
    this.#look = new SurveyLook(this.#school, this.#dice)
  }

  /** What was looked at. */
  get looked(): SurveyLook['counts'] {
    return this.#look.counts
  }

  /** Signs in at both servers, and takes in families of two guardians. */
  static async open(one: TestServer, two: TestServer, seed: number): Promise<SurveyRun> {
    const client = (server: TestServer, token: string, locale: Locale = 'en') =>
      createIsb({ host: server.url, locale, session: memorySession({ token, authHeaderSchema: 'Bearer' }), timeout: 60_000 })
    const token = await sessionOf(one, 'admin')
    const run = new SurveyRun(one, [client(one, token), client(two, token)], seed)
    await run.#begin(async (id) => {
      const own = await sessionOfPerson(one, id)
      return { id, clients: [client(one, own), client(two, own, 'zh')] }
    })
    return run
  }

  async #begin(guardian: (id: number) => Promise<Guardian>): Promise<void> {
    const { rows } = await this.#school.server.pool.query<{ day: string }>(
      'select ((now() at time zone time_zone)::date)::text as day from setting',
    )
    this.#today = rows[0]!.day
    this.#grade = await takeIn(this.#school, families, guardian)
    for (let at = 0; at < surveysAtOnce; at++) this.#surveys.push(await this.#newSurvey())
  }

  /** A survey in progress. */
  async #newSurvey(): Promise<Survey> {
    const [office] = this.#school.office
    const [startsOn, endsOn] = windows.open.map((days) => addDays(this.#today, days)) as [string, string]
    const body = { title: 'Model', titleZh: '模型', admissionYear: '2027-28', startsOn, endsOn, grades: [this.#grade] }
    const { id } = await office.survey.create({ body })
    const path = { surveyId: id }
    const content = newContent(this.#dice)
    const { version } = await office.survey.form({ path })
    await office.survey.saveForm({ path, body: { content, version } })
    await office.survey.publish({ path })
    const asked: number[] = []
    for (const studentId of this.#school.students) {
      const { records } = await office.survey.answers({ query: { surveyId: id, studentId } })
      asked.push(records[0]!.id)
    }
    this.#school.asked.set(id, asked)
    this.looked.versions++
    return {
      id,
      content,
      saved: version + 1,
      versions: [structuredClone(content)],
      status: 'Published',
      time: 'open',
      families: asked.map(() => ({ answers: [], drafts: new Set<number>(), settled: null, extended: false })),
    }
  }

  /** Takes so many steps, then looks at everything that was ever answered. Answers what was otherwise than in the model, if anything was. */
  async go(steps: number): Promise<string | undefined> {
    for (let at = 0; at < steps; at++) {
      this.counts.steps++
      const place = this.#dice.throw(this.#surveys.length)
      const survey = this.#surveys[place]!
      const found = this.#dice.chance(15) ? await this.#together(place) : await this.#alone(survey, this.#step(survey))
      if (found) return `step ${this.counts.steps}, survey ${survey.id}: ${found}`
      // A survey that is cancelled, or has been answered much, makes room for a new one; what was answered to it stays.
      const { status, families: all } = this.#surveys[place]!
      if (status === 'Cancelled' || all.some(({ answers }) => answers.length > 30)) {
        this.#over.push(this.#surveys[place]!)
        this.#surveys[place] = await this.#newSurvey()
      }
    }
    return this.#look.everything([...this.#over, ...this.#surveys])
  }

  async #alone(survey: Survey, step: Step): Promise<string | undefined> {
    const came = await outcome(step.ask(this.#dice.pick(this.#school.office)))
    const wanted = step.take(survey)
    this.counts[came === 'done' ? 'done' : 'refused']++
    return came === wanted ? this.#look.look(survey, step.family) : `was answered ${came} instead of ${wanted}`
  }

  /** Two steps at once, through both servers: an order of them must explain what came. */
  async #together(place: number): Promise<string | undefined> {
    this.counts.together++
    const survey = this.#surveys[place]!
    const family = this.#dice.throw(families)
    const [first, second] = this.#dice.pick([
      () => [this.#answer(survey, family, 0), this.#answer(survey, family, 1)] as const,
      () => [this.#answer(survey, family, 0), this.#publish(survey, 'publish')] as const,
      () => [this.#answer(survey, family, 1), this.#pause(survey)] as const,
      () => [this.#save(survey), this.#publish(survey, 'publish')] as const,
      () => [this.#save(survey), this.#save(survey)] as const,
      () => [this.#publish(survey, 'publish'), this.#publish(survey, 'publish')] as const,
    ])()
    const came = await Promise.all([outcome(first.ask(this.#school.office[0])), outcome(second.ask(this.#school.office[1]))])
    const found: (string | undefined)[] = []
    for (const order of [
      [0, 1],
      [1, 0],
    ] as const) {
      const after = structuredClone(survey)
      const wanted: string[] = []
      for (const each of order) wanted[each] = [first, second][each]!.take(after)
      const why = isDeepStrictEqual(came, wanted)
        ? await this.#look.look(after, family)
        : `was answered ${came.join()} instead of ${wanted.join()}`
      if (!why) {
        this.#surveys[place] = after
        return undefined
      }
      found.push(why)
    }
    return `no order explains two at once: ${found.join('; or ')}`
  }

  #step(survey: Survey): Step {
    const status = statusOf(survey)
    // Else it would seldom be open.
    if (status !== 'Pending' && this.#dice.chance(50))
      return status === 'Paused' ? this.#publish(survey, 'continue') : this.#clock(survey, 'open')
    const kind = this.#dice.throw(100)
    const family = this.#dice.throw(families)
    const guardian = this.#dice.throw(2) as 0 | 1
    if (kind < 40) return this.#answer(survey, family, guardian)
    if (kind < 45) return this.#enter(survey, family, guardian)
    if (kind < 51) return this.#draft(survey, family, guardian)
    if (kind < 57) return this.#settle(survey, family, guardian)
    if (kind < 60) return this.#extend(survey, family)
    if (kind < 77) return this.#save(survey)
    if (kind < 85) return this.#publish(survey, 'publish')
    if (kind < 88) return this.#pause(survey)
    if (kind < 93) return this.#publish(survey, 'continue')
    if (kind < 99) return this.#clock(survey, this.#dice.pick(['before', 'open', 'over']))
    return { ask: (isb) => isb.survey.cancel({ path: { surveyId: survey.id } }), take: cancel }
  }

  /** An answer to the forms as they are now, or as they were when the guardian opened them; now and then a wrong one. */
  #given(survey: Survey) {
    const version = this.#dice.chance(90) ? survey.versions.length : Math.max(1, survey.versions.length - 1)
    const right = this.#dice.chance(85)
    const content = survey.versions[version - 1]!
    const wrong = right ? null : answerTo(this.#dice, content, version, false)
    return { given: wrong ?? answerTo(this.#dice, content, version, true)!, right: wrong === null }
  }

  #path = (survey: Survey, family: number) => pathOf(this.#school, survey, family)

  #answer(survey: Survey, family: number, guardian: 0 | 1): Step {
    const { given, right } = this.#given(survey)
    const client = this.#school.guardians[family]![guardian].clients[this.#dice.throw(2) as 0 | 1]
    return {
      ask: () => client.survey.submit({ path: this.#path(survey, family), body: given }),
      take: (model) => submit(model, family, guardian, given, right),
      family,
    }
  }

  #enter(survey: Survey, family: number, guardian: 0 | 1): Step {
    const { given, right } = this.#given(survey)
    const { id: guardianId } = this.#school.guardians[family]![guardian]
    return {
      ask: (isb) => isb.survey.enter({ path: this.#path(survey, family), body: { guardianId, ...given } }),
      take: (model) => submit(model, family, guardian, given, right),
      family,
    }
  }

  #draft(survey: Survey, family: number, guardian: 0 | 1): Step {
    const { given } = this.#given(survey)
    const client = this.#school.guardians[family]![guardian].clients[0]
    return {
      ask: () => client.survey.saveAnswer({ path: this.#path(survey, family), body: given }),
      take: (model) => begin(model, family, guardian, given.version),
      family,
    }
  }

  #settle(survey: Survey, family: number, guardian: 0 | 1): Step {
    const path = this.#path(survey, family)
    return {
      ask: async (isb) => {
        const said = await isb.survey.said({ path })
        const { id } = this.#school.guardians[family]![guardian]
        const answerId = said.find(({ current, givenBy }) => current && givenBy?.id === id)?.id ?? 1
        return isb.survey.settle({ path, body: { answerId, reason: 'They agreed' } })
      },
      take: (model) => settle(model, family, guardian),
      family,
    }
  }

  #extend(survey: Survey, family: number): Step {
    const body = { extendedTo: addDays(this.#today, 9), reason: 'They travel' }
    return {
      ask: (isb) => isb.survey.extend({ path: this.#path(survey, family), body }),
      take: (model) => {
        if (model.status === 'Cancelled') return 'SURVEY_OVER'
        model.families[family]!.extended = true
        return 'done'
      },
      family,
    }
  }

  #save(survey: Survey): Step {
    const content = edited(this.#dice, survey.content)
    const base = this.#dice.chance(90) ? survey.saved : survey.saved - 1
    return {
      ask: (isb) => isb.survey.saveForm({ path: { surveyId: survey.id }, body: { content, version: base } }),
      take: (model) => save(model, content, base),
    }
  }

  #publish(survey: Survey, by: 'publish' | 'continue'): Step {
    return {
      ask: (isb) => isb.survey[by]({ path: { surveyId: survey.id } }),
      take: (model) => publish(model, by),
    }
  }

  #pause(survey: Survey): Step {
    return { ask: (isb) => isb.survey.pause({ path: { surveyId: survey.id } }), take: pause }
  }

  /** Its days come, or are over, or are given more time. */
  #clock(survey: Survey, time: Time): Step {
    const [startsOn, endsOn] = windows[time].map((days) => addDays(this.#today, days)) as [string, string]
    const path = { surveyId: survey.id }
    return {
      ask: async (isb) => {
        const { version } = await isb.survey.get({ path })
        return isb.survey.update({ path, body: { startsOn, endsOn, version } })
      },
      take: (model) => {
        if (model.status === 'Cancelled') return 'SURVEY_OVER'
        model.time = time
        return 'done'
      },
    }
  }
}

const outcome = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'done',
    (error: ApiError) => error.reason ?? error.message,
  )
