// Rules for repeating: the days they give, and what a school does not repeat by. Expected days are those of libical's own test file.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { occurrencesOf } from './rule.ts'

const from = { day: '2030-09-02', startsAt: '09:00' }
const reason = (rule: string) => {
  try {
    return String(occurrencesOf(rule, from).length)
  } catch (error) {
    return (error as { reason?: string }).reason
  }
}

test('daily, weekly and monthly rules give their days, the last one too', () => {
  expect(occurrencesOf('FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20300912', from)).toEqual(['2030-09-02', '2030-09-05', '2030-09-09', '2030-09-12'])
  expect(occurrencesOf('freq=weekly;interval=2;count=3', from)).toEqual(['2030-09-02', '2030-09-16', '2030-09-30'])
  expect(occurrencesOf('FREQ=MONTHLY;BYDAY=1MO;COUNT=3', from)).toEqual(['2030-09-02', '2030-10-07', '2030-11-04'])
  expect(occurrencesOf('FREQ=MONTHLY;BYMONTHDAY=31;COUNT=2', from)).toEqual(['2030-10-31', '2030-12-31'])
})

test('months, and dates of a daily rule, narrow the days that count', () => {
  expect(occurrencesOf('FREQ=DAILY;BYMONTHDAY=-1,15;COUNT=3', from)).toEqual(['2030-09-15', '2030-09-30', '2030-10-15'])
  expect(occurrencesOf('FREQ=MONTHLY;BYMONTH=4,5;COUNT=3', from)).toEqual(['2031-04-02', '2031-05-02', '2032-04-02'])
  expect(occurrencesOf('FREQ=MONTHLY;BYMONTHDAY=10,20,30;BYSETPOS=-1;COUNT=2', from)).toEqual(['2030-09-30', '2030-10-30'])
})

test('a rule without end, with too many days, or by what a school does not repeat by is refused', () => {
  expect(reason('FREQ=DAILY')).toBe('VENUE_RULE_ENDLESS')
  expect(reason('FREQ=DAILY;COUNT=370')).toBe('370')
  expect(reason('FREQ=DAILY;COUNT=371')).toBe('VENUE_SERIES_LONG')
  expect(reason('FREQ=YEARLY;COUNT=2')).toBe('VENUE_RULE_PART')
  expect(reason('FREQ=DAILY;COUNT=2;BYHOUR=9')).toBe('VENUE_RULE_PART')
  expect(reason('every Monday')).toBe('VENUE_RULE_PART')
  expect(reason('FREQ=WEEKLY;COUNT=2;BYDAY=XX')).toBe('VENUE_RULE')
})

test.each([
  'FREQ=DAILY;BYMONTHDAY=30;BYMONTH=2;COUNT=1',
  'FREQ=DAILY;INTERVAL=7;BYDAY=TU;COUNT=2',
  'FREQ=DAILY;INTERVAL=-1;COUNT=3',
  'FREQ=DAILY;INTERVAL=0;COUNT=3',
  'FREQ=WEEKLY;BYDAY=5MO;COUNT=2',
  'FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2;COUNT=2',
  'FREQ=MONTHLY;BYDAY=5MO;BYMONTHDAY=1;COUNT=1',
  'FREQ=MONTHLY;BYDAY=1MO;BYSETPOS=5;COUNT=2',
  'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=300;COUNT=1',
  'FREQ=MONTHLY;BYMONTHDAY=32;COUNT=1',
  'FREQ=MONTHLY;BYMONTHDAY=30;INTERVAL=12;COUNT=1',
  'FREQ=MONTHLY;BYMONTHDAY=1,-31;BYSETPOS=2;COUNT=1',
  'FREQ=MONTHLY;BYMONTH=13;COUNT=1',
])('%s is refused at once: its days never come', (rule) => {
  expect(reason(rule)).toMatch(/^VENUE_RULE(_PART)?$/)
})

const real = process.env['ISB_REAL_DATA']
if (real)
  describe('the rules of libical', () => {
    const cases = readFileSync(join(real, 'calendar/icalrecur_test.txt'), 'utf8')
      .split(/\n(?=RRULE:)/)
      .map((block) => ({
        rule: /^RRULE:(.*)$/m.exec(block)?.[1]?.trim() ?? '',
        start: /^DTSTART:(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d))?/m.exec(block)?.slice(1) ?? [],
        instances: /^INSTANCES:(.*)$/m.exec(block)?.[1]?.trim() ?? '',
      }))
      .filter(({ rule }) => rule)
    const outcome = ({ rule, start: [year = '', month = '', day = '', hour, minute] }: (typeof cases)[number]): string => {
      try {
        return occurrencesOf(rule, { day: `${year}-${month}-${day}`, startsAt: `${hour ?? '00'}:${minute ?? '00'}` }).join()
      } catch (error) {
        return String((error as { reason?: string }).reason)
      }
    }
    const refused = cases.filter((each) => outcome(each).startsWith('VENUE_'))
    const taken = cases.filter((each) => !refused.includes(each))

    test.each(taken)('$rule', (each) => {
      expect(outcome(each)).toBe(each.instances.replaceAll(/(\d{4})(\d\d)(\d\d)(T\d+)?Z?/g, '$1-$2-$3'))
    })

    test('are 146; a school repeats by these', () => {
      expect([cases.length, taken.length]).toEqual([146, 56])
      expect(new Set(refused.map(outcome))).toEqual(new Set(['VENUE_RULE_PART']))
    })
  })
