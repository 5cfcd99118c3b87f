import { daysOfMonth, monthLater, YearGrid, type YearGridProps } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { countOf, type SchoolYear, type ShownDay, type SpecialDay } from './data.ts'
import { dayClass } from './looks.tsx'
import { useCalendarWords } from './words.ts'

interface SchoolYearGridProps extends Pick<YearGridProps, 'today' | 'chosen' | 'onChoose'> {
  year: SchoolYear
  show: (day: string) => ShownDay
  /** Days that an import proposes. */
  dotted: readonly Pick<SpecialDay, 'startsOn' | 'endsOn'>[] | undefined
}

/** Not one with their neighbours. */
const alone = ['Weekend', 'BetweenTerms', 'MakeUp', 'Online']

/** A school year: what each day looks like, and how many school days each month has. */
export function SchoolYearGrid({ year, show, dotted, ...rest }: SchoolYearGridProps) {
  const { t } = useLingui()
  const words = useCalendarWords()
  const months = useMemo(
    () => ({
      day: (day: string) => {
        const shown = show(day)
        return {
          label: `${words.fullDay(day)}. ${words.day(shown)}`,
          className: dayClass[shown.reason],
          look: alone.includes(shown.reason) ? undefined : dayClass[shown.reason],
          dotted: dotted?.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn),
        }
      },
      name: words.month,
      note: (first: string) => {
        const count = countOf(show, daysOfMonth(first))
        return count > 0 ? t`${plural(count, { one: '# day', other: '# days' })}` : '–'
      },
      letters: words.letters(),
    }),
    [show, dotted, words, t],
  )
  return (
    <YearGrid label={t`Days of ${year.name}`} first={monthLater(year.startsOn, 0)} months={months} className="px-4 sm:px-6" {...rest} />
  )
}
