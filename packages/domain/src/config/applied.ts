import { homeroomKey, homeroomsAfter } from './homerooms.ts'
import { mailboxesAfter } from './mailboxes.ts'
import { ordered } from './order.ts'
import { meaningKey, meaningsAfter } from './rosters.ts'
import { venuesAfter, venueTypesAfter } from './venues.ts'
import { nameKey, unwritable, type Configuration, type PlanStep, type Standing } from './standing.ts'

type Menu = NonNullable<Configuration['menus']>[number]
type Role = NonNullable<Configuration['roles']>[number]

const code = /^[A-Za-z0-9:._*-]{1,100}$/

/** Whether a step says all that its kind and action need. A plan comes from outside: it may have been written by hand. */
export function isWhole({ kind, key, action, before, after }: PlanStep): boolean {
  if (kind === 'order') return action === 'change' && Boolean(before?.codes && after?.codes)
  if (kind === 'staff') return action === 'change' && Boolean(before?.roles && after?.roles)
  if (kind === 'mailbox' || kind === 'venue') return action === 'change' && before !== null && after !== null
  if (action === 'remove') return before !== null
  if (action === 'change') return before !== null && after !== null
  if (kind === 'menu') return code.test(key) && after?.type !== undefined && after.name !== undefined
  if (kind === 'venue-type') return after?.name !== undefined && after.color !== undefined && key === after.name.trim()
  if (kind === 'homeroom') {
    const { schoolYear, campus = '', name } = after ?? {}
    return schoolYear !== undefined && name !== undefined && key === homeroomKey({ schoolYear, campus, name })
  }
  if (kind === 'roster') {
    const { meaning, source, target } = after ?? {}
    return meaning !== undefined && source !== undefined && target !== undefined && key === meaningKey({ meaning, source })
  }
  return after !== null && key.length <= 100 && key === key.trim() && key !== ''
}

/** The configuration that the steps of a plan leave, whole. To be planned anew, which checks all of it. */
export function appliedTo(standing: Standing, steps: readonly PlanStep[]): Required<Configuration> {
  const of = (kind: PlanStep['kind']) => steps.filter((step) => step.kind === kind)
  return {
    menus: menusAfter(standing, of('menu'), of('order')),
    ...rolesAfter(standing, of('role'), of('staff')),
    homerooms: homeroomsAfter(standing.homerooms, of('homeroom')),
    mailboxes: mailboxesAfter(standing.mailboxes, of('mailbox')),
    rosters: meaningsAfter(standing.rosters, of('roster')),
    venueTypes: venueTypesAfter(standing.venueTypes, of('venue-type')),
    venues: venuesAfter(standing.venues, of('venue')),
  }
}

function menusAfter({ menus: standing }: Standing, steps: readonly PlanStep[], orders: readonly PlanStep[]): Menu[] {
  const hidden = unwritable(standing)
  const menus = new Map(
    standing.filter(({ key }) => !hidden.has(key)).map(({ key, ...menu }): [string, Menu] => [key, { code: key, ...menu }]),
  )
  for (const { key, action, after } of steps) {
    const old = menus.get(key)
    // One that comes to stand elsewhere stands last there.
    if (action === 'remove' || (after?.parent !== undefined && after.parent !== old?.parent)) menus.delete(key)
    if (action === 'create' && after?.type && after.name !== undefined)
      menus.set(key, { parent: '', ...fieldsOf(after), type: after.type, name: after.name, code: key })
    else if (action === 'change' && old) menus.set(key, { ...old, ...fieldsOf(after ?? {}) })
  }
  const asked = new Map(orders.map(({ key, after }) => [key, after?.codes ?? []]))
  return [...Map.groupBy(menus.values(), ({ parent }) => parent)].flatMap(([parent, children]) => {
    const codes = asked.get(parent)
    const named = codes && new Set(codes.filter((one) => menus.get(one)?.parent === parent))
    return named
      ? ordered(
          [...named],
          children.map((child) => child.code),
        ).flatMap((one) => menus.get(one) ?? [])
      : children
  })
}

/** Of a step's fields those that a node has; its type stays. */
const fieldsOf = ({ parent, name, nameZh, path, icon, isExternalPath, openTarget }: NonNullable<PlanStep['after']>): Partial<Menu> => ({
  ...(parent !== undefined && { parent }),
  ...(name !== undefined && { name }),
  ...(nameZh !== undefined && { nameZh }),
  ...(path !== undefined && { path }),
  ...(icon !== undefined && { icon }),
  ...(isExternalPath !== undefined && { isExternalPath }),
  ...(openTarget !== undefined && { openTarget }),
})

function rolesAfter(
  standing: Standing,
  roleSteps: readonly PlanStep[],
  staffSteps: readonly PlanStep[],
): Pick<Required<Configuration>, 'roles' | 'staff'> {
  const roles = new Map(
    standing.roles
      .filter((role) => !role.builtin)
      .map(({ name, description, enabled }): [string, Role] => [nameKey(name), { name, description, enabled }]),
  )
  const gone = new Set<string>()
  for (const { key, action, after } of roleSteps) {
    const old = roles.get(nameKey(key)) ?? { name: key }
    if (action === 'remove') gone.add(nameKey(key))
    if (action === 'remove') roles.delete(nameKey(key))
    else {
      const { name = old.name, description, enabled, permissions, reach } = after ?? {}
      roles.set(nameKey(key), {
        ...old,
        name,
        ...(description !== undefined && { description }),
        ...(enabled !== undefined && { enabled }),
        ...(permissions && { permissions }),
        ...(reach && { reach }),
      })
    }
  }
  const staff = new Map(standing.staff.map(({ email, roles: names }) => [email, names.filter((name) => !gone.has(nameKey(name)))]))
  for (const { key, after } of staffSteps) staff.set(key, after?.roles ?? [])
  return { roles: [...roles.values()], staff: [...staff].map(([email, names]) => ({ email, roles: names })) }
}
