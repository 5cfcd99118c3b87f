import type { Schema } from '@isb/contract'
import { weekdays, type Weekday } from '../weekday.ts'

type Call = Schema<'BusCall'>
type Times = Pick<Call, 'at' | 'otherTimes'>

/** When a bus is at a stop on a weekday. */
export const callOn = ({ at, otherTimes }: Times, weekday: Weekday): string => otherTimes?.[weekday] ?? at

/** The weekdays on which some stops have other times than usual, in their order. */
export const otherWeekdays = (calls: readonly Times[]): Weekday[] =>
  weekdays.filter((day) => calls.some((call) => callOn(call, day) !== call.at))

/** The times of a call that are not its usual one. */
export const otherTimesOf = (call: Times): Schema<'BusOtherTimes'> =>
  Object.fromEntries(otherWeekdays([call]).map((day) => [day, callOn(call, day)]))

/** A call in a few words, for the audit. */
export const writtenCall = (call: Times & { readonly name: string }): string =>
  [`${call.at} ${call.name}`, ...otherWeekdays([call]).map((day) => `${day} ${callOn(call, day)}`)].join(', ')

/** What is wrong with the stops of a route, or null: each stop is called at once, and on no weekday before the one before it. */
export function whyNotCalls(calls: readonly Call[]): 'BUS_STOP_TWICE' | 'BUS_STOPS_ORDER' | null {
  if (new Set(calls.map(({ stopId }) => stopId)).size < calls.length) return 'BUS_STOP_TWICE'
  const isOutOfOrder = (times: readonly string[]) => times.some((at, index) => index > 0 && at < times[index - 1]!)
  const timetables = [calls.map(({ at }) => at), ...otherWeekdays(calls).map((day) => calls.map((call) => callOn(call, day)))]
  return timetables.some(isOutOfOrder) ? 'BUS_STOPS_ORDER' : null
}
