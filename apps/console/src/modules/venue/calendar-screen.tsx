// The calendar of venues: a day with venues side by side, a week or a month of some of them.
import { type Schema } from '@isb/sdk'
import { minutesOf, timeAt, writtenSpan } from '@isb/sdk/rules'
import { Button, cn, ProgressBar, Schedule, Segmented, Skeleton, StatusChip, Tooltip, type Slot } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { CalendarCheck, Plus, Printer, Rss, Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import { named } from '../../lib/base/words/i18n.ts'
import { useAsked } from '../../lib/engine/list/use-asked.ts'
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query, useOperation } from '../../lib/base/connection/query.ts'
import { Step } from '../../lib/engine/page/step.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import type { OpenForm } from '../../lib/declare/open-form.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import {
  blockedOn,
  closedOn,
  columnId,
  daysOf,
  hoursOf,
  itemOf,
  openOn,
  placeOf,
  spanOf,
  stepFrom,
  takenElsewhere,
  whyNot,
  leftOutIn,
} from './calendar-data.ts'
import { ListView } from './list-view.tsx'
import { MonthView } from './month-view.tsx'
import { ColorDot } from './parts.tsx'
import { newReservation, reservationForm } from './reservation-draft.ts'
import { ReservationCard } from './reservation-card.tsx'
import { sayDone, type Place } from './say-done.ts'
import { SeriesMove } from './series-question.tsx'
import { VenueChecks } from './venue-checks.tsx'
import { PageHead } from '../../lib/engine/page/page-head.tsx'

const route = getRouteApi('/_nested/venue/calendar')

type SeriesChoice = Schema<'VenueSeriesChoice'>

const FindDialog = lateDialog(() => import('./find-dialog.tsx'))
const FeedsDialog = lateDialog(() => import('./feeds-dialog.tsx'))

