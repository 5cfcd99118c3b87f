// The server as an operator meets it: a process with settings, started for production.
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createIsb } from '@isb/sdk'
import { startTestServer } from '@isb/server/testing'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { freePort } from '../trust/lib/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'isb-operator-'))
chmodSync(folder, 0o711)
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** What a process finds beside its settings: programs, and what Node has compiled before. */
const kept = Object.fromEntries(['PATH', 'NODE_COMPILE_CACHE'].map((name) => [name, process.env[name]]))

/** Starts the process and waits until it is ready or has ended. */
async function serve(env: Record<string, string>, args: string[] = []) {
  const port = await freePort()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../apps/server/src/server.ts'), ...args], {
    env: { ...kept, PORT: String(port), LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)))
  const ended = new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
  const ready = new Promise<void>((resolve) => child.stdout.on('data', () => said.includes('Ctrl-C stops everything') && resolve()))
  await Promise.race([ended, ready])
  return {
    url: `http://localhost:${port}${env['BASE_PATH'] ?? ''}`,
    said: () => said,
    ended,
    stop: (signal: 'SIGINT' | 'SIGTERM' = 'SIGINT') => child.kill(signal) && ended,
    pid: child.pid,
  }
}
const dataDir = (name: string) => join(folder, name)
/** A school whose server is started again and again: a first start takes as long as three others. */
const password = 'a-long-walk-in-the-rain'
const school = { DATA_DIR: dataDir('school'), ADMIN_EMAIL: 'head@school.example', ADMIN_PASSWORD: password }

describe('the first start in production', () => {
  test('without anybody to be the administrator ends with a sentence that says what to set', async () => {
    const server = await serve({ DATA_DIR: dataDir('empty') })
    expect(await server.ended).toBe(1)
    expect(server.said()).toMatch(/^There is no administrator yet: set ADMIN_EMAIL/)
  })

  test('takes no password that is easy to guess', async () => {
    const server = await serve({ DATA_DIR: dataDir('weak'), ADMIN_EMAIL: 'head@school.example', ADMIN_PASSWORD: 'School2026' })
    expect(await server.ended).toBe(1)
    expect(server.said()).toMatch(/^ADMIN_PASSWORD is easy to guess/)
  })

  test('makes the administrator, prints a link to choose a password until one is chosen, and has no demo accounts', async () => {
    const env = { DATA_DIR: dataDir('first'), ADMIN_EMAIL: 'Head@School.example' }
    const linkOf = (said: string) => /Choose password +\S+\/reset-passwd#invite=(\S+) /.exec(said)?.[1] ?? ''
    const unused = await serve(env)
    const old = linkOf(unused.said())
    await unused.stop()
    const first = await serve(env)
    const isb = createIsb({ host: first.url })
    await expect(isb.auth.acceptInvite({ body: { token: old, password } })).rejects.toMatchObject({ reason: 'INVITATION_INVALID' })
    await isb.auth.acceptInvite({ body: { token: linkOf(first.said()), password } })
    await isb.auth.login({ body: { email: 'head@school.example', password } })
    expect((await isb.auth.menus()).map((menu) => menu.code)).toEqual(expect.arrayContaining(['upms', 'upms:menu', 'upms:menu:create']))
    await expect(
      createIsb({ host: first.url }).auth.login({ body: { email: 'admin@school.example', password: 'demo-console-1' } }),
    ).rejects.toMatchObject({ reason: 'SIGN_IN_FAILED' })
    expect(await first.stop()).toBe(0)
    expect(existsSync(join(dataDir('first'), 'postgres/postmaster.pid'))).toBe(false)

    const second = await serve(env)
    expect(second.said()).not.toContain('Choose password')
    await createIsb({ host: second.url }).auth.login({ body: { email: 'head@school.example', password } })
    await second.stop()
  })
})

// S-16
test('what the demo planted is not served, and what a school made is not shown as a demo', async () => {
  const demo = { DATA_DIR: dataDir('demo') }
  await (await serve(demo, ['--demo'])).stop()
  const served = await serve({ ...demo, ADMIN_EMAIL: 'head@school.example' })
  expect(await served.ended).toBe(1)
  expect(served.said()).toMatch(/^The demo planted these data, and everybody knows its passwords: set DATA_DIR/)
  const again = await serve(demo, ['--demo'])
  expect(again.said()).toContain('admin@school.example')
  await again.stop()

  await (await serve(school)).stop()
  const shown = await serve({ DATA_DIR: school.DATA_DIR }, ['--demo'])
  expect(await shown.ended).toBe(1)
  expect(shown.said()).toMatch(/^These data are a school’s own, not the demo’s/)
})

