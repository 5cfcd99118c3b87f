// The one client of the console.
import type { Isb, IsbConfig } from '@isb/sdk'
import { createClient } from '@isb/sdk/core'
import { appKey, basePath, tenantId } from './deployment.ts'
import { locale } from '../words/i18n.ts'
import { known } from './operations.ts'
import { reportAnswer, toasts } from './report.ts'
import { askStepUp } from './step-up.ts'
import { session } from './session.ts'

const config: IsbConfig = {
  host: basePath,
  appKey,
  tenantId,
  locale,
  session,
  strict: true,
  onSessionEnd: (error) => toasts.error(error.message),
  onStepUp: askStepUp,
  onError: reportAnswer,
}

const answered = new Set<string>()
const underWay = new Set<Promise<unknown>>()
/** Whether this tab has made all these requests and had their answers: news of what they changed are old here. */
export async function madeHere(requestIds: readonly string[]): Promise<boolean> {
  // News may overtake the answer.
  await Promise.allSettled(underWay)
  return requestIds.length > 0 && requestIds.every((id) => answered.has(id))
}

/** The platform's fetch; it notes which changes were answered. */
const noting: typeof fetch = async (input, init) => {
  const answer = fetch(input, init)
  if (init?.method === 'GET') return answer
  underWay.add(answer)
  try {
    const requestId = (await answer).headers.get('x-request-id')
    if (requestId) answered.add(requestId)
    return await answer
  } finally {
    underWay.delete(answer)
  }
}
/** A client of the operations that are known by now. */
export const newClient = (): Isb => createClient(known, { ...config, fetch: noting })
export const isb = newClient()

/** The same client over another fetch: one that tells how far an upload has come. */
export const isbOver = (fetch: typeof globalThis.fetch): Isb => createClient(known, { ...config, fetch })

const silent = { onError: () => {} }
/** The same client for work that nobody waits for: its screen says what has become of it, and no toast does. */
export const quietIsb = createClient(known, { ...config, ...silent, fetch: noting })
/** The same for the last request of a page: it is sent although the page is gone. A browser takes 64 KiB for it. */
export const lastIsb = createClient(known, {
  ...config,
  ...silent,
  maxRetries: 0,
  fetch: (input, init) => fetch(input, { ...init, keepalive: true }),
})

let accountReadAt: number | undefined
/** When the account was last read in this page, by performance.now(); undefined where it came with the session from elsewhere. */
export const lastAccountRead = (): number | undefined => accountReadAt

/** Fetches who is signed in and what they may see, and keeps it with the session. */
export async function loadAccount(): Promise<void> {
  const token = session.get()?.token
  const began = performance.now()
  const [me, menus] = await Promise.all([isb.auth.me(), isb.auth.menus()])
  // Somebody else may have signed in meanwhile.
  if (session.get()?.token !== token) return
  session.add({ me, menus })
  accountReadAt = began
}
