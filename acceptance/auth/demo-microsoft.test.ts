// The demo's stand-in for Microsoft, as the process of `npm start` brings it: started, found, used and stopped.
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createIsb, memorySession, type Isb } from '@isb/sdk'
import { startDemoMicrosoft } from '@isb/server/demo-microsoft'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouse, refusal } from '../lib/house.ts'
import { fetchIdToken } from '../lib/provider.ts'
import { freePort } from '../trust/lib/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'isb-demo-microsoft-'))
chmodSync(folder, 0o711)
const children = new Set<ChildProcess>()
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the demo on a port and waits until it has printed how to sign in. */
async function startDemo(port: number, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../apps/server/src/server.ts'), '--demo'], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      LOG_LEVEL: 'fatal',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += String(data)))
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const ready = new Promise<void>((resolve) => child.stdout.on('data', () => printed.includes('Ctrl-C stops everything') && resolve()))
  await Promise.race([ended, ready])
  return {
    url: `http://localhost:${port}`,
    printed: () => printed,
    issuer: /Microsoft +(http:\/\/localhost:\d+) /.exec(printed)?.[1] ?? '',
    stop: () => child.kill('SIGINT') && ended,
  }
}

type Demo = Awaited<ReturnType<typeof startDemo>>

const strangerOf = ({ url }: Demo) => createIsb({ host: url, session: memorySession(), timeout: 60_000 })

/** The name of the button of an account on the page of accounts. */
async function accountOf({ url, issuer }: Demo, email: string): Promise<string> {
  const { page } = await openAccounts(issuer, `${url}/auth`)
  return new RegExp(`value="([\\w-]+)">(?:(?!<button).)*${email}`).exec(page)?.[1] ?? ''
}

/** Opens the page of accounts as a browser does that the console sends there. */
async function openAccounts(issuer: string, redirect: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({
    client_id: 'school-console',
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid profile email',
    nonce: 'n',
    prompt: 'select_account',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    ...more,
  })
  const sent = await fetch(`${issuer}/auth?${query}`, { redirect: 'manual' })
  const cookie = sent.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const location = sent.headers.get('location')
  const answer = location ? await fetch(new URL(location, issuer), { headers: { cookie } }) : sent
  return { status: answer.status, headers: answer.headers, page: await answer.text() }
}

async function signIn(demo: Demo, email: string): Promise<Isb> {
  const isb = strangerOf(demo)
  const { nonce } = await isb.auth.beginMicrosoft()
  const idToken = await fetchIdToken(demo.issuer, `${demo.url}/auth`, 'school-console', await accountOf(demo, email), nonce)
  await isb.auth.microsoft({ body: { idToken } })
  return isb
}

