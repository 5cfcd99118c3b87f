import { expect, test } from 'vitest'
import { changesIn } from './pairs.ts'

const kinds = { school: 'text', latitude: 'number', maxRents: 'count', feed: 'switch' } as const
const read = (...args: string[]) => changesIn(args, kinds, 'isb bike settings')

test('a value is all that stands after the first =, and may be empty', () => {
  expect(read('school=a=b', 'latitude=')).toEqual({ school: 'a=b', latitude: null })
  expect(read('school=')).toEqual({ school: '' })
})

test('values are what the setting holds', () => {
  expect(read('latitude=-31.5', 'maxRents=2', 'feed=YES')).toEqual({ latitude: -31.5, maxRents: 2, feed: true })
  expect(read('feed=否')).toEqual({ feed: false })
})

test.each([
  ['latitude=east', 'refused.settingValue'],
  ['maxRents=', 'refused.settingValue'],
  ['maxRents=1.5', 'refused.settingValue'],
  ['feed=perhaps', 'refused.settingValue'],
  ['toString=x', 'refused.noSetting'],
  ['school', 'refused.pair'],
])('%s is refused', (pair, key) => expect(() => read(pair)).toThrow(key))

test('a name that stands twice is refused', () => expect(() => read('maxRents=1', 'maxRents=2')).toThrow('refused.namedTwice'))
