import { expect, expectTypeOf, test, vi } from 'vitest'
import { askTwice, createIsb } from '../src/index.ts'
import type { Bytes, Data } from '../src/index.ts'
import * as fault from './faulty-server.ts'
import { neverAnswers } from './never-answers.ts'

const bytes = new TextEncoder().encode('not quite an image')
const kinds: Record<string, Bytes> = {
  'a Blob': new Blob([bytes], { type: 'image/png' }),
  'an ArrayBuffer': bytes.buffer,
  'a Uint8Array': bytes,
  'a part of a buffer': new Uint8Array(new TextEncoder().encode('>>not quite an image<<').buffer, 2, bytes.length),
}

test.each(Object.entries(kinds))('%s goes as it is, and says nothing of what it might be', async (_name, body) => {
  await using server = await fault.faultyServer(fault.ok({ id: 7 }))
  expect(await createIsb({ host: server.host }).files.upload({ body })).toEqual({ id: 7 })
  expect(server.asked).toMatchObject([
    {
      method: 'POST',
      url: '/isb/admin/files',
      body: 'not quite an image',
      headers: { 'content-type': 'application/octet-stream', 'content-length': String(bytes.length) },
    },
  ])
})

test('it is sent once; asked for twice with one key, the same bytes go out again', async () => {
  await using server = await fault.faultyServer(fault.resetAfterEffect, fault.resetAfterEffect)
  const isb = createIsb({ host: server.host })
  await expect(isb.files.upload({ body: bytes })).rejects.toMatchObject({ name: 'NetworkError' })
  expect(server.asked).toHaveLength(1)
  const upload = () => isb.files.upload({ body: new Blob([bytes]) }, { idempotencyKey: 'mine' })
  await askTwice(upload, { wait: async () => {} })
  expect(server.asked.map(({ body }) => body)).toEqual(Array.from({ length: 3 }, () => 'not quite an image'))
  expect(server.effects()).toBe(2)
})

test('sending a file has a limit of its own, which the call’s timeout replaces', async () => {
  await using server = await fault.faultyServer(fault.ok({ id: 7 }, {}, 150), fault.halfOpen, fault.halfOpen)
  const isb = createIsb({ host: server.host, timeout: 100, uploadTimeout: 600 })
  expect(await isb.files.upload({ body: bytes })).toEqual({ id: 7 })
  await expect(isb.files.upload({ body: bytes })).rejects.toMatchObject({ name: 'TimeoutError', timeout: 600 })
  await expect(isb.files.upload({ body: bytes }, { timeout: 20 })).rejects.toMatchObject({ timeout: 20 })
})

test('sending a file may take 60 s unless the client says otherwise', async () => {
  vi.useFakeTimers()
  try {
    const failed = createIsb({ host: 'http://x', fetch: neverAnswers })
      .files.upload({ body: bytes })
      .catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await failed).toMatchObject({ name: 'TimeoutError', timeout: 60_000 })
  } finally {
    vi.useRealTimers()
  }
})

test('too large is an HttpError with the server’s reason', async () => {
  const envelope = { code: 1, message: 'The file is larger than 10 MB', reason: 'FILE_TOO_LARGE' }
  await using server = await fault.faultyServer(fault.json(envelope, 413))
  await expect(createIsb({ host: server.host }).files.upload({ body: bytes })).rejects.toMatchObject({
    name: 'HttpError',
    status: 413,
    reason: 'FILE_TOO_LARGE',
    detail: 'The file is larger than 10 MB',
  })
})

test('what is no file is a TypeError, not a request', async () => {
  await using server = await fault.faultyServer()
  const isb = createIsb({ host: server.host })
  for (const body of ['text', { size: 3 }, undefined, null])
    await expect(Promise.resolve(Reflect.apply(isb.call, isb, ['files.upload', { body }]))).rejects.toBeInstanceOf(TypeError)
  expect(server.asked).toEqual([])
})

test('types', () => {
  const isb = createIsb({ host: '' })
  expectTypeOf<Parameters<typeof isb.files.upload>[0]>().toEqualTypeOf<{ body: Bytes }>()
  expectTypeOf<Data<'files.upload'>['type']>().toEqualTypeOf<'image/jpeg' | 'image/png' | 'image/webp'>()
})
