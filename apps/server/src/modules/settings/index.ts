import type { Schema } from '@isb/contract'
import { whyNotTimeZone } from '@isb/domain'
import type { ServerModule } from '../../core/module.ts'
import { settingsOf } from '../../core/settings.ts'

const handlers = settingsOf<Schema<'Settings'>>('setting', 'setting', ({ timeZone }) => {
  const reason = whyNotTimeZone(timeZone)
  return reason && { path: '/timeZone', reason }
})

export const settings = {
  entities: { setting: { person: null } },
  handlers,
  menus: [{ code: 'settings', under: 'upms', path: '/settings', icon: 'settings' }],
} satisfies ServerModule<'settings'>
