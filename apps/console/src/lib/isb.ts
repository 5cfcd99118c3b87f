// The one client of the console.
import { createIsb, type Isb, type IsbConfig } from '@isb/sdk'
import { appKey, basePath, tenantId } from './deployment.ts'
import { locale } from './i18n.ts'
import { toasts } from './report.ts'
import { session } from './session.ts'

const config: IsbConfig = { host: basePath, appKey, tenantId, locale, session, onSessionEnd: (error) => toasts.error(error.message) }
export const isb = createIsb(config)

/** The same client over another fetch: one that tells how far an upload has come. */
export const isbOver = (fetch: typeof globalThis.fetch): Isb => createIsb({ ...config, fetch })

/** Fetches who is signed in and what they may see, and keeps it with the session. */
export async function loadAccount(): Promise<void> {
  const token = session.get()?.token
  const [me, menus] = await Promise.all([isb.auth.me(), isb.auth.menus()])
  // Somebody else may have signed in meanwhile.
  if (session.get()?.token === token) session.add({ me, menus })
}
