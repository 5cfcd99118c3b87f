import type { Schema } from '@isb/contract'
import type { ServerModule } from '../../core/declare/module.ts'
import { students } from '../../core/shared/people.ts'
import { blankReason, nobodys } from '../../core/person/kept.ts'
import { settingsOf } from '../../core/shared/settings.ts'
import { board, riders } from './board.ts'
import { changes, freed } from './changes.ts'
import {
  cancel,
  confirm,
  leaveOut,
  leaveOutMine,
  meet,
  mine,
  moveDay,
  moveDayMine,
  notMeet,
  preview,
  reject,
  request,
  rideAgain,
  rideAgainMine,
  submit,
  undo,
  withdraw,
} from './bookings.ts'
import { demo } from './demo.ts'
import { bookings } from './lists.ts'
import { forgetMessages, message, messages, myMessages } from './messages.ts'
import { forgetBookings } from './retention.ts'
import { listeners } from './seats.ts'

/** The day at the school, not that of the database's clock. */
const today = '(select (now() at time zone time_zone)::date from setting)'

/** Who rides which bus, and who waits for a seat. */
export const busBooking: ServerModule<'busBooking'> = {
  lists: { 'busBooking.list': bookings },
  entities: {
    'bus-booking': {
      person: 'personId',
      keep: ['personId', 'routeId', 'startsOn', 'endsOn', 'weekdays', 'everyOtherWeek', 'daysOut', 'confirmation'],
      ids: { routeId: 'bus-route', stopId: 'bus-stop', personId: 'staff' },
      label: 'startsOn',
    },
    'bus-booking-setting': { person: null },
    'bus-message': { person: null, ids: { routeId: 'bus-route' } },
  },
  keeps: {
    bus_booking: {
      whose: 'person_id = $1',
      by: ['submitted_by', 'decided_by'],
      erased: { note: "''", reason: blankReason },
      hidden: ['submitted_token'],
      ends: [
        `delete from bus_ride where day >= ${today} and booking_id in (select id from bus_booking where person_id = $1)`,
        `select bus_pass_on(route_id, ${today}, 'infinity') from bus_booking where person_id = $1 and confirmation = 'Confirmed'`,
        `update bus_booking set confirmation = 'Cancelled', decided_at = now() where person_id = $1 and confirmation in ('Pending', 'Confirmed')`,
      ],
      stays: ['confirmation', 'weekdays', 'days_out', 'every_other_week'],
      enums: { confirmation: 'Confirmation' },
    },
    bus_ride: {
      whose: 'booking_id in (select id from bus_booking where person_id = $1)',
      enums: { state: 'BusRideState' },
    },
    bus_met_child: { whose: 'student_id = $1', by: ['marked_by'] },
    bus_message: { whose: nobodys, by: ['sent_by'] },
  },
  retention: {
    boardingDays: { deleted: 'busMessages', deleteOlder: forgetMessages },
    recordMonths: { deleted: 'busBookings', deleteOlder: forgetBookings },
  },
  handlers: {
    request,
    preview,
    submit,
    withdraw,
    leaveOut,
    rideAgain,
    leaveOutMine,
    rideAgainMine,
    mine,
    people: students,
    board,
    riders,
    changes,
    freed,
    moveDay,
    moveDayMine,
    meet,
    notMeet,
    message,
    messages,
    myMessages,
    confirm,
    reject,
    cancel,
    undo,
  },
  queues: {
    'bus-booking': {
      from: `bus_booking b join bus_route r on r.id = b.route_id left join staff p on p.id = b.person_id where b.confirmation = 'Pending'`,
      since: 'b.requested_at',
      label: ({ name, person }) => `${person('p')} || ' · ' || r.line_number || ' ' || ${name('r')}`,
      student: 'b.person_id',
    },
  },
  listeners,
  settings: settingsOf<Schema<'BusBookingSettings'>>('bus-booking-setting', 'busBookingSetting'),
  holds: {
    BusSeat: (today) => `select b.person_id, r.name from bus_booking b join bus_route r on r.id = b.route_id
      where b.confirmation = 'Confirmed' and b.ends_on >= ${today}`,
  },
  menus: [
    { code: 'bus-booking', path: '/bus-booking', icon: 'ticket' },
    { code: 'bus-booking:changes', path: '/bus-booking/changes', icon: 'list-checks' },
  ],
  constraints: {
    bus_booking_once: 'BUS_BOOKING_TWICE',
    bus_booking_one_line: 'BUS_BOOKING_ELSEWHERE',
    bus_route_one_line: 'BUS_ROUTE_ONE_LINE',
    bus_booking_route_id_fkey: 'BUS_ROUTE_USED',
    bus_message_route_id_fkey: 'BUS_ROUTE_USED',
    bus_booking_stop_id_fkey: 'BUS_STOP_USED',
  },
  demo,
}
