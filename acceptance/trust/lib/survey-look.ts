// What the servers show of surveys, held against the model: their state, all answers of a family with the words that they answered, the page
// of a guardian, and in the end everything.
import { isDeepStrictEqual } from 'node:util'
import type { ApiError } from '@isb/sdk'
import type { Dice } from './dice.ts'
import { currentOf, formIn, isEdited, stateOf, statusOf, wordsOf, type Survey } from './survey-model.ts'
import { pathOf, type School } from './survey-school.ts'

export class SurveyLook {
  readonly #school: School
  readonly #dice: Dice
  /** Answers that were looked at, and those that are kept; versions after the first. */
  readonly counts = { shown: 0, answers: 0, versions: 0 }

  constructor(school: School, dice: Dice) {
    this.#school = school
    this.#dice = dice
  }

  /** Holds a survey, and a family where a step was about one, against the model. */
  async look(survey: Survey, family?: number): Promise<string | undefined> {
    const shown = await this.#dice.pick(this.#school.office).survey.get({ path: { surveyId: survey.id } })
    const [is, right] = [
      { status: shown.status, live: shown.live, edited: shown.edited },
      { status: statusOf(survey), live: survey.versions.length, edited: isEdited(survey) },
    ]
    if (!isDeepStrictEqual(is, right)) return `the survey is ${JSON.stringify(is)} instead of ${JSON.stringify(right)}`
    if (family === undefined) return undefined
    return (await this.#family(survey, family)) ?? this.#page(survey, family)
  }

  /** Everything that was answered for a student, with the words that were answered. */
  async #family(survey: Survey, at: number): Promise<string | undefined> {
    const office = this.#dice.pick(this.#school.office)
    const family = survey.families[at]!
    const path = pathOf(this.#school, survey, at)
    const { state } = await office.survey.getAsked({ path })
    if (state !== stateOf(family)) return `family ${at} is ${state} instead of ${stateOf(family)}`
    const said = await office.survey.said({ path })
    this.counts.shown += said.length
    const shown = said.map(({ givenBy, version, decision, form, replies, accepted, current }) => ({
      guardian: this.#school.guardians[at]!.findIndex(({ id }) => id === givenBy?.id),
      version,
      decision,
      form,
      replies,
      accepted,
      current,
    }))
    // Two that came at once are in the one order or the other; each has its own place in the line of its guardian.
    for (const guardian of [0, 1]) {
      const [is, right] = [shown.toReversed(), family.answers].map((all) => all.filter((each) => each.guardian === guardian))
      if (!isDeepStrictEqual(is, right)) return `family ${at} has answered ${JSON.stringify(is)} instead of ${JSON.stringify(right)}`
    }
    return undefined
  }

  /** The words that a guardian reads, in the language of the server that was asked, and what they answered last. */
  async #page(survey: Survey, at: number): Promise<string | undefined> {
    const open = statusOf(survey) === 'Pending' || (statusOf(survey) === 'Ended' && survey.families[at]!.extended)
    const [guardian, locale] = [this.#dice.throw(2) as 0 | 1, this.#dice.throw(2) as 0 | 1]
    const client = this.#school.guardians[at]![guardian].clients[locale]
    const page = await client.survey
      .page({ path: pathOf(this.#school, survey, at) })
      .catch((error: ApiError) => error.reason ?? error.message)
    if (typeof page === 'string') return open || page !== 'SURVEY_STUDENT_NOT_ASKED' ? `family ${at} reads ${page}` : undefined
    if (!open) return `family ${at} reads a survey that is ${statusOf(survey)}`
    const content = survey.versions.at(-1)!
    const language = locale === 0 ? 'en' : 'zh'
    for (const decision of ['Yes', 'No'] as const) {
      const wanted = wordsOf(formIn(content, decision)).map((words) => words[language])
      const read = wordsOf((decision === 'Yes' ? page.yes : page.no) as never)
      if (!isDeepStrictEqual(read, wanted)) return `family ${at} reads ${JSON.stringify(read)} instead of ${JSON.stringify(wanted)}`
    }
    const last = currentOf(survey.families[at]!, guardian)
    return isDeepStrictEqual(page.answer?.replies, last?.replies) ? undefined : `family ${at} has answered ${JSON.stringify(page.answer)}`
  }

  /** Every version, and every answer that was ever given. */
  async everything(surveys: readonly Survey[]): Promise<string | undefined> {
    let kept = 0
    for (const survey of surveys) {
      const versions = await this.#school.office[0].survey.versions({ path: { surveyId: survey.id } })
      const contents = versions.toReversed().map(({ content }) => content)
      if (!isDeepStrictEqual(contents, survey.versions)) return `the versions of survey ${survey.id} are others`
      this.counts.versions += versions.length - 1
      for (const [at, { answers }] of survey.families.entries()) {
        kept += answers.length
        const found = await this.#family(survey, at)
        if (found) return `in the end, survey ${survey.id}: ${found}`
      }
    }
    this.counts.answers = kept
    const { rows } = await this.#school.server.pool.query<{ n: number }>(
      'select count(*)::int as n from survey_answer w join survey_asked a on a.id = w.asked_id where a.survey_id = any($1)',
      [[...this.#school.asked.keys()]],
    )
    return rows[0]!.n === kept ? undefined : `${rows[0]!.n} answers are kept instead of ${kept}`
  }
}
