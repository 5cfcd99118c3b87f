// How bikes are rented, and whether others may read what is free.
import { operationOf, type Schema } from '@isb/sdk'
import { bike } from '@isb/sdk/metadata'
import { CopyField, Field } from '@isb/ui'
import { msg, t } from '@lingui/core/macro'
import { basePath } from '../../lib/deployment.ts'
import { settingsScreen } from '../../lib/screen/settings-screen.tsx'

const isPublic = ({ feedPublic }: { feedPublic: boolean }) => feedPublic

export default settingsScreen('bike.settings', bike, {
  update: 'bike.updateSettings',
  title: msg`Settings of bikes`,
  text: msg`How many one may have and for how long, and what the public may read.`,
  sections: [
    {
      title: msg`Renting`,
      text: msg`Holds from the next request. Bikes that are out keep the day they are due.`,
      fields: [
        { field: 'maxRents', hint: msg`For one person, requests that wait included` },
        { field: 'rentalDays', hint: msg`Counted from the day on which the bike leaves the rack` },
      ],
    },
    {
      title: 'field.feedPublic',
      text: msg`Lets other apps show how many bikes are free, as GBFS 3.0. Who has a bike is never in it.`,
      fields: [
        { field: 'feedPublic', label: msg`Anybody may read what is free` },
        [
          { field: 'latitude', hint: msg`In degrees, WGS 84: 39.9042`, required: isPublic },
          { field: 'longitude', hint: msg`In degrees, WGS 84: 116.4074`, required: isPublic },
        ],
      ],
      Below: FeedAddress,
    },
  ],
})

/** Where other apps read what is free. */
function FeedAddress({ settings: { feedPublic } }: { settings: Schema<'BikeSettings'> }) {
  if (!feedPublic) return null
  const address = `${location.origin}${basePath}/isb/admin${operationOf('bike.feed').path.replace('{feed}', 'gbfs.json')}`
  return (
    <Field label={t`Address of the feed`}>
      <CopyField value={address} words={{ copy: t`Copy`, copied: t`Copied` }} />
    </Field>
  )
}
