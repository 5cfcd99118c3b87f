// Whether make-up workdays are school days, and whether others may subscribe to the calendar.
import { operationOf, type Schema } from '@isb/sdk'
import { calendar } from '@isb/sdk/metadata'
import { CopyField, Field } from '@isb/ui'
import { msg, t } from '@lingui/core/macro'
import { basePath } from '../../lib/deployment.ts'
import { settingsScreen } from '../../lib/screen/settings-screen.tsx'

export default settingsScreen('calendar.settings', calendar, {
  update: 'calendar.updateSettings',
  title: msg`School year settings`,
  text: msg`What an import proposes, and who may subscribe to the calendar.`,
  sections: [
    {
      title: msg`Make-up workdays`,
      text: msg`What is proposed for each make-up workday of the state when a file is brought in. Every one of them is asked about.`,
      fields: ['followMakeUp'],
    },
    {
      title: 'field.feedPublic',
      text: msg`Terms and special days as an iCalendar feed, for Outlook, Google and telephones. It names no person.`,
      fields: [{ field: 'feedPublic', label: msg`Anybody may subscribe to the calendar` }],
      Below: FeedAddress,
    },
  ],
})

/** What one subscribes to. */
function FeedAddress({ settings: { feedPublic } }: { settings: Schema<'CalendarSettings'> }) {
  if (!feedPublic) return null
  return (
    <Field label={t`Address of the feed`}>
      <CopyField
        value={`${location.origin}${basePath}/isb/admin${operationOf('calendar.feed').path}`}
        words={{ copy: t`Copy`, copied: t`Copied` }}
      />
    </Field>
  )
}
