import { joinedImpact } from '@isb/sdk/rules'
import { useQuery } from '@tanstack/react-query'
import type { Impact } from '../../lib/shared/impact/groups.ts'
import { isb } from '../../lib/base/connection/isb.ts'
import type { Staff } from './data.ts'

/** How many accounts are asked about at once. */
const atOnce = 4

/** What those of the accounts that have the role would lose without it, told as one; nothing while no role is chosen. */
export function useTakeImpact(rows: readonly Staff[], roleId: number | undefined) {
  const hit = rows.filter(({ roles }) => roles.some(({ id }) => id === roleId))
  return useQuery({
    queryKey: ['staff', 'rolesImpact', { without: roleId, from: hit.map(({ id, version }) => [id, version]) }],
    queryFn: async ({ signal }) => {
      const waiting = [...hit]
      const impacts: Impact[] = []
      const work = async () => {
        for (let row = waiting.shift(); row; row = waiting.shift()) {
          const roleIds = row.roles.map(({ id }) => id).filter((id) => id !== roleId)
          impacts.push(await isb.staff.rolesImpact({ path: { staffId: row.id }, body: { roleIds } }, { signal }))
        }
      }
      // What one cannot be told about all of them is not told about some.
      await Promise.all(Array.from({ length: atOnce }, work)).finally(() => waiting.splice(0))
      return joinedImpact(impacts)
    },
    enabled: roleId !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
