import type { Input, Schema } from '@isb/contract'
import { exchange, whyNotChangeRole } from '@isb/domain'
import { sql } from 'kysely'
import { requireNodes, requireRoles, setGrants, withAncestors } from '../../core/access/access.ts'
import type { ServerModule } from '../../core/declare/module.ts'
import type { Confirmed, SignedIn } from '../../core/app/context.ts'
import { impactOf } from '../../core/shared/impact.ts'
import { hasMoreNodesThan } from '../../core/access/tree.ts'
import { lockTree } from '../../core/database/locks.ts'
import { startUpdate } from '../../core/shared/stale.ts'
import { refuse, refuseField, refuseBroken } from '../../core/ground/refuse.ts'
import { menuOptions } from './menu-options.ts'
import { menuIdsOf, nameIsFree, roleList } from './lists.ts'
import { reachesOf, writeReaches } from './reach.ts'

const handlers: ServerModule<'roles'>['handlers'] = {
  menuOptions,

  async get({ path }, context) {
    const role = await roleList.record(context, path.roleId)
    return detailOf(context, role)
  },

  async create({ body: { name, description = '', menuIds: asked = [] } }, context) {
    const { db, now, changed } = context
    await lockTree(db)
    if (!(await nameIsFree(db, name.trim()))) refuseField('/name', 'ROLE_NAME_TAKEN')
    const menuIds = await withAncestors(db, asked)
    await requireNodes(context, menuIds)
    const { id } = await db
      .insertInto('role')
      .values({ name: name.trim(), description: description.trim(), updatedAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await setGrants(db, id, menuIds)
    const role = await roleList.record({ db, now }, id)
    changed('role', id, null, { name: role.name, description: role.description, enabled: role.enabled, menuIds })
    return { ...role, menuIds, reaches: [] }
  },

  async update({ path, body: { version, ...fields } }, context) {
    const { db, now, changed } = context
    const before = await editable(context, path.roleId)
    await startUpdate(context, 'role', before, version)
    const name = fields.name?.trim() ?? before.name
    if (!(await nameIsFree(db, name, before.id))) refuseField('/name', 'ROLE_NAME_TAKEN')
    const set = { name, description: fields.description?.trim() ?? before.description }
    await raise(db, before.id, now, set).catch(refuseBroken('role_name_any_case', '/name', 'ROLE_NAME_TAKEN'))
    changed('role', before.id, { name: before.name, description: before.description }, set)
    return roleList.record({ db, now }, before.id)
  },

  async remove({ path }, context) {
    const { db, changed } = context
    await lockTree(db)
    const role = await editable(context, path.roleId)
    const menuIds = await menuIdsOf(db, role)
    const members = await db.deleteFrom('staffRole').where('roleId', '=', role.id).returning('staffId').execute()
    await db.deleteFrom('role').where('id', '=', role.id).execute()
    const { name, description, enabled } = role
    changed('role', role.id, { name, description, enabled, menuIds, staffIds: members.map(({ staffId }) => staffId) }, null)
    return {}
  },

  async enable({ path }, context) {
    // What it grants stays as it is, from the question to the answer.
    await lockTree(context.db)
    await requireRoles(context, [path.roleId])
    return setEnabled(path.roleId, true, context)
  },
  disable: ({ path }, context) => setEnabled(path.roleId, false, context),

  requireSecondFactor: ({ path }, context) => setSecondFactor(path.roleId, true, context),
  allowWithoutSecondFactor: ({ path }, context) => setSecondFactor(path.roleId, false, context),

  async assign({ path, body }, context) {
    const { db, now, changed } = context
    await lockTree(db)
    const role = await editable(context, path.roleId)
    await startUpdate(context, 'role', role, body.version, await detailOf(context, role))
    const before = await menuIdsOf(db, role)
    const menuIds = await wantedOf(db, body.menuIds)
    await requireNodes(context, exchange(before, menuIds).given)
    await setGrants(db, role.id, menuIds)
    await raise(db, role.id, now, {})
    changed('role', role.id, { menuIds: before }, { menuIds })
    return detailOf({ db }, await roleList.record({ db, now }, role.id))
  },

  async setReach({ path, body: { reaches, version } }, context) {
    const { db, now, changed } = context
    const role = await editable(context, path.roleId)
    await startUpdate(context, 'role', role, version, await detailOf(context, role))
    const before = await reachesOf(db, role.id)
    await writeReaches(context, role.id, before, reaches)
    await raise(db, role.id, now, {})
    changed('role', role.id, { reaches: before }, { reaches })
    return detailOf({ db }, await roleList.record({ db, now }, role.id))
  },

  async assignImpact({ path, body }, context) {
    const { db } = context
    const role = await editable(context, path.roleId)
    const after = await withAncestors(db, body.menuIds)
    const { gone, given } = exchange(await menuIdsOf(db, role), after)
    return impactOf(context, {
      roleIds: [role.id],
      menuIds: [...gone, ...given],
      grants: (id, granted) => (id === role.id ? new Set(after) : granted),
    })
  },

  async enableImpact({ path }, context) {
    const { db } = context
    const role = await editable(context, path.roleId)
    return impactOf(context, {
      roleIds: [role.id],
      menuIds: await menuIdsOf(db, role),
      counts: { before: (_id, enabled) => enabled, after: (id, enabled) => (id === role.id ? !enabled : enabled) },
    })
  },

  async removeImpact({ path }, context) {
    const { db } = context
    const role = await editable(context, path.roleId)
    return impactOf(context, {
      roleIds: [role.id],
      menuIds: await menuIdsOf(db, role),
      grants: (id, granted) => (id === role.id ? new Set() : granted),
    })
  },
}

type Db = SignedIn['db']

const detailOf = async ({ db }: Pick<SignedIn, 'db'>, role: Schema<'Role'>) => ({
  ...role,
  menuIds: await menuIdsOf(db, role),
  reaches: await reachesOf(db, role.id),
})

/** A role that is there and not built in, locked. */
async function editable(context: Pick<SignedIn, 'db' | 'now'>, id: number) {
  const role = await roleList.locked(context, id)
  const why = whyNotChangeRole(role)
  if (why) refuse(3, why)
  return role
}

/** What was asked for with the way to it. Refuses nodes that are gone. */
async function wantedOf(db: Db, asked: Input<'roles.assign'>['body']['menuIds']): Promise<number[]> {
  const menuIds = await withAncestors(db, asked)
  const there = new Set(menuIds)
  if (asked.some((id) => !there.has(id))) refuse(2, 'MENU_NOT_FOUND')
  return menuIds
}

async function setEnabled(id: number, enabled: boolean, context: SignedIn) {
  const { db, now, changed } = context
  const role = await editable(context, id)
  if (role.enabled === enabled) return role
  await raise(db, id, now, { enabled })
  changed('role', id, { enabled: role.enabled }, { enabled })
  return roleList.record({ db, now }, id)
}

/** The built-in role too: who has it has the most to lose. */
async function setSecondFactor(id: number, secondFactor: boolean, context: Confirmed) {
  const { db, now, changed } = context
  const role = await roleList.locked(context, id)
  // Without it whoever has the role is easier to be taken for.
  if (role.builtin || !secondFactor) await requireRoles(context, [id])
  if (role.secondFactor === secondFactor) return role
  await raise(db, id, now, { secondFactor, secondFactorSince: secondFactor ? now : null })
  changed('role', id, { secondFactor: role.secondFactor }, { secondFactor })
  return roleList.record({ db, now }, id)
}

interface Raised {
  readonly name?: string
  readonly description?: string
  readonly enabled?: boolean
  readonly secondFactor?: boolean
  readonly secondFactorSince?: Date | null
}

const raise = (db: Db, id: number, now: Date, set: Raised) =>
  db
    .updateTable('role')
    .set({ ...set, version: sql<number>`version + 1`, updatedAt: now })
    .where('id', '=', id)
    .execute()

/** Every node that a role is granted is compared: 20,000 take some 50 ms. */
const hasLargeTree = hasMoreNodesThan(20_000)

export const roles: ServerModule<'roles'> = {
  entities: { role: { person: null, named: true, ids: { inherited: 'menu' } } },
  lists: { 'roles.list': roleList },
  handlers,
  heavy: { assignImpact: hasLargeTree, enableImpact: hasLargeTree, removeImpact: hasLargeTree },
  holds: { Role: () => 'select m.staff_id, r.name from staff_role m join role r on r.id = m.role_id' },
  menus: [{ code: 'upms:role', under: 'upms', path: '/upms/role', icon: 'shield-check' }],
  constraints: { role_name_any_case: 'ROLE_NAME_TAKEN' },
}