test('wrong settings stop the start, each by name', async () => {
  const server = await serve({ DATA_DIR: dataDir('wrong'), PORT: '0.5', SMTP_URL: 'mail.school.example', BASE_PATH: 'console' })
  expect(await server.ended).toBe(1)
  for (const name of ['PORT', 'SMTP_URL', 'BASE_PATH']) expect(server.said()).toContain(`${name} is “`)
})

test('a second server on the same data is refused, told who holds it, and the first goes on', async () => {
  const first = await serve(school)
  const second = await serve(school)
  expect(await second.ended).toBe(1)
  expect(second.said()).toContain(`in use by another server: process ${first.pid} at ${first.url}`)
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  await first.stop()
})

test('told to stop under load it says so to whoever hands requests on, and leaves none without an answer', async () => {
  const server = await serve({ ...school, DRAIN_SECONDS: '2' })
  const unanswered: string[] = []
  let answered = 0
  const ask = (agent: Agent) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'X-App-Key': 'isb-console', 'X-Tenant-Id': 'isb' }
      get(`${server.url}/isb/admin/auth/config`, { agent, headers }, (answer) => {
        answer.on('end', () => resolve(answer)).on('error', reject)
        answer.resume()
      }).on('error', reject)
    })
  // Each keeps its connection, and goes elsewhere once it is told that this one ends.
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let told = false; !told; answered++)
      try {
        told = (await ask(agent)).headers.connection === 'close'
      } catch (error) {
        unanswered.push(String(error))
        told = true
      }
  }
  const clients = Promise.all(Array.from({ length: 16 }, client))
  await expect.poll(() => answered).toBeGreaterThan(200)
  const ended = server.stop('SIGTERM')
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await clients
  expect(await ended).toBe(0)
  expect(unanswered).toEqual([])
})

describe('below a base path', () => {
  test('everything is served there and nothing elsewhere: page, files, API', async () => {
    const server = await serve({ ...school, BASE_PATH: '/console' })
    const page = await fetch(`${server.url}/upms/menu`)
    const html = await page.text()
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    const [, styles = ''] = /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(html) ?? []
    expect(styles).toMatch(/^\/console\/assets\//)
    const file = await fetch(new URL(styles, server.url), { headers: { 'Accept-Encoding': 'br' } })
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
    await createIsb({ host: server.url }).auth.login({ body: { email: 'head@school.example', password } })
    expect((await fetch(new URL('/login', server.url))).status).toBe(404)
    await server.stop()
  })
})

describe('the cookie of a browser', () => {
  test('is named for https alone where people reach the server so, and gives no right', async () => {
    const client = { 'X-App-Key': 'isb-console', 'X-Tenant-Id': 'isb', 'Content-Type': 'application/json' }
    const body = JSON.stringify({ email: 'admin@school.example', password: 'demo-console-1' })
    const secure = await startTestServer(inject('cluster'), { PUBLIC_URL: 'https://console.school.example' })
    try {
      const [cookie = ''] = (
        await fetch(`${secure.url}/isb/admin/auth/login`, { method: 'POST', headers: client, body })
      ).headers.getSetCookie()
      expect(cookie).toMatch(
        /^__Secure-isb_device=[\w-]{32}; Path=\/isb\/admin\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
      )
      const { headers } = await fetch(`${secure.url}/healthz`)
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    } finally {
      await secure.stop()
    }
  })
})

describe('the page', () => {
  test('runs under a strict policy with a fresh nonce each time, and is kept nowhere', async () => {
    const server = await serve(school)
    const [one, two] = await Promise.all([fetch(`${server.url}/login`), fetch(`${server.url}/login`)])
    const policies = [one, two].map((page) => page.headers.get('content-security-policy') ?? '')
    const nonces = policies.map((policy) => /nonce-([^']+)'/.exec(policy)?.[1] ?? '')
    expect(policies[0]).toMatch(/script-src 'self'; style-src 'self' 'nonce-[\w+/=]{20,}'; img-src 'self' blob: data:/)
    expect(policies[0]).toMatch(/frame-ancestors 'none'; base-uri 'none'; object-src 'none'/)
    expect(nonces[0]).not.toBe(nonces[1])
    const pages = await Promise.all([one.text(), two.text()])
    for (const [at, page] of pages.entries()) expect(page).toContain(`<meta name="csp-nonce" content="${nonces[at]}">`)
    expect(Object.fromEntries(one.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    })
    expect(pages[1]).not.toMatch(/<script(?![^>]*src=)/)
    // Nothing that was kept answers in its place: no version to ask by, no compressed copy, no file.
    expect(one.headers.get('etag') ?? one.headers.get('last-modified') ?? one.headers.get('content-encoding')).toBe(null)
    expect((await fetch(`${server.url}/login`, { headers: { 'If-Modified-Since': new Date().toUTCString() } })).status).toBe(200)
    expect((await fetch(`${server.url}/index.html`)).status).toBe(404)
    await server.stop()
  })
})
