// A student information system's service, OneRoster 1.1 or 1.2 over REST, that serves the files of a bundle: well, slowly, wrongly, or not
// to the end, as it is told.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import Papa from 'papaparse'
import type { RosterFiles } from './roster.ts'

type Json = Record<string, unknown>

/** What is wrong with an answer. */
export type Trouble = 'cut' | 'half' | 'busy' | 'broken' | 'html' | 'slow' | 'moved' | 'too little' | 'runs out' | 'gone'

export interface RosterService {
  /** What the address of the setting begins with. */
  readonly url: string
  /** Below any path. */
  readonly base: string
  readonly client: { id: string; secret: string }
  /** A token that stands for ever. */
  readonly fixed: string
  /** What was asked for, with the query. */
  readonly asked: string[]
  /** What is served from now on. */
  serve(files: RosterFiles): void
  /** How pages of a list are told of, and how many records one has at most; links of a hundred unless it is said. */
  pagesOf: Readonly<Record<string, { by: 'link' | 'offset' | 'nothing'; most: number; total: boolean }>>
  /** Where the client says who it is. */
  takesBasic: boolean
  /** Says what is wrong with the next answers, by what they are asked for; an answer waits until it is said. */
  trouble: (resource: string, offset: number) => Trouble | undefined | Promise<Trouble | undefined>
  stop(): Promise<void>
}

export async function startRosterService(): Promise<RosterService> {
  let lists: Record<string, Json[]> = {}
  const tokens = new Set<string>()
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const service: RosterService = {
    url,
    base: `${url}/district/7/ims/oneroster/v1p1`,
    client: { id: 'school console', secret: 'canary-client:secret/+' },
    fixed: 'canary-token-1234567890',
    asked: [],
    serve: (files) => void (lists = listsOf(files)),
    pagesOf: {},
    takesBasic: true,
    trouble: () => undefined,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    service.asked.push(`${pathname.replace(/^.*\//, '')}${decodeURIComponent(new URL(request.url ?? '/', url).search)}`)
    if (pathname === '/oauth/token') return token(request, response)
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const [resource, offset, limit] = [
      pathname.replace(`${new URL(service.base).pathname}/`, ''),
      Number(searchParams.get('offset')),
      Number(searchParams.get('limit')),
    ]
    const wrong = await service.trouble(resource, offset)
    if (wrong === 'runs out') tokens.clear()
    if (wrong === 'gone' || !(resource in lists)) return void response.writeHead(404).end('{"imsx_codeMajor":"failure"}')
    if (bearer !== service.fixed && !tokens.has(bearer)) return void response.writeHead(401).end()
    if (wrong === 'cut') return void request.socket.destroy()
    if (wrong === 'busy') return void response.writeHead(429, { 'retry-after': '1' }).end()
    if (wrong === 'broken') return void response.writeHead(502).end('<h1>Bad gateway</h1>')
    if (wrong === 'html') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>')
    if (wrong === 'moved') return void response.writeHead(302, { location: 'https://login.example/' }).end()
    if (wrong === 'slow') await wait(4000)
    const all = filtered(lists[resource]!, searchParams.get('filter'))
    const { by, most, total } = service.pagesOf[resource] ?? { by: 'link', most: 100, total: true }
    const end = by === 'nothing' ? all.length : offset + Math.min(limit, most)
    const records = all.slice(by === 'nothing' ? 0 : offset, wrong === 'too little' ? Math.min(end, all.length) - 1 : end)
    const next = new URL(`${service.base}/${resource}?${searchParams}`)
    next.searchParams.set('offset', String(offset + (wrong === 'too little' ? end : records.length)))
    const body = JSON.stringify({ [resource]: records })
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(total && { 'x-total-count': String(all.length) }),
      ...(by === 'link' && end < all.length && { link: `<${next.href}>; rel="next", <${service.base}/${resource}>; rel="first"` }),
    })
    if (wrong !== 'half') return void response.end(body)
    response.write(body.slice(0, body.length / 2))
    await wait(20)
    request.socket.destroy()
  }

  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = new URLSearchParams(await text(request))
    const { id, secret } = service.client
    const basic = `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`
    const knows = service.takesBasic
      ? request.headers.authorization === basic
      : body.get('client_id') === id && body.get('client_secret') === secret
    if (!knows || body.get('grant_type') !== 'client_credentials') return void response.writeHead(401).end('{"error":"invalid_client"}')
    const made = randomBytes(16).toString('hex')
    tokens.add(made)
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ access_token: made, token_type: 'Bearer', expires_in: 3600 }))
  }
  return service
}

/** As `dateLastModified>'2026-11-01T00:00:00.000Z'` has it. */
function filtered(all: Json[], filter: string | null): Json[] {
  const since = /^dateLastModified>'(.+)'$/.exec(filter ?? '')?.[1]
  return since === undefined ? all : all.filter(({ dateLastModified }) => String(dateLastModified) > since)
}

const one = ['parent', 'course', 'school', 'schoolYear', 'org', 'user', 'class', 'primaryOrg']
const many = ['agent', 'org', 'term']

/** The lists of a service, as a bundle's files say. What has an id of something else names it as an object. */
function listsOf(files: RosterFiles): Record<string, Json[]> {
  const rows = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name.replace('.csv', ''),
      Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data.map(objectOf),
    ]),
  )
  const { manifest: _, roles = [], ...lists } = rows
  const byUser = Map.groupBy(roles, ({ user }) => (user as Json)['sourcedId'])
  for (const user of lists['users'] ?? [])
    if (roles.length > 0) user['roles'] = (byUser.get(user['sourcedId']) ?? []).map(({ user: __, sourcedId: ___, ...role }) => role)
  return { orgs: [], academicSessions: [], courses: [], classes: [], users: [], enrollments: [], ...lists }
}

function objectOf(row: Record<string, string>): Json {
  const ref = (sourcedId: string, type: string) => ({ sourcedId, type, href: `/${sourcedId}` })
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]): [string, unknown][] => {
      const single = one.find((name) => column === `${name}SourcedId`)
      const several = many.find((name) => column === `${name}SourcedIds`)
      if (single) return value === '' ? [] : [[single, ref(value, single)]]
      if (several)
        return [
          [
            `${several}s`,
            value
              .split(',')
              .filter(Boolean)
              .map((id) => ref(id, several)),
          ],
        ]
      if (column === 'grades') return [[column, value.split(',').filter(Boolean)]]
      if (column.startsWith('metadata.')) return value === '' ? [] : [['metadata', { [column.slice('metadata.'.length)]: value }]]
      return [[column, column === 'enabledUser' ? value === 'true' : value === '' ? null : value]]
    }),
  )
}
