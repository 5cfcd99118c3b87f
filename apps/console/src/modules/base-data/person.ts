import { useQuery } from '@tanstack/react-query'
import { query, queryClient, useOperation } from '../../lib/base/connection/query.ts'

/** A row of a list of people. */
export interface PersonRow {
  readonly id: number
  readonly version: number
}

/** What the roster says of somebody, read anew once their record has changed. */
export function usePerson({ id, version }: PersonRow) {
  const asked = query('baseData.person', { path: { staffId: id } })
  return useQuery({ ...asked, queryKey: [...asked.queryKey, version] })
}

/** Gives fields of somebody back to the roster, those that are named or all. */
export function useGiveBack({ id }: PersonRow, done: string) {
  const { mutate, isPending } = useOperation('baseData.giveBackPerson', done)
  // What was written stands in lists of other modules.
  const onSuccess = () => void Promise.all(['student', 'staff'].map((module) => queryClient.invalidateQueries({ queryKey: [module] })))
  return { isPending, giveBack: (fields?: string[]) => mutate({ path: { staffId: id }, body: fields ? { fields } : {} }, { onSuccess }) }
}
