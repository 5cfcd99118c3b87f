import type { Schema } from '@isb/sdk'
import { Input } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { named } from '../../lib/base/words/i18n.ts'
import { lasting, query } from '../../lib/base/connection/query.ts'

type Wish = Schema<'VenueExtraWish'>

/** The extras of a venue, and how many of each somebody wants. */
export function useExtras(venueId: number | null): readonly Schema<'VenueExtra'>[] {
  const { data = [] } = useQuery({ ...query('venue.options'), ...lasting })
  return data.find(({ id }) => id === venueId)?.extras ?? []
}

interface ExtrasWishProps {
  extras: readonly Schema<'VenueExtra'>[]
  value: readonly Wish[]
  onValueChange: (value: readonly Wish[]) => void
}

/** How many of each extra of the venue are wanted. */
export function ExtrasWish({ extras, value, onValueChange }: ExtrasWishProps) {
  const { t } = useLingui()
  const others = (name: string) => value.filter((wish) => wish.name !== name)
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {extras.map((extra) => {
        const { name, count } = extra
        const typed = value.find((wish) => wish.name === name)?.count
        return (
          <li key={name}>
            <label className="flex items-center gap-2">
              <Input
                className="w-18"
                inputMode="numeric"
                value={typed ?? ''}
                onChange={({ target }) => {
                  const wanted = Number(target.value.replaceAll(/\D/g, '').slice(0, 5))
                  onValueChange(wanted > 0 ? [...others(name), { name, count: wanted }] : others(name))
                }}
              />
              {named(extra)}
              <span className="text-fg-3">{t`of ${count}`}</span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
