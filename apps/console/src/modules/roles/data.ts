import type { Schema } from '@isb/sdk'
import { createTreeIndex, type TreeIndex } from '@isb/ui'
import { useQuery } from '@tanstack/react-query'
import { query, queryClient } from '../../lib/base/connection/query.ts'

export type Role = Schema<'Role'>
/** A node of the tree that permissions are chosen from. */
export type Option = Schema<'MenuOption'>
export type OptionIndex = TreeIndex<Option>

/** Comparing deeply, as Query would, takes longer than drawing. */
const fields = ['id', 'parentId', 'type', 'name', 'nameZh', 'code', 'icon', 'mayGrant'] as const
const same = (before: readonly Option[], after: readonly Option[]) =>
  before.length === after.length && after.every((node, at) => fields.every((field) => node[field] === before[at]?.[field]))

const options = {
  ...query('roles.menuOptions'),
  structuralSharing: (before: unknown, after: unknown) => (before && same(before as Option[], after as Option[]) ? before : after),
}
const indexes = new WeakMap<readonly Option[], OptionIndex>()

/** The index of a list, made once for it, whoever asks. */
function indexOf(nodes: readonly Option[]): OptionIndex {
  const index = indexes.get(nodes) ?? createTreeIndex(nodes, 0)
  indexes.set(nodes, index)
  return index
}

/** The tree that permissions are chosen from. The same until something has changed. */
export function useOptions() {
  const { data, error, isFetching, refetch } = useQuery(options)
  return { index: data && indexOf(data), error, isFetching, refetch }
}

/** Reads it before anybody asks for it: every panel needs it. */
export const warmOptions = (): Promise<void> =>
  queryClient.prefetchQuery(options).then(() => {
    const nodes = queryClient.getQueryData(options.queryKey)
    if (nodes) indexOf(nodes)
  })

/** The same read anew, now. */
export const readOptions = async (): Promise<OptionIndex> => indexOf(await queryClient.fetchQuery({ ...options, staleTime: 0 }))

/** A role with everything it is granted. */
export const roleQuery = (roleId: number) => query('roles.get', { path: { roleId } })

/** The same read anew, now. */
export const readRole = (roleId: number) => queryClient.fetchQuery({ ...roleQuery(roleId), staleTime: 0 })
