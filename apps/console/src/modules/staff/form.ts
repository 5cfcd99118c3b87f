// The form of an account.
import { staff } from '@isb/sdk/metadata'
import { msg, t } from '@lingui/core/macro'
import { late } from '../../lib/base/lazy/late.tsx'
import { recordForm } from '../../lib/screen/record-form.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'

// People have names; only things are called something.
export const nameWord = msg({ message: 'Name', context: 'of a person' })
export const zhWord = msg({ message: 'Chinese name', context: 'of a person' })

export const staffForm = recordForm('staff.list', staff, {
  create: { operation: 'staff.create', title: msg`New account`, verb: msg`Create account`, done: msg`Account created` },
  update: {
    operation: 'staff.update',
    title: (person) => {
      const who = personName(person)
      return t`Edit ${who}`
    },
    verb: msg`Save account`,
    done: msg`Account saved`,
  },
  fields: [
    [
      { field: 'name', label: nameWord },
      { field: 'nameZh', label: zhWord },
    ],
    {
      field: 'email',
      hint: ({ email }, { email: before }) =>
        before !== '' && email.trim() !== before
          ? t`A new address ends the sessions and the invitation of this account.`
          : t`What the person signs in with`,
    },
    ['type', 'gender'],
    {
      field: 'roleIds',
      label: 'field.roles',
      hint: msg`Without a role, there is nothing to see after signing in.`,
      when: (_, { may }) => may('staff.setRoles'),
      Control: late(() => import('./role-select.tsx')),
    },
    {
      field: 'invite',
      label: msg`Email a link to set the password, valid for 72 hours`,
      // It has no password that could be set.
      when: ({ service }) => !service,
    },
    { field: 'service', label: msg`Service account: no password, API tokens only` },
  ],
  // Of the kind that the list shows now.
  begin: ({ type }) => ({ type: staff.lists['staff.list'].choices.type.find((each) => each === type) ?? 'staff', invite: true }),
})
