// Where rosters are fetched from, and when.
import { baseData } from '@isb/sdk/metadata'
import { Input } from '@isb/ui'
import { msg } from '@lingui/core/macro'
import { settingsScreen } from '../../lib/screen/settings-screen.tsx'
import { Credential } from './credential.tsx'

/** However long, it stands on one line. */
const address = { inputMode: 'url' } as const

export default settingsScreen('baseData.settings', baseData, {
  update: 'baseData.updateSettings',
  text: msg`Where rosters are fetched from, and when.`,
  sections: [
    {
      title: msg`Service`,
      text: msg`OneRoster 1.1 or 1.2. Your student information system says the address and the client.`,
      fields: [
        { field: 'address', input: address, hint: msg`Down to what stands before /users: https://sis.school.example/ims/oneroster/v1p1` },
        'signIn',
        { field: 'tokenAddress', input: address, when: ({ signIn }) => signIn === 'ClientCredentials' },
        { field: 'client', input: {}, when: ({ signIn }) => signIn === 'ClientCredentials' },
        {
          field: 'scope',
          input: {},
          when: ({ signIn }) => signIn === 'ClientCredentials',
          hint: msg`With spaces between them, if the service wants any`,
        },
        { field: 'onlyChanges', hint: msg`Since the last roster that was applied; once a week all of it` },
      ],
      Below: Credential,
    },
    {
      title: msg`Every day`,
      text: msg`Fetched in the name of whoever saves this, with their rights.`,
      fields: [
        {
          field: 'pullsAt',
          hint: msg`At the school; empty for never`,
          Control: ({ control, value, onValueChange }) => (
            <Input {...control} type="time" value={value} onChange={({ target }) => onValueChange(target.value)} />
          ),
        },
        { field: 'applies', hint: msg`Unless it deactivates more than the limit, or has words that nobody has explained` },
        ['pausedFrom', 'pausedUntil'],
        { field: 'mailTo', hint: msg`Each address on its line; empty for whoever saves this` },
      ],
    },
  ],
})
