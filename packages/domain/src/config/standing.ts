import type { Schema } from '@isb/contract'
import type { MenuType } from '../menus/place.ts'

/** What is planned: the parts of a school's configuration, by natural keys. */
export type Configuration = Schema<'Configuration'>
/** One step of a plan. */
export type PlanStep = Schema<'PlanStep'>
/** What a step is about. */
export type PlanKind = Schema<'PlanKind'>

/** A node as it stands. Its key is its code; a node without one is `#` and something that tells it from others. */
export interface StandingMenu {
  readonly key: string
  /** The key of the node above, empty at the top. */
  readonly parent: string
  readonly type: MenuType
  readonly name: string
  readonly nameZh: string
  readonly path: string
  readonly icon: string
  readonly isExternalPath: 0 | 1
  readonly openTarget: 0 | 1
}

/** A role as it stands, with the key of every node that it is granted. */
export interface StandingRole {
  readonly name: string
  readonly description: string
  readonly enabled: boolean
  readonly builtin: boolean
  readonly permissions: readonly string[]
  /** Lines as `reachLines` writes them. */
  readonly reach: readonly string[]
}

/** An account and the names of its roles. */
export interface StandingAccount {
  readonly email: string
  readonly roles: readonly string[]
}

/** A class as it stands. */
export type StandingHomeroom = Required<NonNullable<Configuration['homerooms']>[number]> & {
  /** Whether students have ever belonged to it. */
  readonly used: boolean
}

/** The mailbox of an office as it stands. */
export type StandingMailbox = Required<NonNullable<Configuration['mailboxes']>[number]>

/** What something in a roster means here, as it stands. */
export type StandingMeaning = NonNullable<Configuration['rosters']>[number]

/** A type of venue as it stands. */
export type StandingVenueType = Required<NonNullable<Configuration['venueTypes']>[number]> & {
  /** Whether venues have it. */
  readonly used: boolean
}

/** A venue as it stands. */
export interface StandingVenue {
  readonly name: string
  /** Lines as `hoursLines` writes them. */
  readonly hours: readonly string[]
}

/** What a plan is made against: all menus, each before what it holds and siblings in their order; all roles, classes, mailboxes, meanings,
 * types of venues and venues; the accounts concerned. */
export interface Standing {
  readonly menus: readonly StandingMenu[]
  readonly roles: readonly StandingRole[]
  readonly staff: readonly StandingAccount[]
  readonly homerooms: readonly StandingHomeroom[]
  readonly mailboxes: readonly StandingMailbox[]
  readonly rosters: readonly StandingMeaning[]
  readonly venueTypes: readonly StandingVenueType[]
  readonly venues: readonly StandingVenue[]
  /** The modules that show students. */
  readonly scoped: readonly string[]
  /** The codes of the school's grades. */
  readonly grades: readonly string[]
}

/** Why a plan cannot be done. */
export type PlanProblemReason =
  | 'BASE_DATA_MEANING'
  | 'CONFIG_BUILTIN_ROLE'
  | 'CONFIG_NO_ACCOUNT'
  | 'CONFIG_NO_SUCH_CODE'
  | 'CONFIG_NO_SUCH_ROLE'
  | 'CONFIG_TWICE'
  | 'CONFIG_UNDER_CODELESS'
  | 'GRADE_UNKNOWN'
  | 'HOMEROOM_USED'
  | 'HOMEROOM_YEAR'
  | 'MAILBOX_ADDRESS'
  | 'MENU_BUTTON_PARENT'
  | 'MENU_CYCLE'
  | 'MENU_HAS_CHILDREN'
  | 'MENU_NEST'
  | 'MENU_PARENT_NOT_FOUND'
  | 'MENU_PATH_EXTERNAL'
  | 'MENU_PATH_INTERNAL'
  | 'MENU_TYPE_FIXED'
  | 'REACH_MODULE'
  | 'VENUE_HOURS_MISSING'
  | 'VENUE_HOURS_ORDER'
  | 'VENUE_HOURS_OVERLAP'
  | 'VENUE_HOURS_TEXT'
  | 'VENUE_TYPE_USED'
  | 'VENUE_UNKNOWN'
/** What is left alone, or comes along, and should be known. */
export type PlanRemarkReason = 'CONFIG_CODELESS_GRANTS' | 'CONFIG_CODELESS_MENUS' | 'CONFIG_ROLE_MEMBERS' | 'CONFIG_ROLE_RENAMED'

/** A word about one row of a plan; its values stand in the braces of the reason's words. */
export interface PlanWord<Reason extends string> {
  readonly kind: PlanKind
  readonly key: string
  readonly reason: Reason
  readonly values?: Readonly<Record<string, string | number>>
}
export type PlanProblem = PlanWord<PlanProblemReason>
export type PlanRemark = PlanWord<PlanRemarkReason>

/** How names are compared: without the spaces around them, without regard to case. */
export const nameKey = (name: string): string => name.trim().toLowerCase()

/** Plain order of characters, the same on every machine and in every language. */
export const plainly = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Whether a node's key is a code. */
export const isCode = (key: string): boolean => !key.startsWith('#')

/** The nodes that a file cannot name: those without a code and whatever stands under them. */
export function unwritable(menus: readonly StandingMenu[]): Set<string> {
  const found = new Set<string>()
  // Parents come first, so one pass is enough.
  for (const { key, parent } of menus) if (!isCode(key) || found.has(parent)) found.add(key)
  return found
}
