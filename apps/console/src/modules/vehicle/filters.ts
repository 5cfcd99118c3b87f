import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { isb } from '../../lib/isb.ts'
import { personFilter, useAskedFor } from '../../lib/list/person-filter.ts'
import type { ListFilter, ListTabs } from '../../lib/list/types.ts'
import { statuses, statusName, types, typeName, useMay } from './data.ts'

/** What waits, what is good, what is about to end, and what came of the others. */
export function useStatusTabs(): ListTabs {
  const { t } = useLingui()
  return useMemo(() => {
    const all = statuses.map((id) => ({ id, label: statusName(id) }))
    const soon = { id: 'expiring', label: t`Expiring soon`, query: { expiring: true } }
    return { id: 'status', label: sharedWord('field.status'), tabs: [{ id: '', label: t`All` }, ...all.slice(0, 2), soon, ...all.slice(2)] }
    // oxlint-disable-next-line react/exhaustive-deps -- the shared words follow the language, with which t changes
  }, [t])
}

/** What passes can be narrowed by; the names are the contract's. */
export function usePassFilters(): readonly ListFilter[] {
  const { t } = useLingui()
  const { onBehalf } = useMay()
  const { asked, first: { person } = {} } = useAskedFor('vehicle.list', 'personId')
  return useMemo((): readonly ListFilter[] => {
    return [
      {
        kind: 'choice',
        id: 'type',
        name: sharedWord('field.type'),
        options: types.map((value) => ({ value, label: typeName(value) })),
      },
      { kind: 'days', id: 'submitted', name: sharedWord('field.submittedAt'), query: ['from', 'to'] },
      ...(onBehalf || asked ? [personFilter(person, onBehalf ? isb.vehicle.people : undefined)] : []),
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- the shared words follow the language, with which t changes
  }, [t, onBehalf, person, asked])
}
