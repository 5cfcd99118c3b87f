/** Why a role cannot be changed in any way, or null: the Administrator is what it is. */
export const whyNotChangeRole = ({ builtin }: { builtin: boolean }): 'ROLE_BUILTIN' | null => (builtin ? 'ROLE_BUILTIN' : null)

/** What is taken away and what is given when these take the place of those: ids of nodes, or of roles. */
export function exchange(now: readonly number[], wanted: readonly number[]): { gone: number[]; given: number[] } {
  const has = new Set(now)
  const wants = new Set(wanted)
  return { gone: [...has].filter((id) => !wants.has(id)), given: [...wants].filter((id) => !has.has(id)) }
}
