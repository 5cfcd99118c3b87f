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
      text: msg`OneRoster 1.1 or 1.2. Your student information system provides the address and the client.`,
      fields: [
        { field: 'address', input: address, hint: msg`Everything before /users, such as https://sis.school.example/ims/oneroster/v1p1` },
        'signIn',
        { field: 'tokenAddress', input: address, when: ({ signIn }) => signIn === 'ClientCredentials' },
        { field: 'client', input: {}, when: ({ signIn }) => signIn === 'ClientCredentials' },
        {
          field: 'scope',
          input: {},
          when: ({ signIn }) => signIn === 'ClientCredentials',
          hint: msg`Separated by spaces, if the service requires any`,
        },
        { field: 'onlyChanges', hint: msg`Since the last applied roster; everything once a week` },
      ],
      Below: Credential,
    },
    {
      title: msg`Every day`,
      text: msg`Fetched on behalf of the person who saves this, with their permissions.`,
      fields: [
        {
          field: 'pullsAt',
          hint: msg`At the school; empty for never`,
          Control: ({ control, value, onValueChange }) => (
            <Input {...control} type="time" value={value} onChange={({ target }) => onValueChange(target.value)} />
          ),
        },
        { field: 'applies', hint: msg`Unless it deactivates more than the limit, or has values that are not mapped` },
        ['pausedFrom', 'pausedUntil'],
        { field: 'mailTo', hint: msg`One address per line. Leave empty for the person who saves this` },
      ],
    },
  ],
})
