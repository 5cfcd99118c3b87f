// The lists of bikes, rents and returns. A bike is overdue by the clock: that is computed here and never written.
import type { Input, Schema } from '@isb/contract'
import { sql } from 'kysely'
import type { Db } from '../../core/database.ts'
import { containsAll, dayStart, everyWord, listRecord, timeSql, type Bind, type List } from '../../core/list.ts'
import { personSql } from '../../core/people.ts'
import { refuse } from '../../core/refuse.ts'

type BikeQuery = Required<Input<'bike.list'>>['query']
type RentQuery = Required<Input<'bike.listRents'>>['query']
type ReturnQuery = Required<Input<'bike.listReturns'>>['query']

const overdue = '(r.is_out and r.due_on < (select today from clock))'
const status = `case when b.status = 'In use' and ${overdue} then 'Overdue' else b.status end`
const bikeSql = `json_build_object('id', b.id, 'number', b.number, 'brand', b.brand, 'location', b.location, 'pictureId', b.picture_id)`

/** The bikes, each with the rent that holds it. */
export const bikeList = (at: Date): List<BikeQuery> => ({
  at,
  key: 'b.id',
  from: `bike b left join bike_rent r on r.bike_id = b.id and r.is_open left join staff p on p.id = r.person_id
    left join bike_return t on t.rent_id = r.id and t.confirmation = 'Pending'`,
  fields: {
    id: 'b.id',
    number: 'b.number',
    brand: 'b.brand',
    location: 'b.location',
    pictureId: 'b.picture_id',
    status,
    note: 'b.note',
    rent: `case when r.id is not null then json_build_object(
      'id', r.id, 'person', ${personSql('p')}, 'confirmation', r.confirmation, 'dueOn', r.due_on, 'returnId', t.id) end`,
    version: 'b.version',
    createdAt: timeSql('b.created_at'),
    updatedAt: timeSql('b.updated_at'),
  },
  filters: {
    search: (text, bind) =>
      containsAll(`lower(b.number || ' ' || b.brand || ' ' || b.location) || ' ' || coalesce(p.search, '')`, text, bind),
    status: (wanted, bind) => `${status} = ${bind(wanted)}`,
    location: (location, bind) => `b.location = ${bind(location)}`,
  },
  sortable: {
    id: 'b.id',
    number: 'lower(b.number)',
    brand: 'lower(b.brand)',
    location: 'lower(b.location)',
    status,
    updatedAt: 'b.updated_at',
  },
  order: ['lower(b.number)', 'b.id'],
})

/** What rents and returns show alike; `q` is the request, `r` its rent. */
const asked = (request: 'r' | 't') => ({
  id: `${request}.id`,
  bike: bikeSql,
  person: personSql('p'),
  submittedBy: personSql('s'),
  requestedAt: timeSql(`${request}.requested_at`),
  note: `${request}.note`,
  confirmation: `${request}.confirmation`,
  decidedBy: personSql('d'),
  decidedAt: timeSql(`${request}.decided_at`),
  reason: `${request}.reason`,
  dueOn: 'r.due_on',
  overdue,
})
const people = (request: 'r' | 't') =>
  `left join staff p on p.id = r.person_id left join staff s on s.id = ${request}.submitted_by left join staff d on d.id = ${request}.decided_by`

/** The filters that both have, from an alias and a value to a condition. */
const askedFilters = (request: 'r' | 't') => ({
  // Through the indexes of both: few people and few bikes have the word, many requests have them.
  search: (text: string, bind: Bind) =>
    everyWord(
      text,
      bind,
      (like) => `r.person_id = any(array(select id from staff where search like ${like}))
        or r.bike_id = any(array(select id from bike where lower(number || ' ' || brand || ' ' || location) like ${like}))`,
    ),
  confirmation: (wanted: Schema<'Confirmation'>, bind: Bind) => `${request}.confirmation = ${bind(wanted)}`,
  bikeId: (id: number, bind: Bind) => `r.bike_id = ${bind(id)}::bigint`,
  personId: (id: number, bind: Bind) => `r.person_id = ${bind(id)}::bigint`,
  from: (day: string, bind: Bind) => `${request}.requested_at >= ${dayStart(bind(day))}`,
  to: (day: string, bind: Bind) => `${request}.requested_at < ${dayStart(`${bind(day)}::date + 1`)}`,
})
const sortable = (request: 'r' | 't') => ({
  id: `${request}.id`,
  bike: 'lower(b.number)',
  person: 'lower(p.name)',
  requestedAt: `${request}.requested_at`,
  confirmation: `${request}.confirmation`,
  decidedAt: `${request}.decided_at`,
  dueOn: 'r.due_on',
})
/** Pending ones first and the oldest of them at the top, then the latest of the others: the order of an index. */
const queueOrder = (request: 'r' | 't') =>
  [
    `(${request}.confirmation <> 'Pending')`,
    `(case when ${request}.confirmation = 'Pending' then 1 else -1 end * extract(epoch from ${request}.requested_at at time zone 'UTC'))`,
    `${request}.id`,
  ] as const

export const rentList = (at: Date): List<RentQuery> => ({
  at,
  key: 'r.id',
  from: `bike_rent r join bike b on b.id = r.bike_id ${people('r')}`,
  fields: { ...asked('r'), returnedAt: timeSql('r.returned_at') },
  filters: {
    ...askedFilters('r'),
    out: (out, bind) => `r.is_out = ${bind(out)}`,
    overdue: (late, bind) => `${overdue} = ${bind(late)}`,
  },
  sortable: { ...sortable('r'), returnedAt: 'r.returned_at' },
  order: queueOrder('r'),
})

export const returnList = (at: Date): List<ReturnQuery> => ({
  at,
  key: 't.id',
  from: `bike_return t join bike_rent r on r.id = t.rent_id join bike b on b.id = r.bike_id ${people('t')}`,
  fields: { ...asked('t'), rentId: 't.rent_id' },
  filters: askedFilters('t'),
  sortable: sortable('t'),
  order: queueOrder('t'),
})

/** A bike, a rent, a return as the contract shows it. Each refuses what is not there. */
export const bikeById = async (db: Db, id: number, now: Date): Promise<Schema<'Bike'>> =>
  (await listRecord<Schema<'Bike'>>(db, bikeList(now), sql`b.id = ${id}`)) ?? refuse(2, 'BIKE_NOT_FOUND')
export const rentById = async (db: Db, id: number, now: Date): Promise<Schema<'Rent'>> =>
  (await listRecord<Schema<'Rent'>>(db, rentList(now), sql`r.id = ${id}`)) ?? refuse(2, 'RENT_NOT_FOUND')
export const returnById = async (db: Db, id: number, now: Date): Promise<Schema<'BikeReturn'>> =>
  (await listRecord<Schema<'BikeReturn'>>(db, returnList(now), sql`t.id = ${id}`)) ?? refuse(2, 'RETURN_NOT_FOUND')
