import { daysOfMonth, monthLater, YearGrid, type DayRange } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { countOf, type SchoolYear, type ShownDay, type SpecialDay } from './data.ts'
import { lookClass } from './looks.ts'
import { useCalendarWords } from './words.ts'

interface SchoolYearGridProps {
  year: SchoolYear
  show: (day: string) => ShownDay
  today: string
  chosen: DayRange | undefined
  /** Days that an import proposes. */
  dotted: readonly Pick<SpecialDay, 'startsOn' | 'endsOn'>[] | undefined
  onChoose: (range: DayRange) => void
}

const alone = ['off', 'makeUp', 'online']

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
          className: lookClass[shown.look],
          look: alone.includes(shown.look) ? undefined : shown.look,
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
