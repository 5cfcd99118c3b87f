import { expect, test } from 'vitest'
import { isLastOfMonth, readRule, ruleOf, type Repeat } from './repeat.ts'

const weekly: Repeat = { every: 'Week', interval: 1, weekdays: ['Thursday', 'Monday'], monthly: 'Date', until: null, count: 10 }

test('a form comes to a rule', () => {
  expect(ruleOf(weekly, '2030-09-02')).toBe('FREQ=WEEKLY;BYDAY=MO,TH;COUNT=10')
  expect(ruleOf({ ...weekly, interval: 2, count: null, until: '2030-12-20' }, '2030-09-02')).toBe(
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20301220',
  )
  expect(ruleOf({ ...weekly, every: 'Day' }, '2030-09-02')).toBe('FREQ=DAILY;COUNT=10')
  expect(ruleOf({ ...weekly, every: 'Month' }, '2030-09-19')).toBe('FREQ=MONTHLY;BYMONTHDAY=19;COUNT=10')
  expect(ruleOf({ ...weekly, every: 'Month', monthly: 'Weekday' }, '2030-09-19')).toBe('FREQ=MONTHLY;BYDAY=3TH;COUNT=10')
  expect(ruleOf({ ...weekly, every: 'Month', monthly: 'Last' }, '2030-09-26')).toBe('FREQ=MONTHLY;BYDAY=-1TH;COUNT=10')
  expect([isLastOfMonth('2030-09-23'), isLastOfMonth('2030-09-24')]).toEqual([false, true])
})

test('a rule is read as it was written, and one that no form makes is not', () => {
  expect(readRule('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20301220')).toEqual({
    every: 'Week',
    interval: 2,
    weekdays: ['Monday', 'Thursday'],
    date: null,
    nth: null,
    until: '2030-12-20',
    count: null,
  })
  expect(readRule('FREQ=MONTHLY;BYDAY=-1TH;COUNT=3')).toMatchObject({ every: 'Month', nth: -1, weekdays: ['Thursday'], count: 3 })
  expect(readRule('FREQ=MONTHLY;BYMONTHDAY=19;COUNT=3')).toMatchObject({ date: 19, nth: null })
  expect(readRule('FREQ=WEEKLY;COUNT=7')).toMatchObject({ every: 'Week', weekdays: [], count: 7 })
  for (const rule of ['FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=1;COUNT=3', 'FREQ=MONTHLY;BYDAY=1MO,3MO;COUNT=3', 'FREQ=MONTHLY;COUNT=2'])
    expect(readRule(rule)).toBeUndefined()
})
