// What a plan's caller must hold: for each step the permission that it takes by itself, and whatever it hands out.
import { contractCodes, type ToldReason } from '@isb/contract'
import { isCode, nameKey, reachIn, type Planned, type PlanStep, type StandingRole } from '@isb/domain'
import type { Values } from '@isb/words'
import { codesByModule, heldCodes, heldMenuIds, inScope } from '../../core/access/access.ts'
import { reachOfCode } from '../../core/access/reach.ts'
import type { Caller } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import type { School } from './repo.ts'

/** Why a step is not for this caller. */
export interface Denial {
  readonly kind: PlanStep['kind']
  readonly key: string
  readonly reason: ToldReason<'config.apply'> & ToldReason<'config.plan'>
  readonly values?: Values
}

const isContractCode = (key: string) => contractCodes.includes(key)

/** The permissions that a step takes. */
function codesFor({ kind, action, after }: PlanStep): string[] {
  if (kind === 'staff') return ['upms:staff:assign']
  if (kind === 'order') return ['upms:menu:sort']
  if (kind === 'mailbox') return ['absence:settings']
  if (kind === 'roster') return ['base-data:map']
  if (kind === 'venue-type') return ['venue:type:edit']
  if (kind === 'venue') return ['venue:list:edit']
  if (kind === 'homeroom') return [{ create: 'homeroom:create', change: 'homeroom:edit', remove: 'homeroom:delete' }[action]]
  if (action !== 'change') return [`upms:${kind}:${action === 'create' ? 'create' : 'delete'}`]
  const fields = Object.keys(after ?? {})
  if (kind === 'menu')
    return [
      ...(fields.includes('parent') ? ['upms:menu:sort'] : []),
      ...(fields.some((field) => field !== 'parent') ? ['upms:menu:edit'] : []),
    ]
  return [
    ...(fields.some((field) => field === 'name' || field === 'description') ? ['upms:role:edit'] : []),
    ...(fields.includes('enabled') ? ['upms:role:enable'] : []),
    ...(fields.includes('permissions') || fields.includes('reach') ? ['upms:role:assign'] : []),
  ]
}

/**
 * Everything in a plan that its caller may not do; nothing where it may be done.
 * @param named the accounts that the plan itself names; others lose a role with the role, which takes no permission of its own
 */
export async function notAllowed(db: Db, caller: Caller, school: School, planned: Planned, named: ReadonlySet<string>): Promise<Denial[]> {
  const codes = await heldCodes(db, caller)
  const nodes = new Set(await heldMenuIds(db, caller))
  /** Whether a node may be granted. One that the plan makes is held by nobody but an administrator. */
  const mayGrant = (key: string): boolean => {
    const menu = school.menus.get(key)
    return menu ? nodes.has(menu.id) : caller.administrator && inScope(caller, key)
  }
  const steps = planned.steps.filter(({ kind, key }) => kind !== 'staff' || named.has(key))
  return [
    ...stepsNotHeld(steps, codes),
    ...steps
      .filter(({ kind, action, key }) => kind === 'menu' && action === 'create' && isContractCode(key) && !codes.has(key))
      .map(({ kind, key }): Denial => ({ kind, key, reason: 'MENU_CODE_NOT_HELD', values: { code: key } })),
    ...planned.final.roles.flatMap((role) => grantsNotHeld(role, school, planned, mayGrant, codes)),
    ...(await classesNotReached(db, caller, steps)),
    ...steps.flatMap((step) => reachesNotHeld(step, planned, mayGrant)),
    ...steps.flatMap((step) => (step.kind === 'staff' ? rolesNotHeld(step, planned, mayGrant, caller) : [])),
  ]
}

/** Classes are written by who reaches them all. */
async function classesNotReached(db: Db, caller: Caller, steps: readonly PlanStep[]): Promise<Denial[]> {
  const classes = steps.filter(({ kind }) => kind === 'homeroom')
  const reaches = await Promise.all([...new Set(classes.flatMap(codesFor))].map((code) => reachOfCode(db, caller, code)))
  return reaches.every((reach) => reach === 'all') ? [] : classes.map(({ kind, key }) => ({ kind, key, reason: 'HOMEROOM_REACH' }))
}

