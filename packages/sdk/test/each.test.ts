import { expect, test } from 'vitest'
import { BodyError, createIsb } from '../src/index.ts'
import * as fault from './faulty-server.ts'
import type { Step } from './faulty-server.ts'

/** A list of `total` rows that obeys pageNum and pageSize, at most `most` a page; `grow` rows more at every request. */
const list = (total: number, { most = 1000, grow = 0 } = {}): Step => {
  let length = total
  return ({ asked, response }) => {
    const query = new URL(asked.url, 'http://x').searchParams
    const pageNum = Number(query.get('pageNum'))
    const pageSize = Math.min(most, Number(query.get('pageSize')))
    const from = (pageNum - 1) * pageSize
    const records = Array.from({ length: Math.max(0, Math.min(pageSize, length - from)) }, (_, index) => ({ id: from + index + 1 }))
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ code: 0, message: '', data: { records, total: length, pageNum, pageSize } }))
    length += grow
  }
}
const read = async (step: Step, query = {}, stopAt = Infinity): Promise<{ ids: number[]; urls: string[] }> => {
  await using server = await fault.faultyServer(...Array.from({ length: 100 }, () => step))
  const ids: number[] = []
  for await (const { id } of createIsb({ host: server.host }).menus.page.each({ query })) {
    ids.push(id)
    if (id === stopAt) break
  }
  return { ids, urls: server.asked.map(({ url }) => url.replace('/isb/admin/menus/page?', '')) }
}
const upTo = (length: number, from = 1): number[] => Array.from({ length }, (_, index) => from + index)

test('every record, page after page', async () => {
  const { ids, urls } = await read(list(25), { pageSize: 10, search: 'b' })
  expect(ids).toEqual(upTo(25))
  expect(urls).toEqual([1, 2, 3].map((page) => `pageNum=${page}&pageSize=10&search=b`))
})

test('a last page that is full needs no further request; an empty list needs one', async () => {
  expect((await read(list(20), { pageSize: 10 })).urls).toHaveLength(2)
  expect(await read(list(0), { pageSize: 10 })).toMatchObject({ ids: [], urls: ['pageNum=1&pageSize=10'] })
})

test('the size is the table’s, and the server may give less', async () => {
  const { ids, urls } = await read(list(25, { most: 10 }))
  expect(ids).toEqual(upTo(25))
  expect(urls[2]).toBe('pageNum=3&pageSize=1000000')
})

test('it may begin further on', async () => {
  expect((await read(list(25), { pageNum: 2, pageSize: 10 })).ids).toEqual(upTo(15, 11))
  expect((await read(list(25), { pageNum: 9, pageSize: 10 })).ids).toEqual([])
})

test('who breaks off causes no further request', async () => {
  expect((await read(list(100), { pageSize: 10 }, 15)).urls).toHaveLength(2)
})

test('a list that grows as it is read ends where its first page said', async () => {
  const { ids, urls } = await read(list(25, { grow: 10 }), { pageSize: 10 })
  expect(ids).toEqual(upTo(25))
  expect(urls).toHaveLength(3)
})

test('a list that shrinks as it is read ends', async () => {
  expect((await read(list(25, { grow: -10 }), { pageSize: 10 })).ids).toEqual(upTo(15))
})

test('a server that gives the first page for ever is found out', async () => {
  const step = fault.ok({ records: [{ id: 1 }], total: 1e12, pageNum: 1, pageSize: 1 })
  await using server = await fault.faultyServer(step, step, step)
  const all = createIsb({ host: server.host }).menus.page.each()
  await all.next()
  await expect(all.next()).rejects.toBeInstanceOf(BodyError)
  expect(server.asked).toHaveLength(2)
})

test('what is not a page is a typed error', async () => {
  await expect(read(fault.raw(200, { 'Content-Type': 'text/html' }, '<p>'))).rejects.toMatchObject({
    name: 'BodyError',
    operation: 'menus.page',
  })
})

test('an abort ends it', async () => {
  await using server = await fault.faultyServer(list(100), fault.halfOpen)
  const controller = new AbortController()
  const ids: number[] = []
  const run = async (): Promise<void> => {
    for await (const { id } of createIsb({ host: server.host }).menus.page.each({ query: { pageSize: 10 } }, { signal: controller.signal }))
      if (ids.push(id) === 10) setTimeout(() => controller.abort('enough'), 20)
  }
  await expect(run()).rejects.toBe('enough')
  expect(ids).toEqual(upTo(10))
})

test('an abort in the middle of a page ends it there', async () => {
  await using server = await fault.faultyServer(list(100))
  const controller = new AbortController()
  const ids: number[] = []
  const run = async (): Promise<void> => {
    for await (const { id } of createIsb({ host: server.host }).menus.page.each({}, { signal: controller.signal }))
      if (ids.push(id) === 3) controller.abort('enough')
  }
  await expect(run()).rejects.toBe('enough')
  expect(ids).toEqual(upTo(3))
})
