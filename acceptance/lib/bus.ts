// Buses for stories: routes with three stops and a bus of three seats, unless told otherwise.
import { randomUUID } from 'node:crypto'
import type { Isb, Schema } from '@isb/sdk'
import { pupil } from './absence.ts'

let made = 0
type Given = Partial<Parameters<Isb['bus']['create']>[0]['body']>

/** Starts a run although it is early, or its bus or attendant is on another run: stories go by the real clock. */
export const anyway: Pick<Schema<'BusRunStart'>, 'despite'> = { despite: ['BUS_RUN_EARLY', 'BUS_RUN_BUS_BUSY', 'BUS_RUN_ATTENDANT_BUSY'] }

/** A new route to school on school days, from 07:20 to 08:00. */
export async function newRoute(admin: Isb, more: Given, seats = 3): Promise<Schema<'BusRoute'>> {
  const number = (made += 1)
  const calls = []
  for (const [at, name] of [
    ['07:20', 'Gate'],
    ['07:35', 'Park'],
    ['08:00', 'School'],
  ] as const) {
    const place = { latitude: 39.9 + number / 100, longitude: 116.4 + calls.length / 200 }
    const stop = await admin.bus.createStop({ body: { name: `${name} ${number}`, ...place } })
    calls.push({ stopId: stop.id, at })
  }
  const { id: vehicleId } = await admin.bus.createVehicle({ body: { plate: `BUS-${number}`, seatCount: seats } })
  const body = { lineNumber: `L${number}`, name: `Route ${number}`, direction: 'ToSchool' as const, vehicleId, calls, ...more }
  return admin.bus.create({ body })
}

/** A student with a seat on a bus of their own between two days, on the days on which it runs. */
export async function ridesBus(
  admin: Isb,
  personId: number,
  startsOn: string,
  endsOn: string,
  more: Given = {},
): Promise<Schema<'BusBooking'>> {
  const route = await newRoute(admin, more)
  return admin.busBooking.request({ body: { personId, routeId: route.id, stopId: route.calls[0]!.stopId, startsOn, endsOn } })
}

export const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/**
 * Sets the school's clock to the morning, wherever the real one stands: hours lie before its midnight.
 * @returns what day it is there
 */
export async function inTheMorning(admin: Isb): Promise<string> {
  const { version } = await admin.settings.get()
  // Nine o'clock; the zones with names reach from twelve hours behind Greenwich to fourteen ahead.
  const ahead = ((9 - new Date().getUTCHours() + 12 + 24) % 24) - 12
  await admin.settings.update({ body: { version, timeZone: `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}` } })
  return (await admin.bus.runs()).today
}

/** A run of this day with riders of these names, who get on or off at its middle stop. */
export async function runOf(admin: Isb, day: string, names: readonly string[], more: Given = {}) {
  const route = await newRoute(admin, { weekdays: [...everyDay], ...more }, 40)
  const pupils: { id: number; bookingId: number }[] = []
  for (const name of names) {
    const { id } = await pupil(admin, '5A', { name })
    const stopId = route.calls[1]!.stopId
    const booking = await admin.busBooking.request({ body: { personId: id, routeId: route.id, stopId, startsOn: day } })
    pupils.push({ id, bookingId: booking.id })
  }
  return { route, pupils }
}

/** A bus that has just started its run, which goes on every day of the week; and where it is so far along the way to its second stop. */
export async function busOnTheRoad(admin: Isb, day: string, name = 'Tracked') {
  const route = await newRoute(admin, { name, weekdays: [...everyDay] })
  await admin.bus.startRun({ body: { routeId: route.id, day, ...anyway } })
  const [from, to] = route.stops
  const plate = route.vehicle!.plate
  const position = (share: number) => ({
    plate,
    latitude: from!.latitude + (to!.latitude - from!.latitude) * share,
    longitude: from!.longitude + (to!.longitude - from!.longitude) * share,
  })
  return { route, plate, position }
}

/** Has everybody on the sheet of a run get off, so that it can be closed. */
export async function everybodyOff(admin: Isb, { routeId, day }: { routeId: number; day: string }): Promise<void> {
  const { riders } = await admin.bus.sheet({ query: { routeId } })
  const tappedAt = new Date().toISOString()
  const taps = riders.map(({ bookingId }) => ({ id: randomUUID(), kind: 'GotOff' as const, bookingId, tappedAt }))
  await admin.bus.tap({ body: { routeId, day, taps } })
}
