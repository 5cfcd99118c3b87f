// Giving and taking, for stories that are about what happens then.
import type { Isb } from '@isb/sdk'

let made = 0

/** The id of an account, by the part before the @. */
export const accountId = async (admin: Isb, name: string): Promise<number> =>
  (await admin.staff.list({ query: { search: `${name}@school.example` } })).records[0]?.id ?? 0

/** Makes a role with these permission codes; nobody has it yet. */
export async function newRole(admin: Isb, codes: readonly string[]): Promise<number> {
  const { records } = await admin.menus.page()
  const menuIds = records.filter(({ code }) => codes.includes(code)).map(({ id }) => id)
  const { id } = await admin.roles.create({ body: { name: `Role ${++made}`, menuIds } })
  return id
}

/** Gives somebody these codes by a role of their own; answers how to take it back. */
export async function give(admin: Isb, name: string, codes: readonly string[]): Promise<() => Promise<unknown>> {
  const [staffId, roleId] = [await accountId(admin, name), await newRole(admin, codes)]
  await admin.staff.addRole({ path: { staffId, roleId } })
  return () => admin.staff.removeRole({ path: { staffId, roleId } })
}
