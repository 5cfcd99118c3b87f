import { named } from '../../lib/base/words/i18n.ts'
import { query, queryClient } from '../../lib/base/connection/query.ts'
import { lookUp } from '../../lib/engine/picker/filter-look-up.ts'

/** What belongs to one venue. */
export const venueFilter = (list: 'venue.listBlocks' | 'venue.listReservations') =>
  lookUp({
    list,
    filter: 'venueId',
    needs: 'venue.options',
    load: async (text) => {
      const found = await queryClient.fetchQuery(query('venue.options'))
      const wanted = text.trim().toLowerCase()
      return found
        .filter(({ name, nameZh, location }) => `${name} ${nameZh} ${location}`.toLowerCase().includes(wanted))
        .map((venue) => ({ value: String(venue.id), label: named(venue), hint: venue.location }))
    },
    nameIn: ({ venue }) => (venue ? named(venue) : undefined),
  })
