import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { isb } from '../../lib/isb.ts'
import { personFilter } from '../../lib/list/person-filter.ts'
import type { ListFilter, ListTabs } from '../../lib/list/types.ts'
import { useCan } from '../../lib/session.ts'
import { confirmationName, confirmations } from './data.ts'

/** What waits, and what came of the others. */
export function useConfirmationTabs(): ListTabs {
  const { t } = useLingui()
  return {
    id: 'confirmation',
    label: sharedWord('field.confirmation'),
    tabs: [{ id: '', label: t`All` }, ...confirmations.map((id) => ({ id, label: confirmationName(id) }))],
  }
}

/** What requests can be narrowed by; the names are the contract's. */
export function useRequestFilters(overdue: boolean): readonly ListFilter[] {
  const { t } = useLingui()
  const mayFind = useCan('bike:rent:on-behalf')
  return useMemo((): readonly ListFilter[] => {
    const yesNo = [
      { value: 'true', label: sharedWord('yes') },
      { value: 'false', label: sharedWord('no') },
    ]
    return [
      { kind: 'days', id: 'requested', name: sharedWord('field.requestedAt'), query: ['from', 'to'] },
      ...(mayFind ? [personFilter(isb.bike.people)] : []),
      ...(overdue
        ? [
            { kind: 'choice' as const, id: 'overdue', name: sharedWord('field.overdue'), options: yesNo },
            { kind: 'choice' as const, id: 'out', name: t`Still out`, options: yesNo },
          ]
        : []),
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- t changes with the language, which the shared words follow
  }, [t, overdue, mayFind])
}
