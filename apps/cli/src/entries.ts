import { listedModules } from '@isb/sdk/metadata'
import type { Command, Entry } from './lib/command.ts'
import type { AnyModule, CliModule, ModuleName } from './lib/resource/declared.ts'
import { kebab } from './lib/resource/names.ts'
import { isSaid } from './lib/speech.ts'

/** What a module has beside what the contract gives. A module of the contract that is not named here has that alone. */
const own: { readonly [M in ModuleName]?: () => Promise<CliModule<M>> } = {
  menus: async () => (await import('./modules/menus/index.ts')).default,
  roles: async () => (await import('./modules/roles/index.ts')).default,
  staff: async () => (await import('./modules/staff/index.ts')).default,
  audit: async () => (await import('./modules/audit/index.ts')).default,
  calendar: async () => (await import('./modules/calendar/index.ts')).default,
  bike: async () => (await import('./modules/bike/index.ts')).default,
  student: async () => (await import('./modules/student/index.ts')).default,
  homeroom: async () => (await import('./modules/homeroom/index.ts')).default,
  absence: async () => (await import('./modules/absence/index.ts')).default,
  outbox: async () => (await import('./modules/outbox/index.ts')).default,
  vehicle: async () => (await import('./modules/vehicle/index.ts')).default,
  baseData: async () => (await import('./modules/base-data/index.ts')).default,
  venue: async () => (await import('./modules/venue/index.ts')).default,
  busBooking: async () => (await import('./modules/bus-booking/index.ts')).default,
  bus: async () => (await import('./modules/bus/index.ts')).default,
  survey: async () => (await import('./modules/survey/index.ts')).default,
  runs: async () => (await import('./modules/runs/index.ts')).default,
}
/** What somebody who does not know a module's name types for it. */
const aliases: { readonly [M in ModuleName]?: readonly string[] } = {
  menus: ['menu'],
  roles: ['role'],
  bike: ['bikes'],
  student: ['students'],
  homeroom: ['homerooms'],
  absence: ['absences'],
  vehicle: ['vehicles'],
  venue: ['venues'],
  calendar: ['calendars'],
  bus: ['buses'],
  busBooking: ['bus-bookings'],
  survey: ['surveys'],
  runs: ['imports'],
}

/** Who one is, and where. */
const self: readonly Entry[] = [
  { name: 'login', does: 'login.does', load: async () => (await import('./modules/auth/index.ts')).login },
  { name: 'logout', does: 'logout.does', load: async () => (await import('./modules/auth/index.ts')).logout },
  { name: 'whoami', does: 'whoami.does', load: async () => (await import('./modules/auth/index.ts')).whoami },
  { name: 'profiles', does: 'profiles.does', load: async () => (await import('./modules/profiles/index.ts')).default },
  { name: 'account', does: 'account.does', load: async () => (await import('./modules/account/index.ts')).default },
]
/** What else stands beside the modules. */
const mailbox: Entry = {
  name: 'mailbox',
  aliases: ['mailboxes'],
  does: 'mailbox.does',
  load: async () => (await import('./modules/mailbox/index.ts')).default,
}
const others: readonly Entry[] = [
  { name: 'explain', does: 'explain.does', load: async () => (await import('./modules/access/index.ts')).explain },
  { name: 'pull', does: 'pull.does', load: async () => (await import('./modules/config/index.ts')).pull },
  { name: 'diff', does: 'diff.does', load: async () => (await import('./modules/config/index.ts')).diff },
  { name: 'plan', does: 'plan.does', load: async () => (await import('./modules/config/index.ts')).plan },
  { name: 'apply', does: 'apply.does', load: async () => (await import('./modules/config/index.ts')).apply },
  { name: 'settings', does: 'settings.does', load: async () => (await import('./modules/settings/index.ts')).default },
  { name: 'retention', does: 'retention.does', load: async () => (await import('./modules/retention/index.ts')).default },
  { name: 'api', does: 'api.does', load: async () => (await import('./modules/api/index.ts')).default },
  { name: 'completion', does: 'completion.does', load: async () => (await import('./modules/completion/index.ts')).default },
]

/** The commands of a module: those that the contract gives, and its own. */
const commandsOf = async (module: ModuleName, ofIts: AnyModule | undefined): Promise<Command[]> =>
  (await import('./lib/resource/commands.ts')).commandsOf(module, ofIts)

/** The modules of the contract that have records. */
const fromContract = listedModules.map((module: ModuleName): Entry => {
  const does = `${module}.does`
  return {
    name: kebab(module),
    ...(aliases[module] && { aliases: aliases[module] }),
    does: isSaid(does) ? does : ({ say }) => say('resource.module', { module: kebab(module) }),
    load: async () => commandsOf(module, await own[module]?.()),
  }
})

/** What stands after `isb`, in the order of the help. */
export const entries: readonly Entry[] = [
  ...self.map((entry) => ({ ...entry, group: 'help.you' as const })),
  ...[...fromContract, mailbox].map((entry) => ({ ...entry, group: 'help.records' as const })),
  ...others.map((entry) => ({ ...entry, group: 'help.configuration' as const })),
]
