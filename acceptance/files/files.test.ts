// Images: uploaded through the SDK, the terminal and an integrator's token; what is kept is another file than the one that came.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openHouse, refusal } from '../lib/house.ts'

const folder = mkdtempSync(join(tmpdir(), 'isb-files-'))
const house = openHouse({ DATA_DIR: folder })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Two by three pixels, the left one red, the right one half transparent. */
const drawing = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWP4z8AAQg1gEoUBAIydCnj20d79AAAAAElFTkSuQmCC'),
  (letter) => letter.charCodeAt(0),
)
const lying = () => readdirSync(join(folder, 'files')).map((name) => readFileSync(join(folder, 'files', name)))

describe('through the SDK', () => {
  test.each([
    ['a Blob', new Blob([drawing])],
    ['a Uint8Array', drawing],
    ['an ArrayBuffer', drawing.buffer],
  ])('%s comes back as an id, and lies there without what stood behind the image', async (_what, body) => {
    const front = await house.person('front')
    const { id, type, size, width, height } = await front.files.upload({ body })
    expect({ type, width, height }).toEqual({ type: 'image/png', width: 2, height: 3 })
    expect(id).toBeGreaterThan(0)
    expect(lying().some((bytes) => bytes.length === size)).toBe(true)
  })

  test('a script behind the image does not arrive', async () => {
    const front = await house.person('front')
    await front.files.upload({ body: new Blob([drawing, '<script>alert(1)</script>']) })
    expect(lying().filter((bytes) => bytes.includes('script'))).toEqual([])
  })

  test('what is no image is refused in the reader’s language, and a closed session before that', async () => {
    const front = await house.person('front', 'zh')
    expect(await refusal(front.files.upload({ body: new Blob(['<html>']) }))).toMatchObject({
      code: 1,
      reason: 'IMAGE_TYPE_UNKNOWN',
      message: '只能上传 JPEG、PNG 或 WebP 图片',
    })
    expect(await refusal(house.stranger().files.upload({ body: drawing }))).toMatchObject({ name: 'SessionError', code: 18 })
  })

  test('more than 10 MB is refused with the limit in words', async () => {
    const front = await house.person('front')
    expect(await refusal(front.files.upload({ body: new Blob([new Uint8Array(11 * 1024 * 1024)]) }))).toMatchObject({
      name: 'HttpError',
      status: 413,
      reason: 'FILE_TOO_LARGE',
      detail: 'The file is larger than 10 MB',
    })
  })

  test('what was uploaded stands in the audit, and is shown there in words', async () => {
    const front = await house.person('front')
    const { id } = await front.files.upload({ body: drawing })
    const admin = await house.person('admin')
    const { records } = await admin.audit.list({ query: { operation: 'files.upload', pageSize: 1 } })
    expect(records[0]).toMatchObject({ rows: [{ entity: 'file', id, before: null, after: { type: 'image/png', width: 2, height: 3 } }] })
  })
})

describe('a record’s image', () => {
  const pictureOf = (bikeId: number, token = '') =>
    fetch(`${house.server.url}/isb/admin/bikes/${bikeId}/picture`, {
      headers: { 'X-App-Key': 'isb-console', 'X-Tenant-Id': 'isb', Authorization: `Bearer ${token}` },
    })
  const exports = async () => (await house.server.pool.query("select from audit where operation = 'bike.picture'")).rowCount

  test('is shown to who may see the record, to be looked at and nothing else, and to nobody else', async () => {
    const admin = await house.person('admin')
    const { id: pictureId, size } = await admin.files.upload({ body: drawing })
    const { id } = await admin.bike.create({ body: { number: 'F-1', pictureId } })
    const answer = await pictureOf(id, admin.session()?.token)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(size),
      'content-disposition': expect.stringMatching(/^inline; filename="[^"]+\.png"/),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    })
    expect((await answer.arrayBuffer()).byteLength).toBe(size)
    expect(await exports()).toBe(0)
    const nobody = await house.person('nobody')
    expect(await (await pictureOf(id, nobody.session()?.token)).json()).toMatchObject({ code: 4 })
    expect(await (await pictureOf(id)).json()).toMatchObject({ code: 18 })
  })

  test('is named after its record, whatever stands in that name', async () => {
    const admin = await house.person('admin')
    const { id: pictureId } = await admin.files.upload({ body: drawing })
    const { id } = await admin.bike.create({ body: { number: `车"; a='(*)\\`, pictureId } })
    const { headers } = await pictureOf(id, admin.session()?.token)
    expect(headers.get('content-disposition')).toBe(
      `inline; filename="__; a='(*)_.png"; filename*=UTF-8''%E8%BD%A6%22%3B%20a%3D%27%28%2A%29%5C.png`,
    )
  })

  test('is somebody’s own upload, and in one record only', async () => {
    const admin = await house.person('admin')
    const front = await house.person('front')
    const notFound = { code: 2, reason: 'FILE_NOT_FOUND' }
    const theirs = await front.files.upload({ body: drawing })
    expect(await refusal(admin.bike.create({ body: { number: 'F-2', pictureId: theirs.id } }))).toMatchObject(notFound)
    const { id: pictureId } = await admin.files.upload({ body: drawing })
    await admin.bike.create({ body: { number: 'F-3', pictureId } })
    expect(await refusal(admin.bike.create({ body: { number: 'F-4', pictureId } }))).toMatchObject(notFound)
  })
})

describe('in the terminal', () => {
  const login = () =>
    house.isb(['login', '--email', 'front@school.example', '--password-stdin', '--host', house.server.url], { input: 'demo-console-1' })

  test('isb api files.upload sends a file, or what is piped in', async () => {
    const file = join(folder, 'drawing.png')
    writeFileSync(file, drawing)
    expect((await login()).code).toBe(0)
    const sent = await house.isb(['api', 'files.upload', '--body', `@${file}`, '--json'])
    expect(sent).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(sent.out)).toMatchObject({ type: 'image/png', width: 2, height: 3 })
  })

  test('and says what is wrong with what it is given', async () => {
    expect(await house.isb(['api', 'files.upload', '--body', '{}'], { exit: 64 })).toMatchObject({
      err: expect.stringContaining('takes a file'),
    })
    expect(await house.isb(['api', 'files.upload'], { exit: 64 })).toMatchObject({ err: expect.stringContaining('takes a file') })
    expect(await house.isb(['api', 'files.upload', '--body', '@nowhere.png'], { exit: 1 })).toMatchObject({
      err: expect.stringContaining('nowhere.png'),
    })
    expect(await house.isb(['api', 'files.upload', '--body', `@${import.meta.filename}`], { exit: 1 })).toMatchObject({
      err: expect.stringContaining('Only JPEG, PNG and WebP'),
    })
  })
})
