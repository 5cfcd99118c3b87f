import { expect, test } from 'vitest'
import { busLines, isOnMap } from './bus-lines.ts'

const at = (clock: string) => `2026-11-17T${clock}:00.000Z`
const track = (
  routeId: number,
  clock: string,
  status: 'Planned' | 'OnTheRoad' | 'Done' | 'Cancelled' = 'Planned',
  vehicle: { id: number; plate: string; seatCount: number; status: 'InService' } | null = {
    id: 1,
    plate: 'A',
    seatCount: 30,
    status: 'InService',
  },
) => ({
  run: { routeId, status, vehicle, startedAt: status === 'Planned' || status === 'Cancelled' ? null : at(clock) },
  times: [{ plannedAt: at(clock) }],
})
const shown = (tracks: ReturnType<typeof track>[], clock: string) => {
  const now = Date.parse(at(clock))
  return busLines(tracks, now).map((line) => [line.run.routeId, isOnMap(line, now)])
}

test('a bus is shown with its run on the road, whatever else it has today', () => {
  expect(shown([track(2, '07:40'), track(1, '07:16', 'OnTheRoad')], '07:30')).toEqual([[1, true]])
  // A morning run that nobody closed does not take the bus of the afternoon.
  expect(shown([track(1, '07:16', 'OnTheRoad'), track(2, '15:40', 'OnTheRoad')], '15:50')).toEqual([[2, true]])
})

test('a bus that is not on the road is shown with the next run that starts within an hour, and is on the map with it', () => {
  const day = [track(1, '07:16'), track(2, '15:40')]
  expect(shown(day, '06:15')).toEqual([[1, false]])
  expect(shown(day, '06:16')).toEqual([[1, true]])
  expect(shown(day, '08:16')).toEqual([[1, true]])
  expect(shown(day, '08:17')).toEqual([[2, false]])
  expect(shown(day, '14:40')).toEqual([[2, true]])
})

test('a bus whose runs are over keeps the line of its last one, without a mark', () => {
  expect(shown([track(1, '07:16', 'Done'), track(2, '15:40', 'Cancelled')], '17:00')).toEqual([[2, false]])
  expect(shown([track(1, '07:16', 'Done'), track(2, '15:40')], '10:00')).toEqual([[2, false]])
})

test('two buses have a line each, and so has each run without a bus', () => {
  const other = { id: 2, plate: 'B', seatCount: 30, status: 'InService' } as const
  expect(
    shown(
      [track(1, '07:16'), track(2, '07:16', 'Planned', other), track(3, '07:16', 'Planned', null), track(4, '07:16', 'Planned', null)],
      '07:00',
    ),
  ).toEqual([
    [1, true],
    [2, true],
    [3, true],
    [4, true],
  ])
})
