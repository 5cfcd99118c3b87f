import type { ListId, OperationId } from '@isb/sdk'
import { keepPreviousData, useQuery, type QueryFunction } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { query, queryClient } from '../../base/connection/query.ts'
import type { ListState } from './use-list-state.ts'
import type { Identified, ListRecord } from '../../declare/list.ts'

interface Page<Row> {
  readonly records: readonly Row[]
  readonly total: number
  readonly pageNum: number
  readonly pageSize: number
}

/** An operation that reads, whatever it is; what goes wrong is shown in its place. */
export const read = <Answer>(operation: OperationId, input: unknown) => {
  const { queryKey, queryFn } = query(operation as 'staff.list', input as never)
  return { queryKey: queryKey as readonly unknown[], queryFn: queryFn as unknown as QueryFunction<Answer> }
}

/** The rows of the page. What was there stays until something else has come: while it loads, offline, after an error. */
export function useRows<Row extends Identified>(operation: ListId, state: ListState) {
  const { pageNum, pageSize } = state
  const pageAt = (at: number) => read<Page<Row>>(operation, { query: { ...state.query, pageNum: at, pageSize } })
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...pageAt(pageNum),
    placeholderData: keepPreviousData,
  })
  const [last, setLast] = useState<{ page: Page<Row>; at: number }>()
  if (data && !error && (last?.page !== data || (dataUpdatedAt && last.at !== dataUpdatedAt)))
    setLast({ page: data, at: dataUpdatedAt || (last?.at ?? 0) })
  const page = data ?? last?.page

  // Rows have gone meanwhile, and with them the last page.
  const pages = page && Math.max(1, Math.ceil(page.total / pageSize))
  const beyond = data && !isFetching && pages && pageNum > pages ? pages : undefined
  const { fixPage } = state
  useEffect(() => {
    if (beyond !== undefined) fixPage(beyond)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each page that is not there
  }, [beyond])

  return {
    page,
    error,
    isFetching,
    /** What is shown is what is asked for now, not what stood before. */
    current: data !== undefined && !isPlaceholderData,
    /** When what is shown was read; only of use where it may be old. */
    readAt: last?.at,
    retry: () => void refetch(),
    /** The rows of another page, from the cache or the server. */
    rowsAt: async (at: number, staleTime = 15_000) => (await queryClient.fetchQuery({ ...pageAt(at), staleTime })).records,
  }
}
export type Rows<Row extends Identified> = ReturnType<typeof useRows<Row>>

/** The open record: the page's row, else read by itself. What was shown of it stays while it is read again. */
export function useRecord<Row extends Identified>(
  record: ListRecord | undefined,
  id: number | undefined,
  rows: readonly Row[] | undefined,
) {
  const row = rows?.find((each) => each.id === id)
  const get = record?.get
  const alone = useQuery({
    ...read<Row>(get ?? 'staff.get', { path: { [record?.path ?? 'id']: id } }),
    enabled: get !== undefined && id !== undefined && rows !== undefined && !row,
  })
  const found = row ?? (get && id !== undefined && !row ? alone.data : undefined)
  return { row: found, error: found || row ? null : alone.error, isFetching: alone.isFetching, retry: () => void alone.refetch() }
}
export type OpenRecord<Row extends Identified> = ReturnType<typeof useRecord<Row>>
