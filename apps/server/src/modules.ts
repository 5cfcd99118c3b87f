// Every module of the server, one line each. Menus, queues and demo data stand in this order.
import { Entities } from './core/audit/entities.ts'
import { treeOf } from './core/shared/menus.ts'
import type { AnyModule, ServerModules } from './core/declare/module.ts'
import type { Holds } from './core/person/holds.ts'
import type { KeptTables } from './core/person/kept.ts'
import { access } from './modules/access/index.ts'
import { account } from './modules/account/index.ts'
import { audit } from './modules/audit/index.ts'
import { auth } from './modules/auth/index.ts'
import { bike } from './modules/bike/index.ts'
import { config } from './modules/config/index.ts'
import { events } from './modules/events/index.ts'
import { files } from './modules/files/index.ts'
import { messages } from './modules/messages/index.ts'
import { menus } from './modules/menus/index.ts'
import { outbox } from './modules/outbox/index.ts'
import { queues } from './modules/queues/index.ts'
import { retention } from './modules/retention/index.ts'
import { roles } from './modules/roles/index.ts'
import { runs } from './modules/runs/index.ts'
import { settings } from './modules/settings/index.ts'
import { staff } from './modules/staff/index.ts'
import { calendar } from './modules/calendar/index.ts'
import { homeroom } from './modules/homeroom/index.ts'
import { student } from './modules/student/index.ts'
import { mailbox } from './modules/mailbox/index.ts'
import { absence } from './modules/absence/index.ts'
import { attendance } from './modules/attendance/index.ts'
import { venue } from './modules/venue/index.ts'
import { baseData } from './modules/base-data/index.ts'
import { survey } from './modules/survey/index.ts'
import { bus } from './modules/bus/index.ts'
import { busBooking } from './modules/bus-booking/index.ts'
import { vehicle } from './modules/vehicle/index.ts'

export const modules: ServerModules = {
  bike,
  vehicle,
  menus,
  roles,
  staff,
  audit,
  settings,
  retention,
  config,
  outbox,
  messages,
  auth,
  account,
  access,
  events,
  files,
  queues,
  runs,
  calendar,
  homeroom,
  student,
  mailbox,
  absence,
  attendance,
  venue,
  baseData,
  survey,
  bus,
  busBooking,
}

/** The same as a list, for loops. */
export const allModules: readonly AnyModule[] = Object.values(modules)

/** The permission tree that a new database begins with. */
export const menuTree = treeOf(allModules.flatMap(({ menus = [] }) => menus))

/** The kinds of records that the audit knows. */
export const entities = new Entities(allModules)

/** What people have that is missed when they leave. */
export const holds: Holds = Object.assign({}, ...allModules.map((module) => module.holds))

/** What every table keeps on people: the person first. */
export const kept: KeptTables = Object.assign({}, staff.keeps, student.keeps, ...allModules.map(({ keeps }) => keeps))
