import type { Schema } from '@isb/contract'
import { moves } from '../moves.ts'

/** What can be done with a survey. */
export type SurveyMove = 'publish' | 'pause' | 'continue' | 'cancel' | 'edit' | 'answer' | 'remove'

const whyNot = moves<Schema<'SurveyStatus'>>()({
  edit: { from: ['Unpublished', 'Published', 'Pending', 'Paused', 'Ended'], otherwise: 'SURVEY_OVER' },
  publish: { from: ['Unpublished', 'Published', 'Pending', 'Paused'], otherwise: 'SURVEY_OVER' },
  pause: { from: ['Published', 'Pending'], otherwise: 'SURVEY_NOT_OPEN' },
  continue: { from: ['Paused'], otherwise: 'SURVEY_NOT_PAUSED' },
  cancel: { from: ['Unpublished', 'Published', 'Pending', 'Paused'], otherwise: 'SURVEY_OVER' },
  answer: { from: ['Pending'], otherwise: 'SURVEY_NOT_OPEN' },
  remove: { from: ['Unpublished'], otherwise: 'SURVEY_WAS_PUBLISHED' },
})

type Reason = Exclude<ReturnType<typeof whyNot>, null> | 'SURVEY_PAUSED' | 'SURVEY_UNCHANGED'
type Standing = Pick<Schema<'Survey'>, 'status' | 'live' | 'edited'>

/** Why this cannot be done with a survey, or null. What is published already is published again only where it was changed. */
export function whyNotMoveSurvey({ status, live, edited }: Standing, move: SurveyMove): Reason | null {
  if (move === 'publish' && status === 'Paused') return 'SURVEY_PAUSED'
  if (move === 'publish' && live !== null && !edited && status !== 'Unpublished') return whyNot(status, move) ?? 'SURVEY_UNCHANGED'
  if (move === 'remove' && live !== null) return 'SURVEY_WAS_PUBLISHED'
  return whyNot(status, move)
}

/** Why a survey cannot run on these days, or null. Its last day is later than its first one. */
export const whyNotSurveyDays = (startsOn: string | null | undefined, endsOn: string | null | undefined): 'SURVEY_END' | null =>
  startsOn && endsOn && endsOn <= startsOn ? 'SURVEY_END' : null
