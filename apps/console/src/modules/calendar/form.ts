// What is changed in the calendar: special days, and school years with their terms.
import { addDays, isWorkday, weekdayOf, whyNotSchoolYear, whyNotSpecialDay, type WhyNotPart } from '@isb/sdk/rules'
import { calendar, values as enums } from '@isb/sdk/metadata'
import { msg, t } from '@lingui/core/macro'
import { DivisionChoices } from '../../lib/engine/form/enum-choices.tsx'
import GradeChoices from '../../lib/engine/form/grade-choices.tsx'
import type { HeldOf } from '../../lib/declare/held.ts'
import { named } from '../../lib/base/words/i18n.ts'
import { late } from '../../lib/base/lazy/late.tsx'
import { dayText } from '../../lib/engine/record/when.ts'
import { recordForm } from '../../lib/screen/record-form.ts'
import { FormMoves } from './moves.tsx'

const SessionStudents = late(() => import('./session-students.tsx'))

type Day = HeldOf<'calendar.change/days'>
type Year = HeldOf<'calendar.change/years'>

interface Saved {
  readonly name: string
  readonly nameZh?: string
  readonly startsOn: string
  readonly endsOn: string
}
const saved = {
  title: ({ name }: { name: string }) => t`Edit ${name}`,
  verb: msg`Save changes`,
  done: ({ name, nameZh = '', startsOn, endsOn }: Saved) => ({
    title: t`School year changed`,
    text: `${named({ name, nameZh })} · ${[...new Set([startsOn, endsOn])].map(dayText).join(' – ')}`,
  }),
}
/** What domain has against a field, once both days are there. */
const whyNot =
  <Values extends { startsOn: string; endsOn: string }>(whyNotIn: (values: Values) => WhyNotPart | null, field: string) =>
  (values: Values) => {
    const wrong = values.startsOn && values.endsOn ? whyNotIn(values) : null
    return wrong?.field.split('/')[0] === field ? wrong.reason : null
  }
const makesUp = ({ kind }: Day) => kind === 'MakeUp'

export const dayForm = recordForm('calendar.list', calendar, {
  create: { operation: 'calendar.change/days', title: msg`Add special days`, verb: msg`Add to the calendar`, done: saved.done },
  update: { operation: 'calendar.change/days', ...saved },
  begin: ({ from, to }) => {
    const [startsOn, endsOn] = [String(from), String(to)]
    // On a weekend it is most likely a make-up day.
    const weekend = startsOn === endsOn && !isWorkday(weekdayOf(startsOn))
    return { startsOn, endsOn, ...(weekend && ({ kind: 'MakeUp', runsAs: 'Friday' } as const)) }
  },
  fields: [
    [
      {
        field: 'kind',
        fills: (kind, { part, runsAs }) => ({
          part: kind === 'HalfDay' && part === 'Whole' ? 'Afternoon' : part,
          runsAs: kind === 'MakeUp' ? (runsAs ?? 'Friday') : null,
        }),
      },
      { field: 'runsAs', when: makesUp, whyNot: whyNot(whyNotSpecialDay, 'runsAs') },
      {
        field: 'part',
        when: (day) => !makesUp(day),
        among: ({ kind }) => enums.DayPart.filter((part) => kind !== 'HalfDay' || part !== 'Whole'),
      },
    ],
    ['name', 'nameZh'],
    [
      {
        field: 'startsOn',
        // One day stays one day.
        fills: (day, { startsOn, endsOn }) => ({ endsOn: endsOn === startsOn || endsOn < day ? day : endsOn }),
      },
      { field: 'endsOn', whyNot: whyNot(whyNotSpecialDay, 'endsOn') },
    ],
    [
      { field: 'divisions', group: true, hint: msg`Leave empty for everyone`, Control: DivisionChoices },
      { field: 'grades', group: true, hint: msg`With the divisions above, or on their own`, Control: GradeChoices },
    ],
  ],
  Below: FormMoves,
})

/** The next term of a year: from the day after the last one to the year's end. */
function nextTerm({ startsOn, endsOn, terms }: Year): Year['terms'][number] {
  const last = terms.at(-1)?.endsOn
  const count = terms.length + 1
  return { name: `Term ${count}`, nameZh: `第${count}学期`, startsOn: last ? addDays(last, 1) : startsOn, endsOn }
}

export const yearForm = recordForm('calendar.listYears', calendar, {
  create: { operation: 'calendar.change/years', title: msg`Add a school year`, verb: msg`Add school year`, done: saved.done },
  update: { operation: 'calendar.change/years', ...saved },
  // The year after the last one, `2027-28`, as long as that.
  begin: ({ startsOn: from }) => {
    const startsOn = String(from)
    const year = Number(startsOn.slice(0, 4))
    return { name: `${year}-${String(year + 1).slice(2)}`, startsOn, endsOn: addDays(`${year + 1}${startsOn.slice(4)}`, -1) }
  },
  fields: [
    ['name', 'startsOn', { field: 'endsOn', whyNot: whyNot(whyNotSchoolYear, 'endsOn') }],
    {
      field: 'terms',
      group: true,
      whyNot: whyNot(whyNotSchoolYear, 'terms'),
      show: (terms) => terms.map(({ name }) => name).join(' · '),
      rows: {
        add: msg`Add a term`,
        begin: nextTerm,
        remove: ({ name }) => t`Remove ${name}`,
        fields: [
          ['name', 'nameZh'],
          ['startsOn', 'endsOn'],
          { field: 'extra', label: msg`Extra session, only for the students listed` },
          {
            field: 'personIds',
            label: 'module.student',
            Control: SessionStudents,
            when: ({ extra }, { may }) => extra === true && may('student.list'),
          },
        ],
      },
    },
  ],
  Below: FormMoves,
})
