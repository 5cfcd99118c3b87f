// Who is told of absences, and by which rules.
import { absence } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { settingsScreen } from '../../lib/screen/settings-screen.tsx'
import { isWrong, Mailboxes, save, WithoutMailbox } from './mailboxes.tsx'

export default settingsScreen('absence.settings', absence, {
  update: 'absence.updateSettings',
  text: msg`Who is told of a new absence. Separate several addresses with semicolons; each office is told only what it needs.`,
  Aside: WithoutMailbox,
  beside: { isWrong, save },
  sections: [
    { title: msg`Mailboxes`, fields: [], wide: true, Below: Mailboxes },
    {
      title: msg`Who else, and when`,
      text: msg`Addresses outside the school’s own domains are marked.`,
      fields: ['homeroomCopy', ['directorsFrom', 'ownDomains']],
    },
    {
      title: msg`Rules`,
      text: msg`How late families may be, and when somebody should look.`,
      fields: [
        ['guardianDaysBack', 'proofFrom', 'attentionPercent'],
        ['sickInClass', 'sickWithinDays'],
        { field: 'symptoms', hint: msg`One on each line, to choose from for sick leave. Anything else can be typed.` },
      ],
    },
  ],
})
