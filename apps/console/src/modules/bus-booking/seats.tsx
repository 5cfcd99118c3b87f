import type { Schema } from '@isb/sdk'
import { Note } from '@isb/ui'
import { plural, t } from '@lingui/core/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import type { Held } from '../../lib/form/held.ts'
import { query } from '../../lib/query.ts'
import { dayText } from '../../lib/record/when.ts'

type Days = Schema<'BusBookingDays'>
const fields = ['routeId', 'startsOn', 'endsOn', 'weekdays', 'everyOtherWeek'] satisfies (keyof Days)[]

/** Whether the bus has a seat on the days that are asked for, before the booking is sent. */
export function Seats({ body, wrong }: { body: Held; wrong: readonly string[] }) {
  const isWhole = fields.every((field) => !wrong.includes(field))
  const asked = useDeferredValue(isWhole ? JSON.stringify(Object.fromEntries(fields.map((field) => [field, body[field]]))) : '')
  const { data } = useQuery({
    ...query('busBooking.preview', { body: JSON.parse(asked || '{}') as Days }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    // What is wrong with the days is said at their fields when it is sent.
    meta: { quiet: true },
  })
  if (!data || asked === '') return null
  return <Note tone={toneOf(data)}>{textOf(data)}</Note>
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
