// The lists of bikes, rents and returns. A bike is overdue by the clock: that is computed here and never written.
import type { Schema } from '@isb/contract'
import { list } from '../../core/lists/list.ts'
import { everyWord, personSql, today } from '../../core/lists/sql.ts'
import type { Bind } from '../../core/lists/statements.ts'

const overdue = `(r.is_out and r.due_on < ${today})`

/** The bikes, each with the rent that holds it. */
export const bikes = list('bike.list', {
  from: `bike b left join bike_rent r on r.bike_id = b.id and r.is_open left join staff p on p.id = r.person_id
    left join bike_return t on t.rent_id = r.id and t.confirmation = 'Pending'`,
  fields: {
    status: `case when b.status = 'In use' and ${overdue} then 'Overdue' else b.status end`,
    rent: `case when r.id is not null then json_build_object(
      'id', r.id, 'person', ${personSql('p', today)}, 'confirmation', r.confirmation, 'dueOn', r.due_on, 'returnId', t.id) end`,
  },
  search: `lower(b.number || ' ' || b.brand || ' ' || b.location) || ' ' || coalesce(p.search_names, '')`,
  fileName: 'file.bikes',
  file: [
    'number',
    'brand',
    'location',
    'status',
    { head: 'field.person', sql: personSql('p', today), kind: 'person' },
    { head: 'field.dueOn', sql: 'r.due_on', kind: 'day' },
    'note',
    'updatedAt',
  ],
})

/** What rents and returns have in common; `r` is the rent. */
const fields = {
  bike: `json_build_object('id', b.id, 'number', b.number, 'brand', b.brand, 'location', b.location, 'pictureId', b.picture_id)`,
  person: 'r.person_id',
  dueOn: 'r.due_on',
  overdue,
}
const sortable = { bike: 'lower(b.number)' }
/** Through the indexes of both: few people and few bikes have the word, many requests have them. */
const search = (text: string, bind: Bind) =>
  everyWord(
    text,
    bind,
    (like) => `r.person_id = any(array(select id from staff where search_names like ${like}))
      or r.bike_id = any(array(select id from bike where lower(number || ' ' || brand || ' ' || location) like ${like}))`,
  )
/** Pending ones first and the oldest of them at the top, then the latest of the others: the order of an index. */
const queueOrder = (request: 'r' | 't') =>
  [
    `(${request}.confirmation <> 'Pending')`,
    `(case when ${request}.confirmation = 'Pending' then 1 else -1 end * extract(epoch from ${request}.requested_at at time zone 'UTC'))`,
    `${request}.id`,
  ] as const
const file = [
  { head: 'field.number', sql: 'b.number' },
  'person',
  'submittedBy',
  'requestedAt',
  'note',
  'confirmation',
  'decidedBy',
  'decidedAt',
  'reason',
  'dueOn',
] as const

export const rents = list('bike.listRents', {
  from: 'bike_rent r join bike b on b.id = r.bike_id',
  lock: 'select from bike where id = (select bike_id from bike_rent where id = $1) for no key update',
  fields,
  filters: { out: 'r.is_out' },
  search,
  sortable,
  order: queueOrder('r'),
  fileName: 'file.rents',
  file: [...file, 'overdue', 'returnedAt'],
})

export const returns = list('bike.listReturns', {
  from: 'bike_return t join bike_rent r on r.id = t.rent_id join bike b on b.id = r.bike_id',
  lock: `select from bike where id = (select r.bike_id from bike_return t join bike_rent r on r.id = t.rent_id where t.id = $1)
    for no key update`,
  fields,
  filters: { bikeId: 'r.bike_id' },
  search,
  sortable,
  order: queueOrder('t'),
  fileName: 'file.returns',
  file,
})

/** What the audit says a request is about. */
export const about = ({ bike, person }: Pick<Schema<'Rent'>, 'bike' | 'person'>) => ({
  bike: bike.number,
  ...(person && { staffId: person.id }),
})
