// Uploads over the wire: what is answered, what lies on the disk afterwards, and what is cut off.
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'isb-upload-'))
const client = { 'X-App-Key': 'isb-console', 'X-Tenant-Id': 'isb' }
let server: TestServer
let token = ''
beforeAll(async () => {
  server = await startTestServer(inject('cluster'), { DATA_DIR: folder })
  token = await signIn(server)
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function signIn({ url }: TestServer, email = 'front@school.example'): Promise<string> {
  const answer = await fetch(`${url}/isb/admin/auth/login`, {
    method: 'POST',
    headers: { ...client, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'demo-console-1' }),
  })
  return ((await answer.json()) as { data: { token: string } }).data.token
}

const bytesType = 'application/octet-stream'
async function upload(body: BodyInit | null, headers: Record<string, string> = {}, to = server, as = token) {
  const answer = await fetch(`${to.url}/isb/admin/files`, {
    method: 'POST',
    headers: { ...client, 'Content-Type': bytesType, ...(as && { Authorization: `Bearer ${as}` }), ...headers },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
  return {
    status: answer.status,
    ...((await answer.json()) as { code: number; reason?: string; message: string; data?: { id: number; size: number } }),
  }
}
const picture = async (width = 40): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width, height: 30, channels: 3, background: '#005ca5' } })
      .jpeg()
      .toBuffer(),
  )
const rows = async () =>
  (await server.pool.query<{ id: number; key: string; stored: boolean; bytes: number }>('select * from file order by id')).rows
const lying = () => {
  try {
    return readdirSync(join(folder, 'files'))
  } catch {
    return []
  }
}

test('an image is taken, kept under a name that nobody guesses, and written into the audit', async () => {
  const { code, data } = await upload(await picture())
  expect({ code, data }).toMatchObject({ code: 0, data: { type: 'image/jpeg', width: 40, height: 30 } })
  const row = (await rows()).find(({ id }) => id === data?.id)
  expect(row).toMatchObject({ stored: true, bytes: data?.size })
  expect(row?.key).toMatch(/^[0-9a-f]{36}$/)
  expect(readFileSync(join(folder, 'files', row?.key ?? '')).length).toBe(data?.size)
  expect(readdirSync(join(folder, 'incoming'))).toEqual([])
  const { rows: audited } = await server.pool.query("select rows from audit where operation = 'files.upload' order by id desc limit 1")
  expect(audited[0]).toMatchObject({ rows: [{ entity: 'file', id: data?.id, before: null }] })
})

