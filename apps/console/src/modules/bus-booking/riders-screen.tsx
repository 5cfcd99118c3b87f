// Who rides a run, stop by stop, to print for the attendant.
import type { Schema } from '@isb/sdk'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { named } from '../../lib/base/words/i18n.ts'
import { bareName, personApart } from '../../lib/engine/record/person-name.tsx'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { Paper } from '../../lib/engine/print/paper.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { routeText } from './parts.tsx'

const route = getRouteApi('/_level/bus-booking/riders')

type Rider = Schema<'BusRider'>

export default function RidersScreen() {
  const { t } = useLingui()
  const { dayFromNow, day: dayWords } = useWhen()
  const { day = dayFromNow(0), routeId = 0 } = route.useSearch()
  const { data: board } = useQuery(query('busBooking.board', { query: { day } }))
  const { data, error, isFetching, refetch } = useQuery({
    ...query('busBooking.riders', { query: { routeId, day } }),
    enabled: routeId > 0,
  })
  const run = board?.runs.find(({ route }) => route.id === routeId)
  const about = [run && routeText(run.route), dayWords(day), run?.plate, run && `${run.riders} / ${run.seats}`].filter(Boolean).join(' · ')
  return (
    <Paper
      title={t`Rider list`}
      up="/bus-booking"
      loading={routeId > 0 && !data && !error}
      failed={
        error &&
        !data && (
          <NotLoaded className="m-auto" title={t`The riders did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
        )
      }
      empty={
        routeId === 0
          ? { title: t`No run is chosen`, text: t`Open this page from a run under Bus booking.` }
          : data?.length === 0
            ? { title: t`Nobody has booked this run`, text: about }
            : undefined
      }
      sheets={data && data.length > 0 ? [<Riders key={routeId} about={about} riders={data} />] : []}
    />
  )
}

/** A box to tick beside each rider, stop by stop; those who wait for a seat come last. */
function Riders({ about, riders }: { about: string; riders: readonly Rider[] }) {
  const { t } = useLingui()
  const calls = Map.groupBy(riders, ({ state, at, stop }) => (state === 'Waiting' ? t`Waiting list` : `${at ?? ''} ${named(stop)}`.trim()))
  return (
    <article className="mx-auto w-full max-w-3xl bg-surface p-8">
      <h2 className="text-xl font-bold">{about}</h2>
      {[...calls].map(([call, group]) => (
        <section key={call} className="mt-4 break-inside-avoid">
          <h3 className="flex justify-between border-b-2 border-line-2 pb-1 font-bold tabular-nums">
            {call} <span className="font-normal text-fg-2">{group.length}</span>
          </h3>
          <ul>
            {group.map((rider) => (
              <li key={rider.bookingId} className="flex gap-3 border-b border-line py-1">
                <span aria-hidden className="w-6 text-center tabular-nums">
                  {rider.state === 'Seat' ? '☐' : rider.placeInLine}
                </span>
                <span className={`flex-1 ${rider.state === 'Away' ? 'line-through' : ''}`}>
                  {bareName(rider)}
                  {rider.isNew && <b className="ms-2 text-sm">{t`New`}</b>}
                </span>
                <span className="text-fg-2">
                  {rider.state === 'Away'
                    ? enumWord('BusRideState', 'Away')
                    : [personApart(rider), rider.met && t`met by an adult`].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}
