import type { Entry } from './lib/command.ts'

/** What stands after `isb`, in the order of the help. One line a module. */
export const entries: readonly Entry[] = [
  { name: 'login', does: 'login.does', load: async () => (await import('./modules/auth/index.ts')).login },
  { name: 'logout', does: 'logout.does', load: async () => (await import('./modules/auth/index.ts')).logout },
  { name: 'whoami', does: 'whoami.does', load: async () => (await import('./modules/auth/index.ts')).whoami },
  { name: 'profiles', does: 'profiles.does', load: async () => (await import('./modules/profiles/index.ts')).default },
  { name: 'menus', does: 'menus.does', load: async () => (await import('./modules/menus/index.ts')).default },
  { name: 'api', does: 'api.does', load: async () => (await import('./modules/api/index.ts')).default },
  { name: 'completion', does: 'completion.does', load: async () => (await import('./modules/completion/index.ts')).default },
]
