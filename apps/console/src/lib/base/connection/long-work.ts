// The SDK gives every call 10 s. This file names the calls for which the console asks for more.
import type { OperationId } from '@isb/sdk'

/** Milliseconds for a call whose work is as large as an import, or that may wait for a process of the server. */
export const longWorkMs = 60_000
/** Milliseconds for a call that sends a bundle or a feed of up to 256 MB. */
export const largeUploadMs = 10 * 60_000

/**
 * The operations for which screens ask for `longWorkMs`: what an import has changed, shown or undone, work on a bundle, and what searches
 * the whole audit.
 */
const longWork: ReadonlySet<OperationId> = new Set<OperationId>([
  'audit.get',
  'audit.undo',
  'baseData.apply',
  'baseData.pull',
  'baseData.undo',
  'staff.erase',
  'staff.erasure',
])

/** The options of a call of an operation from a screen: more time where it needs more. */
export const timeFor = (operation: OperationId): { timeout?: number } => (longWork.has(operation) ? { timeout: longWorkMs } : {})
