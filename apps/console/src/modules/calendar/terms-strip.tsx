import { daysBetween, daysFrom } from '@isb/sdk/rules'
import { lastOfMonth, monthLater } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { named } from '../../lib/i18n.ts'
import { countOf, type SchoolYear, type ShownDay } from './data.ts'
import { stripClass } from './looks.ts'
import { SessionCount } from './session-count.tsx'
import { useCalendarWords } from './words.ts'

/** The terms of the year along a line, with their school days; below them the days that are otherwise. */
export function TermsStrip({ year, show, today }: { year: SchoolYear; show: (day: string) => ShownDay; today: string }) {
  const { t } = useLingui()
  const words = useCalendarWords()
  const [first, last] = [monthLater(year.startsOn, 0), lastOfMonth(monthLater(year.startsOn, 11))]
  const all = daysBetween(first, last)
  const share = (from: string, to: string) => `${(daysBetween(from, to) / all) * 100}%`
  return (
    <section aria-label={t`Terms`} className="px-4 pt-6 pb-4 sm:px-6">
      <ul className="relative flex flex-col gap-2 md:block md:h-14">
        {year.terms.map((term) => {
          const count = countOf(show, daysFrom(term.startsOn, term.endsOn))
          return (
            <li
              key={term.id}
              style={{ '--left': share(first, term.startsOn), '--width': share(term.startsOn, term.endsOn) } as React.CSSProperties}
              title={named(term)}
              className="min-w-0 overflow-hidden rounded-md bg-live-bg px-2 py-1.5 md:absolute md:inset-y-0 md:left-(--left) md:w-(--width) md:rounded-b-none"
            >
              <span className="flex items-baseline justify-between gap-2">
                <b className="truncate">{named(term)}</b>
                <span className="shrink-0 text-xs text-fg-2 tabular-nums">
                  {term.extra ? <SessionCount term={term} /> : t`${plural(count, { one: '# day', other: '# days' })}`}
                </span>
              </span>
              <span className="block truncate text-xs text-fg-2">{words.range(term.startsOn, term.endsOn)}</span>
            </li>
          )
        })}
      </ul>
      <div aria-hidden className="relative h-2 overflow-hidden rounded-sm bg-press max-md:hidden">
        {daysFrom(first, last).map((day) => {
          const className = stripClass[show(day).look]
          return (
            className && (
              <span key={day} className={`absolute inset-y-0 ${className}`} style={{ left: share(first, day), width: `${100 / all}%` }} />
            )
          )
        })}
        {first <= today && today <= last && <span className="absolute inset-y-0 w-0.5 bg-lead" style={{ left: share(first, today) }} />}
      </div>
    </section>
  )
}
