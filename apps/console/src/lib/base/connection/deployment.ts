// What the server has written into the page: where it is served, and the fixed headers of this deployment.
const meta = (name: string): string => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''

/** Empty, or the path below which everything is served. */
export const basePath = meta('isb-base')
export const appKey = meta('isb-app-key') || 'isb-console'
export const tenantId = meta('isb-tenant-id') || 'isb'
/** What a style that a library injects must carry to be taken; fresh with each page. */
export const styleNonce = meta('csp-nonce')
/** Whether people may sign in with Microsoft here; how, is in the public config. */
export const offersMicrosoft = meta('isb-microsoft') === 'yes'
