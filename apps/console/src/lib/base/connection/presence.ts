// Whether somebody is at the page. What it reads by itself, because others changed something, must not keep a session alive.
const absentMs = 60_000
let seen = Date.now()

for (const kind of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'])
  globalThis.addEventListener?.(kind, () => (seen = Date.now()), { capture: true, passive: true })

/** Nobody has touched the page for a minute. */
export const nobodyThere = (): boolean => Date.now() - seen > absentMs
