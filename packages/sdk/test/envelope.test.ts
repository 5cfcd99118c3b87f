import { expect, test } from 'vitest'
import { ApiError, createIsb, HttpError, isIsbError } from '../src/index.ts'
import { phraseOf } from '../src/errors.ts'
import * as fault from './faulty-server.ts'
import type { Step } from './faulty-server.ts'

const ask = async (step: Step, options = {}): Promise<unknown> => {
  await using server = await fault.faultyServer(step)
  return await createIsb({ host: server.host }).settings.get({}, options)
}

test.each([
  ['data', fault.ok({ help: 'A204' }), { help: 'A204' }],
  ['data that is a list', fault.ok([1, 2]), [1, 2]],
  ['no data', fault.json({ code: 0, message: '' }), undefined],
  ['204', fault.raw(204), undefined],
  ['304', fault.raw(304), undefined],
  ['a JSON type with parameters', fault.raw(200, { 'Content-Type': 'Application/JSON ; charset=utf-8' }, '{"code":0,"data":5}'), 5],
  ['a +json type', fault.raw(200, { 'Content-Type': 'application/vnd.school+json' }, '{"code":0,"data":5}'), 5],
  ['JSON that is no envelope', fault.json({ type: 'FeatureCollection', features: [] }), { type: 'FeatureCollection', features: [] }],
  ['JSON whose code is a word', fault.json({ code: 'upms:menu' }), { code: 'upms:menu' }],
  ['JSON null', fault.json(null), null],
  ['a JSON list', fault.json([{ code: 1 }]), [{ code: 1 }]],
  ['HTML with status 200', fault.raw(200, { 'Content-Type': 'text/html' }, '<h1>Welcome</h1>'), '<h1>Welcome</h1>'],
  ['empty text', fault.raw(200, { 'Content-Type': 'text/plain', 'Content-Length': '0' }), ''],
  ['text', fault.raw(200, { 'Content-Type': 'text/plain; charset=utf-8' }, '{"code":1}'), '{"code":1}'],
])('%s', async (_, step, data) => {
  expect(await ask(step)).toEqual(data)
})

function blobOf(thing: unknown): Blob {
  if (thing instanceof Blob) return thing
  throw new Error('no Blob')
}

test.each([
  ['bytes', { 'Content-Type': 'image/png' }, 'image/png'],
  ['NDJSON', { 'Content-Type': 'application/x-ndjson' }, 'application/x-ndjson'],
  ['a text file', { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="people.csv"' }, 'text/csv'],
  ['no type', {}, ''],
])('%s come as an unchanged Blob', async (_, headers, type) => {
  const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0, 255, 10])
  const blob = blobOf(await ask(fault.raw(200, headers, bytes)))
  expect(blob.type).toBe(type)
  expect(Buffer.from(await blob.arrayBuffer())).toEqual(bytes)
})

test('an empty file is an empty Blob', async () => {
  for (const length of ['0', undefined]) {
    const blob = blobOf(await ask(fault.raw(200, { 'Content-Type': 'image/png', ...(length && { 'Content-Length': length }) })))
    expect([blob.size, blob.type]).toEqual([0, 'image/png'])
  }
})

test('what is not JSON comes as a stream when asked for', async () => {
  const stream = await ask(fault.trickle(['a', 'b'], 10, { 'Content-Type': 'text/csv' }), { stream: true }).catch((error: unknown) => error)
  expect(stream).toBeInstanceOf(ReadableStream)
})

test('a code other than 0 is an ApiError with all that the envelope says', async () => {
  const errors = [{ path: '/name', message: 'Too long' }]
  const error = await ask(
    fault.json({ code: 1, message: 'Please check the fields', reason: 'INVALID', errors }, 200, { 'X-Request-Id': 'r-7' }),
  ).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    name: 'ApiError',
    code: 1,
    reason: 'INVALID',
    message: 'Please check the fields',
    errors,
    operation: 'settings.get',
    status: 200,
    requestId: 'r-7',
  })
})

test('an ApiError without a message says the status text', async () => {
  await expect(ask(fault.json({ code: 3 }))).rejects.toMatchObject({ message: 'OK', code: 3, errors: [], reason: undefined })
})

test('HTTP 400 and above says the status text, and keeps what an envelope adds', async () => {
  const envelope = JSON.stringify({ code: 99, message: '服务器忙', reason: 'BUSY' })
  const error = await ask(fault.raw(500, { 'Content-Type': 'application/json', 'X-Request-Id': 'r-8' }, envelope, 'Out Of Order')).catch(
    (caught: unknown) => caught,
  )
  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({
    name: 'HttpError',
    message: 'Out Of Order',
    status: 500,
    reason: 'BUSY',
    detail: '服务器忙',
    operation: 'settings.get',
    requestId: 'r-8',
    retryAfter: undefined,
  })
})

test('an error status whose JSON is broken or no envelope is an HttpError all the same', async () => {
  for (const body of ['{"code":', '{"error":"x"}'])
    await expect(ask(fault.raw(404, { 'Content-Type': 'application/json' }, body))).rejects.toMatchObject({
      name: 'HttpError',
      message: 'Not Found',
      reason: undefined,
      detail: undefined,
    })
})

test('code 18 under an error status is the transport speaking: the session stays', async () => {
  await expect(ask(fault.json({ code: 18, message: 'x' }, 403))).rejects.toMatchObject({ name: 'HttpError', status: 403 })
})

const silent = (): Promise<Response> => Promise.resolve(new Response('', { status: 413 }))

test('without a status text, as over HTTP/2, the standard phrase is said', async () => {
  await expect(createIsb({ host: '', fetch: silent }).settings.get()).rejects.toMatchObject({ message: 'Content Too Large' })
  expect(phraseOf(599)).toBe('HTTP 599')
})

test('isIsbError knows every error of ours, and nobody else', async () => {
  const error = await ask(fault.json({ code: 2, message: 'x' })).catch((caught: unknown) => caught)
  expect(isIsbError(error)).toBe(true)
  for (const other of [new Error('x'), new TypeError('x'), null, undefined, 'x', { name: 'ApiError' }])
    expect(isIsbError(other)).toBe(false)
})
