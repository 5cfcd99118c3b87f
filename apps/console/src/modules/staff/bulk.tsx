import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Ban, CircleCheck, LogOut, Mail, UserRoundMinus, UserRoundPlus } from 'lucide-react'
import { useMemo } from 'react'
import type { ListBulk } from '../../lib/list/types.ts'
import { ChooseRole } from './choose-role.tsx'
import { useMay, useMyId, whyNot, type Staff } from './data.ts'

const path = ({ id }: Staff) => ({ path: { staffId: id } })
const pathWithRole = ({ id }: Staff, roleId: unknown) => ({ path: { staffId: id, roleId } })

/** What can be done with many accounts at once. */
export function useBulkActions(): readonly ListBulk<Staff>[] {
  const { t } = useLingui()
  const may = useMay()
  const me = useMyId()
  return useMemo(() => {
    const all: (ListBulk<Staff> | false)[] = [
      may.assign && {
        id: 'giveRole',
        label: t`Give a role`,
        icon: <UserRoundPlus aria-hidden />,
        operation: 'staff.addRole',
        input: pathWithRole,
        dialog: (props) => <ChooseRole {...props} kind="give" />,
        done: (count) => t`${plural(count, { one: 'Role given to # account', other: 'Role given to # accounts' })}`,
      },
      may.assign && {
        id: 'takeRole',
        label: t`Take a role`,
        icon: <UserRoundMinus aria-hidden />,
        operation: 'staff.removeRole',
        input: pathWithRole,
        dialog: (props) => <ChooseRole {...props} kind="take" />,
        done: (count) => t`${plural(count, { one: 'Role taken from # account', other: 'Role taken from # accounts' })}`,
      },
      may.enable && {
        id: 'enable',
        label: t`Enable`,
        icon: <CircleCheck aria-hidden />,
        operation: 'staff.enable',
        input: path,
        confirm: ({ length }) => ({
          title: t`${plural(length, { one: 'Enable # account?', other: 'Enable # accounts?' })}`,
          text: t`They can sign in again, with the roles that they have.`,
          label: t`Enable`,
        }),
        done: (count) => t`${plural(count, { one: '# account enabled', other: '# accounts enabled' })}`,
      },
      may.enable && {
        id: 'disable',
        label: t`Disable`,
        icon: <Ban aria-hidden />,
        danger: true,
        operation: 'staff.disable',
        input: path,
        whyNot: (row) => whyNot('disable', row, me),
        confirm: ({ length }) => ({
          title: t`${plural(length, { one: 'Disable # account?', other: 'Disable # accounts?' })}`,
          text: t`All their sessions end at once and API tokens stop working. Roles and history stay.`,
          label: t`Disable`,
        }),
        done: (count) => t`${plural(count, { one: '# account disabled', other: '# accounts disabled' })}`,
      },
      may.invite && {
        id: 'invite',
        label: t`Invite`,
        icon: <Mail aria-hidden />,
        operation: 'staff.invite',
        input: path,
        whyNot: (row) => whyNot('invite', row, me),
        confirm: ({ length }) => ({
          title: t`${plural(length, { one: 'Invite # person?', other: 'Invite # people?' })}`,
          text: t`Each is mailed a link to set a password, good for 72 hours. An earlier link stops working.`,
          label: t`Send invitations`,
        }),
        done: (count) => t`${plural(count, { one: '# invitation sent', other: '# invitations sent' })}`,
      },
      may.sessions && {
        id: 'endSessions',
        label: t`End sessions`,
        icon: <LogOut aria-hidden />,
        danger: true,
        operation: 'staff.endSessions',
        input: path,
        confirm: ({ length }) => ({
          title: t`${plural(length, { one: 'End the sessions of # account?', other: 'End the sessions of # accounts?' })}`,
          text: t`They are signed out on every device at once and have to sign in again.`,
          label: t`End sessions`,
        }),
        done: (count) => t`${plural(count, { one: 'Sessions of # account ended', other: 'Sessions of # accounts ended' })}`,
      },
    ]
    return all.filter((one) => one !== false)
    // oxlint-disable-next-line react/exhaustive-deps -- `may` is made anew each time, its words are not
  }, [t, me, ...Object.values(may)])
}
