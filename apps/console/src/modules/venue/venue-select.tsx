import { Select } from '@isb/ui'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import type { ControlProps } from '../../lib/declare/field.ts'
import { named } from '../../lib/base/words/i18n.ts'
import { lasting, query } from '../../lib/base/connection/query.ts'

const none = '0'

/** A venue to choose; where `blank` is given, none can be chosen too. */
export function VenueSelect({ control, value, onValueChange, blank }: ControlProps<number | null> & { blank?: string }) {
  const { data = [] } = useQuery({ ...query('venue.options'), ...lasting })
  const options = data.map((venue) => ({ value: String(venue.id), label: named(venue) }))
  return (
    <Select
      {...control}
      placeholder={t`Choose a venue`}
      options={blank === undefined ? options : [{ value: none, label: blank }, ...options]}
      value={value === null && blank === undefined ? null : String(value ?? none)}
      onValueChange={(next) => onValueChange(next === none ? null : Number(next))}
    />
  )
}

/** The venue that another one is a part of, or none. */
export const WholeSelect = (props: ControlProps<number | null>) => <VenueSelect {...props} blank={t`A venue of its own`} />
/** One venue, or all of them. */
export const AnyVenueSelect = (props: ControlProps<number | null>) => <VenueSelect {...props} blank={t`All venues`} />
