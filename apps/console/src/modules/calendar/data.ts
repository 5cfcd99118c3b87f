// The calendar as its screen shows it: a school year with its days, months, and what each day looks like.
import { type Schema } from '@isb/sdk'
import { calendarOf, schoolDay, type CalendarOfYears, type Division, type HalfAnswer } from '@isb/sdk/rules'
import { msg } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/base/connection/query.ts'

/** Said where there is none. */
export const noYear = { title: msg`No school year yet`, text: msg`Add the first one with its terms, then import the public holidays.` }

export type SpecialDay = Schema<'SpecialDay'>
export type SchoolYear = Schema<'SchoolYear'>

/** The special day that an address names. */
export const useNamedDay = (dayId: number | undefined): SpecialDay | undefined =>
  useQuery({ ...query('calendar.get', { path: { dayId: dayId ?? 0 } }), enabled: dayId !== undefined }).data

/** Every school year, and the special days of the one that is shown: the named one, else that of a day, or the next. */
export function useCalendar(named: string | undefined, day: string) {
  const years = useQuery(query('calendar.listYears', { query: { pageSize: 100, sort: 'startsOn' } }))
  const all = years.data?.records ?? []
  const year = all.find(({ name }) => name === named) ?? all.find(({ endsOn }) => endsOn >= day) ?? all.at(-1)
  const days = useQuery({
    ...query('calendar.list', { query: { pageSize: 1000, ...(year && { yearId: year.id }) } }),
    enabled: year !== undefined,
  })
  return {
    years: years.data?.records,
    year,
    days: year ? days.data?.records : [],
    error: years.error ?? days.error,
    busy: years.isFetching || days.isFetching,
    retry: () => void Promise.all([years.refetch(), days.refetch()]),
  }
}

/** A day as it is drawn: both halves, and what is told of it. */
export interface ShownDay {
  readonly morning: HalfAnswer
  readonly afternoon: HalfAnswer
  /** What it is drawn as; a half day where its halves differ. */
  readonly reason: Schema<'DayReason'>
}

/** Answers any day for a division. */
export function dayShower(calendar: CalendarOfYears, division: Division | undefined): (day: string) => ShownDay {
  const plain = calendarOf(calendar)
  const known = new Map<string, ShownDay>()
  const show = (day: string): ShownDay => {
    const [morning, afternoon] = [schoolDay(plain, day, 'Morning', { division }), schoolDay(plain, day, 'Afternoon', { division })]
    const differs = morning.lessons.yes !== afternoon.lessons.yes
    return { morning, afternoon, reason: differs ? 'HalfDay' : morning.campus.reason }
  }
  return (day) => {
    const shown = known.get(day) ?? show(day)
    known.set(day, shown)
    return shown
  }
}

/** School days, halves counted as halves. */
export const countOf = (show: (day: string) => ShownDay, days: readonly string[]): number =>
  days.reduce((count, day) => {
    const { morning, afternoon } = show(day)
    return count + (morning.lessons.yes ? 0.5 : 0) + (afternoon.lessons.yes ? 0.5 : 0)
  }, 0)
