import type { OperationId } from '@isb/contract'
import { BodyError } from './errors.ts'
import { newId } from './fetch/fetch.ts'
import type { Given } from './request.ts'

interface Page {
  readonly records: readonly unknown[]
  readonly total: number
  readonly pageNum?: number
  readonly pageSize?: number
}

const isPage = (thing: unknown): thing is Page =>
  typeof thing === 'object' &&
  thing !== null &&
  'records' in thing &&
  Array.isArray(thing.records) &&
  'total' in thing &&
  typeof thing.total === 'number'

/** Records a page where the caller names no size; the most that every list allows. */
const usual = 1000

/**
 * Every record, page after page. Ends at the total that the first page told or at an empty page, so that a list which
 * grows while it is read, or a server that never stops, ends too. Throws BodyError for a page that was not asked for, and the
 * signal's reason as soon as it is aborted.
 */
export async function* each(
  operation: OperationId,
  fetchPage: (input: Given) => Promise<unknown>,
  input: Given = {},
  atLeast = 0,
  signal?: AbortSignal,
): AsyncGenerator<unknown, void> {
  let pageNum = Number(input.query?.pageNum ?? 1)
  const pageSize = Number(input.query?.pageSize ?? Math.max(usual, atLeast))
  let left: number | undefined
  for (;;) {
    const page = await fetchPage({ ...input, query: { ...input.query, pageNum, pageSize } })
    if (!isPage(page) || (page.pageNum ?? pageNum) !== pageNum)
      throw new BodyError(`Page ${pageNum} was asked for, something else came`, { operation, requestId: newId() })
    left ??= page.total - (pageNum - 1) * (page.pageSize ?? pageSize)
    for (const record of page.records.slice(0, Math.max(0, left))) {
      signal?.throwIfAborted()
      yield record
    }
    left -= page.records.length
    if (page.records.length === 0 || !(left > 0)) return
    pageNum += 1
  }
}
