import { schoolYearBegins, schoolYearName, whyNotSurveyDays } from '@isb/sdk/rules'
import { survey } from '@isb/sdk/metadata'
import { msg, t } from '@lingui/core/macro'
import { late } from '../../lib/base/lazy/late.tsx'
import { schoolToday } from '../../lib/base/connection/public-config.ts'
import { actionForm, recordForm } from '../../lib/screen/record-form.ts'
import { surveyName } from './parts.tsx'

const GradesSelect = late(() => import('./grades-select.tsx'))
const DivisionsSelect = late(() => import('./divisions-select.tsx'))
const NumbersInput = late(() => import('./numbers-input.tsx'))
const SeatsEditor = late(() => import('./seats-editor.tsx'))

const nextYear = () => schoolYearBegins(new Date(`${schoolToday()}T00:00:00Z`)) + 1

/** A title so many years later: `Re-enrollment 2026–27` is `Re-enrollment 2027–28`. */
const later = (title: string, years: number): string =>
  title.replaceAll(/(20\d\d)(?:([–/-])(\d\d)(?!\d))?/g, (_, year: string, dash?: string, short?: string) => {
    const end = dash && short ? dash + String((Number(short) + years) % 100).padStart(2, '0') : ''
    return String(Number(year) + years) + end
  })

export const surveyForm = recordForm('survey.list', survey, {
  create: { operation: 'survey.create', title: 'do.survey.create', verb: msg`Create survey`, done: msg`Survey created` },
  update: {
    operation: 'survey.update',
    title: (row) => {
      const title = surveyName(row)
      return t`Edit ${title}`
    },
    verb: msg`Save survey`,
    done: msg`Survey saved`,
  },
  fields: [
    [{ field: 'title', label: 'field.titleEn' }, 'titleZh'],
    { field: 'admissionYear', input: { placeholder: '2027-28', className: 'max-w-40' } },
    ['startsOn', { field: 'endsOn', whyNot: ({ startsOn, endsOn }) => whyNotSurveyDays(startsOn, endsOn) }],
    { field: 'divisions', Control: DivisionsSelect, hint: msg`All students unless you choose divisions or grades` },
    { field: 'grades', Control: GradesSelect },
    {
      field: 'studentNumbers',
      Control: NumbersInput,
      hint: msg`Asked as well, whatever their grade. If no divisions or grades are chosen, only they are asked`,
    },
    { field: 'remindHours', hint: msg`No family is reminded again within this time`, input: { className: 'max-w-24' } },
    { field: 'seats', group: true, Control: SeatsEditor, hint: msg`Seats of each grade in the admission year` },
  ],
  begin: () => ({ admissionYear: schoolYearName(nextYear()), remindHours: '24' }),
})

export const duplicateForm = actionForm('survey.list', survey, {
  operation: 'survey.duplicate',
  title: (row) => {
    const title = surveyName(row)
    return t`Duplicate ${title}`
  },
  verb: 'do.survey.duplicate',
  done: msg`Survey duplicated`,
  fields: [[{ field: 'title', label: 'field.titleEn' }, 'titleZh'], { field: 'admissionYear', input: { className: 'max-w-40' } }],
  begin: ({ title, titleZh, admissionYear }) => {
    const from = Number(admissionYear.slice(0, 4))
    const to = Math.max(nextYear(), from + 1)
    return { admissionYear: schoolYearName(to), title: later(title, to - from), titleZh: later(titleZh, to - from) }
  },
})
