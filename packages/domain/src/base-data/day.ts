// Days as vendors write them.

/** A day that was read, and whether it stood as the format wants it. */
export interface DayRead {
  readonly day: string
  readonly asWanted: boolean
}

const iso = /^(\d{4})-(\d{2})-(\d{2})$/
const yearFirst = /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?(?:[T ].*)?$/
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?: .*)?$/

/** Reads a day. Of 3/4/2026 the first number is the month, for so most rosters are written; of 31/12/2026 the second. */
export function dayRead(text: string, wanted: 'iso' | 'american'): DayRead | undefined {
  const parts = yearFirst.exec(text)
  if (parts) return dayOf(parts[1], parts[2], parts[3], wanted === 'american' || iso.test(text))
  const [, first, second, year] = yearLast.exec(text) ?? []
  return Number(first) > 12 ? dayOf(year, second, first, false) : dayOf(year, first, second, wanted === 'american')
}

function dayOf(year = '', month = '', day = '', asWanted: boolean): DayRead | undefined {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  // The 31st of February would be a day of March.
  const isDay = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return isDay ? { day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, asWanted } : undefined
}
