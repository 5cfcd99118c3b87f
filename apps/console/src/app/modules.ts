// Every module of the console, one line each, in the order that the palette and the settings show them. Signing in is no module here: the
// router knows its pages.
import type { ListedId } from '@isb/sdk/metadata'
import type { ConsoleModule } from '../lib/declare/module.ts'
import { account } from '../modules/account/index.ts'
import { audit } from '../modules/audit/index.ts'
import { bike } from '../modules/bike/index.ts'
import { home } from '../modules/home/index.ts'
import { menus } from '../modules/menus/index.ts'
import { outbox } from '../modules/outbox/index.ts'
import { retention } from '../modules/retention/index.ts'
import { roles } from '../modules/roles/index.ts'
import { runs } from '../modules/runs/index.ts'
import { settings } from '../modules/settings/index.ts'
import { staff } from '../modules/staff/index.ts'
import { calendar } from '../modules/calendar/index.ts'
import { homeroom } from '../modules/homeroom/index.ts'
import { student } from '../modules/student/index.ts'
import { absence } from '../modules/absence/index.ts'
import { attendance } from '../modules/attendance/index.ts'
import { mailbox } from '../modules/mailbox/index.ts'
import { venue } from '../modules/venue/index.ts'
import { baseData } from '../modules/base-data/index.ts'
import { survey } from '../modules/survey/index.ts'
import { bus } from '../modules/bus/index.ts'
import { busBooking } from '../modules/bus-booking/index.ts'
import { vehicle } from '../modules/vehicle/index.ts'

/** Modules whose records the contract lists. */
type Listing = ListedId extends `${infer Module}.${string}` ? Module : never

/** By the names of their folders, in small letters and capitals: `lostFound`. */
export const modulesByName: Readonly<Record<string, ConsoleModule>> = {
  home,
  settings,
  staff,
  bike,
  vehicle,
  menus,
  roles,
  audit,
  retention,
  outbox,
  account,
  runs,
  calendar,
  student,
  homeroom,
  absence,
  attendance,
  mailbox,
  venue,
  baseData,
  survey,
  bus,
  busBooking,
} satisfies Record<Listing, ConsoleModule> & Record<string, ConsoleModule>
export const modules: readonly ConsoleModule[] = Object.values(modulesByName)
