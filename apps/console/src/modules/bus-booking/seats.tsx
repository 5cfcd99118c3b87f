import type { Schema } from '@isb/sdk'
import { StatusChip } from '@isb/ui'
import { plural, t } from '@lingui/core/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Held } from '../../lib/declare/held.ts'
import { query } from '../../lib/base/connection/query.ts'
import { dayText } from '../../lib/engine/record/when.ts'

type Days = Schema<'BusBookingDays'>

/** Whether the bus has a seat on the days that are asked for, before the booking is sent. */
export function Seats({ values: { routeId, startsOn, endsOn, weekdays, everyOtherWeek } }: { values: Held }) {
  const days = { routeId, startsOn, ...(endsOn ? { endsOn } : {}), weekdays, everyOtherWeek } as Days
  const asked = useDeferredValue(routeId && startsOn ? JSON.stringify(days) : '')
  const { data } = useQuery({
    ...query('busBooking.preview', { body: JSON.parse(asked || '{}') as Days }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    // What is wrong with the days is said at their fields when it is sent.
  })
  return (
    <span aria-live="polite">
      {data && asked !== '' && (
        <StatusChip bare tone={toneOf(data)} className="h-auto py-0.5 whitespace-normal">
          {textOf(data)}
        </StatusChip>
      )}
    </span>
  )
}

type Preview = Schema<'BusBookingPreview'>

const toneOf = ({ days, fullDays }: Preview) => (fullDays > 0 || days === 0 ? 'waiting' : 'good')

function textOf({ days, fullDays, firstFullDay, needsApproval }: Preview): string {
  if (days === 0) return t`The route runs on none of these days.`
  const first = firstFullDay === null ? '' : dayText(firstFullDay)
  const full = plural(fullDays, { one: '# day', other: '# days' })
  const seats =
    fullDays === 0
      ? t`A seat is free on ${plural(days, { one: 'that day', other: 'all # days' })}.`
      : fullDays === days
        ? t`The bus is full on ${plural(days, { one: 'that day', other: 'all # days' })}: the student joins the waiting list.`
        : t`The bus is full on ${full} of ${days}, the first is ${first}: the student joins the waiting list for them.`
  return needsApproval ? `${seats} ${t`The office confirms the booking.`}` : seats
}
