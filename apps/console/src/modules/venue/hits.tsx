import type { Schema } from '@isb/sdk'
import { isDay, movesOfAll } from '@isb/sdk/rules'
import { Button, Select } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MoveRight } from 'lucide-react'
import { useDeferredValue } from 'react'
import type { FormControlProps } from '../../lib/declare/field.ts'
import type { Held } from '../../lib/declare/held.ts'
import { named, separator } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { query } from '../../lib/base/connection/query.ts'
import { When } from './parts.tsx'

type Move = NonNullable<Schema<'VenueBlockCreate'>['moves']>[number]
type Block = Pick<Schema<'VenueBlockCreate'>, 'kind' | 'startsOn'> & { readonly endsOn: string; readonly venueId: number | null }

const stays = '0'

/** The reservations that blocked dates hit, while the dates are typed. Each can be moved to a free venue of its type. */
export default function Hits({ form, value, onValueChange }: FormControlProps<Move[]>) {
  const { t } = useLingui()
  const { kind, startsOn, endsOn, venueId } = form.values as Block & Held
  const asked = useDeferredValue(JSON.stringify({ kind, startsOn, ...(endsOn && { endsOn }), venueId, reason: '-' }))
  const { data } = useQuery({
    ...query('venue.hits', { body: JSON.parse(asked) as Schema<'VenueBlockCreate'> }),
    enabled: isDay(startsOn) && (endsOn === '' || (isDay(endsOn) && endsOn >= startsOn)),
    placeholderData: keepPreviousData,
  })
  if (!data) return null
  if (data.length === 0) return <p role="status" className="text-fg-2">{t`No reservation is on these dates.`}</p>
  const movable = data.filter(({ venues }) => venues.length > 0)
  return (
    <div className="grid gap-2">
      <p role="status">
        {plural(data.length, { one: '# reservation is on these dates:', other: '# reservations are on these dates:' })}{' '}
        {movable.length > 0 &&
          movable.length < data.length &&
          plural(data.length - movable.length, { one: 'for # no other venue is free.', other: 'for # no other venue is free.' })}
      </p>
      <ul className="max-h-72 divide-y divide-line overflow-auto rounded-md border border-line">
        {data.map(({ reservation, venues }) => {
          const { id, title, venue, person } = reservation
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
              <span className="min-w-0">
                <span className="block font-bold">{title}</span>
                <span className="block text-fg-2">
                  <When row={reservation} /> {[named(venue), person && personName(person)].filter(Boolean).join(separator())}
                </span>
              </span>
              {venues.length === 0 ? (
                <span className="text-xs text-fg-2">{t`No other venue of the type is free`}</span>
              ) : (
                <Select
                  className="w-52"
                  aria-label={t`Where to move ${title}`}
                  options={[
                    { value: stays, label: t`Not moved` },
                    ...venues.map((place) => ({ value: String(place.id), label: t`To ${named(place)}` })),
                  ]}
                  value={String(value.find(({ reservationId }) => reservationId === id)?.venueId ?? stays)}
                  onValueChange={(chosen) => {
                    const others = value.filter(({ reservationId }) => reservationId !== id)
                    onValueChange(chosen === stays ? others : [...others, { reservationId: id, venueId: Number(chosen) }])
                  }}
                />
              )}
            </li>
          )
        })}
      </ul>
      {movable.length > 0 && (
        <Button size="sm" className="justify-self-start" onClick={() => onValueChange(movesOfAll(data, value))}>
          <MoveRight aria-hidden />
          {t`Move each to a free venue`}
        </Button>
      )}
    </div>
  )
}
