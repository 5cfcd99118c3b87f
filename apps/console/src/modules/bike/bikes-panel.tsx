import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { late } from '../../lib/late.tsx'
import { panelActions } from '../../lib/list/panel-actions.tsx'
import type { ListPanel, RowAction } from '../../lib/list/types.ts'
import { BikeDetails } from './bike-details.tsx'
import { StatusOf } from './bikes-columns.tsx'
import { useMay, type Bike } from './data.ts'

const BikeRents = late(() => import('./bike-rents.tsx'))

/** The panel of a bike: what it is, who has it, who has had it, and what was done to it. */
export function useBikePanel(actions: (row: Bike) => readonly RowAction<Bike>[]): ListPanel<Bike> {
  const { t } = useLingui()
  const { seeRents } = useMay()
  return useMemo(
    () => ({
      title: ({ number }) => number,
      status: (row) => <StatusOf row={row} />,
      actions: (row) => panelActions(row, actions(row)),
      tabs: [
        { id: 'details', label: t`Details`, render: (row) => <BikeDetails row={row} /> },
        { id: 'rents', label: t`Rents`, when: () => seeRents, render: (row) => <BikeRents row={row} /> },
      ],
    }),
    [t, actions, seeRents],
  )
}
