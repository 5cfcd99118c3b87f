import { t } from '@lingui/core/macro'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { figure } from '../../lib/base/words/figure.ts'
import { comma, sharedWord } from '../../lib/base/words/i18n.ts'
import { PersonName } from '../../lib/engine/record/person-name.tsx'
import { dayText } from '../../lib/engine/record/when.ts'
import type { BoardAbsence, Group } from './board.ts'
import { New } from './new.tsx'
import { AbsenceLink, useOpenId } from './parts.tsx'
import { Square } from '../../lib/shared/leave/square.tsx'
import { useNoLessons } from './week.tsx'

/** Squares and counts of all levels stand below each other. */
const columns = 'grid grid-cols-[9rem_1fr_auto] items-center gap-3 @lg:grid-cols-[14rem_1fr_auto]'
const indents = ['pl-1', 'pl-5', 'pl-9'] as const

/** Divisions, grades and classes, each with a square for everybody who is absent, and the children themselves below their class. */
export const BoardTree = ({ groups, day, level = 0 }: { groups: readonly Group[]; day: string; level?: number }) => (
  <ul className={level === 0 ? 'grid divide-y divide-line' : 'grid'}>
    {groups.map((group) => (
      <li key={group.key}>
        <Branch group={group} day={day} level={level} />
      </li>
    ))}
  </ul>
)

/** What is folded up is drawn once it is unfolded: a morning has hundreds of children. */
function Branch({ group, day, level }: { group: Group; day: string; level: number }) {
  const [open, setOpen] = useState(level === 0)
  return group.absences.length === 0 ? (
    <div className={`${columns} py-2 pr-2`}>
      <span className={`truncate ${indents[level]}`}>
        <span className="pl-6">{nameOf(group, level)}</span>
      </span>
      <span className="text-fg-3">{level === 0 ? <NoLeave day={day} division={group.division} /> : t`No leave`}</span>
      <Count group={group} />
    </div>
  ) : (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="group/level">
      <summary
        className={`${columns} cursor-pointer list-none rounded-md py-2 pr-2 hover:bg-hover focus-visible:outline-2 focus-visible:outline-focus`}
      >
        <span className={`flex min-w-0 items-center gap-2 ${indents[level]}`}>
          <ChevronRight aria-hidden className="size-4 shrink-0 text-fg-3 [[open]>summary>span>&]:rotate-90" />
          <span className={level === 0 ? 'truncate font-bold' : 'truncate'}>{nameOf(group, level)}</span>
        </span>
        <span aria-hidden className="flex flex-wrap gap-0.5">
          {group.absences.map((absence) => (
            <Square key={absence.id} leaveType={absence.leaveType} part={absence.part} />
          ))}
        </span>
        <Count group={group} />
      </summary>
      {open &&
        (level < 2 ? <BoardTree groups={group.groups} day={day} level={level + 1} /> : <Children absences={group.absences} day={day} />)}
    </details>
  )
}

/** Nobody of a division is on leave, or nobody is expected. */
function NoLeave({ day, division }: { day: string; division: Group['division'] }) {
  const why = useNoLessons(day, division)
  return why === undefined ? t`No leave` : t`No lessons: ${why}`
}

function nameOf({ name, division }: Group, level: number): string {
  if (level === 0) return division ? sharedWord(`value.Division.${division}`) : t`No division`
  return name || (level === 1 ? t`No grade` : t`No class`)
}

const Count = ({ group: { absences, enrolled } }: { group: Group }) => (
  <span className="text-right tabular-nums">
    <b>{figure(absences.length)}</b> <span className="text-xs text-fg-3">/ {figure(enrolled)}</span>
  </span>
)

const Children = ({ absences, day }: { absences: readonly BoardAbsence[]; day: string }) => (
  <ul className="mb-2 ml-14 grid border-l border-line pl-3">
    {absences.map((absence) => (
      <Child key={absence.id} absence={absence} day={day} />
    ))}
  </ul>
)

function Child({ absence, day }: { absence: BoardAbsence; day: string }) {
  const isOpen = useOpenId() === absence.id
  return (
    <li className={`flex flex-wrap items-center gap-x-2 rounded-md px-2 py-1 ${isOpen ? 'bg-lead-soft' : ''}`}>
      <Square leaveType={absence.leaveType} part={absence.part} />
      <AbsenceLink id={absence.id}>
        <PersonName person={absence} />
      </AbsenceLink>
      <span className="text-xs text-fg-3">{wordsOf(absence, day)}</span>
      <New id={absence.id} />
    </li>
  )
}

/** “Sick, morning, back at 12:00”, “Sick, all day, until Fri 20 Nov”. */
export const wordsOf = ({ leaveType, part, leavesAt, returnsAt, endsOn, endsHalf }: BoardAbsence, day: string): string =>
  [
    leaveType && sharedWord(`value.LeaveType.${leaveType}`),
    part === 'Whole' ? t`all day` : sharedWord(`value.AbsenceHalf.${part}`).toLowerCase(),
    leavesAt && t`leaves at ${leavesAt}`,
    returnsAt && t`back at ${returnsAt}`,
    endsOn > day && t`until ${lastOf(endsOn, endsHalf)}`,
  ]
    .filter(Boolean)
    .join(comma())

const lastOf = (day: string, half: BoardAbsence['endsHalf']): string =>
  half === 'Morning' ? dayText(day) + comma() + sharedWord('value.AbsenceHalf.Morning').toLowerCase() : dayText(day)
