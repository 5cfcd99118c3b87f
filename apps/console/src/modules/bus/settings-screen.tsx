// What others may read of buses, the tiles of the map, the feed of others, and when families hear that a bus comes.
import { operationOf, type Schema } from '@isb/sdk'
import { bus } from '@isb/sdk/metadata'
import { Note } from '@isb/ui'
import { msg, plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FeedAddress } from '../../lib/shared/text/feed-address.tsx'
import { comma, labelled, locale } from '../../lib/base/words/i18n.ts'
import { query } from '../../lib/base/connection/query.ts'
import { useWhen } from '../../lib/engine/record/when.ts'
import { enumWord } from '../../lib/engine/record/values.tsx'
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
  const { data } = useQuery({ ...query('bus.source'), enabled: feedAddress !== '', refetchInterval: againMs })
  if (feedAddress === '' || !data?.readAt) return null
  const { readAt, buses, unknown, ignored, fault } = data
  if (fault) return <Note tone="bad">{labelled(locale(), exact(readAt), enumWord('BusSourceFault', fault))}</Note>
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
          text: t`Anyone on the internet can read the timetable and bus positions a minute old. License plates, drivers, how full a bus is and stops with fewer than five riders are left out.`,
          verb: t`Make public`,
        }
      : undefined,
  text: msg`Public feeds, the map, and the feed of the bus company.`,
  sections: [
    {
      title: msg`Families`,
      text: msg`The app tells families this many minutes before the bus reaches their child’s stop.`,
      fields: [{ field: 'approachMinutes' }],
    },
    {
      title: msg`The map`,
      text: msg`Without tiles, the map shows only routes, stops and buses, and nobody outside the school can tell who is looking. With tiles, the operator of the tile server can. Reload open pages to see the tiles.`,
      fields: [
        { field: 'tilesAddress', hint: msg`Such as https://tiles.example/'{z}'/'{x}'/'{y}'.png. Leave empty for none.` },
        { field: 'tilesDatum', when: hasTiles },
        { field: 'tilesSource', when: hasTiles, hint: msg`Shown on the map, such as © OpenStreetMap contributors` },
      ],
    },
    {
      title: msg`Bus company feed`,
      text: msg`Vehicle positions as GTFS-Realtime, read every 15 seconds. Buses are known by their license plates.`,
      fields: [
        {
          field: 'feedAddress',
          hint: msg`Must be https, and not in a private network unless the operator allows it. Leave empty for none.`,
        },
        { field: 'feedDatum', when: hasFeed },
      ],
      Below: Source,
    },
    {
      title: msg`Open feeds`,
      text: msg`Anyone can read the timetable as GTFS, and bus positions as GTFS-Realtime, a minute old. License plates, drivers, how full a bus is, and stops with fewer than five riders are left out. Public or not, the school’s own programs read everything except people with an API token.`,
      fields: [{ field: 'openFeeds' }],
      Below: OpenFeeds,
    },
  ],
})
