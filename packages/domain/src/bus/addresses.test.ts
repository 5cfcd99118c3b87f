import { expect, test } from 'vitest'
import { whyNotFeedAddress, whyNotTiles } from './addresses.ts'

test.each([
  '',
  'https://tiles.example/{z}/{x}/{y}.png',
  'http://10.0.0.5:8080/tile?z={z}&x={x}&y={y}',
  'http://[::1]:80/{z}/{x}/{y}',
  'https://地图.中国/{z}/{x}/{y}',
])('“%s” has tiles', (address) => expect(whyNotTiles(address)).toBeNull())

test.each([
  'https://tiles.example/{z}/{x}.png',
  'https://{s}.tiles.example/{z}/{x}/{y}.png',
  'https://user@tiles.example/{z}/{x}/{y}.png',
  "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}",
  'https://a,default-src/{z}/{x}/{y}.png',
  'https://a;img-src/{z}/{x}/{y}.png',
  "https://a'self'/{z}/{x}/{y}.png",
  'javascript:{z}{x}{y}',
  '//tiles.example/{z}/{x}/{y}',
])('“%s” has none', (address) => expect(whyNotTiles(address)).toBe('BUS_TILES_ADDRESS'))

test('a feed has an address of the web, or none', () => {
  expect(whyNotFeedAddress('')).toBeNull()
  expect(whyNotFeedAddress('https://feeds.example/vehicles.pb?key=1')).toBeNull()
  expect(whyNotFeedAddress('ftp://feeds.example/vehicles.pb')).toBe('BUS_FEED_ADDRESS')
  expect(whyNotFeedAddress('feeds.example')).toBe('BUS_FEED_ADDRESS')
})
