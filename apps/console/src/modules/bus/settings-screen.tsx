// What others may read of buses, the tiles of the map, the feed of others, and when families hear that a bus comes.
import { operationOf, type Schema } from '@isb/sdk'
import { bus } from '@isb/sdk/metadata'
import { Note } from '@isb/ui'
import { msg, plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FeedAddress } from '../../lib/feed-address.tsx'
import { comma } from '../../lib/i18n.ts'
import { query } from '../../lib/query.ts'
import { useWhen } from '../../lib/record/when.ts'
import { enumWord } from '../../lib/record/values.tsx'
import { settingsScreen } from '../../lib/screen/settings-screen.tsx'

type Shown = { settings: Schema<'BusSettings'> }

/** Where others read what is open, while it is. */
const OpenFeeds = ({ settings: { openFeeds } }: Shown) =>
  openFeeds && (
    <div className="grid gap-2">
      <FeedAddress path={operationOf('bus.openFeed').path} />
      {(['vehicle-positions.pb', 'trip-updates.pb', 'alerts.pb'] as const).map((feed) => (
        <FeedAddress key={feed} path={operationOf('bus.openRealtime').path.replace('{feed}', feed)} />
      ))}
    </div>
  )

const againMs = 10_000

/** How the reading goes. */
function Source({ settings: { feedAddress } }: Shown) {
  const { t } = useLingui()
  const { exact } = useWhen()
  const { data } = useQuery({ ...query('bus.source'), enabled: feedAddress !== '', refetchInterval: againMs, meta: { quiet: true } })
  if (feedAddress === '' || !data?.readAt) return null
  const { readAt, buses, unknown, ignored, fault } = data
  if (fault) return <Note tone="bad">{`${exact(readAt)}: ${enumWord('BusSourceFault', fault)}`}</Note>
  const told = [
    t`${plural(buses, { one: '# bus moved', other: '# buses moved' })}`,
    unknown > 0 && t`${plural(unknown, { one: '# unknown license plate', other: '# unknown license plates' })}`,
    ignored > 0 && t`${plural(ignored, { one: '# place ignored', other: '# places ignored' })}`,
  ]
  return <p role="status" className="text-fg-2">{`${exact(readAt)}: ${told.filter(Boolean).join(comma())}`}</p>
}

const hasTiles = ({ tilesAddress }: { tilesAddress: string }) => tilesAddress !== ''
const hasFeed = ({ feedAddress }: { feedAddress: string }) => feedAddress !== ''

export default settingsScreen('bus.settings', bus, {
  update: 'bus.updateSettings',
  asks: ({ openFeeds }, before) =>
    openFeeds && !before.openFeeds
      ? {
          title: t`Show everybody where the buses are?`,
          text: t`Anybody on the internet can read the timetable and where buses are, a minute late. License plates, drivers, how full a bus is and stops of fewer than five riders are left out.`,
          verb: t`Open the feeds`,
        }
      : undefined,
  text: msg`What others may read, where the map comes from, and the feed of a bus company.`,
  sections: [
    {
      title: msg`Families`,
      text: msg`Their app hears that the bus is coming so long before it is expected at their child’s stop.`,
      fields: [{ field: 'approachMinutes' }],
    },
    {
      title: msg`The map`,
      text: msg`Without tiles the map shows lines, stops and buses alone, and nobody outside learns who looks. With a tile server it does. Open pages show the tiles once they are loaded anew.`,
      fields: [
        { field: 'tilesAddress', hint: msg`Such as https://tiles.example/'{z}'/'{x}'/'{y}'.png. Empty for none.` },
        { field: 'tilesDatum', when: hasTiles },
        { field: 'tilesSource', when: hasTiles, hint: msg`Stands on the map, such as © OpenStreetMap contributors` },
      ],
    },
    {
      title: msg`Feed of a bus company`,
      text: msg`Vehicle positions as GTFS-Realtime, read every 15 seconds. Buses are known by their license plates.`,
      fields: [
        { field: 'feedAddress', hint: msg`https, and not in a private network unless the operator allows it. Empty for none.` },
        { field: 'feedDatum', when: hasFeed },
      ],
      Below: Source,
    },
    {
      title: msg`Open feeds`,
      text: msg`Anybody may read the timetable as GTFS, and where buses are as GTFS-Realtime, a minute late. License plates, drivers, how full a bus is, and stops of fewer than five riders are left out. Programs of the school read everything but people by their API token, open or not.`,
      fields: [{ field: 'openFeeds' }],
      Below: OpenFeeds,
    },
  ],
})
