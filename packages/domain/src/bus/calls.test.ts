import { expect, test } from 'vitest'
import { otherTimesOf, whyNotCalls, writtenCall } from './calls.ts'
import { whyNotMoveRun } from './run.ts'

test('a route calls at each stop once, in the order of its times', () => {
  const first = { stopId: 1, at: '07:18' }
  expect(whyNotCalls([])).toBeNull()
  expect(whyNotCalls([first, { stopId: 2, at: '07:25' }])).toBeNull()
  expect(whyNotCalls([first, { stopId: 2, at: '07:18' }])).toBeNull()
  expect(whyNotCalls([first, { stopId: 2, at: '07:17' }])).toBe('BUS_STOPS_ORDER')
  expect(whyNotCalls([first, { stopId: 1, at: '07:25' }])).toBe('BUS_STOP_TWICE')
})

test('a run starts once, closes when it is on the road, and can be cancelled until it is done', () => {
  expect(whyNotMoveRun('Planned', 'start')).toBeNull()
  expect(whyNotMoveRun('OnTheRoad', 'start')).toBe('BUS_RUN_NOT_PLANNED')
  expect(whyNotMoveRun('Planned', 'close')).toBe('BUS_RUN_NOT_STARTED')
  expect(whyNotMoveRun('OnTheRoad', 'cancel')).toBeNull()
  expect(whyNotMoveRun('Done', 'cancel')).toBe('BUS_RUN_OVER')
  expect(whyNotMoveRun('Planned', 'restore')).toBe('BUS_RUN_NOT_CANCELLED')
})

test('on a weekday with other times no stop is before the one before it either', () => {
  const gate = { stopId: 1, at: '15:40', otherTimes: { Friday: '12:10' } }
  expect(whyNotCalls([gate, { stopId: 2, at: '16:00', otherTimes: { Friday: '12:30' } }])).toBeNull()
  expect(whyNotCalls([gate, { stopId: 2, at: '16:00' }])).toBeNull()
  expect(whyNotCalls([{ stopId: 2, at: '15:30' }, gate])).toBe('BUS_STOPS_ORDER')
  expect(otherTimesOf({ at: '15:40', otherTimes: { Friday: '12:10', Monday: '15:40' } })).toEqual({ Friday: '12:10' })
  expect(writtenCall({ name: 'Gate', ...gate })).toBe('15:40 Gate, Friday 12:10')
})
