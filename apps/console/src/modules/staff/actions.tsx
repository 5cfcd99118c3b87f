import { useLingui } from '@lingui/react/macro'
import { Ban, CircleCheck, LogOut, Mail, Pencil, ShieldCheck, Trash2 } from 'lucide-react'
import { useCallback } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import type { RowAction } from '../../lib/list/types.ts'
import { useMay, useMyId, whyNot, type Staff } from './data.ts'

/** What can be asked for an account. */
export type Ask = 'edit' | 'roles' | 'enable' | 'disable' | 'invite' | 'endSessions' | 'remove'

/** The actions of an account: what one may not do is not there, what cannot be done now says why. */
export function useActions(onAsk: (ask: Ask, row: Staff) => void): (row: Staff) => readonly RowAction<Staff>[] {
  const { t } = useLingui()
  const may = useMay()
  const me = useMyId()
  return useCallback(
    (row) => {
      const action = (id: Ask, label: string, icon: RowAction<Staff>['icon'], more?: Partial<RowAction<Staff>>) => ({
        id,
        label,
        icon,
        onSelect: (of: Staff) => onAsk(id, of),
        ...more,
      })
      const invite = row.lastLoginAt === null && row.invitedUntil === null ? t`Invite` : t`Invite again`
      return [
        may.edit && action('edit', t`Edit`, <Pencil aria-hidden />, { place: 'beside' }),
        may.assign &&
          action('roles', sharedWord('field.roles'), <ShieldCheck aria-hidden />, { place: 'main', panelLabel: t`Give and take roles` }),
        may.invite && !row.service && action('invite', invite, <Mail aria-hidden />, { whyNot: whyNot('invite', row, me) }),
        may.sessions && action('endSessions', t`End sessions`, <LogOut aria-hidden />),
        may.enable &&
          (row.enabled
            ? action('disable', t`Disable`, <Ban aria-hidden />, { whyNot: whyNot('disable', row, me) })
            : action('enable', t`Enable`, <CircleCheck aria-hidden />)),
        may.remove && action('remove', t`Delete`, <Trash2 aria-hidden />, { danger: true, apart: true, whyNot: whyNot('remove', row, me) }),
      ].filter((one) => one !== false)
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `may` is made anew each time, its words are not
    [t, me, onAsk, ...Object.values(may)],
  )
}
