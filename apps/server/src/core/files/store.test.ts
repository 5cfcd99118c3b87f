// Both stores do the same: the folder, and a bucket of an S3 server that really listens.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../ground/config.ts'
import { bucketStore } from './s3.ts'
import type { Store } from './store.ts'
import { openStore } from './open-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'isb-store-'))
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'school' }],
})
let host = ''
beforeAll(async () => {
  host = `http://127.0.0.1:${(await s3.run()).port}`
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true, force: true })
})

const bucket = (over: NodeJS.ProcessEnv = {}) =>
  openStore(readConfig({ FILES_S3_URL: `${host}/school`, FILES_S3_KEY_ID: 'S3RVER', FILES_S3_SECRET: 'S3RVER', ...over }))
const stores: Record<string, () => Promise<Store>> = {
  'a folder': () => openStore(readConfig({ DATA_DIR: join(folder, 'data') })),
  'a bucket': () => bucket(),
}
const newKey = () => randomBytes(18).toString('hex')

describe.each(Object.entries(stores))('%s', (_name, open) => {
  test('gives back what was put, byte for byte, and nothing once it is removed', async () => {
    const store = await open()
    const key = newKey()
    const bytes = randomBytes(300_000)
    expect(await store.get(key)).toBeUndefined()
    await store.put(key, bytes, 'image/jpeg')
    expect((await store.get(key))?.equals(bytes)).toBe(true)
    await store.remove(key)
    expect(await store.get(key)).toBeUndefined()
  })

  test('a step that is repeated does no harm', async () => {
    const store = await open()
    const key = newKey()
    await store.remove(key)
    await store.put(key, Buffer.from('first'), 'image/png')
    await store.put(key, Buffer.from('again'), 'image/png')
    expect(String(await store.get(key))).toBe('again')
    await store.remove(key)
    await store.remove(key)
  })
})

describe('a folder', () => {
  test('is for its owner alone', async () => {
    const store = await openStore(readConfig({ DATA_DIR: join(folder, 'owned') }))
    const key = newKey()
    await store.put(key, Buffer.from('x'), 'image/png')
    expect(statSync(join(folder, 'owned/files')).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'owned/files', key)).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(folder, 'owned/files'))).toEqual([key])
  })

  test('what a crash left half written goes with its key', async () => {
    const store = await openStore(readConfig({ DATA_DIR: join(folder, 'owned') }))
    const key = newKey()
    const half = join(folder, 'owned/files', `${key}.part`)
    writeFileSync(half, 'half')
    expect(await store.get(key)).toBeUndefined()
    await store.remove(key)
    expect(existsSync(half)).toBe(false)
  })
})

describe('a bucket', () => {
  test('with the wrong secret takes nothing, and the log hears why', async () => {
    const store = await bucket({ FILES_S3_SECRET: 'wrong' })
    await expect(store.put(newKey(), Buffer.from('x'), 'image/png')).rejects.toMatchObject({
      status: 503,
      reason: 'FILES_AWAY',
      cause: { message: expect.stringContaining('403') },
    })
  })

  test('that is not there, or does not answer, is away for the moment', async () => {
    const away = { status: 503, reason: 'FILES_AWAY', retryAfter: 5 }
    await expect((await bucket({ FILES_S3_URL: `${host}/nowhere` })).put(newKey(), Buffer.from('x'), 'image/png')).rejects.toMatchObject(
      away,
    )
    await expect((await bucket({ FILES_S3_URL: 'http://127.0.0.1:9/school' })).get(newKey())).rejects.toMatchObject(away)
  })
})

test('a bucket that takes a request and says nothing, or stops in the middle, is away after the limit', async () => {
  const silent = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', (request) => {
      if (String(request).includes('half')) socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf')
    })
  })
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const store = bucketStore({ url: `http://127.0.0.1:${port}/school`, region: 'us-east-1', keyId: 'a', secret: 'b' }, 300)
  const calls = [store.get('nothing'), store.get('half'), store.put('nothing', Buffer.from('x'), 'image/png'), store.remove('nothing')]
  // All at once: a call that fails before somebody waits for it counts as an unhandled error.
  await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject({ status: 503, reason: 'FILES_AWAY' })))
  silent.close()
})