describe('the demo', () => {
  let demo: Demo
  let port = 0
  const neighbor = createServer()
  beforeAll(async () => {
    port = await freePort()
    // The port that the stand-in would like to have is taken.
    await new Promise<void>((listening) => void neighbor.listen(port + 1, '127.0.0.1', listening))
    demo = await startDemo(port)
  })
  afterAll(() => void neighbor.close())

  test('names the stand-in for Microsoft among the ways to sign in, on another port where the next one is taken', async () => {
    expect(demo.printed()).toMatch(/Microsoft +http:\/\/localhost:\d+ +\(stands in for it: choose an account, no password\)/)
    expect(new URL(demo.issuer).port).not.toBe(String(port + 1))
    expect((await strangerOf(demo).auth.config()).microsoft).toEqual({ clientId: 'school-console', authority: demo.issuer })
    const { headers } = await fetch(`${demo.url}/login`)
    expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${demo.issuer};`)
  })

  test('signs in whoever is chosen there with a session like any other, which ends by signing out', async () => {
    const isb = await signIn(demo, 'bikes@school.example')
    const me = await isb.auth.me()
    expect(me).toMatchObject({ email: 'bikes@school.example', administrator: false })
    const byPassword = strangerOf(demo)
    await byPassword.auth.login({ body: { email: 'bikes@school.example', password: 'demo-console-1' } })
    expect(me.permissions).toEqual((await byPassword.auth.me()).permissions)
    await isb.auth.logout()
    expect(await refusal(isb.auth.me())).toMatchObject({ name: 'SessionError' })
  })

  test('refuses the person who has no account in the console', async () => {
    expect(await refusal(signIn(demo, 'visitor@school.example'))).toMatchObject({
      code: 1,
      reason: 'MICROSOFT_UNKNOWN',
      message: expect.stringContaining('There is no account here for this Microsoft account'),
    })
  })

  test('lists every demo account by name, role and address, in the language that the console asks for', async () => {
    const english = await openAccounts(demo.issuer, `${demo.url}/auth`, { ui_locales: 'en' })
    expect(english.page).toContain('<html lang="en">')
    for (const text of ['Choose an account', 'stands in for Microsoft', 'He Jing', 'Bike room', 'admin@school.example', 'Cancel'])
      expect(english.page).toContain(text)
    const printed = [...demo.printed().matchAll(/\S+@school\.example/g)].map(([email]) => email)
    expect(printed.length).toBeGreaterThan(10)
    for (const email of printed) expect(english.page).toContain(email)
    const chinese = await openAccounts(demo.issuer, `${demo.url}/auth`, { ui_locales: 'zh-CN' })
    expect(chinese.page).toContain('<html lang="zh-CN">')
    for (const text of ['选择账号', '何静', '管理员', '取消']) expect(chinese.page).toContain(text)
  })

  test('sends people back to this machine only, whatever the port', async () => {
    expect((await openAccounts(demo.issuer, 'http://127.0.0.1:5173/auth')).page).toContain('Choose an account')
    for (const redirect of ['https://evil.example/auth', 'http://localhost.evil.example/auth', `${demo.url}/elsewhere`]) {
      const { status, headers, page } = await openAccounts(demo.issuer, redirect)
      expect(status).toBe(400)
      expect(headers.get('location')).toBeNull()
      expect(page).toContain('This sign-in has ended')
    }
  })

  test('says that a sign-in has ended to somebody who opens it without its cookie', async () => {
    const answer = await fetch(`${demo.issuer}/interaction/nothing`, { headers: { 'accept-language': 'zh-CN' } })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('此次登录已结束')
  })

  test('ends with Ctrl-C, stand-in included, and knows everybody again after the next start', async () => {
    expect(await demo.stop()).toBe(0)
    await expect(fetch(`${demo.issuer}/jwks`)).rejects.toThrow('fetch failed')
    await expect(fetch(`${demo.url}/healthz`)).rejects.toThrow('fetch failed')
    neighbor.close()
    demo = await startDemo(port)
    expect(demo.issuer).toBe(`http://localhost:${port + 1}`)
    // The account was bound to the person before; the stand-in's keys are new.
    expect(await (await signIn(demo, 'bikes@school.example')).auth.me()).toMatchObject({ email: 'bikes@school.example' })
    await demo.stop()
  })

  test('leaves the stand-in out where the settings name an issuer', async () => {
    const authority = 'https://login.school.example/realm'
    const other = await startDemo(port, { MICROSOFT_CLIENT_ID: 'console', MICROSOFT_TENANT_ID: 'school', MICROSOFT_AUTHORITY: authority })
    expect(other.printed()).not.toContain('stands in for it')
    expect((await strangerOf(other).auth.config()).microsoft).toEqual({ clientId: 'console', authority })
    await other.stop()
  })
})

test('the stand-in is not started where browsers come by another name: they could not reach it', async () => {
  expect(await startDemoMicrosoft({ host: '127.0.0.1', port: 0, basePath: '', publicUrl: 'https://demo.school.example' })).toBeUndefined()
})

const school = openHouse()
test('without the settings nothing of Microsoft is offered', async () => {
  expect((await school.stranger().auth.config()).microsoft).toBeNull()
})
