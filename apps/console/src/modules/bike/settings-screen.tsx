// How bikes are rented, and whether others may read what is free.
import { operationOf, type Schema } from '@isb/sdk'
import { bike } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { FeedAddress } from '../../lib/shared/text/feed-address.tsx'
import { settingsScreen } from '../../lib/screen/settings-screen.tsx'

const isPublic = ({ feedPublic }: { feedPublic: boolean }) => feedPublic

/** Where others read what is public, while it is. */
const Feed = ({ settings: { feedPublic } }: { settings: Schema<'BikeSettings'> }) =>
  feedPublic && <FeedAddress path={operationOf('bike.feed').path.replace('{feed}', 'gbfs.json')} />

export default settingsScreen('bike.settings', bike, {
  update: 'bike.updateSettings',
  text: msg`How many bikes one person can rent and for how long, and what is public.`,
  sections: [
    {
      title: msg`Renting`,
      text: msg`Applies from the next request. Bikes already out keep their due date.`,
      fields: [
        { field: 'maxRents', hint: msg`Per person, including pending requests` },
        { field: 'rentalDays', hint: msg`Counted from the day the bike leaves the rack` },
      ],
    },
    {
      title: 'field.feedPublic',
      text: msg`Lets other apps show how many bikes are available, as GBFS 3.0. It never says who has a bike.`,
      fields: [
        { field: 'feedPublic', label: msg`Make availability public` },
        [
          { field: 'latitude', hint: msg`In degrees, WGS 84: 39.9042`, required: isPublic },
          { field: 'longitude', hint: msg`In degrees, WGS 84: 116.4074`, required: isPublic },
        ],
      ],
      Below: Feed,
    },
  ],
})
