// Every account, whatever its type.
import { whyNotErase, whyNotStaff } from '@isb/sdk/rules'
import { staff } from '@isb/sdk/metadata'
import { msg, plural, t } from '@lingui/core/macro'
import { Ban, CircleCheck, Fingerprint, LogOut, Mail, ShieldCheck, UserRoundMinus, UserRoundPlus } from 'lucide-react'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { late, lateDialog } from '../../lib/base/lazy/late.tsx'
import { BothNames } from '../../lib/engine/record/both-names.tsx'
import { personActions } from '../../lib/shared/person/actions.ts'
import { deletion } from '../../lib/screen/deletion.ts'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import type { Staff } from './data.ts'
import { nameWord, staffForm, zhWord } from './form.ts'
import { LastHere, RoleNames, Roles, SecondFactor, State } from './parts.tsx'
import { useCounts, useRoleFilter } from './use-filters.ts'
import { bareName, personApart, personName } from '../../lib/engine/record/person-name.tsx'

const EndSessions = lateDialog(async () => ({ default: (await import('./end-sessions.tsx')).EndSessions }))
const EndSessionsOfMany = lateDialog(async () => ({ default: (await import('./end-sessions.tsx')).EndSessionsOfMany }))

const withRole = (roleId: unknown) => ({ path: { roleId } })

const ChooseRole = lateDialog(() => import('./choose-role.tsx'))

