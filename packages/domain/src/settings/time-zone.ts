/** Why a time zone is none, or null. It is an IANA name: of a bare offset, `+08:00`, PostgreSQL understands the contrary. */
export function whyNotTimeZone(name: string): 'TIME_ZONE_UNKNOWN' | null {
  if (!/^[a-z]/i.test(name)) return 'TIME_ZONE_UNKNOWN'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone ? null : 'TIME_ZONE_UNKNOWN'
  } catch {
    return 'TIME_ZONE_UNKNOWN'
  }
}
