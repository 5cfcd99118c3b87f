// What the audit can be narrowed by beside its days.
import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { sharedWord, useWords } from '../../lib/base/words/i18n.ts'
import type { FilterSetting } from '../../lib/declare/screen.ts'
import { useModules } from '../../lib/declare/module.ts'
import { query, queryClient } from '../../lib/base/connection/query.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import { kindName, kindsOf, operationsByModule } from './data.ts'
import { bareName, personApart, personName } from '../../lib/engine/record/person-name.tsx'

const route = getRouteApi('/_nested/audit')

async function findPeople(text: string) {
  const search = text.trim()
  const { records } = await queryClient.fetchQuery(query('staff.list', { query: { pageSize: 20, ...(search && { search }) } }))
  return records.map((person) => ({ value: String(person.id), label: bareName(person), hint: personApart(person) }))
}

/** Who made the change; people are looked up by whoever may see them. */
export function useWhoFilter(): FilterSetting | null {
  const { may } = useCaller()
  const { staffId } = route.useSearch()
  const { data } = useQuery({
    ...query('staff.get', { path: { staffId: Number(staffId) } }),
    enabled: may('staff.list') && Number.isInteger(staffId),
  })
  if (!may('staff.list')) return null
  return {
    kind: 'look-up',
    name: sharedWord('field.staffName'),
    load: findPeople,
    labelOf: () => (data && data.id === staffId ? personName(data) : undefined),
  }
}

/** All that leaves a line, and all of each module. */
function useOperationOptions() {
  const { t } = useLingui()
  const { wordOr } = useWords()
  return useMemo(
    () =>
      [...operationsByModule].flatMap(([module, operations]) => {
        const name = wordOr(`module.${module}`, module)
        // What leaves no line has no word for what was done.
        const each = operations.flatMap((id) => {
          const label = wordOr(`did.${id}`, '')
          return label ? [{ value: id, label, hint: name }] : []
        })
        return each.length > 0 ? [{ value: module, label: t`${name}: everything` }, ...each] : []
      }),
    [t, wordOr],
  )
}

/** What was done. */
export const useOperationFilter = (): FilterSetting => ({ kind: 'choice', options: useOperationOptions() })
/** What is left out. */
export const useWithoutFilter = (): FilterSetting => ({ kind: 'choice', name: t`Exclude`, options: useOperationOptions() })

/** What kind of thing was changed. */
export function useEntityFilter(): FilterSetting {
  const declared = useModules()
  return { kind: 'choice', options: kindsOf(declared).map((value) => ({ value, label: kindName(value) })) }
}
