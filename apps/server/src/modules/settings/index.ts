import type { Schema } from '@isb/contract'
import { whyNotAppLink, whyNotTimeZone } from '@isb/domain'
import type { ServerModule } from '../../core/declare/module.ts'
import { settingsOf } from '../../core/shared/settings.ts'

const handlers = settingsOf<Schema<'Settings'>>('setting', 'setting', ({ timeZone, appLink }) => {
  const zone = whyNotTimeZone(timeZone)
  const link = whyNotAppLink(appLink)
  return (zone && { path: '/timeZone', reason: zone }) ?? (link && { path: '/appLink', reason: link })
})

export const settings: ServerModule<'settings'> = {
  entities: { setting: { person: null } },
  handlers,
  menus: [{ code: 'settings', under: 'upms', path: '/settings', icon: 'settings' }],
}
