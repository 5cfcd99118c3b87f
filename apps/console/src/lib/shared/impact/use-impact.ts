import type { Data, Input, OperationId } from '@isb/sdk'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { query } from '../../base/connection/query.ts'
import type { Impact } from './groups.ts'

/** The operations that answer with an Impact. */
type ImpactId = { [Id in OperationId]: Data<Id> extends Impact ? Id : never }[OperationId]

/** Reads who would be affected, anew each time it is asked. Its errors stand where the Impact would, and are no toast. */
export function useImpact<Id extends ImpactId>(operation: Id, input: Input<Id>): UseQueryResult<Impact> {
  const { queryKey, queryFn } = query(operation, input as never)
  return useQuery<Impact>({
    queryKey,
    queryFn: queryFn as never,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
}
