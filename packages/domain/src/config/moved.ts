import { menuFields, roleFields, sameList } from './fields.ts'
import { homeroomFields, homeroomKey } from './homerooms.ts'
import { mailboxFields } from './mailboxes.ts'
import { meaningFields, meaningKey } from './rosters.ts'
import { venueFields, venueTypeFields } from './venues.ts'
import { isCode, nameKey, plainly, type PlanStep, type Standing } from './standing.ts'

/** A step that does not find what it was made for. */
export interface MovedRow {
  readonly step: PlanStep
  /** It is there already, it is gone, or a field is another. */
  readonly how: 'THERE' | 'GONE' | 'DIFFERS'
  readonly field?: string
}

type Found = Readonly<Record<string, unknown>>

/** The steps of a plan whose rows have moved since it was made. */
export function movedSince(
  { menus, roles, staff, homerooms, mailboxes, rosters, venueTypes, venues }: Standing,
  steps: readonly PlanStep[],
): MovedRow[] {
  const menuByCode = new Map(menus.map((menu) => [menu.key, menu]))
  const roleByName = new Map(roles.map((role) => [nameKey(role.name), role]))
  const homeroomByKey = new Map(homerooms.map((homeroom) => [nameKey(homeroomKey(homeroom)), homeroom]))
  const accounts = new Map(staff.map((account) => [account.email, account]))
  const under = Map.groupBy(menus, ({ parent }) => parent)
  const find: Record<PlanStep['kind'], (key: string) => Found | undefined> = {
    menu: (key) => menuByCode.get(key) as Found | undefined,
    // An order under a node that the plan itself makes finds nothing there.
    order: (key) => ({ codes: (under.get(key) ?? []).map((menu) => menu.key).filter(isCode) }),
    role: (key) => roleByName.get(nameKey(key)) as Found | undefined,
    staff: (key) => accounts.get(key) as Found | undefined,
    homeroom: (key) => homeroomByKey.get(nameKey(key)),
    mailbox: (key) => mailboxes.find(({ office }) => office === key),
    roster: (key) => rosters.find((meaning) => meaningKey(meaning) === key),
    'venue-type': (key) => venueTypes.find(({ name }) => nameKey(name) === nameKey(key)),
    venue: (key) => venues.find(({ name }) => nameKey(name) === nameKey(key)) as Found | undefined,
  }
  return steps.flatMap((step): MovedRow[] => {
    const found = find[step.kind](step.key)
    if (step.action === 'create') return found ? [{ step, how: 'THERE' }] : []
    if (!found) return [{ step, how: 'GONE' }]
    const field = Object.entries(step.before ?? {}).find(([name, was]) => !isSame(step.kind, name, was, found[name]))?.[0]
    return field === undefined ? [] : [{ step, how: 'DIFFERS', field }]
  })
}

const compared: Record<PlanStep['kind'], readonly string[]> = {
  menu: ['type', ...menuFields],
  order: ['codes'],
  role: [...roleFields, 'permissions', 'reach'],
  staff: ['roles'],
  homeroom: homeroomFields,
  mailbox: mailboxFields,
  roster: meaningFields,
  'venue-type': venueTypeFields,
  venue: venueFields,
}

function isSame(kind: PlanStep['kind'], field: string, was: unknown, is: unknown): boolean {
  if (!compared[kind].includes(field)) return true
  if (!Array.isArray(was) || !Array.isArray(is)) return was === is
  const [before, now] = [was as string[], is as string[]]
  if (field === 'codes' || field === 'addresses' || field === 'hours') return sameList(before, now)
  const normal = (list: string[]) =>
    list
      .filter(isCode)
      .map(kind === 'staff' ? nameKey : String)
      .toSorted(plainly)
  return sameList(normal(before), normal(now))
}
