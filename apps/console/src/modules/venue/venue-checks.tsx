import { Button, Checkbox, cn } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { named } from '../../lib/base/words/i18n.ts'
import { enumWord } from '../../lib/engine/record/values.tsx'
import type { CalendarVenue } from './calendar-data.ts'
import { ColorDot } from './parts.tsx'

interface VenueChecksProps {
  venues: readonly CalendarVenue[]
  /** The venues that are left out. */
  without: ReadonlySet<number>
  onToggle: (id: number, shown: boolean) => void
}

/** Which venues the calendar shows, by type; and what its drawings mean. */
export function VenueChecks({ venues, without, onToggle }: VenueChecksProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const shown = venues.filter(({ id }) => !without.has(id)).length
  const types = [...new Map(venues.map(({ type }) => [type.id, type])).values()]
  return (
    <div className="flex shrink-0 flex-col gap-y-3 overflow-auto p-4 max-md:max-h-60 max-md:border-b max-md:border-line max-md:py-2 md:w-56 md:border-r md:border-line">
      <Button variant="ghost" className="justify-start md:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
        <ChevronDown aria-hidden className={cn('transition-transform', open && 'rotate-180')} />
        {t`${shown} of ${venues.length} venues`}
      </Button>
      {types.map((type) => (
        <fieldset key={type.id} className={cn('grid shrink-0 content-start gap-1', !open && 'max-md:hidden')}>
          <legend className="mb-1 flex items-center gap-2 text-xs font-bold text-fg-2">
            <ColorDot color={type.color} />
            {named(type)}
          </legend>
          {venues
            .filter((venue) => venue.type.id === type.id)
            .map((venue) => (
              <Checkbox
                key={venue.id}
                label={named(venue)}
                checked={!without.has(venue.id)}
                onCheckedChange={(shown) => onToggle(venue.id, shown)}
              />
            ))}
        </fieldset>
      ))}
      <Key />
    </div>
  )
}

/** What the drawings of the calendar mean. */
function Key() {
  const { t } = useLingui()
  const box = 'h-4 w-7 shrink-0 rounded-sm border'
  return (
    <dl className="mt-2 grid shrink-0 content-start gap-1.5 border-t border-line pt-3 text-xs max-md:hidden">
      <div className="flex items-center gap-2">
        <dt className={cn(box, 'hatched border-line')} />
        <dd>{t`Closed, or in use by another part`}</dd>
      </div>
      <div className="flex items-center gap-2">
        <dt className={cn(box, 'hatched-bad border-bad-dot')} />
        <dd>{t`Blocked date`}</dd>
      </div>
      <div className="flex items-center gap-2">
        <dt className={cn(box, 'border-dashed border-fg-3')} />
        <dd>{enumWord('ReservationStatus', 'Pending')}</dd>
      </div>
    </dl>
  )
}
