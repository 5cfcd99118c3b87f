import type { Isb } from '@isb/sdk'

/** Today by the school's clock, wherever this machine stands. */
export async function schoolToday(isb: Isb): Promise<string> {
  const { school } = await isb.auth.config()
  return new Date().toLocaleDateString('sv-SE', { timeZone: school.timeZone })
}
