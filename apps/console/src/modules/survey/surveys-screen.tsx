// The surveys of all years: their states, and what moves them from one to the next. Each move asks first.
import type { Schema } from '@isb/sdk'
import { survey } from '@isb/sdk/metadata'
import { whyNotMoveSurvey, type SurveyMove } from '@isb/sdk/rules'
import { msg, plural, t } from '@lingui/core/macro'
import { Ban, Copy, FilePen, ListChecks, Mail, Pause, Phone, Play, Send } from 'lucide-react'
import { listOf } from '@isb/words'
import { locale, named } from '../../lib/base/words/i18n.ts'
import { enumWords } from '../../lib/engine/record/enum-words.ts'
import { deletion } from '../../lib/screen/deletion.ts'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { Days, Progress } from './parts.tsx'
import { duplicateForm, surveyForm } from './survey-form.ts'

type Survey = Schema<'Survey'>

const nameOf = ({ title, titleZh }: Pick<Survey, 'title' | 'titleZh'>) => named({ name: title, nameZh: titleZh })
/** An action that is there while it can be done. */
const while_ = (move: SurveyMove) => ({ whyNot: (row: Survey) => whyNotMoveSurvey(row, move), hides: true }) as const

export default listScreen('survey.list', survey, {
  name: 'surveys',
  title: 'module.survey',
  text: 'module.survey.text',
  search: msg`Title or year`,
  empty: { title: 'module.survey.none', text: msg`Create a survey, or duplicate one from last year.` },
  columns: [
    { field: 'title', header: 'field.surveyTitle', width: 'minmax(12rem, 2fr)', cell: nameOf },
    { field: 'admissionYear', width: '9rem', card: 'none', hidden: 'narrow' },
    { field: 'startsOn', header: msg`Open`, width: '15rem', cell: (row) => <Days row={row} /> },
    { field: 'answered', width: 'minmax(10rem, 1fr)', cell: (row) => <Progress row={row} /> },
    { field: 'status', width: '9rem' },
  ],
  rowName: nameOf,
  tabs: 'status',
  forms: [surveyForm, duplicateForm],
  create: surveyForm.create,
  actions: [
    { ...surveyForm.edit, letter: 'E', when: (row) => whyNotMoveSurvey(row, 'edit') === null },
    {
      id: 'forms',
      label: msg`Edit forms`,
      icon: FilePen,
      letter: 'F',
      place: 'beside',
      needs: ['survey.saveForm'],
      when: (row) => whyNotMoveSurvey(row, 'edit') === null,
      go: ({ id }) => ({ to: '/admission/form', search: { surveyId: id } }),
    },
    {
      id: 'answers',
      label: msg`See answers`,
      icon: ListChecks,
      letter: 'A',
      place: 'beside',
      needs: ['survey.answers'],
      when: ({ live }) => live !== null,
      go: ({ id }) => ({ to: '/admission/list', search: { surveyId: id } }),
    },
    {
      id: 'remind',
      label: 'do.survey.remind',
      icon: Mail,
      needs: ['survey.remind'],
      when: ({ status }) => status === 'Pending',
      go: ({ id }) => ({ to: '/admission/list/remind', search: { surveyId: id } }),
    },
    {
      id: 'calls',
      label: 'survey.calls',
      icon: Phone,
      needs: ['survey.calls'],
      when: ({ live }) => live !== null,
      go: ({ id }) => ({ to: '/admission/list/calls', search: { surveyId: id } }),
    },
    {
      operation: 'survey.publish',
      label: 'do.survey.publish',
      icon: Send,
      place: 'main',
      ...while_('publish'),
      asks: (row) => ({
        title: t`Publish ${nameOf(row)}?`,
        text: row.live
          ? t`Families see the changed forms from now on. Answers that were given before keep their words.`
          : t`Families can answer from the first day on. The survey can no longer be deleted.`,
      }),
      done: (row) => t`${nameOf(row)} is published`,
    },
    {
      operation: 'survey.pause',
      label: 'do.survey.pause',
      icon: Pause,
      ...while_('pause'),
      asks: (row) => ({ title: t`Pause ${nameOf(row)}?`, text: t`Nobody can answer until you continue it.` }),
      done: (row) => t`${nameOf(row)} is paused`,
    },
    {
      operation: 'survey.continue',
      label: 'do.survey.continue',
      icon: Play,
      place: 'main',
      ...while_('continue'),
      asks: (row) => ({
        title: t`Continue ${nameOf(row)}?`,
        text: row.edited ? t`Families can answer again, and see the changed forms.` : t`Families can answer again.`,
      }),
      done: (row) => t`${nameOf(row)} continues`,
    },
    { id: 'duplicate', label: 'do.survey.duplicate', icon: Copy, ...duplicateForm },
    {
      operation: 'survey.cancel',
      label: 'do.survey.cancel',
      icon: Ban,
      danger: true,
      apart: true,
      ...while_('cancel'),
      asks: (row) => ({
        title: t`Cancel ${nameOf(row)}?`,
        text: t`Nobody can answer any more, and it cannot be continued. ${plural(row.answered, {
          one: '# answer is kept.',
          other: '# answers are kept.',
        })}`,
        label: t`Cancel survey`,
      }),
      done: (row) => t`${nameOf(row)} is cancelled`,
    },
    {
      ...deletion(nameOf, () => t`Deleted data cannot be recovered.`),
      operation: 'survey.remove',
      ...while_('remove'),
    },
  ],
  panel: {
    title: nameOf,
    lines: [
      'status',
      'admissionYear',
      { id: 'days', label: msg`Open`, value: (row) => <Days row={row} /> },
      { id: 'answered', value: (row) => <Progress row={row} /> },
      {
        id: 'divisions',
        when: ({ divisions }) => divisions.length > 0,
        value: ({ divisions }) => enumWords('Division', divisions),
      },
      { id: 'grades', when: ({ grades }) => grades.length > 0, value: ({ grades }) => listOf(locale(), grades) },
      {
        id: 'studentNumbers',
        when: ({ studentNumbers }) => studentNumbers.length > 0,
        value: ({ studentNumbers }) => listOf(locale(), studentNumbers),
      },
      'live?',
      'edited',
      'publishedAt?',
      'updatedAt',
    ],
  },
})
