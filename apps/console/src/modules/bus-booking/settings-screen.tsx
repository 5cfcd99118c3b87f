// Until when families book a seat, and which children are met on the way home.
import { busBooking } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { late } from '../../lib/late.tsx'
import { settingsScreen } from '../../lib/screen/settings-screen.tsx'

const GradeChoices = late(() => import('../../lib/form/grade-choices.tsx'))

export default settingsScreen('busBooking.settings', busBooking, {
  update: 'busBooking.updateSettings',
  text: msg`Until when families book a seat, and which children are met on the way home.`,
  sections: [
    {
      title: msg`Cut-off`,
      text: msg`Families book until so many minutes before the bus comes to their stop. The office books at any time.`,
      fields: [{ field: 'cutOffMinutes' }],
    },
    {
      title: msg`The way home`,
      text: msg`Children of these grades get off to a named adult only. The attendant says to whom.`,
      fields: [{ field: 'metGrades', group: true, Control: GradeChoices }],
    },
  ],
})
