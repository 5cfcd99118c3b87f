import type { RollOverPlan } from '@isb/sdk/rules'
import { cn, useDrop } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ArrowRight, LogOut, TriangleAlert, UserRoundSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { teacherAt } from '../address.tsx'
import { idsIn, type Place, type RollOver } from './data.ts'

interface BoardProps {
  plan: RollOverPlan
  about: RollOver
  open: Place | undefined
  onOpen: (place: Place) => void
  /** Puts students somewhere else; without it the plan is only looked at. */
  onMove?: (ids: readonly number[], to: Place) => void
}

/** Every place of the plan in a line: who has none, who leaves, the classes. Students are dropped on them. */
export function Board({ plan, about, open, onOpen, onMove }: BoardProps) {
  const { t } = useLingui()
  const old = new Map(about.students.flatMap(({ homeroom }) => (homeroom ? [[homeroom.id, homeroom.name] as const] : [])))
  const line = (place: Place, icon: ReactNode, title: ReactNode, rest: ReactNode) => {
    const count = idsIn(plan, place, about.students).length
    return (
      <Line key={place} isOpen={open === place} onOpen={() => onOpen(place)} onDrop={onMove && ((ids) => onMove(ids, place))}>
        <span className="flex w-full min-w-0 items-center gap-2 sm:w-40 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-fg-3">
          {icon}
          {title}
        </span>
        <span className="min-w-0 flex-1 truncate text-fg-2">{rest}</span>
        <span className="shrink-0 tabular-nums">{plural(count, { one: '# student', other: '# students' })}</span>
      </Line>
    )
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {line('unplaced', <UserRoundSearch aria-hidden />, <b>{t`Without a place`}</b>, t`Choose a class for them, or let them leave.`)}
      {line('leaving', <LogOut aria-hidden />, <b>{t`Leaving`}</b>, t`Their last day is the last one of ${about.fromYear}.`)}
      {plan.classes.map(({ key, fromId, name, campus, grade, teacherEmail }) =>
        line(
          key,
          <>
            <span className="min-w-9 text-fg-2">{fromId === null ? t`New` : (old.get(fromId) ?? '–')}</span>
            <ArrowRight aria-hidden />
          </>,
          <b className="truncate">{name}</b>,
          <>
            {campus && <span className="mr-3">{campus}</span>}
            {grade && <span className="mr-3">{grade}</span>}
            {teacherAt(teacherEmail, about.teachers) || (
              <span className="inline-flex items-center gap-1 text-waiting">
                <TriangleAlert aria-hidden className="size-3.5" />
                {t`No teacher yet`}
              </span>
            )}
          </>,
        ),
      )}
    </ul>
  )
}

interface LineProps {
  isOpen: boolean
  onOpen: () => void
  onDrop: ((ids: readonly number[]) => void) | undefined
  children: ReactNode
}

function Line({ isOpen, onOpen, onDrop, children }: LineProps) {
  const { over, drop } = useDrop((dropped) => onDrop?.(dropped.getData('text/plain').split(',').map(Number)))
  return (
    <li {...(onDrop && drop)}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onOpen}
        className={cn(
          'flex w-full flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 text-left hover:bg-hover sm:px-6',
          isOpen && 'bg-lead-soft',
          over && 'outline-2 -outline-offset-2 outline-lead',
        )}
      >
        {children}
      </button>
    </li>
  )
}
