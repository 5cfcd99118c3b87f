// What the audit can be narrowed by beside its days.
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { named, sharedWord, useLocale } from '../../lib/i18n.ts'
import type { FilterSetting } from '../../lib/screen/declared.ts'
import { useModules } from '../../lib/module.ts'
import { query, queryClient } from '../../lib/query.ts'
import { useCaller } from '../../lib/session.ts'
import { kindName, kindsOf, operationName, operationsOf, moduleNames } from './data.ts'

async function findPeople(text: string) {
  const search = text.trim()
  const { records } = await queryClient.fetchQuery(query('staff.list', { query: { pageSize: 20, ...(search && { search }) } }))
  return records.map((person) => ({ value: String(person.id), label: named(person), hint: person.email }))
}

/** Who made the change; people are looked up by whoever may see them. */
export function useWhoFilter(): FilterSetting | null {
  const { may } = useCaller()
  const { staffId } = useSearch({ strict: false }) as { staffId?: number }
  const { data } = useQuery({
    ...query('staff.get', { path: { staffId: staffId ?? 0 } }),
    enabled: may('staff.list') && Number.isInteger(staffId),
    meta: { quiet: true },
  })
  if (!may('staff.list')) return null
  return {
    kind: 'look-up',
    name: sharedWord('field.staffName'),
    load: findPeople,
    labelOf: () => (data && data.id === staffId ? named(data) : undefined),
  }
}

/** All that leaves a line, and all of each module. */
function useOperationOptions() {
  const locale = useLocale()
  return useMemo(
    () =>
      moduleNames().flatMap(([module, name]) => {
        const operations = operationsOf(module)
        if (operations.length === 0) return []
        const each = operations.map((id) => ({ value: id, label: operationName(id), hint: name }))
        return [{ value: module, label: t`${name}: everything` }, ...each]
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the words follow the language
    [locale],
  )
}

/** What was done. */
export const useOperationFilter = (): FilterSetting => ({ kind: 'choice', options: useOperationOptions() })
/** What is left out. */
export const useWithoutFilter = (): FilterSetting => ({ kind: 'choice', name: t`Leave out`, options: useOperationOptions() })

/** What kind of thing was changed. */
export function useEntityFilter(): FilterSetting {
  const declared = useModules()
  return { kind: 'choice', options: kindsOf(declared).map((value) => ({ value, label: kindName(value) })) }
}
