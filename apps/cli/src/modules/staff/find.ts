import type { Isb, Schema } from '@isb/sdk'
import { type Account, findAccount } from '../../lib/line/accounts.ts'
import type { Argument, Given } from '../../lib/command.ts'
import { Refusal } from '../../lib/failure/refusal.ts'

/** How a command line names one account. */
export const email: Argument = { name: 'EMAIL', does: 'staff.email' }

/** The account that a command line names. */
export const namedAccount = (isb: Isb, given: Given): Promise<Account> => findAccount(isb, given.args[0] ?? '')

const lower = (text: string): string => text.trim().toLowerCase()

/** The roles of these names, in whatever case. */
export async function rolesNamed(isb: Isb, names: readonly string[]): Promise<Schema<'RoleOption'>[]> {
  if (names.length === 0) return []
  const all = await isb.staff.roleOptions()
  return names.map((name) => {
    const role = all.find((one) => lower(one.name) === lower(name))
    if (!role) throw new Refusal('refused.noRole', { name }, { hint: 'isb roles list' })
    return role
  })
}
