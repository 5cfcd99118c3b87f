import { expect, test, vi } from 'vitest'
import { ApiError, createIsb, memorySession, SessionError } from '../src/index.ts'
import type { Session, SessionStore } from '../src/index.ts'
import * as fault from './faulty-server.ts'

const session = (token: string): Session => ({ token, authHeaderSchema: 'Bearer' })
const ended = fault.json({ code: 18, message: 'Please sign in again', reason: 'SESSION_ENDED' }, 200, { 'X-Request-Id': 'r-18' })
/** A store that counts. */
function counting(token: string): { store: SessionStore; cleared: () => number } {
  const store = memorySession(session(token))
  const clear = vi.spyOn(store, 'clear')
  return { store, cleared: () => clear.mock.calls.length }
}
const credentials = { email: 'admin@school.example', password: 'demo-console-1' }

test('signing in keeps the session, and its token goes with the next call', async () => {
  const data = { token: 't1', authHeaderSchema: 'Token', expiresAt: '2026-11-17T19:36:00.000Z', userInfo: { name: 'He Jing', userId: 1 } }
  await using server = await fault.faultyServer(fault.ok(data))
  const store = memorySession()
  const isb = createIsb({ host: server.host, session: store })
  expect(await isb.auth.login({ body: credentials })).toEqual(data)
  expect(store.get()).toEqual(data)
  await isb.auth.me()
  expect(server.asked.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Token t1'])
})

test('scheme and name have defaults', async () => {
  await using server = await fault.faultyServer(
    fault.ok({ token: 't1' }),
    fault.ok(),
    fault.ok({ token: 't2', authHeaderSchema: '', userInfo: { name: '', userId: 4 } }),
  )
  const store = memorySession()
  const isb = createIsb({ host: server.host, session: store })
  await isb.auth.login({ body: credentials })
  expect(store.get()).toEqual({ token: 't1', authHeaderSchema: 'Bearer', userInfo: { name: 'Anonymous' } })
  await isb.auth.me()
  expect(server.asked[1]?.headers.authorization).toBe('Bearer t1')
  await isb.auth.login({ body: credentials })
  expect(store.get()?.userInfo).toEqual({ name: 'Anonymous', userId: 4 })
})

test('a refused sign-in leaves the session alone', async () => {
  await using server = await fault.faultyServer(fault.json({ code: 1, message: 'Wrong address or password', reason: 'SIGN_IN_FAILED' }))
  const { store, cleared } = counting('t1')
  await expect(createIsb({ host: server.host, session: store }).auth.login({ body: credentials })).rejects.toMatchObject({
    code: 1,
    reason: 'SIGN_IN_FAILED',
  })
  expect(store.get()?.token).toBe('t1')
  expect(cleared()).toBe(0)
})

test.each([
  ['done', fault.ok({})],
  ['ended already', ended],
])('signing out clears: %s', async (_, step) => {
  await using server = await fault.faultyServer(step)
  const { store } = counting('t1')
  const onSessionEnd = vi.fn<(error: SessionError) => void>()
  expect(await createIsb({ host: server.host, session: store, onSessionEnd }).auth.logout()).toEqual({})
  expect(store.get()).toBeNull()
  expect(onSessionEnd).not.toHaveBeenCalled()
})

test('signing out that fails keeps the session, and one that comes late keeps the next', async () => {
  await using server = await fault.faultyServer(fault.raw(500), fault.ok({}, {}, 50))
  const store = memorySession(session('t1'))
  const isb = createIsb({ host: server.host, session: store })
  await expect(isb.auth.logout()).rejects.toMatchObject({ status: 500 })
  expect(store.get()?.token).toBe('t1')
  const out = isb.auth.logout()
  store.set(session('t2'))
  await out
  expect(store.get()?.token).toBe('t2')
})

test('twenty calls that fail together with code 18 end the session once', async () => {
  await using server = await fault.faultyServer(...Array.from({ length: 21 }, () => ended))
  const { store, cleared } = counting('t1')
  const onSessionEnd = vi.fn<(error: SessionError) => void>()
  const isb = createIsb({ host: server.host, session: store, onSessionEnd })
  const errors = await Promise.all(Array.from({ length: 20 }, () => isb.auth.me().catch((error: unknown) => error)))
  for (const error of errors) {
    expect(error).toBeInstanceOf(SessionError)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      name: 'SessionError',
      code: 18,
      reason: 'SESSION_ENDED',
      message: 'Please sign in again',
      operation: 'auth.me',
      status: 200,
      requestId: 'r-18',
    })
  }
  expect(store.get()).toBeNull()
  expect(cleared()).toBe(1)
  expect(onSessionEnd).toHaveBeenCalledOnce()
  expect(onSessionEnd.mock.calls[0]?.[0]).toBe(errors[0])
  await expect(isb.auth.me()).rejects.toBeInstanceOf(SessionError) // a straggler without a token tells nothing new
  expect(onSessionEnd).toHaveBeenCalledOnce()
})

