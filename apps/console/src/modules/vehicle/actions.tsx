import type { PassMove } from '@isb/sdk'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Ban, Check, CopyPlus, Pencil, Printer, RotateCcw, X } from 'lucide-react'
import { useCallback } from 'react'
import type { RowAction } from '../../lib/list/types.ts'
import { useMay, whyNotMove, type Pass } from './data.ts'

/** What opens a dialog over the list. */
export type Ask = 'confirm' | 'reject' | 'void' | 'renew'

/** What can be done with a pass as it stands; what is no question now is not there. */
export function usePassActions(onAsk: (ask: Ask, row: Pass) => void): (row: Pass) => readonly RowAction<Pass>[] {
  const { t } = useLingui()
  const may = useMay()
  const navigate = useNavigate()
  return useCallback(
    (row) => {
      const can = (move: PassMove) => whyNotMove(row, move) === null
      const go = (to: string, search: object) => void navigate({ to, search: search })
      const all: (false | RowAction<Pass>)[] = [
        may.reject &&
          can('reject') && {
            id: 'reject',
            label: t`Reject the application`,
            panelLabel: t`Reject`,
            letter: 'R',
            place: 'beside',
            icon: <X aria-hidden />,
            danger: true,
            onSelect: (of) => onAsk('reject', of),
          },
        may.confirm &&
          can('confirm') && {
            id: 'confirm',
            label: t`Confirm pass`,
            letter: 'C',
            place: 'main',
            icon: <Check aria-hidden />,
            onSelect: (of) => onAsk('confirm', of),
          },
        may.renew &&
          can('renew') && {
            id: 'renew',
            // The specification's two words: what has run out is renewed, what was taken back continues.
            label: row.status === 'Expired' ? t`Renew` : t`Continue`,
            letter: 'N',
            place: 'main',
            icon: <RotateCcw aria-hidden />,
            onSelect: (of) => onAsk('renew', of),
          },
        may.edit &&
          can('update') && {
            id: 'edit',
            label: t`Edit`,
            letter: 'E',
            icon: <Pencil aria-hidden />,
            onSelect: ({ id }) => go('/vehicle/apply', { id }),
          },
        row.status === 'Valid' && {
          id: 'print',
          label: t`Print the pass`,
          panelLabel: t`Print`,
          letter: 'P',
          place: 'main',
          icon: <Printer aria-hidden />,
          onSelect: ({ id }) => go('/vehicle/print', { ids: String(id) }),
        },
        may.create && {
          id: 'another',
          label: t`New application from this one`,
          ...(row.status === 'Rejected' && { panelLabel: t`New application`, place: 'beside' as const }),
          letter: 'A',
          icon: <CopyPlus aria-hidden />,
          onSelect: ({ id }) => go('/vehicle/apply', { renewsId: id }),
        },
        may.void &&
          can('void') && {
            id: 'void',
            label: t`Void the pass`,
            panelLabel: t`Void`,
            letter: 'V',
            place: 'beside',
            icon: <Ban aria-hidden />,
            danger: true,
            onSelect: (of) => onAsk('void', of),
          },
      ]
      return all.filter((one) => one !== false)
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `may` is made anew each time, its words are not
    [t, onAsk, navigate, ...Object.values(may)],
  )
}
