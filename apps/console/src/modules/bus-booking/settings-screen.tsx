// How late families can book a seat, and which children an adult must meet on the way home.
import { busBooking } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { late } from '../../lib/base/lazy/late.tsx'
import { settingsScreen } from '../../lib/screen/settings-screen.tsx'

const GradeChoices = late(() => import('../../lib/engine/form/grade-choices.tsx'))

export default settingsScreen('busBooking.settings', busBooking, {
  update: 'busBooking.updateSettings',
  text: msg`How late families can book a seat, and which children an adult must meet on the way home.`,
  sections: [
    {
      title: msg`Cut-off`,
      text: msg`Families can book until this many minutes before the bus reaches their stop. The office can book at any time.`,
      fields: [{ field: 'cutOffMinutes' }],
    },
    {
      title: msg`The way home`,
      text: msg`Children in these grades are handed to a named adult only. The attendant records to whom.`,
      fields: [{ field: 'metGrades', group: true, Control: GradeChoices }],
    },
  ],
})
