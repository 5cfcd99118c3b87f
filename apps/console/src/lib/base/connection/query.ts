// Operations as queries and mutations, keyed by their names. No hook per operation: `query('menus.page')`, `useOperation('menus.create')`.
import type { Data, Input, ListId, OperationId } from '@isb/sdk'
import { readers, type ListMetadata } from '@isb/sdk/metadata'
import { MutationCache, QueryCache, QueryClient, queryOptions, useMutation, type Query } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { useRef } from 'react'
import { isb } from './isb.ts'
import { timeFor } from './long-work.ts'
import { nobodyThere } from './presence.ts'
import { noAnswer, reportNoAnswer, toasts } from './report.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { operation?: OperationId; done?: DoneText; declared?: DeclaredList }
    queryMeta: { lasting?: boolean }
  }
}

/** Reads that got no answer the last time. */
const unanswered = new WeakSet<object>()

/** The SDK retries; Query does not. It works offline too: the SDK says what is wrong. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, networkMode: 'always', staleTime: 15_000, refetchOnWindowFocus: () => navigator.onLine },
    mutations: { retry: false, networkMode: 'always' },
  },
  queryCache: new QueryCache({
    onError: (error, read) => {
      // A poll reports a silent server once, not every few seconds.
      const isPoll = read.observers.some(({ options }) => options.refetchInterval)
      if (!isPoll || !unanswered.has(read)) reportNoAnswer(error)
      unanswered.add(read)
    },
    onSuccess: (_, read) => void unanswered.delete(read),
  }),
  mutationCache: new MutationCache({
    onSuccess: (data, input, _context, { meta }) => {
      toasts.clearError()
      if (!meta?.operation) return
      if (meta.declared?.list.answeredBy?.includes(meta.operation))
        putRecord(meta.operation, meta.declared, input as Addressed, data as Identified)
      else void queryClient.invalidateQueries({ predicate: tellsOf(moduleOf(meta.operation)) })
      // Every change leaves a line there.
      void queryClient.invalidateQueries({ queryKey: ['audit'] })
      if (meta.done !== false)
        toasts.toast((typeof meta.done === 'function' ? meta.done(data as never) : meta.done) ?? t`Operation Success`)
    },
    onError: (error, _input, _context, { meta }) => {
      reportNoAnswer(error, meta?.operation && /\.(remove|delete)/.test(meta.operation) ? 'deleting' : 'changing')
    },
  }),
})

/** What is said instead of “Operation Success”, perhaps by what was answered; false where the screen itself shows it. */
type DoneText = string | false | ((answer: never) => string)

interface Identified {
  readonly id: number
}
interface Addressed {
  readonly path: object
}
/** The list whose record an operation changes. */
export interface DeclaredList {
  readonly id: ListId
  readonly list: ListMetadata
}

/** Whether what was read tells of a module's records: it is the module's own answer, or one of those that the contract names. */
export function tellsOf(module: string): (read: Query) => boolean {
  const names = [module, ...((readers as Partial<Record<string, readonly string[]>>)[module] ?? [])]
  return ({ queryKey: [name] }) => names.includes(String(name))
}

/** Until then a change is drawn, and a dialog closed: what is no longer in sight need not be read anew. */
const drawnMs = 50

/** Whether a changed record has every field of a cached one and can replace it. */
const hasEveryField = (cached: object, record: object): boolean => Object.keys(cached).every((field) => field in record)

/**
 * Puts the answer of a change in the place of a cached record.
 * @returns whether the cache is complete; a record with fields that the answer lacks is merged and has to be read again
 */
function replaceCached({ get, getsMore }: ListMetadata, path: object, record: Identified): boolean {
  if (get === undefined) return false
  const queryKey = [...get.split('.'), { path }]
  const cached = queryClient.getQueryData<Identified>(queryKey)
  if (cached === undefined && getsMore) return false
  const isWhole = cached === undefined || hasEveryField(cached, record)
  queryClient.setQueryData<Identified>(queryKey, isWhole ? record : { ...cached, ...record })
  return isWhole
}

/**
 * Shows a changed record before anything is read again. Then reads its list, and everything else of the module in sight that the record
 * may have changed.
 */
