import type { Schema } from '@isb/sdk'
import { comma, sharedWord } from '../../base/words/i18n.ts'
import { dayText, useWhen } from '../../engine/record/when.ts'

type Days = Pick<Schema<'Absence'>, 'startsOn' | 'startsHalf' | 'endsOn' | 'endsHalf'>

/** “17 Nov”, “17 Nov, morning”, “17 Nov – 19 Nov, morning”. */
export const Days = ({ row }: { row: Days }) => daysText(row, useWhen().day)

/** The same in a message. */
export function daysText({ startsOn, startsHalf, endsOn, endsHalf }: Days, day = dayText): string {
  const half = (of: Days['startsHalf']) => comma() + sharedWord(`value.AbsenceHalf.${of}`).toLowerCase()
  const first = `${day(startsOn)}${startsHalf === 'Afternoon' ? half(startsHalf) : ''}`
  if (startsOn === endsOn) return startsHalf === endsHalf ? `${day(startsOn)}${half(startsHalf)}` : first
  return `${first} – ${day(endsOn)}${endsHalf === 'Morning' ? half(endsHalf) : ''}`
}
