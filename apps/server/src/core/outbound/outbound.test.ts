import { once } from 'node:events'
import { createServer as createHttp, type RequestListener } from 'node:http'
import { createServer as createTls } from 'node:https'
import type { AddressInfo } from 'node:net'
import tls from 'node:tls'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostAllowed, isPublic, whyNotCalled } from '../ground/allowed.ts'
import { OutboundFault, outboundTo, type Lookup } from './outbound.ts'

const ask = { mostBytes: 1000, timeoutMs: 2000 }
const allowed = (...hosts: string[]) => hosts.map((host) => hostAllowed(host)!)
/** Why a call brought nothing, and what was said. */
const fault = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => undefined,
    (why: unknown) => why,
  )
  if (!(error instanceof OutboundFault)) throw new Error(`no fault: ${String(error)}`)
  return [error.why, error.message]
}

const heard: string[] = []
const listener: RequestListener = (request, response) => {
  heard.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`)
  const { pathname } = new URL(request.url ?? '/', 'http://x')
  if (pathname === '/moved') response.writeHead(302, { location: '/here' }).end()
  else if (pathname === '/large') response.end('x'.repeat(1001))
  else if (pathname === '/endless') {
    response.write('x'.repeat(600))
    setTimeout(() => response.write('x'.repeat(600)), 20)
  } else if (pathname === '/slow') response.write('x')
  else if (pathname === '/cut') {
    response.writeHead(200, { 'content-length': '100' }).write('x')
    setTimeout(() => request.socket.destroy(), 20)
  } else response.writeHead(pathname === '/gone' ? 404 : 200, { etag: '"1"' }).end('{"here":true}')
}

const servers = [createHttp(listener)]
let [plain, secure] = ['', '']
beforeAll(async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'outbound' }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert])
  servers.push(createTls({ key, cert }, listener))
  for (const server of servers) {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  const [plainPort, securePort] = servers.map((server) => (server.address() as AddressInfo).port)
  plain = `http://127.0.0.1:${plainPort}`
  secure = `https://localhost:${securePort}`
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

test('a host that the operator names is called, and what it answers comes whole', async () => {
  const outbound = outboundTo(allowed(secure))
  const headers = { authorization: 'Bearer secret' }
  const { status, headers: told, body } = await outbound(`${secure}/roster?limit=5`, { ...ask, headers })
  expect([status, told.etag, body.toString()]).toEqual([200, '"1"', '{"here":true}'])
  expect(heard.at(-1)).toBe('GET /roster?limit=5 Bearer secret')
  expect(await outbound(`${secure}/gone`, ask)).toMatchObject({ status: 404 })
  expect(await outbound(`${secure}/token`, { ...ask, method: 'POST', body: 'grant=1' })).toMatchObject({ status: 200 })
  expect(heard.at(-1)).toBe('POST /token ')
})

// S-44
test('without its name nothing of the private network is called, however the address says it', async () => {
  const outbound = outboundTo([])
  const before = heard.length
  const { port } = new URL(secure)
  for (const host of [
    'localhost',
    '127.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '0x7f.1',
    '0.0.0.0',
    '10.0.0.8',
    '169.254.169.254',
  ])
    expect((await fault(outbound(`https://${host}:${port}/`, ask)))[0], host).toBe('PRIVATE')
  expect(heard.length).toBe(before)
})

test('a name is named with its port and protocol', async () => {
  const { port } = new URL(secure)
  expect((await fault(outboundTo(allowed('localhost'))(secure, ask)))[0]).toBe('PRIVATE')
  expect((await fault(outboundTo(allowed(`127.0.0.1:${port}`))(secure, ask)))[0]).toBe('PRIVATE')
  expect((await fault(outboundTo(allowed(new URL(plain).host))(plain, ask)))[0]).toBe('ADDRESS')
  expect(await outboundTo(allowed(plain))(plain, ask)).toMatchObject({ status: 200 })
})

test('where a name leads is looked at as the connection is made: one private address among several refuses it', async () => {
  const leading =
    (...addresses: string[]): Lookup =>
    (_name, _options, found) =>
      found(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
  const { port } = new URL(secure)
  for (const addresses of [['127.0.0.1'], ['203.0.113.9', '10.1.2.3'], ['fd00::1'], ['64:ff9b::7f00:1']])
    expect(await fault(outboundTo([], leading(...addresses))(`https://sis.example:${port}/`, ask))).toEqual([
      'PRIVATE',
      'sis.example lies in a private network',
    ])
})

describe('what is answered wrongly', () => {
  const failing = (path: string, more: object = {}) => fault(outboundTo(allowed(plain))(`${plain}${path}`, { ...ask, ...more }))

  test('a redirect is not followed', async () => {
    expect((await failing('/moved'))[0]).toBe('REDIRECT')
    expect(heard.at(-1)).toBe('GET /moved ')
  })
  test('more bytes than agreed are not read, whether they are announced or not', async () => {
    expect((await failing('/large'))[0]).toBe('TOO_LARGE')
    expect((await failing('/endless'))[0]).toBe('TOO_LARGE')
  })
  test('what takes too long or breaks off is told by host, without path or header', async () => {
    const { host } = new URL(plain)
    const headers = { authorization: 'Bearer secret' }
    expect(await failing('/slow?key=secret', { timeoutMs: 200, headers })).toEqual(['TIMEOUT', `${host} took longer than 0.2 seconds`])
    expect(await failing('/cut?key=secret', { headers })).toEqual(['AWAY', `${host} did not answer: ECONNRESET`])
    expect(await fault(outboundTo(allowed('http://127.0.0.1:9'))('http://127.0.0.1:9/', ask))).toEqual([
      'AWAY',
      '127.0.0.1:9 did not answer: ECONNREFUSED',
    ])
  })
})

test('an address is judged as it is saved', () => {
  const judged = (address: string) => whyNotCalled(allowed('sis.school.lan', '10.0.0.8:8443'), address)
  expect(judged('https://sis.school.lan/ims')).toBeNull()
  expect(judged('https://10.0.0.8:8443/ims')).toBeNull()
  expect(judged('https://sis.example/ims')).toBeNull()
  expect(judged('https://10.0.0.8/ims')).toBe('OUTBOUND_PRIVATE')
  for (const address of ['http://sis.school.lan/', 'http://sis.example/', 'https://me:secret@sis.example/', 'file:///etc/passwd', 'sis'])
    expect(judged(address), address).toBe('OUTBOUND_ADDRESS')
})

test('networks of the internet are public; all others are not', () => {
  for (const address of ['93.184.216.34', '2606:2800:220:1::1']) expect(isPublic(address), address).toBe(true)
  for (const address of [
    '10.0.0.1',
    '172.16.5.4',
    '192.168.1.1',
    '127.0.0.1',
    '169.254.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '::7f00:1',
    '::a00:1',
    '2002:a00:1::',
    '2001::1',
    '168.63.129.16',
    '::ffff:168.63.129.16',
    'not an address',
  ])
    expect(isPublic(address), address).toBe(false)
})
