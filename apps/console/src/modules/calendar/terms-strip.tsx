import { addDays, daysBetween, daysFrom } from '@isb/sdk/rules'
import { lastOfMonth, monthLater } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import { named } from '../../lib/base/words/i18n.ts'
import { countOf, type SchoolYear, type ShownDay } from './data.ts'
import { stripClass } from './looks.tsx'
import { SessionCount } from './session-count.tsx'
import { useCalendarWords } from './words.ts'

/** The terms of the year along a line, with their school days; below them the days that are otherwise. */
export function TermsStrip({ year, show, today }: { year: SchoolYear; show: (day: string) => ShownDay; today: string }) {
  const { t } = useLingui()
  const words = useCalendarWords()
  const [first, last] = [monthLater(year.startsOn, 0), lastOfMonth(monthLater(year.startsOn, 11))]
  const share = (days: number, of = daysBetween(first, last)) => `${(days / of) * 100}%`
  const leftOf = (day: string, from = first) => daysBetween(from, day) - 1
  const marked = daysFrom(first, last)
    .map((day) => ({ day, className: stripClass[show(day).reason] }))
    .filter(({ className }) => className)
  return (
    <section aria-label={t`Terms`} className="px-4 pt-6 pb-4 sm:px-6">
      <ul className="relative flex flex-col gap-2 md:block md:h-16">
        {year.terms.map((term, at) => {
          const count = countOf(show, daysFrom(term.startsOn, term.endsOn))
          // The words of a short one reach into the free days after it and then before it.
          const [before, after] = [year.terms[at - 1], year.terms[at + 1]]
          const from = before ? addDays(before.endsOn, 1) : first
          const room = daysBetween(from, after ? addDays(after.startsOn, -1) : last)
          const style = {
            '--left': share(leftOf(from)),
            '--room': share(room),
            '--start': share(leftOf(term.startsOn, from), room),
            '--width': share(daysBetween(term.startsOn, term.endsOn), room),
          } as CSSProperties
          return (
            <li
              key={term.id}
              style={style}
              title={named(term)}
              className="flex min-w-0 md:absolute md:inset-y-0 md:left-(--left) md:w-(--room)"
            >
              <span aria-hidden className="shrink basis-(--start) max-md:hidden" />
              <span aria-hidden className="absolute inset-y-0 left-(--start) w-(--width) rounded-t-md bg-live-bg max-md:hidden" />
              <span className="relative min-w-0 grow px-2 py-1.5 max-md:rounded-md max-md:bg-live-bg md:min-w-fit md:grow-0 md:basis-(--width)">
                <span className={`flex items-baseline justify-between gap-2 ${term.extra ? 'md:block' : ''}`}>
                  <b className="block truncate">{named(term)}</b>
                  <span className="block shrink-0 text-xs text-fg-2 tabular-nums">
                    {term.extra ? <SessionCount term={term} /> : t`${plural(count, { one: '# day', other: '# days' })}`}
                  </span>
                </span>
                <span className="block truncate text-xs text-fg-2">{words.range(term.startsOn, term.endsOn)}</span>
              </span>
            </li>
          )
        })}
      </ul>
      <div aria-hidden className="relative h-2 overflow-hidden rounded-sm bg-press max-md:hidden">
        {marked.map(({ day, className }) => (
          <span key={day} className={`absolute inset-y-0 ${className}`} style={{ left: share(leftOf(day)), width: share(1) }} />
        ))}
        {first <= today && today <= last && <span className="absolute inset-y-0 w-0.5 bg-lead" style={{ left: share(leftOf(today)) }} />}
      </div>
    </section>
  )
}
