// The one client of the console.
import { createIsb } from '@isb/sdk'
import { appKey, basePath, tenantId } from './deployment.ts'
import { locale } from './i18n.ts'
import { toasts } from './report.ts'
import { session } from './session.ts'

export const isb = createIsb({ host: basePath, appKey, tenantId, locale, session, onSessionEnd: (error) => toasts.error(error.message) })

/** Fetches who is signed in and what they may see, and keeps it with the session. */
export async function loadAccount(): Promise<void> {
  const [me, menus] = await Promise.all([isb.auth.me(), isb.auth.menus()])
  session.add({ me, menus })
}
