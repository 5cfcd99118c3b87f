// Operations as queries and mutations, keyed by their names. No hook per operation: `query('menus.page')`, `useOperation('menus.create')`.
import { type Data, type Input, type ListId, type Operation, type OperationId, type RecordOf } from '@isb/sdk'
import { readers } from '@isb/sdk/metadata'
import { MutationCache, QueryCache, QueryClient, queryOptions, useMutation, type Query } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { useRef } from 'react'
import { isb } from './isb.ts'
import { timeFor } from './long-work.ts'
import { known } from './operations.ts'
import { nobodyThere } from './presence.ts'
import { noAnswer, reportNoAnswer, toasts } from './report.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { operation?: OperationId; done?: DoneText; list?: ListId }
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
      if (meta.list && isRowOf(meta.list, data)) putRecord(meta.operation, meta.list, input as Addressed, data as Identified)
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

/** Whether what was read tells of a module's records: it is the module's own answer, or one of those that the contract names. */
export function tellsOf(module: string): (read: Query) => boolean {
  const names = [module, ...((readers as Partial<Record<string, readonly string[]>>)[module] ?? [])]
  return ({ queryKey: [name] }) => names.includes(String(name))
}

/** Until then a change is drawn, and a dialog closed: what is no longer in sight need not be read anew. */
const drawnMs = 50

/** The reads of one record that answer more fields than a row of its list. The compiler names a read that is missing here. */
const detailed: Readonly<Record<DetailedRead, true>> = { 'roles.get': true }

/** Whether a changed record has every field of a cached one and can replace it. */
const hasEveryField = (cached: object, record: object): boolean => Object.keys(cached).every((field) => field in record)

/**
 * Puts the answer of a change in the place of a cached record.
 * @returns whether the cache is complete; a record with fields that the answer lacks is merged and has to be read again
 */
function replaceCached(reader: OperationId, path: object, record: Identified): boolean {
  const queryKey = [...reader.split('.'), { path }]
  const cached = queryClient.getQueryData<Identified>(queryKey)
  if (cached === undefined && reader in detailed) return false
  const isWhole = cached === undefined || hasEveryField(cached, record)
  queryClient.setQueryData<Identified>(queryKey, isWhole ? record : { ...cached, ...record })
  return isWhole
}

/**
 * Shows a changed record before anything is read again. Then reads its list, and everything else of the module in sight that the record
 * may have changed.
 */
function putRecord(operation: OperationId, list: ListId, { path }: Addressed, record: Identified): void {
  const module = moduleOf(operation)
  const reader = readAt(operation)
  const begunBefore = new Set(queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' }))
  queryClient.setQueriesData<{ records: readonly Identified[] }>(
    { queryKey: list.split('.') },
    (page) => page && { ...page, records: page.records.map((each) => (each.id === record.id ? record : each)) },
  )
  const tells = tellsOf(module)
  void queryClient.invalidateQueries({ refetchType: 'none', predicate: (each) => tells(each) && each.meta?.lasting !== true })
  const isCurrent = reader !== undefined && replaceCached(reader, path, record)
  setTimeout(() => {
    // What a panel has asked for since then is new already.
    const isNew = (each: Query) => !begunBefore.has(each) && (each.state.fetchStatus === 'fetching' || !each.state.isInvalidated)
    const wanted = (each: Query) => tells(each) && !(isCurrent && nameOf(each) === reader) && each.meta?.lasting !== true && !isNew(each)
    void queryClient.refetchQueries({ type: 'active', predicate: wanted })
  }, drawnMs)
}

/** The operation that reads one record, from one that changes it: `roles.get` stands at the head of the address of `roles.enable`. */
function readAt(change: OperationId): OperationId | undefined {
  const rows = Object.entries(known) as [OperationId, Operation][]
  const path = known[change]?.path
  return rows.find(([, row]) => row.method === 'GET' && row.path.endsWith('}') && `${path}/`.startsWith(`${row.path}/`))?.[0]
}

/** Whether an answer is such a record as the list has: a change of one thing may answer another. */
function isRowOf(list: ListId, answer: unknown): boolean {
  const pages = queryClient.getQueriesData<{ records: readonly Identified[] }>({ queryKey: list.split('.') })
  const [row] = pages.flatMap(([, page]) => page?.records ?? [])
  return row !== undefined && typeof answer === 'object' && answer !== null && Object.keys(row).every((field) => field in answer)
}

/** The lists whose rows an operation answers. */
type ListOf<Id extends OperationId> = { [List in ListId]: RecordOf<List> extends Data<Id> ? List : never }[ListId]

type ReadOfOne = Extract<OperationId, `${string}.get${string}`>
/** The lists whose rows have no field that a read lacks. */
type RowsWithin<Id extends OperationId> = { [List in ListId]: Data<Id> extends RecordOf<List> ? List : never }[ListId]
type DetailedRead = {
  [Id in ReadOfOne]: [RowsWithin<Id>] extends [never] ? never : [ListOf<Id>] extends [never] ? Id : never
}[ReadOfOne]

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
 * @param list the list that has what it answers as a row
 */
export function useOperation<Id extends OperationId>(id: Id, done?: string | false, list?: ListOf<Id>) {
  const lost = useRef<Lost>({})
  return useMutation<Data<Id>, Error, Input<Id>>({
    mutationFn: (input) => send(id, input, lost.current),
    meta: metaOf(id, done, list),
  })
}

const lostOf: Partial<Record<OperationId, Lost>> = {}

/** The same for an operation that is known when it is run. What it takes is for the caller to know. */
export const runOperation = (id: OperationId, input: object, done?: DoneText, list?: ListId): Promise<unknown> =>
  queryClient
    .getMutationCache()
    .build<unknown, Error, object, unknown>(queryClient, {
      mutationFn: (sent) => send(id, sent, (lostOf[id] ??= {})),
      meta: metaOf(id, done, list),
      retry: false,
      networkMode: 'always',
    })
    .execute(input)

const metaOf = (operation: OperationId, done?: DoneText, list?: ListId) => ({
  operation,
  ...(done !== undefined && { done }),
  ...(list && { list }),
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
