import type { Data } from '@isb/contract'
import type { ServerModule } from '../../core/declare/module.ts'
import { importTexts } from '../../core/shared/import-texts.ts'
import { fileDownload } from '../../core/files/index.ts'
import { containsAll } from '../../core/lists/sql.ts'
import { people } from '../../core/shared/people.ts'
import { blankReason } from '../../core/person/kept.ts'
import { allowance } from './allowance.ts'
import { create, endMaintenance, remove, returnBike, startMaintenance, undoReturnBike, update } from './bikes.ts'
import { demo } from './demo.ts'
import { feed } from './feed.ts'
import { bikes, rents, returns } from './lists.ts'
import { remindOverdue } from './mails.ts'
import { cancelRent, confirmRent, getRent, myRents, rejectRent, requestRent, undoRent } from './rents.ts'
import { forgetRents } from './retention.ts'
import { cancelReturn, confirmReturn, getReturn, myReturns, rejectReturn, requestReturn, undoReturn } from './returns.ts'
import { settings } from './settings.ts'

/** The school's bikes: their rents, their returns, and their state for other apps. */
export const bike: ServerModule<'bike'> = {
  lists: { 'bike.list': bikes, 'bike.listRents': rents, 'bike.listReturns': returns },
  // Requests are their person's, in each line of the audit, so that an erasure finds them.
  entities: {
    bike: { person: null, named: true, ids: { pictureId: null } },
    'bike-rent': { label: 'bike', person: 'staffId', keep: ['bike', 'confirmation', 'dueOn', 'returnedAt', 'staffId'] },
    'bike-return': { label: 'bike', person: 'staffId', keep: ['bike', 'confirmation', 'dueOn', 'staffId'] },
    'bike-setting': { person: null },
  },
  retention: { recordMonths: { deleted: 'rents', deleteOlder: forgetRents } },
  keeps: {
    bike_rent: {
      whose: 'person_id = $1',
      by: ['submitted_by', 'decided_by'],
      erased: { note: "''", reason: blankReason },
      hidden: ['submitted_token'],
      closed: [
        `update bike set status = 'Returned', rent_id = null where rent_id in (select id from bike_rent where person_id = $1)`,
        `update bike_return set confirmation = 'Cancelled', decided_at = now()
          where confirmation = 'Pending' and rent_id in (select id from bike_rent where person_id = $1)`,
        `update bike_rent set returned_at = now() where person_id = $1 and confirmation = 'Confirmed' and returned_at is null`,
        `update bike_rent set confirmation = 'Cancelled', decided_at = now() where person_id = $1 and confirmation = 'Pending'`,
      ],
      stays: ['confirmation'],
    },
    bike_return: {
      whose: 'rent_id in (select id from bike_rent where person_id = $1)',
      by: ['submitted_by', 'decided_by'],
      erased: { note: "''", reason: blankReason },
      hidden: ['submitted_token'],
      stays: ['confirmation'],
    },
  },
  handlers: {
    create,
    update,
    remove,
    import: importTexts('bike.import', {
      entity: 'bike',
      table: 'bike',
      fields: ['number', 'brand', 'location'],
      again: 'BIKE_NUMBER_TWICE',
    }),
    startMaintenance,
    endMaintenance,
    return: returnBike,
    undoReturnBike,

    async picture({ path }, { app, db, now }) {
      const { number, pictureId } = await bikes.record({ db, now }, path.bikeId)
      return fileDownload(app, pictureId, number)
    },

    async options({ query = {} }, { app }) {
      const values: unknown[] = []
      const found = containsAll(`lower(number || ' ' || brand || ' ' || location)`, query.search ?? '', (value) => `$${values.push(value)}`)
      const { rows } = await app.pool.query<Data<'bike.options'>[number]>(
        `select id, number, brand, location, picture_id as "pictureId" from bike
        where status = 'Available'
          and not exists (select from bike_rent r where r.bike_id = bike.id and r.is_open) ${found && `and ${found}`}
        order by lower(number) limit 200`,
        values,
      )
      return rows
    },

    async locations(_, { app }) {
      const { rows } = await app.pool.query<{ location: string }>(
        `select distinct location from bike where location <> '' order by location limit 500`,
      )
      return rows.map(({ location }) => location)
    },

    people,
    allowance,
    feed,

    requestRent,
    myRents,
    getRent,
    confirmRent,
    rejectRent,
    cancelRent,
    undoRent,

    requestReturn,
    myReturns,
    getReturn,
    confirmReturn,
    rejectReturn,
    cancelReturn,
    undoReturn,
  },
  settings,
  // What waits to be decided, by the code of the menu entry.
  queues: {
    'bike:rent': {
      from: `bike_rent r join bike b on b.id = r.bike_id join staff p on p.id = r.person_id where r.confirmation = 'Pending'`,
      since: 'r.requested_at',
      label: ({ person }) => `${person('p')} || ' · ' || b.number`,
    },
    'bike:return': {
      from: `bike_return t join bike_rent r on r.id = t.rent_id join bike b on b.id = r.bike_id join staff p on p.id = r.person_id
        where t.confirmation = 'Pending'`,
      since: 't.requested_at',
      label: ({ person }) => `${person('p')} || ' · ' || b.number`,
    },
  },
  reminders: [remindOverdue],
  holds: { Bike: () => 'select r.person_id, b.number from bike_rent r join bike b on b.id = r.bike_id where r.is_out' },
  menus: [
    { code: 'bike', path: '/bike', icon: 'bike' },
    { code: 'bike:list', under: 'bike', path: '/bike/list', icon: 'square-parking' },
    { code: 'bike:rent', under: 'bike', path: '/bike/rent', icon: 'key-round' },
    { code: 'bike:return', under: 'bike', path: '/bike/return', icon: 'undo-2' },
  ],
  // What a breach of a constraint means: the database saw what no check before it could.
  constraints: {
    bike_number: 'BIKE_NUMBER_TAKEN',
    bike_rent_open: 'BIKE_REQUESTED',
    bike_rent_person: 'ACCOUNT_HAS_BIKE',
    bike_return_open: 'RETURN_REQUESTED',
  },
  demo,
}
