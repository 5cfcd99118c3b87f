import type { Schema } from '@isb/sdk'
import { cn } from '@isb/ui'
import { named } from '../../base/words/i18n.ts'

interface Named {
  lineNumber: string
  color: Schema<'BusColor'>
  name: string
  nameZh: string
}

/** How lines are coloured. The number of the line stands beside its colour everywhere. */
const colors: Readonly<Record<Named['color'], string>> = {
  Teal: 'bg-tag1-bg text-tag1 border-tag1-bar',
  Purple: 'bg-tag2-bg text-tag2 border-tag2-bar',
  Pink: 'bg-tag3-bg text-tag3 border-tag3-bar',
  Olive: 'bg-tag4-bg text-tag4 border-tag4-bar',
  Blue: 'bg-live-bg text-live border-live-dot',
  Amber: 'bg-waiting-bg text-waiting border-waiting-dot',
}

/** The number of a line, as it stands on the bus. */
export const Line = ({ lineNumber, color }: Pick<Named, 'lineNumber' | 'color'>) => (
  <span
    className={cn(
      'inline-grid h-6 min-w-6 shrink-0 place-items-center rounded-sm border px-1 text-xs font-bold tabular-nums',
      colors[color],
    )}
  >
    {lineNumber}
  </span>
)

/** A route by its line and its name. */
export const RouteName = ({ route }: { route: Named }) => (
  <span className="inline-flex max-w-full min-w-0 items-center gap-2">
    <Line {...route} />
    <span className="min-w-0 truncate [h2_&]:line-clamp-2 [h2_&]:whitespace-normal">{named(route)}</span>
  </span>
)
