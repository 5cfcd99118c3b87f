import type { Data, Schema } from '@isb/sdk'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { named, sharedWord } from '../i18n.ts'
import { query } from '../query.ts'
import type { ListFilter } from './types.ts'

type People = Data<'bike.people'>
type RecordsOf = 'bike.listRents' | 'bike.listReturns' | 'vehicle.list'

/**
 * Whether the address narrows a list by an id, and a record that the list has under it, which knows what it is called. Links lead here
 * also for whoever may not look such ids up.
 */
export function useAskedFor<Id extends RecordsOf>(
  operation: Id,
  filter: 'personId' | 'bikeId',
): { asked: boolean; first: Data<Id>['records'][number] | undefined } {
  const id = (useSearch({ strict: false }) as Readonly<Record<string, unknown>>)[filter]
  const { data } = useQuery({
    ...query<RecordsOf>(operation, { query: { [filter]: id, pageSize: 1 } }),
    enabled: Number.isInteger(id),
    meta: { quiet: true },
  })
  return { asked: id !== undefined, first: data?.records[0] }
}

/**
 * The records of one person, whom the address names by `personId`.
 * @param person that person, where a record of theirs is known
 * @param find looks people up by name, where that is allowed
 */
export const personFilter = (
  person: Schema<'PersonRef'> | null | undefined,
  find: ((call: { query: { search: string } }) => Promise<People>) | undefined,
): ListFilter => ({
  kind: 'look-up',
  id: 'personId',
  name: sharedWord('field.person'),
  load: async (text) => {
    const people = find && text.trim() !== '' ? await find({ query: { search: text } }) : []
    return people.map((one) => ({ value: String(one.id), label: named(one), hint: one.email }))
  },
  labelOf: (id) => (person && String(person.id) === id ? named(person) : undefined),
})
