// What a listener may hear of: a change is told to callers who hold a code of its module, because the moment of a change says something too.
import { operationIds, operationOf, ownScopeOf, type OperationId } from '@isb/contract'
import { readers } from '@isb/contract/metadata'
import { heldCodes } from '../../core/access/access.ts'
import { rightsOf, type Rights } from '../../core/access/suspended.ts'
import type { Caller } from '../../core/app/context.ts'
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

/** The operation that says more of what is told to some people: whoever may not call it, does not hear it either. */
const saysMore: Readonly<Record<string, OperationId>> = { approaching: 'bus.mine' }

/** Whether a caller's token reaches the own data that an event tells of. */
export function hearsOfOwn(event: string, { own, scopes }: Caller): boolean {
  const operation = saysMore[event]
  return own || (operation !== undefined && scopes?.includes(ownScopeOf(operation)) === true)
}

const textOf = ({ administrator, suspendedRoles }: Rights) =>
  `${administrator} ${suspendedRoles.toSorted((one, other) => one - other).join()}`

/** Which news a caller is told of. */
export interface Hearing {
  hearsOfModule(module: string): boolean
  hearsOfOperation(id: string): boolean
  /** Whether the caller still has the rights that it was read for: a grace ends by the clock, and nothing tells of that. */
  isFor(caller: Caller): boolean
}

/** Reads which news a caller is told of, by the codes that the caller holds now: the stream may have been opened long ago. */
export async function hearingOf(db: Db, caller: Caller, now: Date): Promise<Hearing> {
  const signedIn = caller.sessionId === null ? undefined : caller.confirmedAt !== null
  // Whoever has the paper of a run has no other rights of the account.
  const rights = caller.run === null ? await rightsOf(db, caller.staffId, now, signedIn) : caller
  const held = await heldCodes(db, { ...caller, ...rights })
  const has = (code: string) => code === 'session' || held.has(code)
  return {
    isFor: (same) => textOf(same) === textOf(rights),
    hearsOfModule: (module) => module === '' || [...(codesOf.get(module) ?? [])].some(has),
    hearsOfOperation: (id) => operationIds.some((each) => each === id && has(operationOf(each).permission)),
  }
}