describe('what is refused leaves nothing behind', () => {
  test.each([
    ['a page that is named .jpg', Buffer.from('<html><script>alert(1)</script>'), {}, 200, 1, 'IMAGE_TYPE_UNKNOWN'],
    ['no bytes', Buffer.alloc(0), {}, 200, 1, 'IMAGE_TYPE_UNKNOWN'],
    ['JSON', '{"file":"x"}', { 'Content-Type': 'application/json' }, 415, 1, 'MEDIA_TYPE_BYTES'],
    ['a form', '--x--', { 'Content-Type': 'multipart/form-data; boundary=x' }, 415, 1, 'MEDIA_TYPE_BYTES'],
    ['an image as an image', Buffer.from([0xff, 0xd8, 0xff]), { 'Content-Type': 'image/jpeg' }, 415, 1, 'MEDIA_TYPE_BYTES'],
    ['somewhat more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1), {}, 413, 1, 'FILE_TOO_LARGE'],
  ])('%s', async (_what, body, headers, status, code, reason) => {
    const before = [await rows(), lying()]
    expect(await upload(body, headers)).toMatchObject({ status, code, reason, message: expect.stringMatching(/\w/) })
    expect([await rows(), lying()]).toEqual(before)
    expect(readdirSync(join(folder, 'incoming'))).toEqual([])
  })

  test('10 MB are not too large, and the limit is told', async () => {
    expect(await upload(Buffer.alloc(10 * 1024 * 1024))).toMatchObject({ status: 200, reason: 'IMAGE_TYPE_UNKNOWN' })
    expect(await upload(Buffer.alloc(11 * 1024 * 1024))).toMatchObject({ message: 'The file is larger than 10 MB' })
    expect(await upload(Buffer.alloc(11 * 1024 * 1024), { 'Accept-Language': 'zh-CN' })).toMatchObject({ message: '文件超过 10 MB' })
  })

  test('bytes for an operation that takes JSON', async () => {
    const answer = await fetch(`${server.url}/isb/admin/auth/login`, {
      method: 'POST',
      headers: { ...client, 'Content-Type': bytesType },
      body: '{"email":"a@school.example","password":"x"}',
    })
    expect(answer.status).toBe(415)
    expect(await answer.json()).toMatchObject({ reason: 'MEDIA_TYPE' })
  })

  test('an image from nobody, before it is read', async () => {
    expect(await upload(await picture(), {}, server, '')).toMatchObject({ status: 200, code: 18 })
    // The session is looked at when only the head has come.
    const answer = await new Promise<string>((resolve, reject) => {
      const asked = request(
        `${server.url}/isb/admin/files`,
        { method: 'POST', headers: { ...client, 'Content-Type': bytesType, 'Content-Length': 5_000_000 } },
        (came) => {
          came.setEncoding('utf8').on('data', (text: string) => {
            resolve(text)
            asked.destroy()
          })
        },
      )
      asked.on('error', reject)
      asked.flushHeaders()
    })
    expect(JSON.parse(answer)).toMatchObject({ code: 18 })
  })

  test('an account that has uploaded hundreds of images which no record names', async () => {
    const nobody = await signIn(server, 'nobody@school.example')
    await server.pool.query(
      "insert into file (key, type, bytes, width, height, uploaded_by, created_at, loose_since) select 'loose' || n, 'image/png', 1, 1, 1, id, now(), now() from staff, generate_series(1, 200) n where email = 'nobody@school.example'",
    )
    expect(await upload(await picture(), {}, server, nobody)).toMatchObject({ status: 200, code: 5, reason: 'TOO_MANY_UPLOADS' })
    await server.pool.query("delete from file where key like 'loose%'")
  })
})

// S-31
test('an account has four uploads looked at or waiting, and is told to come back with a fifth', async () => {
  const large = new Uint8Array(
    await sharp({ create: { width: 4000, height: 3900, channels: 3, background: '#005ca5' } })
      .png({ progressive: true })
      .toBuffer(),
  )
  const answers = await Promise.all(Array.from({ length: 6 }, () => upload(large)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 429, 429])
  expect(await upload(await picture())).toMatchObject({ code: 0 })
})

// S-49
test('an account has eight files on their way at once; a ninth is refused before it lies on the disk', async () => {
  const nobody = await signIn(server, 'nobody@school.example')
  const headers = { ...client, 'Content-Type': bytesType, Authorization: `Bearer ${nobody}` }
  const begun = await Promise.all(
    Array.from({ length: 9 }, async () => {
      const asked = request(`${server.url}/isb/admin/files`, { method: 'POST', headers })
      const status = new Promise<number>((resolve) => {
        asked.on('response', (came) => resolve(came.statusCode ?? 0)).on('error', () => resolve(0))
      })
      asked.write('begun')
      return { asked, status }
    }),
  )
  expect(await Promise.race(begun.map(({ status }) => status))).toBe(429)
  // The others are still taken in, and a place is free once one of them is over.
  const left = await Promise.all(begun.map(async (each) => ({ ...each, isOpen: !(await Promise.race([each.status, Promise.resolve(0)])) })))
  for (const { asked, isOpen } of left) if (isOpen) asked.end()
  await Promise.all(begun.map(({ status }) => status))
  expect(await upload(await picture(), {}, server, nobody)).toMatchObject({ code: 0 })
})

describe('a body without an end', () => {
  /** Sends as fast as it is taken until the other side hangs up or `most` bytes are sent; how many went, and what came back. */
  const pour = (head: string, most: number) =>
    new Promise<{ sent: number; said: string }>((resolve) => {
      const piece = Buffer.alloc(256 * 1024, 65)
      let sent = 0
      let said = ''
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => {
        socket.write(
          `POST /isb/admin/files HTTP/1.1\r\nHost: school.example\r\nX-App-Key: isb-console\r\nX-Tenant-Id: isb\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${bytesType}\r\n${head}\r\n\r\n`,
        )
        go()
      })
      const go = () => {
        while (!socket.destroyed && sent < most) {
          sent += piece.length
          if (!socket.write(head.startsWith('Transfer') ? Buffer.concat([Buffer.from('40000\r\n'), piece, Buffer.from('\r\n')]) : piece))
            return
        }
      }
      socket
        .on('drain', go)
        .on('data', (data) => (said += String(data)))
        .on('error', () => {})
        .on('close', () => resolve({ sent, said }))
    })
  const gigabyte = 1024 ** 3

  test.each([
    ['that says how long it is', `Content-Length: ${gigabyte}`],
    ['that does not say', 'Transfer-Encoding: chunked'],
  ])('%s is cut off early, and holds no memory', async (_what, head) => {
    const before = process.memoryUsage().rss
    const { sent, said } = await pour(head, gigabyte)
    expect(sent).toBeLessThan(64 * 1024 * 1024)
    // Who is still sending may be cut off before it has read why.
    expect(['', 'HTTP/1.1 413 Payload Too Large']).toContain(said.split('\r')[0])
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
    expect(await upload(await picture())).toMatchObject({ code: 0 })
  })

  test('that breaks off leaves nothing behind', async () => {
    const before = [await rows(), lying()]
    await new Promise<void>((resolve) => {
      const asked = request(`${server.url}/isb/admin/files`, {
        method: 'POST',
        headers: { ...client, Authorization: `Bearer ${token}`, 'Content-Type': bytesType, 'Content-Length': 5_000_000 },
      })
      asked.on('error', () => resolve())
      asked.write(randomBytes(100_000), () => setTimeout(() => asked.destroy(), 50))
    })
    expect(await upload(await picture())).toMatchObject({ code: 0 })
    expect((await rows()).length).toBe((before[0] as unknown[]).length + 1)
    expect(readdirSync(join(folder, 'incoming'))).toEqual([])
  })
})

