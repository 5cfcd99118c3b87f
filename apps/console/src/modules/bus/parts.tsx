// Parts of rows and panels that no other record has.
import type { Schema } from '@isb/sdk'
import { callOn, otherWeekdays } from '@isb/sdk/rules'
import { named } from '../../lib/base/words/i18n.ts'
import { Phone } from '../../lib/engine/record/contact.tsx'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { weekdaysText } from '../../lib/engine/record/weekdays.ts'

type Route = Schema<'BusRoute'>

/** Somebody with a phone that can be called. */
export const Caller = ({ name, phone }: { name: string; phone: string }) => (
  <>
    {name} {phone && <Phone number={phone} />}
  </>
)

/** The times of a stop that are not the usual one, each with its weekdays. */
const otherTimesText = (stop: Route['stops'][number]): string =>
  [...Map.groupBy(otherWeekdays([stop]), (day) => callOn(stop, day))].map(([at, days]) => `${weekdaysText(days)} ${at}`).join(' · ')

/** The stops of a route with their times, each leading to its record. */
export const Stops = ({ stops }: Pick<Route, 'stops'>) => (
  <ol className="grid gap-1">
    {stops.map((stop) => (
      <li key={stop.stopId} className="flex gap-3 tabular-nums">
        <span className="w-12 shrink-0 text-fg-2">{stop.at}</span>
        <span>
          <RecordLink to="/bus/stop" search={{ id: stop.stopId }}>
            {named(stop)}
          </RecordLink>
          {otherWeekdays([stop]).length > 0 && <span className="block text-xs text-fg-2">{otherTimesText(stop)}</span>}
        </span>
      </li>
    ))}
  </ol>
)

/** Says in red that the bus of a run that is still to take place is not in service. */
export const OutOfService = ({ run: { status, vehicle } }: { run: Pick<Schema<'BusRun'>, 'status' | 'vehicle'> }) =>
  vehicle && vehicle.status !== 'InService' && (status === 'Planned' || status === 'OnTheRoad') ? (
    <b className="text-xs text-bad">{enumWord('BusVehicleStatus', vehicle.status)}</b>
  ) : null
