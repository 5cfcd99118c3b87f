import type { Entry } from './lib/command.ts'
import type { AnyModule, ModuleName } from './lib/resource/declared.ts'

/** The commands of a module: those that the contract gives, and its own. */
const commandsOf = async (module: ModuleName, own: AnyModule) => (await import('./lib/resource/commands.ts')).commandsOf(module, own)

/** What stands after `isb`, in the order of the help. One line a module. */
export const entries: readonly Entry[] = [
  { name: 'login', does: 'login.does', load: async () => (await import('./modules/auth/index.ts')).login },
  { name: 'logout', does: 'logout.does', load: async () => (await import('./modules/auth/index.ts')).logout },
  { name: 'whoami', does: 'whoami.does', load: async () => (await import('./modules/auth/index.ts')).whoami },
  { name: 'profiles', does: 'profiles.does', load: async () => (await import('./modules/profiles/index.ts')).default },
  { name: 'menus', does: 'menus.does', load: async () => (await import('./modules/menus/index.ts')).default },
  { name: 'account', does: 'account.does', load: async () => (await import('./modules/account/index.ts')).default },
  { name: 'audit', does: 'audit.does', load: async () => (await import('./modules/audit/index.ts')).default },
  { name: 'roles', does: 'roles.does', load: async () => (await import('./modules/roles/index.ts')).default },
  { name: 'staff', does: 'staff.does', load: async () => (await import('./modules/staff/index.ts')).default },
  { name: 'explain', does: 'explain.does', load: async () => (await import('./modules/access/index.ts')).explain },
  { name: 'pull', does: 'pull.does', load: async () => (await import('./modules/config/index.ts')).pull },
  { name: 'diff', does: 'diff.does', load: async () => (await import('./modules/config/index.ts')).diff },
  { name: 'plan', does: 'plan.does', load: async () => (await import('./modules/config/index.ts')).plan },
  { name: 'apply', does: 'apply.does', load: async () => (await import('./modules/config/index.ts')).apply },
  { name: 'runs', does: 'runs.does', load: async () => (await import('./modules/runs/index.ts')).default },
  { name: 'settings', does: 'settings.does', load: async () => (await import('./modules/settings/index.ts')).default },
  { name: 'bike', does: 'bike.does', load: async () => commandsOf('bike', (await import('./modules/bike/index.ts')).default) },
  {
    name: 'vehicle',
    aliases: ['vehicles'],
    does: 'vehicles.does',
    load: async () => commandsOf('vehicle', { commands: (await import('./modules/vehicle/index.ts')).default }),
  },
  { name: 'outbox', does: 'outbox.does', load: async () => (await import('./modules/outbox/index.ts')).default },
  { name: 'api', does: 'api.does', load: async () => (await import('./modules/api/index.ts')).default },
  { name: 'completion', does: 'completion.does', load: async () => (await import('./modules/completion/index.ts')).default },
]
