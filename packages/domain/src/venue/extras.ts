// What a venue has to lend: a projector, 30 chairs.
import type { Schema } from '@isb/contract'

type Extra = Schema<'VenueExtra'>
type Wish = Schema<'VenueExtraWish'>

const keyOf = ({ name }: Pick<Extra, 'name'>): string => name.trim().toLowerCase()

/** Why a venue cannot have these, or null: each has a name of its own. */
export const whyNotExtras = (extras: readonly Extra[]): 'VENUE_EXTRA_TWICE' | null =>
  new Set(extras.map(keyOf)).size < extras.length ? 'VENUE_EXTRA_TWICE' : null

/** What somebody asks for, as the venue calls it; what it does not have is as it was called. */
export const namedExtras = (there: readonly Extra[], wanted: readonly Wish[]): Extra[] =>
  wanted.map(({ name, count }) => {
    const known = there.find((extra) => keyOf(extra) === keyOf({ name }))
    return { name: known?.name ?? name.trim(), nameZh: known?.nameZh ?? '', count }
  })

/** The first thing that is asked for and of which the venue has fewer, and how many it has; null where all can be had. */
export function whyNoExtras(there: readonly Extra[], wanted: readonly Wish[]): Pick<Extra, 'name' | 'nameZh' | 'count'> | null {
  const had = (wish: Wish) => there.find((extra) => keyOf(extra) === keyOf(wish))?.count ?? 0
  const total = (wish: Wish) => wanted.filter((other) => keyOf(other) === keyOf(wish)).reduce((sum, { count }) => sum + count, 0)
  const lacking = wanted.find((wish) => had(wish) < total(wish))
  return lacking ? { ...namedExtras(there, [lacking])[0]!, count: had(lacking) } : null
}
