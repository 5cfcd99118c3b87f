import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { isb } from '../../lib/isb.ts'
import { personFilter, useAskedFor } from '../../lib/list/person-filter.ts'
import type { ListFilter, ListTabs } from '../../lib/list/types.ts'
import { query, queryClient } from '../../lib/query.ts'
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

/** Bikes by what is typed. */
const findBikes = async (text: string) => {
  const search = text.trim()
  const { records } = await queryClient.fetchQuery(query('bike.list', { query: { pageSize: 20, ...(search && { search }) } }))
  return records.map(({ id, number, brand }) => ({ value: String(id), label: number, hint: brand }))
}

/** What requests can be narrowed by; the names are the contract's. */
export function useRequestFilters(operation: 'bike.listRents' | 'bike.listReturns'): readonly ListFilter[] {
  const { t } = useLingui()
  const overdue = operation === 'bike.listRents'
  const { asked: personAsked, first: { person } = {} } = useAskedFor(operation, 'personId')
  const { asked: bikeAsked, first: { bike } = {} } = useAskedFor(operation, 'bikeId')
  const mayFindBikes = useCan('bike:list')
  const mayFind = useCan('bike:rent:on-behalf')
  return useMemo((): readonly ListFilter[] => {
    const yesNo = [
      { value: 'true', label: sharedWord('yes') },
      { value: 'false', label: sharedWord('no') },
    ]
    return [
      { kind: 'days', id: 'requested', name: sharedWord('field.requestedAt'), query: ['from', 'to'] },
      ...(mayFindBikes || bikeAsked
        ? [
            {
              kind: 'look-up' as const,
              id: 'bikeId',
              name: sharedWord('field.bike'),
              load: async (text: string) => (mayFindBikes ? findBikes(text) : []),
              labelOf: (id: string) => (bike && String(bike.id) === id ? bike.number : undefined),
            },
          ]
        : []),
      ...(mayFind || personAsked ? [personFilter(person, mayFind ? isb.bike.people : undefined)] : []),
      ...(overdue
        ? [
            { kind: 'choice' as const, id: 'overdue', name: sharedWord('field.overdue'), options: yesNo },
            { kind: 'choice' as const, id: 'out', name: t`Still out`, options: yesNo },
          ]
        : []),
    ]
    // oxlint-disable-next-line react/exhaustive-deps -- t changes with the language, which the shared words follow
  }, [t, overdue, mayFind, mayFindBikes, person, personAsked, bike, bikeAsked])
}
