// What families have answered: one line for each student who is asked.
import type { Schema } from '@isb/sdk'
import { survey } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { CalendarPlus, Phone } from 'lucide-react'
import { personName } from '../../lib/record/values.tsx'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { surveyName, useSurveys } from './parts.tsx'
import Said from './said.tsx'
import { extendForm } from './survey-form.ts'
import { AnswersTabs } from './tabs.tsx'

type Asked = Schema<'SurveyAsked'>
const studentOf = ({ student }: Asked) => personName(student)

const useSurveyFilter = () => ({ kind: 'choice' as const, options: useSurveys() ?? [] })

export default listScreen('survey.answers', survey, {
  name: 'survey-answers',
  title: 'menu.admission:list',
  heading: 'module.survey.heading',
  text: msg`Who stays, who leaves, and whose answer is still missing.`,
  search: msg`Name, pinyin or student number`,
  empty: { title: msg`No student is asked yet`, text: msg`Students stand here once a survey is published.` },
  Banner: AnswersTabs,
  columns: [
    { field: 'student', width: 'minmax(12rem, 2fr)' },
    { field: 'studentNumber', width: '8rem', card: 'none' },
    { field: 'grade', width: '6rem' },
    { field: 'division', width: '11rem', hidden: 'narrow' },
    { field: 'survey', width: 'minmax(10rem, 1fr)', hidden: 'narrow', cell: ({ survey: about }) => surveyName(about) },
    { field: 'answeredAt', width: '10rem' },
    { field: 'state', width: '8rem' },
  ],
  tabs: 'state',
  exports: [{ operation: 'survey.exportReplies', name: 'survey-replies', label: 'file.survey-replies', within: 'surveyId' }],
  filters: { surveyId: useSurveyFilter, studentId: 'hidden', grade: 'hidden' },
  rowName: studentOf,
  forms: [extendForm],
  actions: [
    {
      id: 'enter',
      label: 'do.survey.enter',
      icon: Phone,
      needs: ['survey.enter'],
      go: ({ id }) => ({ to: '/admission/list/enter', search: { id } }),
    },
    { id: 'extend', label: 'do.survey.extend', icon: CalendarPlus, ...extendForm },
  ],
  panel: {
    title: studentOf,
    lines: [
      'state',
      { id: 'survey', value: ({ survey: about }) => surveyName(about) },
      'studentNumber',
      'grade',
      'division?',
      'answeredAt?',
      'extendedTo?',
      'remindedAt?',
      'settledBy?',
      'settledAt?',
      { id: 'settledWhy', when: ({ settledWhy }) => settledWhy !== '', value: ({ settledWhy }) => settledWhy },
    ],
    Below: Said,
  },
})
