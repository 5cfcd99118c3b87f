import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import type { ListFilter, ListTabs } from '../../lib/list/types.ts'
import { lasting, query } from '../../lib/query.ts'
import { fieldName, statuses, statusName } from './data.ts'

/** Where bikes stand; empty until it is known. */
export const useLocations = (): readonly string[] => useQuery({ ...query('bike.locations'), ...lasting }).data ?? none
const none: readonly string[] = []

export function useStatusTabs(): ListTabs {
  const { t } = useLingui()
  return {
    id: 'status',
    label: sharedWord('field.status'),
    tabs: [{ id: '', label: t`All` }, ...statuses.map((id) => ({ id, label: statusName(id) }))],
  }
}

/** What bikes can be narrowed by; the names are the contract's. */
export function useBikeFilters(): readonly ListFilter[] {
  const { t } = useLingui()
  const locations = useLocations()
  return useMemo(
    (): readonly ListFilter[] => [
      { kind: 'choice', id: 'location', name: fieldName('location'), options: locations.map((value) => ({ value, label: value })) },
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- t changes with the language, which the shared words follow
    [t, locations],
  )
}