export default function CalendarScreen() {
  const { t } = useLingui()
  const caller = useCaller()
  const when = useWhen()
  const address = route.useSearch()
  const navigate = route.useNavigate()
  const today = when.dayFromNow(0)
  const { day = today, view = 'day' } = address
  const { from, to } = daysOf(view, day)
  const { data, isFetching, error, refetch } = useQuery({
    ...query('venue.calendar', { query: { from, to } }),
    placeholderData: keepPreviousData,
  })
  const move = useOperation('venue.move', false)
  const [form, setForm] = useState<OpenForm | undefined>(() => reservationForm.kept())
  const [finding, setFinding] = useState(false)
  const [feeding, setFeeding] = useState(false)
  const [openId, setOpenId] = useState<number>()
  /** Where a reservation was dropped, until the server has said so. */
  const [moving, setMoving] = useState<Slot & { id: number }>()
  /** A reservation of a series that was dropped: it is asked which of them go along. */
  const [asking, setAsking] = useState<{ path: { reservationId: number }; title: string; from: Place; place: object }>()
  const moveSeries = useOperation('venue.moveSeries', false)
  const mayReserve = caller.may('venue.reserve')
  useAsked('/venue/calendar', () => mayReserve && setForm(reservationForm.open(newReservation({ day }))))

  const goTo = (place: Partial<typeof address>) =>
    void navigate({ to: '.', search: (old) => ({ ...old, ...place }), replace: true, resetScroll: false })
  const without = leftOutIn(address)
  const toggle = (id: number, shown: boolean) => {
    const next = new Set(without)
    if (shown) next.delete(id)
    else next.add(id)
    goTo({ without: [...next].join('-') || undefined })
  }

  if (error && !data)
    return <NotLoaded title={t`The calendar could not be loaded`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  const venues = data?.venues.filter(({ id }) => !without.has(id)) ?? []
  const single = venues.length === 1
  const reservations = data?.reservations.filter(({ venueId }) => venues.some(({ id }) => id === venueId)) ?? []
  const pending = reservations.filter(({ status }) => status === 'Pending').length
  const now = (each: string) => (data && each === data.today ? minutesOf(data.time) : undefined)
  const opens = (of: typeof venues, at: number) => {
    const first = openOn(of, at)[0]
    return first ? t`Opens ${timeAt(first.from)}` : ''
  }
  const columns = !data
    ? []
    : view === 'day'
      ? venues.map((venue) => ({
          id: columnId(data.days[0] ?? day, venue.id),
          name: named(venue),
          head: (
            <span className="flex items-baseline gap-2 font-bold">
              <ColorDot color={venue.type.color} />
              <span title={named(venue)} className="line-clamp-2 min-w-0 wrap-anywhere">
                {named(venue)}
              </span>
            </span>
          ),
          open: openOn([venue], 0),
          closed: venue.days[0]?.closed || opens([venue], 0),
          blocked: blockedOn([venue], 0),
          taken: takenElsewhere(data, venue, data.days[0] ?? day),
          now: now(data.days[0] ?? day),
        }))
      : data.days.map((each, at) => ({
          id: columnId(each, single ? venues[0]!.id : null),
          name: when.day(each),
          head: (
            <span className={cn('rounded-full font-bold', each === data.today && 'bg-lead px-2.5 py-0.5 text-on-lead')}>
              {when.day(each)}
            </span>
          ),
          open: openOn(venues, at),
          closed: closedOn(venues, at) || opens(venues, at),
          blocked: blockedOn(venues, at),
          ...(single && { taken: takenElsewhere(data, venues[0]!, each) }),
          now: now(each),
        }))
  const items = reservations.map((reservation) => {
    const venue = venues.find(({ id }) => id === reservation.venueId)!
    const movable = reservation.mine || caller.holds('venue:reservation:edit')
    const item = itemOf(reservation, venue, view, movable, single)
    return moving?.id === item.id ? { ...item, ...moving } : item
  })
  const { previous, next, heading } = {
    day: { previous: t`Previous day`, next: t`Next day`, heading: when.day(day) },
    week: { previous: t`Previous week`, next: t`Next week`, heading: `${when.day(from)} – ${when.day(to)}` },
    list: { previous: t`Previous week`, next: t`Next week`, heading: `${when.day(from)} – ${when.day(to)}` },
    month: { previous: t`Previous month`, next: t`Next month`, heading: when.month(day) },
  }[view]

  async function put(id: number, slot: Slot, version: number) {
    const reservation = data?.reservations.find((each) => each.id === id)
    if (!reservation) return
    const { day: to, venueId } = placeOf(slot.column)
    setMoving({ id, ...slot })
    const place = { day: to, ...(venueId !== null && { venueId }), ...spanOf(slot) }
    const { seriesId, title, day: on, startsAt, endsAt } = reservation
    const from = { day: on, startsAt, endsAt, venue: venues.find((each) => each.id === reservation.venueId)! }
    const path = { reservationId: id }
    if (seriesId !== null) return setAsking({ path, title, from, place })
    await move
      .mutateAsync({ path, body: { version, ...place } })
      .then((moved) => {
        sayDone(t`Reservation moved`, moved, { from, version })
        return refetch()
      })
      // What was refused is said, and it stands where it was.
      .catch(() => undefined)
    setMoving(undefined)
  }

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <ProgressBar active={isFetching && data !== undefined} label={t`Loading`} />
      <PageHead
        actions={
          <>
            <Button asChild>
              <Link to="/venue/mine">
                <CalendarCheck aria-hidden />
                <span className="max-sm:sr-only">{t`My reservations`}</span>
              </Link>
            </Button>
            <Button asChild>
              <Link to="/venue/sheet" search={{ day, without: address.without }}>
                <Printer aria-hidden />
                <span className="max-sm:sr-only">{t`Day sheet`}</span>
              </Link>
            </Button>
            <Tooltip label={t`Calendar feeds`}>
              <Button className="px-2" onClick={() => setFeeding(true)}>
                <Rss aria-hidden />
                <span className="sr-only">{t`Calendar feeds`}</span>
              </Button>
            </Tooltip>
            {mayReserve && (
              <>
                <Button onClick={() => setFinding(true)}>
                  <Search aria-hidden />
                  <span className="max-sm:sr-only">{t`Find a venue`}</span>
                </Button>
                <Button variant="lead" onClick={() => setForm(reservationForm.open(newReservation({ day })))}>
                  <Plus aria-hidden />
                  {t`Reserve`}
                </Button>
              </>
            )}
          </>
        }
      />
      <div className="flex flex-wrap items-center gap-2 px-4 pb-3 sm:px-6">
        <Button onClick={() => goTo({ day: undefined })}>{t`Today`}</Button>
        <Step back label={previous} onClick={() => goTo({ day: stepFrom(view, day, -1) })} />
        <Step label={next} onClick={() => goTo({ day: stepFrom(view, day, 1) })} />
        <h2 className="mr-auto text-md font-bold">{heading}</h2>
        {pending > 0 && caller.may('venue.approve') && (
          <Link to="/venue/reservation" search={{ status: 'Pending' }} className="rounded-full outline-focus focus-visible:outline-2">
            <StatusChip tone="waiting">{plural(pending, { one: '# to approve', other: '# to approve' })}</StatusChip>
          </Link>
        )}
        <Segmented
          label={t`View`}
          options={[
            { value: 'day', label: t`Day` },
            { value: 'week', label: t`Week` },
            { value: 'month', label: t`Month` },
            { value: 'list', label: t`List` },
          ]}
          value={view}
          onValueChange={(chosen) => goTo({ view: chosen === 'day' ? undefined : chosen })}
        />
      </div>
      <div className="flex min-h-0 flex-1 border-t border-line max-md:flex-col">
        <VenueChecks venues={data?.venues ?? []} without={without} onToggle={toggle} />
        {data && view === 'month' ? (
          <MonthView
            calendar={data}
            venues={venues}
            reservations={reservations}
            month={day.slice(0, 7)}
            onOpen={setOpenId}
            onDay={(chosen) => goTo({ view: undefined, day: chosen })}
          />
        ) : data && view === 'list' ? (
          <ListView calendar={data} venues={venues} reservations={reservations} onOpen={setOpenId} />
        ) : data ? (
          <Schedule
            label={t`Venue calendar`}
            columns={columns}
            items={items}
            hours={hoursOf(venues, reservations)}
            activeId={openId}
            whyNot={(slot, id) => whyNot(data, slot, id)}
            onCreate={
              mayReserve ? (slot) => setForm(reservationForm.open(newReservation({ ...placeOf(slot.column), ...spanOf(slot) }))) : undefined
            }
            onMove={(...moved) => void put(...moved)}
            onOpen={setOpenId}
            words={{
              time: (stretch) => writtenSpan(spanOf(stretch)),
              moveHint: t`Arrows move it, with Shift they change its end. Enter puts it there, Escape puts it back. Enter alone opens it.`,
              createHint: t`Enter begins a reservation. Arrows move it, with Shift they change its end. Enter again makes it.`,
            }}
          />
        ) : (
          <Skeleton className="m-4 min-h-60 flex-1" />
        )}
      </div>
      {openId !== undefined && <ReservationCard id={openId} onClose={() => setOpenId(undefined)} onChange={setForm} />}
      {feeding && <FeedsDialog onClose={() => setFeeding(false)} />}
      {finding && (
        <FindDialog
          day={day < today ? today : day}
          onClose={() => setFinding(false)}
          onChoose={({ venue, day: on, startsAt, endsAt }, people, repeat) => {
            setFinding(false)
            setForm(reservationForm.open(newReservation({ venueId: venue.id, day: on, startsAt, endsAt, people, repeat })))
          }}
        />
      )}
      {asking && (
        <SeriesMove
          title={t`Move ${asking.title}?`}
          text=""
          label={t`Move`}
          rows={[{ series: null }]}
          onClose={() => {
            setAsking(undefined)
            setMoving(undefined)
          }}
          onBody={(which) =>
            moveSeries.mutateAsync({ path: asking.path, body: { ...asking.place, ...(which as SeriesChoice) } }).then((rows) => {
              const moved = rows.find((row) => row.id === asking.path.reservationId) ?? rows[0]!
              sayDone(rows.length > 1 ? t`Reservations moved` : t`Reservation moved`, moved, { from: asking.from, count: rows.length })
              return refetch()
            })
          }
        />
      )}
      <Suspense>{form?.render({ caller, onClose: () => setForm(undefined), onSaved: () => setForm(undefined) })}</Suspense>
    </div>
  )
}
