// Which addresses need no session, and which may be gone to after signing in.
const publicPaths = ['/login', '/auth', '/reset-passwd', '/isb-iot/login']

/** Whether a path needs no session. */
export const isPublic = (pathname: string): boolean => publicPaths.includes(pathname.replace(/(?<=.)\/+$/, ''))

/** An address inside the console to go to after signing in, or undefined: never to another site. */
export const insidePath = (wanted: unknown): string | undefined =>
  typeof wanted === 'string' && /^\/(?![/\\])/.test(wanted) && !isPublic(wanted.split(/[?#]/)[0] ?? '') ? wanted : undefined
