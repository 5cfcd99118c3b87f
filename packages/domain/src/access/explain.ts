import type { Schema } from '@isb/contract'

/** What there is to know of somebody and of what they are said to do. */
export interface Chain {
  /** Whether the account may sign in. */
  readonly enabled: boolean
  /** Whether it has the built-in role, and the role counts. */
  readonly administrator: boolean
  /** Its roles, and whether each is granted the node. */
  readonly roles: readonly { readonly enabled: boolean; readonly suspended: boolean; readonly grants: boolean }[]
  /** Whether the code stands on a node of the tree. */
  readonly inTree: boolean
  /** Whether a node or the contract knows the code. */
  readonly known: boolean
}

/** The first link that is missing between a person and what they want to do; null when they may. */
export function missingLink({ enabled, administrator, roles, inTree, known }: Chain): Schema<'Missing'> | null {
  if (!known) return 'UNKNOWN_CODE'
  if (!enabled) return 'ACCOUNT_DISABLED'
  if (administrator) return null
  const granting = roles.filter((role) => role.grants)
  if (granting.some((role) => role.enabled && role.suspended)) return granting.some(counts) ? null : 'ROLES_SUSPENDED'
  if (!inTree) return 'NOT_IN_TREE'
  if (roles.length === 0) return 'NO_ROLE'
  if (granting.length === 0) return 'NOT_GRANTED'
  return granting.some(counts) ? null : 'ROLES_DISABLED'
}

const counts = (role: Chain['roles'][number]): boolean => role.enabled && !role.suspended
