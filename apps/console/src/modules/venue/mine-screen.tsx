// One's own reservations of venues, and those that one made for others: what comes, and what was.
import { type Schema } from '@isb/sdk'
import { Button, Empty, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { Suspense, useState } from 'react'
import { named } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { EnumValue } from '../../lib/engine/record/values.tsx'
import type { OpenForm } from '../../lib/declare/open-form.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import { Title, When } from './parts.tsx'
import { reservationForm } from './reservation-draft.ts'
import { ReservationCard } from './reservation-card.tsx'
import { PageHead } from '../../lib/engine/page/page-head.tsx'

type Reservation = Schema<'VenueReservation'>

export default function MyReservations() {
  const { t } = useLingui()
  const caller = useCaller()
  const { data, error, isFetching, refetch } = useQuery(query('venue.mine'))
  const [openId, setOpenId] = useState<number>()
  const [form, setForm] = useState<OpenForm | undefined>(() => reservationForm.kept())
  if (error && !data)
    return <NotLoaded title={t`The reservations did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  // The server has the latest day first; what comes is read from the next one on.
  const coming = data?.filter(({ over, status }) => !over && (status === 'Pending' || status === 'Approved')).toReversed() ?? []
  const others = data?.filter((each) => !coming.includes(each)) ?? []
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-auto">
      <PageHead text={t`Yours, and those you made for others.`} actions={caller.may('venue.calendar') && <ToCalendar />} />
      {data?.length === 0 && (
        <Empty
          className="m-auto"
          subject="calendar"
          title={t`No reservations`}
          text={t`Reserve a venue in the calendar, and it appears here.`}
        />
      )}
      <div className="grid max-w-3xl gap-6 px-4 pb-6 sm:px-6">
        {!data && <Skeleton className="h-40" />}
        <Part title={t`To come`} rows={coming} callerId={caller.id} onOpen={setOpenId} />
        <Part title={t`Over, rejected or cancelled`} rows={others} callerId={caller.id} onOpen={setOpenId} />
      </div>
      {openId !== undefined && <ReservationCard id={openId} onClose={() => setOpenId(undefined)} onChange={setForm} />}
      <Suspense>{form?.render({ caller, onClose: () => setForm(undefined), onSaved: () => setForm(undefined) })}</Suspense>
    </div>
  )
}

const ToCalendar = () => (
  <Button asChild>
    <Link to="/venue/calendar">
      <CalendarDays aria-hidden />
      <Trans>Venue calendar</Trans>
    </Link>
  </Button>
)

interface PartProps {
  title: string
  rows: readonly Reservation[]
  callerId: number | undefined
  onOpen: (id: number) => void
}

function Part({ title, rows, callerId, onOpen }: PartProps) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className="mb-1 text-md font-bold">{title}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              onClick={() => onOpen(row.id)}
              className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 px-1 py-2 text-left hover:bg-hover"
            >
              <span className="min-w-0">
                <span className="font-bold">
                  <Title row={row} />
                </span>
                <span className="block text-fg-2">
                  {named(row.venue)}
                  {row.person && row.person.id !== callerId && ` · ${personName(row.person)}`}
                </span>
                {row.reason && <span className="block text-fg-2">{row.reason}</span>}
              </span>
              <span className="flex items-center gap-4">
                <When row={row} />
                <EnumValue kind="ReservationStatus" value={row.status} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