describe('an Idempotency-Key', () => {
  test('stands for the bytes: the same again is the same file, others are refused', async () => {
    const [one, other] = [await picture(40), await picture(50)]
    const key = { 'Idempotency-Key': 'upload-1' }
    const first = await upload(one, key)
    expect(first).toMatchObject({ code: 0 })
    expect((await upload(one, key)).data).toEqual(first.data)
    expect(await upload(other, key)).toMatchObject({ code: 3, reason: 'IDEMPOTENCY_KEY_REUSED' })
    const stored = (await rows()).filter((row) => row.stored && row.id >= (first.data?.id ?? 0))
    expect(stored.map(({ id }) => id)).toEqual([first.data?.id])
  })
})

test('with a bucket set, the image lies there and nowhere else; without it the upload is refused for now', async () => {
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'school' }],
  })
  const url = `http://127.0.0.1:${(await s3.run()).port}/school`
  const data = join(folder, 'beside')
  const beside = await startTestServer(
    inject('cluster'),
    { DATA_DIR: data, FILES_S3_URL: url, FILES_S3_KEY_ID: 'S3RVER', FILES_S3_SECRET: 'S3RVER' },
    server,
  )
  try {
    const { code, data: made } = await upload(await picture(), {}, beside)
    expect(code).toBe(0)
    const row = (await rows()).find(({ id }) => id === made?.id)
    expect(readdirSync(join(folder, 's3/school/files')).filter((name) => name.startsWith(row?.key ?? '?'))).not.toEqual([])
    expect(readdirSync(data)).toEqual(['incoming'])
    await s3.close()
    expect(await upload(await picture(), {}, beside)).toMatchObject({ status: 503, reason: 'FILES_AWAY' })
    expect((await rows()).at(-1)).toMatchObject({ stored: false })
  } finally {
    await beside.stop()
  }
})

test('what a killed server has left on its way in is gone once the next one stands', async () => {
  const data = join(folder, 'killed')
  mkdirSync(join(data, 'incoming'), { recursive: true })
  writeFileSync(join(data, 'incoming', 'half'), '')
  const next = await startTestServer(inject('cluster'), { DATA_DIR: data }, server)
  try {
    expect(readdirSync(join(data, 'incoming'))).toEqual([])
  } finally {
    await next.stop()
  }
})
