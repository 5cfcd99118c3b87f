// How days are drawn, by what they are. Every colour has a word beside it, in the legend and in what is read aloud.
import type { Schema } from '@isb/sdk'
import { sharedWord } from '../../lib/base/words/i18n.ts'

const [off, away] = ['text-fg-3', 'bg-tag2-bg text-tag2']

export const dayClass: Readonly<Record<Schema<'DayReason'>, string>> = {
  SchoolDay: 'bg-live-bg text-live',
  Holiday: 'bg-bad-bg text-bad font-bold',
  Break: away,
  StaffDay: away,
  Conferences: away,
  MakeUp: 'bg-waiting-bg text-waiting font-bold ring-1 ring-inset ring-waiting-dot',
  Online: 'bg-tag1-bg text-tag1 ring-1 ring-inset ring-tag1-bar',
  HalfDay: 'bg-linear-135 from-live-bg from-50% to-tag2-bg to-50% text-live',
  Weekend: off,
  BetweenTerms: off,
}

export const stripClass: Readonly<Partial<Record<Schema<'DayReason'>, string>>> = {
  Holiday: 'bg-bad-dot',
  Break: 'bg-tag2-bar',
  StaffDay: 'bg-tag2-bar',
  Conferences: 'bg-tag2-bar',
  MakeUp: 'bg-waiting-dot',
  Online: 'bg-tag1-bar',
  HalfDay: 'bg-tag2-bar',
}

/** What the colours of days say. */
export const Legend = () => (
  <ul
    aria-hidden
    className="order-last flex basis-full flex-wrap items-center gap-x-4 gap-y-1 text-xs text-fg-2 @4xl:order-none @4xl:flex-1 @4xl:basis-0 @4xl:justify-end"
  >
    {(['SchoolDay', 'Holiday', 'Break', 'MakeUp', 'HalfDay', 'Online'] as const).map((reason) => (
      <li key={reason} className="flex items-center gap-1.5">
        <span className={`size-3.5 rounded-sm ${dayClass[reason]}`} />
        {sharedWord(`value.DayReason.${reason}`)}
      </li>
    ))}
  </ul>
)
