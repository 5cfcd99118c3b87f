// What commands about one run share: how they name it.
import type { Isb, Schema } from '@isb/sdk'
import type { Argument, Given } from '../../lib/command.ts'
import type { Context } from '../../lib/context.ts'
import { idOrNamed } from '../../lib/resource/naming.ts'
import { schoolToday } from '../../lib/school-day.ts'

export const runArgs: readonly Argument[] = [
  { name: 'ROUTE', does: 'bus.route' },
  { name: 'DAY', does: 'bus.runs.day', optional: true },
]

/** The run that a command line names: a route by its id or its name, and today unless it names a day. */
export async function runOf(context: Context, isb: Isb, { args: [route, day] }: Given): Promise<Schema<'BusRunName'>> {
  const routeId = await idOrNamed('bus.list', 'name', context, isb, route)
  return { routeId, day: day ?? (await schoolToday(isb)) }
}

/** The id of a bus by its license plate. */
export const vehicleNamed = (context: Context, isb: Isb, plate: string): Promise<number> =>
  idOrNamed('bus.listVehicles', 'plate', context, isb, plate)
