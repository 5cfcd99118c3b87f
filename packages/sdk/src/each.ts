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

/** Records a page where the caller names no size; the most that every list allows. */
const usual = 1000

/**
 * Every record, page after page. Ends at the total that the first page told, at a page that is not full, or at an empty
 * one, so that a server whose list never ends does end. Throws BodyError for a page that was not asked for.
 */
export async function* each(operation: OperationId, fetchPage: (input: Given) => Promise<unknown>, input: Given = {}, atLeast = 0): AsyncGenerator<unknown, void> {
  const { pageNum: first, pageSize: size } = (input.query ?? {}) as { pageNum?: number; pageSize?: number }
  let pageNum = first ?? 1
  let left = Infinity
  for (;;) {
    const page = (await fetchPage({ ...input, query: { ...input.query, pageNum, pageSize: size ?? Math.max(usual, atLeast) } })) as Page
    if (!Array.isArray(page?.records) || (page.pageNum ?? pageNum) !== pageNum) throw new BodyError(`Page ${pageNum} was asked for, something else came`, { operation, requestId: newId() })
    const pageSize = page.pageSize ?? page.records.length
    if (left === Infinity) left = page.total - (pageNum - 1) * pageSize
    for (const record of page.records.slice(0, Math.max(0, left))) yield record
    left -= page.records.length
    if (page.records.length === 0 || page.records.length < pageSize || !(left > 0)) return
    pageNum += 1
  }
}
