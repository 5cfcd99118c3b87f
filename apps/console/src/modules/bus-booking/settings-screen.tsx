// Until when families book a seat.
import { busBooking } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { settingsScreen } from '../../lib/screen/settings-screen.tsx'

export default settingsScreen('busBooking.settings', busBooking, {
  update: 'busBooking.updateSettings',
  text: msg`Until when families book a seat.`,
  sections: [
    {
      title: msg`Cut-off`,
      text: msg`Families book until so many minutes before the bus comes to their stop. The office books at any time.`,
      fields: [{ field: 'cutOffMinutes' }],
    },
  ],
})
