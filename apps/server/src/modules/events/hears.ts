// What a listener may hear of: a change is told to callers who hold a code of its module, because the moment of a change says something too.
import { operationIds, operationOf } from '@isb/contract'
import { readers } from '@isb/contract/metadata'
import { heldCodes } from '../../core/access/access.ts'
import { rightsOf } from '../../core/access/suspended.ts'
import type { Caller } from '../../core/context.ts'
import type { Db } from '../../core/database/database.ts'

const moduleOf = (operation: string) => operation.split('.', 1)[0]!

/** The codes of each module's operations, as the contract has them. `session` where everybody who is signed in reads a list of it. */
const codesOf = new Map<string, Set<string>>()
for (const id of operationIds) {
  const { permission, moreCodes = [], list, own } = operationOf(id)
  const codes = codesOf.get(moduleOf(id)) ?? new Set()
  codesOf.set(moduleOf(id), codes)
  const isOpen = permission === 'session' && list === true && own !== true
  for (const code of [permission, ...moreCodes]) if (isOpen || (code !== 'session' && code !== 'public')) codes.add(code)
}
// An answer of one module may tell of records of another.
for (const [module, names] of Object.entries(readers))
  for (const name of names) for (const code of codesOf.get(name) ?? []) codesOf.get(module)?.add(code)

/** Which news a caller is told of. */
export interface Hearing {
  hearsOfModule(module: string): boolean
  hearsOfOperation(id: string): boolean
}

/** Reads which news a caller is told of, by the codes that the caller holds now: the stream may have been opened long ago. */
export async function hearingOf(db: Db, caller: Caller, now: Date): Promise<Hearing> {
  const signedIn = caller.sessionId === null ? undefined : caller.confirmedAt !== null
  const held = await heldCodes(db, { ...caller, ...(await rightsOf(db, caller.staffId, now, signedIn)) })
  const has = (code: string) => code === 'session' || held.has(code)
  return {
    hearsOfModule: (module) => module === '' || [...(codesOf.get(module) ?? [])].some(has),
    hearsOfOperation: (id) => operationIds.some((each) => each === id && has(operationOf(each).permission)),
  }
}
