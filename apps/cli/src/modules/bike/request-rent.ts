import type { Schema } from '@isb/sdk'
import { personIn } from '@isb/words'
import { usage } from '../../lib/failure/refusal.ts'
import { findPerson } from '../../lib/line/people.ts'
import { described } from '../../lib/resource/contract.ts'
import { definedOf } from '../../lib/resource/filters.ts'
import { requesting } from '../../lib/resource/requesting.ts'
import { bikeToRent } from './find.ts'
import { rents } from './lists.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** A rent as it is asked for: a bike by number, a person by address; who is signed in where there is none. */
interface Wanted {
  readonly bike?: string
  readonly person?: string
  readonly note?: string
}

/** `isb bike request-rent` */
export const requestRent = requesting<Wanted, Schema<'Rent'>>({
  name: 'request-rent',
  does: summaryOf('bike.requestRent'),
  examples: [
    'isb bike request-rent --bike B-012',
    'isb bike request-rent --bike B-012 --for office@school.example --confirm',
    "isb bike request-rent --bike B-012 --for office@school.example --note 'Until the sports day'",
    'isb bike request-rent - --confirm < wanted.ndjson',
  ],
  options: [
    { flags: '--bike <NUMBER>', does: 'bike.requestRent.bike' },
    { flags: '--for <EMAIL>', does: 'bike.requestRent.for' },
    { flags: '--note <TEXT>', does: 'bike.note' },
    { flags: '--confirm', does: 'bike.requestRent.confirm' },
  ],
  more: (say) => say('bike.requestRent.more'),
  list: { ...described('bike.listRents'), spec: rents },
  kinds: { bike: 'text', person: 'text', note: 'text' },
  check(given, piped) {
    if (!piped && given.text('bike') === undefined) throw usage('refused.missingOption', { name: '--bike' })
  },
  read: async (_, __, given) =>
    definedOf([
      ['bike', given.text('bike')],
      ['person', given.text('for')],
      ['note', given.text('note')],
    ]),
  nameOf: ({ bike }) => bike,
  async submit(context, isb, { bike, person, note }) {
    if (!bike) throw usage('refused.missingOption', { name: '--bike' })
    const bikeId = await bikeToRent(isb, bike, context)
    const personId = person ? (await findPerson(isb, person, 'bike')).id : undefined
    return isb.bike.requestRent({ body: { bikeId, ...(personId && { personId }), ...(note !== undefined && { note }) } })
  },
  follow: (given) => (given.flag('confirm') ? (isb, { id: rentId }) => isb.bike.confirmRent({ path: { rentId } }) : undefined),
  report: ({ locale, say }, { id, bike: { number }, person, dueOn }, isConfirmed) =>
    say(isConfirmed ? 'bike.requestRent.confirmed' : 'bike.requestRent.done', {
      id,
      number,
      name: person ? personIn(locale, person) : '',
      day: dueOn ?? '',
    }),
})
