import { expect, test } from 'vitest'
import { metersBetween } from './along.ts'
import { asWgs84 } from './datum.ts'

// Places as satellites have them and as Chinese maps do, with the meters between: the figures that implementations are compared by.
test.each([
  ['Beijing', { latitude: 39.91334545536069, longitude: 116.38404722455657 }, { latitude: 39.911954, longitude: 116.377817 }, 554],
  ['Shanghai', { latitude: 31.17530398364597, longitude: 121.531541859215 }, { latitude: 31.1774276, longitude: 121.5272106 }, 475],
  ['Shenzhen', { latitude: 22.540796131694766, longitude: 113.9171764808363 }, { latitude: 22.543847, longitude: 113.912316 }, 604],
])('in %s a place as GCJ-02 is moved to where it is', (_, given, is, shift) => {
  const place = asWgs84(given, 'GCJ02')
  const meters = (one: typeof given, other: typeof given) => metersBetween([one.longitude, one.latitude], [other.longitude, other.latitude])
  expect(meters(place, is)).toBeLessThan(1)
  expect(Math.abs(meters(place, given) - shift)).toBeLessThan(5)
})

test('outside China nothing is moved, and WGS-84 is what it is', () => {
  const berlin = { latitude: 52.52, longitude: 13.405 }
  expect(asWgs84(berlin, 'GCJ02')).toEqual(berlin)
  const beijing = { latitude: 39.90872, longitude: 116.39748 }
  expect(asWgs84(beijing, 'WGS84')).toBe(beijing)
})
