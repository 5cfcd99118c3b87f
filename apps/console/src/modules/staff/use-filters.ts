// How many accounts there are of each kind, and the filter by role.
import { useQuery } from '@tanstack/react-query'
import { roleName, useLocale } from '../../lib/base/words/i18n.ts'
import type { FilterSetting } from '../../lib/declare/screen.ts'
import { lasting, query, queryClient } from '../../lib/base/connection/query.ts'
import { useRoleOptions } from './data.ts'

/** How many accounts there are of each kind, and of all. */
export function useCounts(): Readonly<Record<string, string>> | undefined {
  const number = new Intl.NumberFormat(useLocale())
  const { data } = useQuery(query('staff.counts'))
  return data && Object.fromEntries(Object.entries(data).map(([type, count]) => [type, number.format(count)]))
}

/** Whoever has a role. */
export function useRoleFilter(): FilterSetting {
  const { data: roles } = useRoleOptions()
  return {
    kind: 'look-up',
    load: async (text) => {
      const all = await queryClient.fetchQuery({ ...query('staff.roleOptions'), ...lasting })
      const wanted = text.trim().toLocaleLowerCase()
      return all
        .filter((role) => roleName(role).toLocaleLowerCase().includes(wanted))
        .map((role) => ({ value: String(role.id), label: roleName(role) }))
    },
    labelOf: (value) => roles?.filter(({ id }) => String(id) === value).map(roleName)[0],
  }
}
