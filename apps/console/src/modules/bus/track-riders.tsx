// Who is on a bus that is on the road, for those who may see children: how many have boarded at each stop, and who is unaccounted for.
import type { Data } from '@isb/sdk'
import { isUnaccounted } from '@isb/sdk/rules'
import { cn, Note } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { comma, named } from '../../lib/base/words/i18n.ts'
import { PersonName } from '../../lib/engine/record/person-name.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { Phone } from '../../lib/engine/record/contact.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import type { Track } from './track-state.tsx'

type Sheet = Data<'bus.sheet'>
type Rider = Sheet['riders'][number]
const runPath = '/bus/run'

/** The riders of a run on the road; undefined for those who may not see them, and for any other run. */
export function useRiders({ run }: Track): readonly Rider[] | undefined {
  const { may } = useCaller()
  const isShown = run.status === 'OnTheRoad' && may('bus.sheet')
  // Marks come from a phone one by one: what is shown is never older than some seconds.
  const { data } = useQuery({
    ...query('bus.sheet', { query: { routeId: run.routeId } }),
    enabled: isShown,
    refetchInterval: 15_000,
  })
  return isShown ? data?.riders : undefined
}

/** When the bus left the stop at which a rider gets on; null before. */
const leftAt = ({ run, times }: Track, rider: Rider): string | null =>
  (run.direction === 'ToSchool' ? times.find(({ stopId }) => stopId === rider.stopId) : times[0])?.passedAt ?? null

/** Children about whom nobody has said anything although the bus has left their stop. */
export function Unaccounted({ track, riders }: { track: Track; riders: readonly Rider[] }) {
  const { t } = useLingui()
  const { clock } = useWhen()
  const lost = riders.filter((rider) => rider.boarding === 'Open' && isUnaccounted(rider) && leftAt(track, rider) !== null)
  if (lost.length === 0) return null
  return (
    <Note tone="bad" className="mb-4">
      <div className="min-w-0">
        <b className="block">{t`${plural(lost.length, { one: '# child unaccounted for', other: '# children unaccounted for' })}`}</b>
        <ul className="my-2 grid gap-2">
          {lost.map((rider) => {
            const stop = track.run.stops.find(({ stopId }) => stopId === rider.stopId)
            const adult = rider.adults.find(({ phone }) => phone)
            const at = clock(leftAt(track, rider)!)
            return (
              <li key={rider.bookingId}>
                <b>
                  <PersonName person={rider} />
                </b>
                <span className="block">
                  {stop && t`Expected at ${named(stop)}. The bus left at ${at} without a mark, and there is no leave.`}
                </span>
                {adult?.phone && (
                  <span className="block">
                    {named(adult)} <Phone number={adult.phone} />
                  </span>
                )}
              </li>
            )
          })}
        </ul>
        <Link to={runPath} search={{ routeId: track.run.routeId }} className="underline">{t`Mark riders`}</Link>
      </div>
    </Note>
  )
}

const looks = {
  Boarded: 'border-lead bg-lead',
  GotOff: 'border-lead bg-lead-soft-2',
  NotThere: 'border-line-2 bg-press',
  Open: 'border-lead bg-surface',
} as const

/** The riders of one stop: a bar each, and how many have boarded. */
export function Boarded({ track, stopId, riders }: { track: Track; stopId: number; riders: readonly Rider[] }) {
  const { t } = useLingui()
  const mine = riders.filter((rider) => rider.stopId === stopId)
  if (mine.length === 0) return null
  const [boarded, away] = [mine.filter(wasOn).length, mine.filter((rider) => rider.away && rider.boarding === 'Open').length]
  const [due, off] = [mine.length - away, mine.filter(({ boarding }) => boarding === 'GotOff').length]
  const isHome = track.run.direction === 'FromSchool'
  return (
    <span className="block pb-2 text-xs font-normal text-fg-2">
      {[isHome ? t`${off} of ${due} got off` : t`${boarded} of ${due} boarded`, away > 0 && t`${away} on leave`]
        .filter(Boolean)
        .join(comma())}
      <span aria-hidden className="mt-1 flex flex-wrap gap-0.5">
        {mine.map((rider) => (
          <span
            key={rider.bookingId}
            className={cn(
              'h-3 w-1.5 rounded-sm border',
              rider.boarding === 'Open' && rider.away
                ? 'border-line-2 border-dashed'
                : rider.boarding === 'Open' && leftAt(track, rider) !== null
                  ? 'border-bad bg-bad'
                  : looks[rider.boarding],
            )}
          />
        ))}
      </span>
    </span>
  )
}

const wasOn = ({ boarding }: Rider) => boarding === 'Boarded' || boarding === 'GotOff'

/** How many are on the bus now. */
export const aboard = (riders: readonly Rider[]): number => riders.filter(({ boarding }) => boarding === 'Boarded').length