export default listScreen('staff.list', staff, {
  name: 'staff',
  title: msg`Staff`,
  text: msg`All accounts, their roles, and whether they can sign in.`,
  search: msg`Name, pinyin or email`,
  searched: msg`Searches names, pinyin and email.`,
  empty: {
    subject: 'people',
    title: msg`No accounts yet`,
    text: msg`Accounts come from the student information system, from a file, or are added here.`,
  },
  columns: [
    { field: 'name', header: nameWord, width: 'minmax(9.5rem, 2fr)', cell: (row) => <BothNames row={row} /> },
    { field: 'email', width: 'minmax(14rem, 2fr)' },
    { field: 'type', width: '5rem', card: 'none' },
    { field: 'roles', width: 'minmax(7rem, 1.5fr)', cell: (row) => <RoleNames row={row} /> },
    { field: 'enabled', width: '6.75rem', cell: (row) => <State row={row} /> },
    { field: 'gender', width: '5.5rem', card: 'none', hidden: 'narrow' },
    { field: 'lastLoginAt', width: '8.5rem', hidden: 'narrow', cell: (row) => <LastHere row={row} /> },
    { field: 'syncedAt', width: '8.5rem', card: 'none', hidden: 'narrow' },
    { field: 'source', width: '5rem', card: 'none', hidden: 'narrow' },
  ],
  tabs: {
    field: 'type',
    label: msg`Kinds of accounts`,
    words: { parent: msg({ message: 'Parents', context: 'people' }), student: msg`Students` },
    useCounts,
  },
  filters: { roleId: useRoleFilter },
  rowName: personName,
  forms: [staffForm],
  create: staffForm.create,
  bulk: [
    {
      operation: 'staff.addRole',
      label: msg`Give a role`,
      icon: UserRoundPlus,
      input: withRole,
      Dialog: (props) => <ChooseRole {...props} kind="give" />,
      done: (count) => t`${plural(count, { one: 'Role given to # account', other: 'Role given to # accounts' })}`,
    },
    {
      operation: 'staff.removeRole',
      label: msg`Take a role`,
      icon: UserRoundMinus,
      input: withRole,
      Dialog: (props) => <ChooseRole {...props} kind="take" />,
      done: (count) => t`${plural(count, { one: 'Role taken from # account', other: 'Role taken from # accounts' })}`,
    },
  ],
  actions: [
    staffForm.edit,
    {
      id: 'roles',
      label: 'field.roles',
      short: msg`Assign roles`,
      icon: ShieldCheck,
      place: 'main',
      needs: ['staff.setRoles'],
      Dialog: lateDialog(() => import('./roles-dialog.tsx')),
    },
    {
      operation: 'staff.enable',
      label: msg`Enable`,
      icon: CircleCheck,
      when: ({ enabled }) => !enabled,
      asks: (row) => ({
        title: t`Enable ${personName(row)}?`,
        text: t`${bareName(row)} can sign in again, with the same roles as before.`,
      }),
      done: (row) => t`${personName(row)} can sign in again`,
      bulk: {
        asks: ({ length }) => ({
          title: t`${plural(length, { one: 'Enable # account?', other: 'Enable # accounts?' })}`,
          text: t`They can sign in again, with the same roles as before.`,
        }),
        done: (count) => t`${plural(count, { one: '# account enabled', other: '# accounts enabled' })}`,
      },
    },
    {
      operation: 'staff.disable',
      label: msg`Disable`,
      icon: Ban,
      when: ({ enabled }) => enabled,
      whyNot: (row, { id }) => whyNotStaff('disable', row, id),
      asks: (row) => ({
        title: t`Disable ${personName(row)}?`,
        text: t`All sessions end at once and API tokens stop working. Roles and history stay, and the account can be enabled again.`,
        danger: true,
      }),
      done: (row) => t`${personName(row)} is disabled`,
      bulk: {
        danger: true,
        asks: ({ length }) => ({
          title: t`${plural(length, { one: 'Disable # account?', other: 'Disable # accounts?' })}`,
          text: t`All their sessions end at once and API tokens stop working. Roles and history stay.`,
        }),
        done: (count) => t`${plural(count, { one: '# account disabled', other: '# accounts disabled' })}`,
      },
    },
    {
      operation: 'staff.invite',
      label: msg`Invite`,
      labelFor: ({ lastLoginAt, invitedUntil }) => (lastLoginAt === null && invitedUntil === null ? t`Invite` : t`Invite again`),
      icon: Mail,
      when: ({ service }) => !service,
      whyNot: (row, { id }) => whyNotStaff('invite', row, id),
      done: () => t`Invitation sent`,
      bulk: {
        asks: ({ length }) => ({
          title: t`${plural(length, { one: 'Invite # person?', other: 'Invite # people?' })}`,
          text: t`Each person gets an email with a link to set a password, valid for 72 hours. Earlier links stop working.`,
          label: t`Send invitations`,
        }),
        done: (count) => t`${plural(count, { one: '# invitation sent', other: '# invitations sent' })}`,
      },
    },
    {
      operation: 'staff.endSessions',
      label: msg`End sessions`,
      icon: LogOut,
      Dialog: EndSessions,
      bulk: {
        danger: true,
        Dialog: EndSessionsOfMany,
        input: (keepTokens) => ({ query: { keepTokens } }),
        done: (count) => t`${plural(count, { one: 'Sessions of # account ended', other: 'Sessions of # accounts ended' })}`,
      },
    },
    {
      operation: 'staff.resetSecondFactor',
      label: msg`Reset second factor`,
      icon: Fingerprint,
      when: ({ secondFactor }) => secondFactor === 'Set',
      whyNot: (row, { id }) => (row.id === id ? 'STAFF_SELF' : null),
      danger: true,
      asks: (row) => ({
        title: t`Reset the second factor of ${personName(row)}?`,
        text: t`For somebody who has lost it. Their sessions end, and they are told by email.`,
        label: t`Reset`,
      }),
      done: () => t`Second factor reset`,
    },
    ...personActions,
    {
      ...deletion(
        (row: Staff) => personName(row),
        () =>
          t`Deleted data cannot be recovered. Sessions and API tokens go with the account; the audit keeps what it did. To keep somebody out for a while, disable the account instead.`,
      ),
      operation: 'staff.remove',
      whyNot: (row, { id }) => whyNotErase(row, id),
    },
  ],
  panel: {
    title: (row) => <BothNames row={row} />,
    lines: [
      { id: 'name', label: nameWord, value: ({ name }) => name },
      { id: 'nameZh', label: zhWord, value: ({ nameZh }) => nameZh && <span lang="zh-CN">{nameZh}</span> },
      'email',
      {
        id: 'type',
        value: ({ type, service }) => [enumWord('StaffType', type), service && sharedWord('field.service')].filter(Boolean).join(' · '),
      },
      { id: 'studentNumber', when: ({ studentNumber }) => studentNumber !== '', value: personApart },
      { id: 'parentOf', label: msg`Child`, when: ({ parentOf }) => parentOf !== null, value: personApart },
      'gender',
      { id: 'roles', value: (row) => <Roles row={row} /> },
      { id: 'secondFactor', when: ({ service }) => !service, value: (row) => <SecondFactor row={row} /> },
      { id: 'invite', when: ({ invitedUntil }) => invitedUntil !== null, value: (row) => <InvitedUntil row={row} /> },
      { id: 'lastLoginAt', when: ({ service }) => !service, value: (row) => <LastLogin row={row} /> },
      'source',
      'syncedAt',
      'createdAt',
      'updatedAt',
    ],
    tabs: [
      { id: 'access', label: msg`Access`, Content: late(() => import('./access.tsx')) },
      {
        id: 'tokens',
        label: msg`API tokens`,
        when: ({ service }, { may }) => service && may('staff.tokens'),
        Content: late(() => import('./tokens.tsx')),
      },
    ],
  },
})

function InvitedUntil({ row }: { row: Staff }) {
  const { exact } = useWhen()
  return t`valid until ${exact(row.invitedUntil)}`
}

const LastLogin = ({ row }: { row: Staff }) => useWhen().exact(row.lastLoginAt) || t`Never`
