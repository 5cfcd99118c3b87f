// The grades of the school, in their order.
import { type Schema } from '@isb/sdk'
import { whyNotRemoveGrade } from '@isb/sdk/rules'
import { calendar } from '@isb/sdk/metadata'
import { msg, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { separator, sharedWord } from '../../lib/base/words/i18n.ts'
import { query } from '../../lib/base/connection/query.ts'
import { deletion } from '../../lib/screen/deletion.ts'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { recordForm } from '../../lib/screen/record-form.ts'
import { SettingsTabs } from '../../lib/engine/page/settings-tabs.tsx'

/** What takes a new code along, and keeps the grade from being deleted. */
function usesText({ uses }: Schema<'Grade'>): string {
  const used = (['homerooms', 'students', 'specialDays'] as const).filter((what) => (uses?.[what] ?? 0) > 0)
  return used.map((what) => sharedWord(`calendar.uses.${what}`, { count: uses?.[what] ?? 0 })).join(separator())
}

function NewCode({ before }: { before: string }) {
  const { t } = useLingui()
  const { data } = useQuery(query('calendar.listGrades', { query: { search: before } }))
  const grade = data?.records.find(({ code }) => code === before)
  const uses = grade && usesText(grade)
  return uses && t`Changes with it: ${uses}.`
}

const gradeForm = recordForm('calendar.listGrades', calendar, {
  create: { operation: 'calendar.createGrade', title: 'do.calendar.createGrade', verb: msg`Add grade`, done: msg`Grade added` },
  update: { operation: 'calendar.updateGrade', title: ({ code }) => t`Edit ${code}`, verb: msg`Save grade`, done: msg`Grade saved` },
  fields: [
    [
      {
        field: 'code',
        hint: ({ code }, { code: before }) =>
          before !== '' && code.trim() !== before ? <NewCode before={before} /> : t`A short code for lists and files, such as G5`,
      },
      'division',
    ],
    ['name', 'nameZh'],
    { field: 'sort', hint: msg`Youngest to oldest` },
  ],
})

export default listScreen('calendar.listGrades', calendar, {
  name: 'grades',
  title: msg`Grades`,
  text: msg`The school’s grades, youngest first, and the division each belongs to.`,
  empty: { subject: 'calendar', title: msg`No grades yet`, text: msg`Add them from youngest to oldest.` },
  Banner: SettingsTabs,
  columns: [
    'code',
    'name',
    'nameZh',
    { field: 'division', width: '10rem' },
    { field: 'sort', hidden: 'narrow' },
    { field: 'uses', width: 'minmax(14rem, 2fr)', card: 'none', cell: usesText },
  ],
  create: gradeForm.create,
  forms: [gradeForm],
  actions: [
    { ...gradeForm.edit, letter: 'E' },
    {
      ...deletion(({ code }: { code: string }) => code),
      operation: 'calendar.removeGrade',
      whyNot: ({ uses }) => whyNotRemoveGrade(uses),
    },
  ],
  panel: {
    lines: [
      'code',
      'name',
      'nameZh?',
      'division',
      'sort',
      { id: 'uses', value: usesText, when: (row) => usesText(row) !== '' },
      'updatedAt',
    ],
  },
})
