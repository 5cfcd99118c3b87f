import type { ServerModule } from '../../core/declare/module.ts'
import { people } from '../../core/shared/people.ts'
import { attended, forgetBoarding, sheet, tap } from './boarding.ts'
import { demo } from './demo.ts'
import { feed } from './feed-out.ts'
import { readSource, source } from './realtime-in.ts'
import { openFeed, openRealtime, realtime } from './realtime-out.ts'
import { options } from './options.ts'
import { replay } from './replay.ts'
import { imagesFrom, map, settings } from './settings.ts'
import { createTracker, removeTracker, traccar, track, trackers } from './trackers.ts'
import { importFeed, isLongFeed } from './feed-in.ts'
import { routes, stops, vehicles } from './lists.ts'
import { mine, tracking } from './tracking.ts'
import { forgetPositions } from './trail.ts'
import { unsettled } from './unsettled.ts'
import { batch, report } from './positions.ts'
import { createStop, createVehicle, removeStop, removeVehicle, updateStop, updateVehicle } from './places.ts'
import { createPass, endPassesOf, passes, revokePass } from './passes.ts'
import { create, remove, update } from './routes.ts'
import { cancelRun, changeRun, closeRun, forgetRuns, resetRun, restoreRun, runs, startRun } from './runs.ts'

/** Whoever attends a route, by account or by the name that was typed. */
const attends = '(attendant_id = $1 or is_name_of(attendant, $1))'

/** Buses: routes with their stops, vehicles, the runs of a day, and where they are. */
export const bus: ServerModule<'bus'> = {
  lists: { 'bus.list': routes, 'bus.listStops': stops, 'bus.listVehicles': vehicles },
  entities: {
    'bus-route': { person: null, named: true, ids: { vehicleId: 'bus-vehicle', stopId: 'bus-stop', attendantId: 'staff' } },
    'bus-stop': { person: null, named: true },
    'bus-vehicle': { person: null, named: true },
    'run-pass': { person: null, ids: { runId: 'bus-run' } },
    'bus-run': { person: null, ids: { routeId: 'bus-route' } },
    'bus-tracker': { person: null, named: true },
    'bus-setting': { person: null },
  },
  handlers: {
    create,
    update,
    remove,
    createStop,
    updateStop,
    removeStop,
    createVehicle,
    updateVehicle,
    removeVehicle,
    runs,
    cancelRun,
    restoreRun,
    changeRun,
    startRun,
    resetRun,
    closeRun,
    report,
    batch,
    tracking,
    mine,
    people,
    passes,
    createPass,
    revokePass,
    attended,
    sheet,
    tap,
    import: importFeed,
    feed,
    trackers,
    createTracker,
    removeTracker,
    track,
    traccar,
    map,
    source,
    realtime,
    openRealtime,
    openFeed,
    replay,
    options,
  },
  keeps: {
    bus_route: {
      whose: `${attends} or is_name_of(driver, $1)`,
      erased: {
        attendant: `case when ${attends} then '' else attendant end`,
        attendant_phone: `case when ${attends} then '' else attendant_phone end`,
        driver: `case when is_name_of(driver, $1) then '' else driver end`,
        driver_phone: `case when is_name_of(driver, $1) then '' else driver_phone end`,
      },
      stays: ['line_number', 'name', 'name_zh', 'direction', 'color', 'status', 'weekdays', 'divisions', 'feed', 'feed_id'],
      hidden: ['feed', 'feed_id'],
    },
    bus_tap: {
      whose: 'booking_id in (select id from bus_booking where person_id = $1)',
      by: ['adult_id', 'tapped_by'],
      erased: 'gone',
      enums: { kind: 'BusTapKind' },
    },
  },
  retention: {
    positionDays: { deleted: 'positions', deleteOlder: forgetPositions },
    boardingDays: { deleted: 'taps', deleteOlder: forgetBoarding },
    recordMonths: { deleted: 'busRuns', deleteOlder: forgetRuns },
  },
  listeners: { 'account.shutOut': endPassesOf },
  heavy: { import: isLongFeed },
  queues: { bus: unsettled },
  settings,
  polls: [readSource],
  imagesFrom,
  menus: [
    { code: 'bus', path: '/bus', icon: 'bus-front' },
    { code: 'bus:attend', path: '/bus/run', icon: 'list-todo' },
  ],
  constraints: {
    bus_route_line: 'BUS_ROUTE_TAKEN',
    bus_stop_name: 'BUS_STOP_TAKEN',
    bus_vehicle_plate: 'BUS_PLATE_TAKEN',
    bus_run_route_id_fkey: 'BUS_ROUTE_USED',
    bus_route_stop_stop_id_fkey: 'BUS_STOP_USED',
    bus_route_vehicle_id_fkey: 'BUS_VEHICLE_USED',
    bus_run_vehicle_id_fkey: 'BUS_VEHICLE_USED',
    bus_run_is_empty: 'BUS_RUN_OPEN',
    bus_run_nobody_aboard: 'BUS_RUN_ABOARD',
  },
  demo,
}
