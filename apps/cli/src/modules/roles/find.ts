import type { Isb, Schema } from '@isb/sdk'
import type { Argument, Given, Option } from '../../lib/command.ts'
import { Refusal, usage } from '../../lib/failure/refusal.ts'

/** A role as the server has it. */
export type Role = Schema<'Role'>

/** How a command line names a role. */
export const byName: Argument = { name: 'NAME', does: 'roles.byName', optional: true }
/** The other way to name it. */
export const byId: Option = { flags: '--id <ID>', does: 'roles.byId' }

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The role of a name, in whatever case. */
async function findRole(isb: Isb, name: string): Promise<Role> {
  const search = name.trim().slice(0, 100)
  if (search) for await (const role of isb.roles.list.each({ query: { search } })) if (same(role.name, name)) return role
  throw new Refusal('refused.noRole', { name })
}

/** The role that a command line names, first or with `--id`, and what stands behind its name. */
export async function namedRole(isb: Isb, given: Given): Promise<{ role: Role; rest: readonly string[] }> {
  const id = given.text('id')
  const [name, ...rest] = given.args
  if (id === undefined) {
    if (name === undefined) throw usage('refused.oneRole')
    return { role: await findRole(isb, name), rest }
  }
  if (!/^[1-9]\d{0,15}$/.test(id)) throw new Refusal('refused.noRole', { name: id })
  return { role: await isb.roles.get({ path: { roleId: Number(id) } }), rest: given.args }
}

/** The same, of a command that takes nothing else. */
export async function onlyRole(isb: Isb, given: Given): Promise<Role> {
  const { role, rest } = await namedRole(isb, given)
  if (rest.length > 0) throw usage('refused.tooMany', { names: rest.join(', ') })
  return role
}
