import { describe, expect, test } from 'vitest'
import { offeredDays, takenBy } from './pass.ts'

const thisYear = { validFrom: '2026-09-01', expiresOn: '2027-07-31' }

describe('the days that are offered', () => {
  test('run from today to the end of the school year', () => {
    expect(offeredDays('2026-11-17', '07-31', [])).toEqual({ validFrom: '2026-11-17', expiresOn: '2027-07-31' })
  })
  test('begin after a pass that the plate has, and run to the end of the year after', () => {
    expect(offeredDays('2026-11-17', '07-31', [thisYear])).toEqual({ validFrom: '2027-08-01', expiresOn: '2028-07-31' })
  })
  test('begin after the last of several that follow each other', () => {
    const next = { validFrom: '2027-08-01', expiresOn: '2028-07-31' }
    expect(offeredDays('2026-11-17', '07-31', [next, thisYear])).toEqual({ validFrom: '2028-08-01', expiresOn: '2029-07-31' })
  })
  test('end before one that begins later', () => {
    const later = { validFrom: '2027-03-01', expiresOn: '2027-12-31' }
    expect(offeredDays('2026-11-17', '07-31', [later])).toEqual({ validFrom: '2026-11-17', expiresOn: '2027-02-28' })
  })
})

describe('days of another pass', () => {
  test('are taken where a single day is shared', () => {
    expect(takenBy({ validFrom: '2027-07-31', expiresOn: '2028-07-31' }, [thisYear])).toBe(thisYear)
    expect(takenBy({ validFrom: '2027-08-01', expiresOn: '2028-07-31' }, [thisYear])).toBeUndefined()
  })
})
