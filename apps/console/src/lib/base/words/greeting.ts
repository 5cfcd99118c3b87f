import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'

/** Hours since midnight in a time zone, with the minutes as a fraction. */
export function hourIn(now: Date, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
    ...(timeZone && { timeZone }),
  }).formatToParts(now)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0)
  return part('hour') + part('minute') / 60
}

/** The time, told again every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 20_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Good morning, afternoon or evening, by the school's clock where that is known. */
export function useGreeting(timeZone?: string): string {
  const { t } = useLingui()
  const hour = hourIn(useNow(), timeZone)
  return hour < 12 ? t`Good morning` : hour < 18 ? t`Good afternoon` : t`Good evening`
}
