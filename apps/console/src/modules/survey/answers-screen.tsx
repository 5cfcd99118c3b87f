// What families have answered to a survey: its figures, a line for each grade, and one for each student who is asked.
import type { Schema } from '@isb/sdk'
import { survey } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { CalendarPlus, Mail, Phone, Printer } from 'lucide-react'
import { compact } from '../../lib/declare/address.ts'
import { late } from '../../lib/base/lazy/late.tsx'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { useAround } from './around.tsx'
import { BulkRemind } from './bulk-remind.ts'
import { extendForm } from './extend-form.ts'
import { surveyName, useBoard, useSurveys } from './parts.tsx'
import { CameBack, Standing } from './standing.tsx'
import { personName } from '../../lib/engine/record/person-name.tsx'

const route = getRouteApi('/_nested/admission/list')

/** With its Markdown, which a list does without. */
const Said = late(() => import('./said.tsx'))

type Asked = Schema<'SurveyAsked'>
const studentOf = ({ student }: Asked) => personName(student)
const isSilent = ({ state }: Asked) => state === 'None' || state === 'Draft'

const useSurveyFilter = () => ({ kind: 'choice' as const, options: useSurveys() ?? [] })

/** How many students stand under each tab. */
function useCounts(): Readonly<Record<string, string>> | undefined {
  const { data } = useBoard()
  if (!data) return undefined
  const { yes, no, conflict, draft, none } = data.total
  const counts = {
    all: yes + no + conflict + draft + none,
    open: draft + none,
    None: none,
    Draft: draft,
    Yes: yes,
    No: no,
    Conflict: conflict,
  }
  return Object.fromEntries(Object.entries(counts).map(([tab, count]) => [tab, String(count)]))
}

const List = listScreen('survey.answers', survey, {
  name: 'survey-answers',
  title: 'menu.admission:list',
  text: msg`Who stays, who leaves, and whose answer is still missing.`,
  search: msg`Name, pinyin or student number`,
  empty: { title: msg`No student is asked yet`, text: msg`Students appear here once a survey is published.` },
  useAround,
  columns: [
    { field: 'student', width: 'minmax(12rem, 2fr)' },
    { field: 'studentNumber', width: '8rem', card: 'none' },
    { field: 'grade', width: '6rem', card: 'none' },
    { field: 'division', width: '11rem', hidden: 'narrow', card: 'none' },
    { field: 'survey', width: 'minmax(10rem, 1fr)', hidden: 'usually', cell: ({ survey: about }) => surveyName(about) },
    {
      field: 'reminders',
      width: '8rem',
      hidden: 'usually',
      card: 'none',
      cell: ({ reminders }) => reminders || <span data-blank>—</span>,
    },
    { field: 'answeredAt', width: '10rem' },
    { field: 'state', width: '9rem', cell: (row) => <Standing row={row} /> },
  ],
  tabs: {
    field: 'state',
    usual: 'open',
    more: { id: 'open', label: msg`No answer yet`, after: '', query: { answered: false } },
    useCounts,
  },
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
    {
      id: 'remind',
      operation: 'survey.getAsked',
      label: 'do.survey.remind',
      short: msg`Remind`,
      icon: Mail,
      whyNot: (row, { may }) => (isSilent(row) && may('survey.remind') ? null : 'SURVEY_NOBODY_TO_REMIND'),
      hides: true,
      go: ({ id, survey: about }) => ({ to: '/admission/list/remind', search: { surveyId: about.id, ids: id } }),
      bulk: { Dialog: BulkRemind },
    },
    { id: 'extend', label: 'do.survey.extend', icon: CalendarPlus, place: 'beside', ...extendForm },
    {
      id: 'print',
      label: msg`Print answer`,
      icon: Printer,
      place: 'beside',
      needs: ['survey.said'],
      when: ({ answeredAt }) => answeredAt !== null,
      go: ({ id }) => ({ to: '/admission/list/print', search: { id } }),
    },
  ],
  panel: {
    title: studentOf,
    lines: [
      { id: 'survey', value: ({ survey: about }) => surveyName(about) },
      'studentNumber',
      'grade',
      'division?',
      'openedAt?',
      'answeredAt?',
      'extendedTo?',
      'remindedAt?',
      { id: 'bounced', when: ({ bounced }) => bounced, value: () => <CameBack /> },
      { id: 'reminders', when: ({ reminders }) => reminders > 0, value: ({ reminders }) => reminders },
      'settledBy?',
      'settledAt?',
      { id: 'settledWhy', when: ({ settledWhy }) => settledWhy !== '', value: ({ settledWhy }) => settledWhy },
    ],
    Below: Said,
  },
})

/** The answers of one survey: of the one that is in progress, unless the address says what is to be seen. */
export default function AnswersScreen() {
  const address = route.useSearch()
  const surveys = useSurveys()
  const usual = surveys?.find(({ status }) => status === 'Pending') ?? surveys?.find(({ status }) => status !== 'Cancelled')
  if (usual && Object.keys(compact(address)).length === 0)
    return <Navigate to="/admission/list" search={{ surveyId: Number(usual.value) }} replace />
  return <List />
}
