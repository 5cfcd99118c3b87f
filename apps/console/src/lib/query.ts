// Operations as queries and mutations, keyed by their names. No hook per operation: `query('menus.page')`, `useOperation('menus.create')`.
import { SessionError, type Data, type Input, type OperationId } from '@isb/sdk'
import { MutationCache, QueryCache, QueryClient, queryOptions, useMutation } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { isb } from './isb.ts'
import { report, toasts } from './report.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { operation?: OperationId; done?: string | false }
    queryMeta: { quiet?: boolean }
  }
}

/** The SDK retries; Query does not. It works offline too: the SDK says what is wrong. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 15_000 }, mutations: { retry: false, networkMode: 'always' } },
  queryCache: new QueryCache({ onError: (error, { meta }) => void (meta?.quiet || report(error)) }),
  mutationCache: new MutationCache({
    onSuccess: (_data, _input, _context, { meta }) => {
      if (!meta?.operation) return
      void queryClient.invalidateQueries({ queryKey: [moduleOf(meta.operation)] })
      if (meta.done !== false) toasts.toast(meta.done ?? t`Operation Success`)
    },
    onError: (error, _input, _context, { meta }) => {
      if (error instanceof SessionError) return
      report(error, meta?.operation && /\.(remove|delete)/.test(meta.operation) ? 'deleting' : 'changing')
    },
  }),
})

const moduleOf = (id: OperationId) => id.split('.')[0] ?? id
type Call = (id: OperationId, input: unknown, options?: { signal?: AbortSignal; idempotencyKey?: string }) => Promise<never>
const call = isb.call as unknown as Call

/** An operation that reads, as a query. */
export function query<Id extends OperationId>(id: Id, ...[input]: object extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>]) {
  return queryOptions({ queryKey: [...id.split('.'), input ?? {}], queryFn: ({ signal }): Promise<Data<Id>> => call(id, input, { signal }) })
}

/**
 * An operation that changes something. On success its module's lists are read again and a toast says so, once.
 * @param done what to say instead of “Operation Success”; false where the screen itself shows it
 */
export function useOperation<Id extends OperationId>(id: Id, done?: string | false) {
  return useMutation<Data<Id>, Error, Input<Id>>({ mutationFn: (input) => call(id, input), meta: { operation: id, ...(done !== undefined && { done }) } })
}
