import { expect, test } from 'vitest'
import { isStartDoubt, startDoubts } from './start.ts'

const nameOf = ({ name }: { readonly name: string }) => name
const other = { doubt: 'BUS_RUN_BUS_BUSY', who: 'BUS-1', lineNumber: '3', name: 'Wangjing, morning', nameZh: '', since: '07:16' } as const

test('a run is early more than an hour before its start, and the doubt says how long', () => {
  const reasons = (time: string) => startDoubts({ startsAt: '15:40' }, time, [], nameOf)
  expect(reasons('14:40')).toEqual([])
  expect(reasons('16:40')).toEqual([])
  expect(reasons('14:39')).toEqual([{ reason: 'BUS_RUN_EARLY', values: { at: '15:40', hours: 1, minutes: 1 } }])
  expect(reasons('07:46')).toEqual([{ reason: 'BUS_RUN_EARLY', values: { at: '15:40', hours: 7, minutes: 54 } }])
})

test('another run of the bus or of the attendant is a doubt with its name and start', () => {
  expect(startDoubts({ startsAt: '07:20' }, '07:16', [other], nameOf)).toEqual([
    { reason: 'BUS_RUN_BUS_BUSY', values: { who: 'BUS-1', since: '07:16', run: '3 Wangjing, morning' } },
  ])
  expect(startDoubts({ startsAt: null }, '07:16', [], nameOf)).toEqual([])
})

test('only doubts can be answered by starting the run all the same', () => {
  expect(['BUS_RUN_EARLY', 'BUS_RUN_FULL', undefined].map(isStartDoubt)).toEqual([true, false, false])
})
