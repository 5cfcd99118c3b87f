// A host that answers everything with the same bytes, and the ways in which something at its address is not the API, or is broken.
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'

/** What every request is answered with, byte for byte; the connection ends then. */
export interface WrongHost {
  readonly url: string
  answer: string | Buffer
  stop(): Promise<void>
}

export async function startWrongHost(): Promise<WrongHost> {
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    let heard = ''
    socket.on('error', () => {}).on('close', () => open.delete(socket))
    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1')
      const end = heard.indexOf('\r\n\r\n')
      const length = Number(/^content-length: *(\d+)/im.exec(heard)?.[1] ?? 0)
      if (end >= 0 && heard.length >= end + 4 + length) socket.end(host.answer)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host: WrongHost = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: '',
    async stop() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return host
}

type Body = string | Buffer
const http = (status: string, heads: Readonly<Record<string, string>>, body: Body = ''): Buffer => {
  const bytes = Buffer.from(body as string)
  const all = { 'content-length': String(bytes.length), connection: 'close', ...heads }
  const lines = Object.entries(all).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${value}\r\n`]))
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n`), bytes])
}
const page = (status: string, heads: Readonly<Record<string, string>> = {}) =>
  http(status, { 'content-type': 'text/html; charset=utf-8', ...heads }, '<h1>Welcome to the guest network</h1>')
const json = (body: unknown, status = '200 OK', heads: Readonly<Record<string, string>> = {}) =>
  http(status, { 'content-type': 'application/json; charset=utf-8', ...heads }, typeof body === 'string' ? body : JSON.stringify(body))
const data = (value: unknown) => json({ code: 0, message: '', data: value })
const list = (records: unknown, more: object = {}) => data({ records, total: 1, pageNum: 1, pageSize: 20, ...more })
const good = '{"code":0,"message":"","data":{}}'

/** Each by its name. None of them confirms anything. */
export const wrongAnswers: readonly (readonly [string, string | Buffer])[] = [
  ['a page', page('200 OK')],
  ['a page that is called JSON', http('200 OK', { 'content-type': 'application/json' }, '<h1>Sign in</h1>')],
  ['a page in gzip', http('200 OK', { 'content-type': 'text/html', 'content-encoding': 'gzip' }, gzipSync('<h1>Sign in</h1>'))],
  ['nothing with 200', http('200 OK', { 'content-type': 'text/plain' })],
  ['nothing with 204', http('204 No Content', { 'content-length': '' })],
  ['nothing with 205', http('205 Reset Content', {})],
  ['XML', http('200 OK', { 'content-type': 'application/xml' }, '<ok/>')],
  ['bytes', http('200 OK', { 'content-type': 'application/octet-stream' }, Buffer.from([0, 1, 2, 255]))],
  ['events', http('200 OK', { 'content-type': 'text/event-stream' }, 'data: {"code":0}\n\n')],
  ['an envelope without a type', http('200 OK', {}, good)],
  ['an envelope that is called a text', http('200 OK', { 'content-type': 'text/plain' }, good)],
  ['an envelope in UTF-16', http('200 OK', { 'content-type': 'application/json' }, Buffer.from(good, 'utf16le'))],
  ...['[]', 'null', 'true', '7', '"done"', '{}', '{"id":7,"name":"Library"}'].map((text) => [`JSON ${text}`, json(text)] as const),
  ['JSON that is cut off', json('{"code":0,"message":"","data":{"id":7')],
  ['two envelopes', json(good + good)],
  ['an envelope and more', json(`${good}<!-- proxy -->`)],
  ['JSON of NaN', json('{"code":NaN}')],
  ['JSON nested too deep', json('['.repeat(100_000))],
  ['a code that is a text', json({ code: '0', message: '', data: {} })],
  ['a code that is null', json({ code: null, data: {} })],
  ['half a code', json({ code: 0.5, data: {} })],
  ['a code that nobody has', json({ code: 99_999, message: 'OK', data: {} })],
  ['a code below none', json({ code: -1, message: 'OK' })],
  ['the envelope of another system', json({ code: 200, msg: 'OK', data: { id: 7 } })],
  ['success of another system', json({ success: true, result: { id: 7 } })],
  ['errcode of another system', json({ errcode: 0, errmsg: 'ok' })],
  ['a code below the prototype', json('{"__proto__":{"code":0,"data":{}}}')],
  ['two codes, the last one good', json('{"code":1,"message":"no","code":0,"data":7}')],
  ['an envelope without data', json({ code: 0, message: '' })],
  ...[null, [], 'done', 7, true, {}, [{}]].map((value) => [`the data ${JSON.stringify(value)}`, data(value)] as const),
  ['records that are null', list(null)],
  ['records that are an object', list({})],
  ['a record that is null', list([null])],
  ['a record that is empty', list([{}])],
  ['a total that is a word', list([], { total: 'many' })],
  ['a session of another kind', data({ token: 7, authHeaderSchema: {}, userInfo: [] })],
  ['a refusal without a message', json({ code: 1 })],
  ['a refusal whose message is an object', json({ code: 3, message: { en: 'no' }, reason: ['STALE'], errors: 7 })],
  ['a session that has ended', json({ code: 18, message: '', reason: 'SESSION_INVALID' })],
  ['a move for good', page('301 Moved Permanently', { location: 'https://login.example/' })],
  ['a move to sign in', page('302 Found', { location: '/login' })],
  ['see other', page('303 See Other', { location: '/login' })],
  ['not changed', http('304 Not Modified', { 'content-length': '' })],
  ['a move to nowhere', page('302 Found', { location: 'http://[' })],
  ...['400 Bad Request', '401 Unauthorized', '403 Forbidden', '404 Not Found', '407 Proxy Authentication Required', '413 Too Large'].map(
    (status) => [`a page with ${status}`, page(status)] as const,
  ),
  ...[
    '429 Too Many Requests',
    '500 Internal Server Error',
    '502 Bad Gateway',
    '503 Unavailable',
    '511 Network Authentication Required',
  ].map((status) => [`done with ${status}`, json(good, status, { 'retry-after': '0' })] as const),
  ['a status that nobody has', page('799 Odd')],
  ['less than was said', http('200 OK', { 'content-type': 'application/json', 'content-length': '500' }, good)],
  ['more than was said', http('200 OK', { 'content-type': 'application/json', 'content-length': '9' }, good)],
  ['a piece of a wrong length', `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n${good}`],
  ['a piece that is cut off', `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nff\r\n${good}`],
  ['gzip that is none', http('200 OK', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, good)],
  ['heads without an end', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(200_000)}`],
  ['heads of nonsense', 'HTTP/1.1 200 OK\r\n: :\r\n\0\r\n\r\n'],
  ['another protocol', '220 mail.school.example ESMTP\r\n'],
  ['a protocol of binary', Buffer.from([0x15, 0x03, 0x01, 0x00, 0x02, 0x02, 0x46])],
  ['nothing at all', ''],
]
