import type { Data } from '@isb/sdk'
import { named, sharedWord } from '../i18n.ts'
import type { ListFilter } from './types.ts'

type People = Data<'bike.people'>

/** The records of one person, who is looked up by name; the address names them by `personId`. */
export const personFilter = (find: (call: { query: { search: string } }) => Promise<People>): ListFilter => ({
  kind: 'look-up',
  id: 'personId',
  name: sharedWord('field.person'),
  load: async (text) => {
    const people = text.trim() === '' ? [] : await find({ query: { search: text } })
    return people.map((one) => ({ value: String(one.id), label: named(one), hint: one.email }))
  },
  labelOf: () => undefined,
})
