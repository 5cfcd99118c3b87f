// Whether make-up workdays are school days, and whether others may subscribe to the calendar.
import { operationOf, type Schema } from '@isb/sdk'
import { calendar } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { FeedAddress } from '../../lib/shared/text/feed-address.tsx'
import { settingsScreen } from '../../lib/screen/settings-screen.tsx'

/** Where others read what is public, while it is. */
const Feed = ({ settings: { feedPublic } }: { settings: Schema<'CalendarSettings'> }) =>
  feedPublic && <FeedAddress path={operationOf('calendar.feed').path} />

export default settingsScreen('calendar.settings', calendar, {
  update: 'calendar.updateSettings',
  text: msg`What an import suggests, and who can subscribe to the calendar.`,
  sections: [
    {
      title: msg`Make-up workdays`,
      text: msg`What an import suggests for each official make-up workday. You decide on each one.`,
      fields: ['followMakeUp'],
    },
    {
      title: 'field.feedPublic',
      text: msg`Terms and special days as an iCalendar feed for Outlook, Google Calendar and phones. It names nobody.`,
      fields: [{ field: 'feedPublic', label: msg`Anyone can subscribe to the calendar` }],
      Below: Feed,
    },
  ],
})