test('a call that fails late leaves the session that has begun since', async () => {
  const late = { code: 18, message: 'ended' }
  await using server = await fault.faultyServer(
    ({ response }) => void setTimeout(() => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(late)), 50),
  )
  const { store, cleared } = counting('t1')
  const onSessionEnd = vi.fn<(error: SessionError) => void>()
  const call = createIsb({ host: server.host, session: store, onSessionEnd }).auth.me()
  setTimeout(() => store.set(session('t2')), 20)
  await expect(call).rejects.toBeInstanceOf(SessionError)
  expect(store.get()?.token).toBe('t2')
  expect(cleared()).toBe(0)
  expect(onSessionEnd).not.toHaveBeenCalled()
})

test('every session that ends is told, and a missing one once', async () => {
  await using server = await fault.faultyServer(ended, ended, fault.ok({ token: 't2' }), ended, ended)
  const onSessionEnd = vi.fn<(error: SessionError) => void>()
  const isb = createIsb({ host: server.host, onSessionEnd })
  for (const times of [1, 1]) {
    await expect(isb.auth.me()).rejects.toBeInstanceOf(SessionError)
    expect(onSessionEnd).toHaveBeenCalledTimes(times)
  }
  await isb.auth.login({ body: credentials })
  for (const times of [2, 2]) {
    await expect(isb.auth.me()).rejects.toBeInstanceOf(SessionError)
    expect(onSessionEnd).toHaveBeenCalledTimes(times)
  }
})

test('a session that somebody took away is told as missing', async () => {
  await using server = await fault.faultyServer(ended, fault.ok({ token: 't2' }), fault.ok(), ended)
  const onSessionEnd = vi.fn<(error: SessionError) => void>()
  const store = memorySession(session('t1'))
  const isb = createIsb({ host: server.host, session: store, onSessionEnd })
  await expect(isb.auth.me()).rejects.toBeInstanceOf(SessionError)
  await isb.auth.login({ body: credentials })
  await isb.auth.me()
  store.clear()
  await expect(isb.auth.me()).rejects.toBeInstanceOf(SessionError)
  expect(onSessionEnd).toHaveBeenCalledTimes(2)
})

test('a store that keeps its token, as for an API token, is told once', async () => {
  await using server = await fault.faultyServer(ended, ended)
  const kept = session('api')
  const onSessionEnd = vi.fn<(error: SessionError) => void>()
  const isb = createIsb({ host: server.host, session: { get: () => kept, set: () => {}, clear: () => {} }, onSessionEnd })
  await expect(isb.auth.me()).rejects.toBeInstanceOf(SessionError)
  await expect(isb.auth.me()).rejects.toBeInstanceOf(SessionError)
  expect(onSessionEnd).toHaveBeenCalledOnce()
})

test('two clients know nothing of each other', async () => {
  await using server = await fault.faultyServer(fault.ok({ token: 't1' }))
  await createIsb({ host: server.host }).auth.login({ body: credentials })
  await createIsb({ host: server.host }).auth.me()
  expect(server.asked[1]?.headers.authorization).toBeUndefined()
})
