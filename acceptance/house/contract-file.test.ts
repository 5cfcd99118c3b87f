import { startTestServer, type TestServer } from '@isb/server/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { operationIds } from '@isb/contract'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(inject('cluster'), { BASE_PATH: '/console', PUBLIC_URL: 'https://isb.school.example/console' })
})
afterAll(() => server.stop())

test('a server serves its contract to everybody, with its own address, once to whoever keeps it', async () => {
  const address = `${server.url}/console/isb/admin/openapi.json`
  const answer = await fetch(address)
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  const contract = await answer.json()
  expect(contract).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'https://isb.school.example/console/isb/admin' }] })
  const named = Object.values(contract.paths as Record<string, Record<string, { operationId?: string }>>).flatMap((path) =>
    Object.values(path).flatMap(({ operationId }) => operationId ?? []),
  )
  expect(named.toSorted()).toEqual([...operationIds].toSorted())
  const plain = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.json()).toEqual(contract)
  const again = await fetch(address, { headers: { 'if-none-match': answer.headers.get('etag')! } })
  expect(again.status).toBe(304)
})
