import type { Schema } from '@isb/contract'

/** A student who is asked, with the forms that families see. */
export interface Asking {
  readonly id: number
  readonly surveyId: number
  readonly studentId: number
  readonly status: Schema<'SurveyStatus'>
  /** Whether the family has longer than the others, and that much longer. */
  readonly extended: boolean
  /** Whether a guardian has opened the forms. */
  readonly opened: boolean
  readonly title: string
  readonly titleZh: string
  readonly lastDay: string
  /** The moment at which it was read, by the clock of the database: all servers share that one. */
  readonly at: Date
  readonly version: number
  readonly versionId: number
  readonly content: Schema<'SurveyContent'>
}
