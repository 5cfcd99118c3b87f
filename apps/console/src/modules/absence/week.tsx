// The week of a day: how many are absent on each of its days, and where there are no lessons.
import type { Data, Schema } from '@isb/sdk'
import { addDays, mondayOf } from '@isb/sdk/rules'
import { StatusChip } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { query } from '../../lib/base/connection/query.ts'
import { useWhen } from '../../lib/engine/record/when.ts'

type SchoolDay = Data<'calendar.days'>[number]
type SchoolDivision = Schema<'Division'>
const path = '/absence'

export function Week({ day, today }: { day: string; today: string }) {
  const { t } = useLingui()
  const range = { from: mondayOf(day), to: addDays(mondayOf(day), 6) }
  const { data: counts } = useQuery(query('attendance.days', { query: range }))
  const { data: days } = useQuery(query('calendar.days', { query: range }))
  return (
    <nav
      aria-label={t`Days of the week`}
      className="grid auto-cols-[minmax(6.25rem,1fr)] grid-flow-col overflow-x-auto rounded-lg border border-line"
    >
      {Array.from({ length: 7 }, (_, ahead) => addDays(range.from, ahead)).map((each) => (
        <WeekDay
          key={each}
          day={each}
          today={today}
          chosen={each === day}
          absent={counts && (counts.find((count) => count.day === each)?.absent ?? 0)}
          answer={days?.find((answer) => answer.day === each)}
        />
      ))}
    </nav>
  )
}

interface WeekDayProps {
  day: string
  today: string
  chosen: boolean
  /** Undefined until it is known. */
  absent: number | undefined
  answer: SchoolDay | undefined
}

function WeekDay({ day, today, chosen, absent, answer }: WeekDayProps) {
  const { t } = useLingui()
  const written = useWhen().dayIn({ weekday: 'short', day: 'numeric' }, day)
  const halves = answer ? [answer.morning, answer.afternoon].map(({ lessons }) => lessons) : []
  const off = halves.length > 0 && !absent && halves.every(({ yes }) => !yes)
  return (
    <Link
      to={path}
      search={{ day: day === today ? undefined : day }}
      replace
      aria-current={chosen ? 'date' : undefined}
      ref={chosen ? intoSight : undefined}
      className={`grid content-start gap-1 border-line px-3 py-2 not-first:border-l focus-visible:-outline-offset-2 ${chosen ? 'bg-lead-soft shadow-[inset_0_-2px_0_var(--color-lead)]' : 'hover:bg-hover'} ${off ? 'hatched' : ''}`}
    >
      <span className={`text-xs whitespace-nowrap ${chosen ? 'font-bold text-lead-text' : 'text-fg-2'}`}>
        {written}
        {day === today && ` · ${t`today`}`}
      </span>
      <span className="flex flex-wrap items-center gap-x-1.5 text-xs">
        {off ? (
          reasonOf(halves[0])
        ) : (
          <>
            <b className="text-sm tabular-nums">{absent}</b> {absent !== undefined && (day > today ? t`known` : t`absent`)}
          </>
        )}
        {halves.some(({ reason }) => reason === 'MakeUp') && <StatusChip tone="waiting">{sharedWord('value.DayReason.MakeUp')}</StatusChip>}
      </span>
    </Link>
  )
}

/** A phone is too narrow for a week. */
const intoSight = (day: HTMLElement | null) => day?.scrollIntoView({ inline: 'center', block: 'nearest' })

const reasonOf = (half: SchoolDay['morning']['lessons'] | undefined) =>
  half && (named(half) || sharedWord(`value.DayReason.${half.reason}`))

/** Why nobody has lessons on a day, of everybody or of a division; undefined where somebody has some. */
export function useNoLessons(day: string, division: SchoolDivision | null = null): string | undefined {
  const asked = { from: day, to: day, ...(division && { division }) }
  const { data } = useQuery(query('calendar.days', { query: asked }))
  const [answer] = data ?? []
  if (!answer || answer.morning.lessons.yes || answer.afternoon.lessons.yes) return undefined
  return reasonOf(answer.morning.lessons)
}
