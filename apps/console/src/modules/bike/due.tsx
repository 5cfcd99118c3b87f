import { StatusChip } from '@isb/ui'
import { dash, enumWord } from '../../lib/list/values.tsx'
import { useWhen } from '../../lib/list/when.ts'

interface DueProps {
  on: string | null | undefined
  overdue: boolean
  /** The word for it stands beside it. */
  bare?: boolean
}

/** Until when a bike may stay out, and whether that is over. */
export function Due({ on, overdue, bare = false }: DueProps) {
  const { day } = useWhen()
  if (!on) return dash
  if (!overdue) return day(on)
  if (bare) return <span className="font-bold text-bad">{day(on)}</span>
  return (
    <StatusChip bare tone="bad">
      {enumWord('BikeStatus', 'Overdue')} · {day(on)}
    </StatusChip>
  )
}
