import type { Schema } from '@isb/sdk'
import { isDay } from '@isb/sdk/rules'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { named } from '../../lib/i18n.ts'
import { query } from '../../lib/query.ts'
import { personName } from '../../lib/record/values.tsx'
import { When } from './parts.tsx'

type Block = Pick<Schema<'VenueBlockCreate'>, 'kind' | 'startsOn'> & { readonly endsOn: string; readonly venueId: number | null }

/** How many are named; the others are counted. */
const most = 5

/** The reservations that blocked dates would hit, while the dates are being typed. */
export default function Hits({ kind, startsOn, endsOn, venueId }: Block) {
  const { t } = useLingui()
  const asked = useDeferredValue(JSON.stringify({ kind, startsOn, ...(endsOn && { endsOn }), venueId, reason: '-' }))
  const { data } = useQuery({
    ...query('venue.hits', { body: JSON.parse(asked) as Schema<'VenueBlockCreate'> }),
    enabled: isDay(startsOn) && (endsOn === '' || (isDay(endsOn) && endsOn >= startsOn)),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  if (!data) return null
  if (data.length === 0) return t`No reservation is on these dates.`
  const more = data.length - most
  return (
    <div role="status">
      {plural(data.length, { one: '# reservation is on these dates:', other: '# reservations are on these dates:' })}
      <ul className="mt-1 list-inside list-disc">
        {data.slice(0, most).map((each) => (
          <li key={each.id}>
            {each.title}, {named(each.venue)}, <When row={each} />, {personName(each.person)}
          </li>
        ))}
        {more > 0 && <li>{plural(more, { one: 'and # more', other: 'and # more' })}</li>}
      </ul>
    </div>
  )
}
