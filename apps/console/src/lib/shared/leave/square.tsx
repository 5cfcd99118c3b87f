// How leaves are named and coloured wherever they stand.
import type { Schema } from '@isb/sdk'
import { t } from '@lingui/core/macro'
import { sharedWord } from '../../base/words/i18n.ts'

type LeaveType = Schema<'LeaveType'>

const fills: Readonly<Record<LeaveType, string>> = {
  Sick: 'bg-lead',
  Personal: 'bg-tag1-bar',
  SchoolTrip: 'bg-good-fill',
  Appointment: 'bg-tag3-bar',
  Other: 'bg-over-dot',
  Unexplained: 'bg-bad-fill',
}

/** The colour of a leave; of one whose type the reader is not told, grey. */
export const fillOf = (type: LeaveType | null): string => (type ? fills[type] : 'bg-control')

/** The leave in words; that of one whose type the reader is not told, “On leave”. */
export const leaveWord = (type: LeaveType | null): string => (type ? sharedWord(`value.LeaveType.${type}`) : t`On leave`)

interface SquareProps {
  /** Null where the reader is not told. */
  leaveType: LeaveType | null
  part?: Schema<'DayPart'>
}

/** One child: a square in the colour of the leave, half of it for half a day. */
export const Square = ({ leaveType, part = 'Whole' }: SquareProps) => (
  <span aria-hidden className="flex h-3.5 w-2 shrink-0 flex-col overflow-hidden rounded-xs bg-line">
    <span className={`${fillOf(leaveType)} ${part === 'Whole' ? 'h-full' : 'h-1/2'} ${part === 'Afternoon' ? 'mt-auto' : ''}`} />
  </span>
)

/** A leave with how often it is. */
export const Counted = ({ leaveType, count }: { leaveType: LeaveType | null; count: number }) => (
  <span className="flex items-center gap-1.5 text-xs text-fg-2">
    <Square leaveType={leaveType} />
    {leaveWord(leaveType)} <b className="tabular-nums">{count}</b>
  </span>
)
