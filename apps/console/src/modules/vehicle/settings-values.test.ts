import { describe, expect, test } from 'vitest'
import { settingsChanges, settingsProblems, settingsValues } from './settings-values.ts'

const values = settingsValues({ yearEnds: '07-31', noticeDays: 30, version: 4, updatedAt: '2026-11-17T00:00:00Z' })

describe('the settings of passes', () => {
  test('are sent where they were changed', () => {
    const draft = { start: values, values }
    expect(settingsChanges(draft)).toEqual({})
    expect(settingsChanges({ ...draft, values: { ...values, month: '06', day: '5' } })).toEqual({ yearEnds: '06-05' })
    expect(settingsChanges({ ...draft, values: { ...values, noticeDays: '14' } })).toEqual({ noticeDays: 14 })
  })
  test('know the days of a month', () => {
    expect(settingsProblems({ ...values, month: '02', day: '29' })).toEqual({})
    expect(settingsProblems({ ...values, month: '02', day: '30' })).toHaveProperty('day')
    expect(settingsProblems({ ...values, day: '' })).toHaveProperty('day')
    expect(settingsProblems({ ...values, noticeDays: ' ' })).toHaveProperty('noticeDays')
  })
})