function stepsNotHeld(steps: readonly PlanStep[], codes: ReadonlySet<string>): Denial[] {
  const lacking = steps.flatMap(({ kind, ...step }) =>
    codesFor({ kind, ...step }).flatMap((code) => (codes.has(code) ? [] : [{ kind, code }])),
  )
  const byCode = Map.groupBy(lacking, ({ code }) => code)
  return [...byCode].map(([code, all]) => ({
    kind: all[0]!.kind,
    key: code,
    reason: 'CONFIG_STEP_CODE',
    values: { code, count: all.length },
  }))
}

/** What a role comes to hold, it is given by the caller; of what only comes along with a move, the codes that mean something. */
function grantsNotHeld(
  role: StandingRole,
  { roles, menus }: School,
  planned: Planned,
  mayGrant: (key: string) => boolean,
  codes: ReadonlySet<string>,
): Denial[] {
  if (role.builtin) return []
  const before = roles.get(nameKey(role.name))
  const ids = new Set(before?.menuIds)
  const added = role.permissions.filter((key) => !ids.has(menus.get(key)?.id ?? 0))
  const step = planned.steps.find(({ kind, key, action }) => kind === 'role' && action !== 'remove' && nameKey(key) === nameKey(role.name))
  const switchedOn = before !== undefined && !before.enabled && role.enabled
  const given = switchedOn ? role.permissions : added
  const denied = step?.after?.permissions || switchedOn ? given.find((key) => !mayGrant(key)) : undefined
  if (denied !== undefined) return [{ kind: 'role', key: role.name, reason: 'GRANT_NOT_HELD', values: { name: nameOf(denied, menus) } }]
  const carried = added.find((key) => isCode(key) && isContractCode(key) && !codes.has(key))
  return carried === undefined ? [] : [{ kind: 'role', key: role.name, reason: 'CODE_NOT_HELD', values: { code: carried } }]
}

const nameOf = (key: string, menus: School['menus']) => menus.get(key)?.name ?? key

/** Who changes how far a role reaches, reaches all students with each code that it grants of the module. */
function reachesNotHeld({ kind, key, before, after }: PlanStep, { final }: Planned, mayGrant: (key: string) => boolean): Denial[] {
  if (kind !== 'role' || !after?.reach) return []
  const had = before?.reach ?? []
  const changed = new Set(
    [...had.filter((line) => !after.reach?.includes(line)), ...after.reach.filter((line) => !had.includes(line))].map(
      (line) => reachIn(line).module,
    ),
  )
  const granted = final.roles.find(({ name }) => nameKey(name) === nameKey(after.name ?? key))?.permissions ?? []
  const denied = [...changed].some((module) => {
    const codes = codesByModule[module] ?? []
    return !codes.some(mayGrant) || !granted.every((code) => !codes.includes(code) || mayGrant(code))
  })
  return denied ? [{ kind, key, reason: 'REACH_NOT_HELD' }] : []
}

function rolesNotHeld({ key, before, after }: PlanStep, { final }: Planned, mayGrant: (key: string) => boolean, caller: Caller): Denial[] {
  const had = new Set((before?.roles ?? []).map(nameKey))
  const has = new Set((after?.roles ?? []).map(nameKey))
  for (const role of final.roles) {
    const name = nameKey(role.name)
    if (had.has(name) === has.has(name)) continue
    if (role.builtin && (!caller.administrator || caller.scopes)) return [{ kind: 'staff', key, reason: 'ADMINISTRATOR_ONLY' }]
    if (role.builtin || had.has(name)) continue
    const denied = role.permissions.find((one) => !mayGrant(one))
    if (denied !== undefined) return [{ kind: 'staff', key, reason: 'ROLE_NOT_HELD', values: { role: role.name } }]
  }
  return []
}
