import { describe, expect, test } from 'vitest'
import { eventReader, type ServerEvent } from './server-sent.ts'

/** What is told of a text that comes in pieces of so many bytes. */
function heard(text: string, size = text.length * 3): ServerEvent[] {
  const events: ServerEvent[] = []
  const read = eventReader((event) => events.push(event))
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) read(bytes.slice(at, at + size))
  return events
}

const access = { name: 'access', data: '' }

describe.each([
  ['line feeds', '\n'],
  ['carriage returns and line feeds', '\r\n'],
  ['carriage returns', '\r'],
])('a stream whose lines end with %s', (_, end) => {
  const text = [':', '', 'event: access', 'data:', '', ': alive', '', 'data: 夏', 'data:  two', '', 'event: end', 'data', '', ''].join(end)
  const all = [access, { name: 'message', data: '夏\n two' }, { name: 'end', data: '' }]

  test('is told event by event', () => expect(heard(text)).toEqual(all))
  test.each([1, 2, 3, 5, 7])('is told alike in pieces of %i bytes', (size) => expect(heard(text, size)).toEqual(all))
})

test('an event is told when its blank line has come, not before', () => {
  const events: ServerEvent[] = []
  const read = eventReader((event) => events.push(event))
  const say = (text: string) => read(new TextEncoder().encode(text))
  say('event: access\ndata:\n')
  expect(events).toEqual([])
  say('\n')
  expect(events).toEqual([access])
})

test('signs of life, other fields, a byte order mark and an event without data say nothing', () => {
  expect(heard('\uFEFF:\n\n: hello\n\nid: 7\nretry: 10\n\nevent: access\n\n')).toEqual([])
})

test('the name of one event is not the next one’s', () => {
  expect(heard('event: access\ndata:\n\ndata: x\n\n')).toEqual([access, { name: 'message', data: 'x' }])
})
