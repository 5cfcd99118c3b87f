import { whyNotChangeRole } from '@isb/sdk'
import { useLingui } from '@lingui/react/macro'
import { Ban, CircleCheck, Copy, ListChecks, Pencil, Trash2 } from 'lucide-react'
import { useCallback } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import type { RowAction } from '../../lib/list/types.ts'
import { useMay, type Role } from './data.ts'

/** What can be asked for a role. */
export type Ask = 'edit' | 'assign' | 'duplicate' | 'enable' | 'disable' | 'remove'

/** The actions of a role: what one may not do is not there, what cannot be done with the built-in one says why. */
export function useActions(onAsk: (ask: Ask, row: Role) => void): (row: Role) => readonly RowAction<Role>[] {
  const { t } = useLingui()
  const may = useMay()
  return useCallback(
    (row) => {
      const why = whyNotChangeRole(row)
      const whyNot = why && sharedWord(`reason.${why}`)
      const action = (id: Ask, label: string, icon: RowAction<Role>['icon'], more?: Partial<RowAction<Role>>) => ({
        id,
        label,
        icon,
        whyNot,
        onSelect: (of: Role) => onAsk(id, of),
        ...more,
      })
      return [
        may.assign && action('assign', t`Assign Permission`, <ListChecks aria-hidden />, { place: 'main' }),
        may.edit && action('edit', t`Edit`, <Pencil aria-hidden />, { place: 'beside' }),
        may.create && !row.builtin && action('duplicate', t`Duplicate`, <Copy aria-hidden />),
        may.enable &&
          (row.enabled ? action('disable', t`Disable`, <Ban aria-hidden />) : action('enable', t`Enable`, <CircleCheck aria-hidden />)),
        may.remove && action('remove', t`Delete`, <Trash2 aria-hidden />, { danger: true, apart: true }),
      ].filter((one) => one !== false)
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `may` is made anew each time, its words are not
    [t, onAsk, ...Object.values(may)],
  )
}
