// How long the school keeps personal data.
import { retention } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { settingsScreen } from '../../lib/screen/settings-screen.tsx'

export default settingsScreen('retention.settings', retention, {
  update: 'retention.updateSettings',
  text: msg`How long the school keeps personal data.`,
  sections: [
    {
      title: msg`Retention periods`,
      text: msg`Once a day the system deletes what is older, and the audit records how much. Data still in use is never deleted: emails on their way, open sessions.`,
      fields: [
        { field: 'healthDays', hint: msg`Counted from the last day of the school year. The absence itself stays` },
        { field: 'absenceMonths', hint: msg`Counted from the day the student left` },
        {
          field: 'surveyMonths',
          hint: msg`Counted from the last day of a survey. With fewer than 13, there is no previous year to compare with`,
        },
        { field: 'recordMonths', hint: msg`Counted from the day they ended. Open ones stay` },
        { field: 'mailDays', hint: msg`Counted from the day an email was sent. That it was sent, and to whom, is kept for a year` },
        { field: 'signInDays', hint: msg`When, from which address and with which browser, counted from the end of a session` },
        { field: 'reportDays', hint: msg`What an import reported for each row. The imported data stays` },
        { field: 'boardingDays', hint: msg`Who boarded, was not there, and was handed to whom` },
        { field: 'positionDays', hint: msg`Where each bus was. When a run was at its stops stays` },
        { field: 'auditMonths', hint: msg`At least 12. Older entries can be neither read nor undone` },
      ],
    },
    {
      title: msg`Erasing people`,
      text: msg`An erasure cannot be undone. If it takes two people, one requests it and another confirms it.`,
      fields: ['twoPeople'],
    },
  ],
})