function putRecord(operation: OperationId, { id, list }: DeclaredList, { path }: Addressed, record: Identified): void {
  const module = moduleOf(operation)
  const begunBefore = new Set(queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' }))
  queryClient.setQueriesData<{ records: readonly Identified[] }>(
    { queryKey: id.split('.') },
    (page) => page && { ...page, records: page.records.map((each) => (each.id === record.id ? record : each)) },
  )
  const tells = tellsOf(module)
  void queryClient.invalidateQueries({ refetchType: 'none', predicate: (each) => tells(each) && each.meta?.lasting !== true })
  const isCurrent = replaceCached(list, path, record)
  setTimeout(() => {
    // What a panel has asked for since then is new already.
    const isNew = (each: Query) => !begunBefore.has(each) && (each.state.fetchStatus === 'fetching' || !each.state.isInvalidated)
    const wanted = (each: Query) => tells(each) && !(isCurrent && nameOf(each) === list.get) && each.meta?.lasting !== true && !isNew(each)
    void queryClient.refetchQueries({ type: 'active', predicate: wanted })
  }, drawnMs)
}

const nameOf = ({ queryKey }: Query) => queryKey.slice(0, 2).join('.')
const moduleOf = (id: OperationId) => id.split('.')[0] ?? id
type Call = (
  id: OperationId,
  input: unknown,
  options?: { signal?: AbortSignal; timeout?: number; headers?: Record<string, string> },
) => Promise<never>
const call = isb.call as unknown as Call

/** An operation that reads, as a query. */
export function query<Id extends OperationId>(id: Id, ...[input]: object extends Input<Id> ? [input?: Input<Id>] : [input: Input<Id>]) {
  return queryOptions({
    queryKey: [...id.split('.'), input ?? {}],
    queryFn: ({ signal }): Promise<Data<Id>> =>
      call(id, input, { signal, ...timeFor(id), ...(nobodyThere() && { headers: { 'X-Background': 'true' } }) }),
  })
}

/** What stays while records change, such as settings: it is good for a minute, and read anew when somebody else changes something. */
export const lasting = { staleTime: 60_000, meta: { lasting: true } } as const

/**
 * An operation that changes something. On success its module's lists are read again and a toast says so, once.
 * @param done what to say instead of “Operation Success”; false where the screen itself shows it
 */
export function useOperation<Id extends OperationId>(id: Id, done?: string | false) {
  const lost = useRef<Lost>({})
  return useMutation<Data<Id>, Error, Input<Id>>({
    mutationFn: (input) => send(id, input, lost.current),
    meta: metaOf(id, done),
  })
}

const lostOf: Partial<Record<OperationId, Lost>> = {}

/**
 * The same for an operation that is known when it is run. What it takes is for the caller to know.
 * @param declared the list whose record it changes
 */
export const runOperation = (id: OperationId, input: object, done?: DoneText, declared?: DeclaredList): Promise<unknown> =>
  queryClient
    .getMutationCache()
    .build<unknown, Error, object, unknown>(queryClient, {
      mutationFn: (sent) => send(id, sent, (lostOf[id] ??= {})),
      meta: metaOf(id, done, declared),
      retry: false,
      networkMode: 'always',
    })
    .execute(input)

const metaOf = (operation: OperationId, done?: DoneText, declared?: DeclaredList) => ({
  operation,
  ...(done !== undefined && { done }),
  ...(declared && { declared }),
})

/** What was sent last, where no answer came. */
interface Lost {
  sent?: { readonly text: string; readonly key: string } | undefined
}

/** Sending the same again after an answer that never came carries the same key: what was done already is not done twice. */
async function send(id: OperationId, input: unknown, lost: Lost): Promise<never> {
  const text = JSON.stringify(input)
  const key = lost.sent?.text === text ? lost.sent.key : newKey()
  lost.sent = { text, key }
  try {
    const data = await call(id, input, { ...timeFor(id), headers: { 'Idempotency-Key': key } })
    lost.sent = undefined
    return data
  } catch (error) {
    if (!noAnswer(error)) lost.sent = undefined
    throw error
  }
}

/** An idempotency key that nobody else has. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')

/** Work that a second press does not begin again while it is under way: `isPending` is drawn too late for a double click. */
export function useOnce<Args extends readonly unknown[]>(work: (...args: Args) => Promise<unknown>): (...args: Args) => void {
  const under = useRef(false)
  return (...args) => {
    if (under.current) return
    under.current = true
    const over = () => {
      under.current = false
    }
    work(...args).then(over, over)
  }
}
