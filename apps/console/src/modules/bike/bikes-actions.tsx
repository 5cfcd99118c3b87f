import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { CircleCheck, ClipboardCheck, KeyRound, Pencil, Trash2, Undo2, Wrench } from 'lucide-react'
import { useCallback } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import type { RowAction } from '../../lib/list/types.ts'
import { useOperation } from '../../lib/query.ts'
import { useMay, whyNotMove, type Bike } from './data.ts'

/** What opens a dialog over the list. */
export type Ask = 'edit' | 'rentOut' | 'maintain' | 'remove'

/** What one does next with a bike as it stands: the main button of its panel. */
function nextOf({ status, rent }: Bike): string {
  if (status === 'Under Maintenance') return 'endMaintenance'
  if (status !== 'Available') return 'return'
  return rent ? 'request' : 'rentOut'
}

/** What can be done with a bike: what one may not do is not there, what cannot be done now says why. */
export function useBikeActions(onAsk: (ask: Ask, row: Bike) => void): (row: Bike) => readonly RowAction<Bike>[] {
  const { t } = useLingui()
  const may = useMay()
  const navigate = useNavigate()
  const { mutate: giveBack } = useOperation('bike.return', t`The bike is back and can be rented again`)
  const { mutate: endMaintenance } = useOperation('bike.endMaintenance', t`The bike can be rented again`, 'bike.list')
  return useCallback(
    (row) => {
      const action = (id: string, label: string, icon: RowAction<Bike>['icon'], more: Partial<RowAction<Bike>>): RowAction<Bike> => ({
        id,
        label,
        icon,
        onSelect: () => {},
        ...(nextOf(row) === id && { place: 'main' }),
        ...more,
      })
      const asks = (ask: Ask) => ({ onSelect: (of: Bike) => onAsk(ask, of) })
      const path = { path: { bikeId: row.id } }
      const { rent } = row
      return [
        may.edit && action('edit', t`Edit`, <Pencil aria-hidden />, { letter: 'E', place: 'beside', ...asks('edit') }),
        may.return &&
          action('return', t`Return the bike`, <Undo2 aria-hidden />, {
            letter: 'B',
            whyNot: whyNotMove(row, 'return'),
            onSelect: () => giveBack(path),
          }),
        may.seeRents &&
          rent?.confirmation === 'Pending' &&
          action('request', t`Open the request`, <ClipboardCheck aria-hidden />, {
            onSelect: () => void navigate({ to: '/bike/rent', search: { id: rent.id } }),
          }),
        may.record &&
          action('rentOut', t`Rent it out`, <KeyRound aria-hidden />, {
            letter: 'R',
            whyNot: whyNotMove(row, 'requestRent'),
            ...asks('rentOut'),
          }),
        may.maintain &&
          (row.status === 'Under Maintenance'
            ? action('endMaintenance', t`End maintenance`, <CircleCheck aria-hidden />, {
                letter: 'M',
                onSelect: () => endMaintenance(path),
              })
            : action('maintain', t`Start maintenance`, <Wrench aria-hidden />, {
                letter: 'M',
                whyNot: whyNotMove(row, 'startMaintenance'),
                ...asks('maintain'),
              })),
        may.remove &&
          action('remove', t`Delete`, <Trash2 aria-hidden />, {
            danger: true,
            apart: true,
            // Somebody rents it or asks for it, so it has been rented: the server would say the same.
            whyNot: rent && sharedWord('reason.BIKE_HAS_HISTORY'),
            ...asks('remove'),
          }),
      ].filter((one) => one !== false)
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `may` is made anew each time, its words are not
    [t, onAsk, navigate, giveBack, endMaintenance, ...Object.values(may)],
  )
}
