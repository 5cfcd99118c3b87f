// Whoever fills a queue is refused; nobody else waits for all that they have sent.
import { createIsb, memorySession, type Isb } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { openHouse, password, refusal, type Person } from '../lib/house.ts'

const house = openHouse({ TRUST_PROXY: 'yes' })
const tooMany = { status: 429, retryAfter: expect.any(Number) }
let admin: Person
let parent: Person
beforeAll(async () => {
  admin = await house.person('admin')
  await house.server.pool.query(
    `insert into staff (name, email, password_hash) select 'Reader ' || n, 'reader.' || n || '@school.example', password_hash
     from staff, generate_series(1, 5) n where email = 'admin@school.example'`,
  )
  parent = await reader(1)
})

/** Somebody without a role. */
async function reader(n: number): Promise<Person> {
  const person = house.stranger()
  await person.auth.login({ body: { email: `reader.${n}@school.example`, password } })
  return person
}

/** A browser at an address. */
const browserAt = (address: string): Isb =>
  createIsb({
    host: house.server.url,
    session: memorySession(),
    fetch: (url, init) => {
      const headers = new Headers(init?.headers)
      headers.set('X-Forwarded-For', address)
      return fetch(url, { ...init, headers })
    },
  })
const signIn = (browser: Isb, email: string) => browser.auth.login({ body: { email, password } })
/** Sends as many at once as there are connections, again and again, until it is told to stop. Answers the refusals. */
function flood(connections: number, send: () => Promise<unknown>) {
  const over = { yet: false }
  const refusals: { status?: number; code?: number }[] = []
  const all = Array.from({ length: connections }, async () => {
    do {
      const refused = await send().then(
        () => undefined,
        (error: { status?: number; code?: number }) => error,
      )
      if (refused) refusals.push(refused)
    } while (!over.yet)
  })
  return async () => {
    over.yet = true
    await Promise.all(all)
    return refusals
  }
}

describe('a stranger with many connections and a made-up address', () => {
  const stranger = () => browserAt('203.0.113.1')

  test.each([
    ['guesses at its password', () => signIn(stranger(), 'made-up@school.example')],
    ['asks for codes', () => stranger().auth.sendResetCode({ body: { email: 'made-up@school.example' } })],
    // S-07
  ])('%s, is refused, and keeps nobody else from signing in', async (_, send) => {
    // More than the share of a network.
    const stop = flood(140, send)
    try {
      for (const address of ['198.51.100.1', '198.51.100.2', '2001:db8::1', '198.51.100.3'])
        await signIn(browserAt(address), 'admin@school.example')
    } finally {
      const refusals = await stop()
      expect(refusals).toContainEqual(expect.objectContaining(tooMany))
      expect(refusals.filter(({ status }) => status === 503)).toEqual([])
    }
  })

  test('keeps nobody of its own network out who has signed in there before', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((n) => signIn(browserAt('203.0.113.1'), `reader.${n}@school.example`)))
    const stop = flood(40, () => signIn(stranger(), 'made-up@school.example'))
    try {
      for (let round = 0; round < 4; round++)
        expect(await Promise.all([1, 2, 3, 4, 5].map((n) => signIn(browserAt('203.0.113.1'), `reader.${n}@school.example`)))).toHaveLength(
          5,
        )
    } finally {
      await stop()
    }
  })
})

describe('somebody in a network of many colleagues', () => {
  // S-53
  test('asks for codes of all of them, is refused, and keeps nobody elsewhere from signing in', async () => {
    const address = '203.0.113.77'
    await house.server.pool.query(
      `insert into session (token_hash, staff_id, started_at, last_seen_at, expires_at, address, network, user_agent, ended_at)
       select decode(md5(id::text), 'hex') || decode(md5(id || 'x'), 'hex'), id, now(), now(), now(), $1, $1, 'x', now()
       from staff where email is not null order by id limit 200`,
      [address],
    )
    const { rows } = await house.server.pool.query<{ email: string }>(
      'select email from staff where email is not null order by id limit 200',
    )
    let next = 0
    const stop = flood(180, () => browserAt(address).auth.sendResetCode({ body: { email: rows[next++ % rows.length]!.email } }))
    try {
      for (const elsewhere of ['198.51.100.11', '2001:db8:1::1', '198.51.100.12'])
        await signIn(browserAt(elsewhere), 'admin@school.example')
    } finally {
      const refusals = await stop()
      expect(refusals).toContainEqual(expect.objectContaining(tooMany))
      expect(refusals.filter(({ status }) => status === 503)).toEqual([])
    }
  })
})

describe('one account without rights', () => {
  test('exports forty files at once, is refused, and the office exports its students', async () => {
    const stop = flood(40, () => parent.runs.export({}, { maxRetries: 0 }))
    try {
      for (let round = 0; round < 5; round++) expect((await admin.student.export()).size).toBeGreaterThan(1000)
    } finally {
      const refusals = await stop()
      expect(refusals).toContainEqual(expect.objectContaining(tooMany))
      expect(refusals.filter(({ status }) => status === 503)).toEqual([])
    }
  })
})

/** 68 kB, where nothing of the kind is asked for. */
const sendDraft = async (person: Person) => {
  const { status } = await fetch(`${house.server.url}/isb/admin/account/password`, {
    method: 'PUT',
    headers: {
      'X-App-Key': 'isb-console',
      'X-Tenant-Id': 'isb',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${person.session()?.token ?? ''}`,
    },
    body: JSON.stringify({ answers: 'x'.repeat(68_000) }),
  })
  throw Object.assign(new Error('refused'), { status })
}

test('five accounts that send large bodies do not stop an import', async () => {
  const others = await Promise.all([1, 2, 3, 4, 5].map((n) => reader(n)))
  const stops = others.map((other) => flood(2, () => sendDraft(other)))
  try {
    const rows = Array.from({ length: 1500 }, (_, at) => ({
      email: `new.${at}@school.example`,
      name: `New ${at}`,
      type: 'student' as const,
      line: at + 1,
    }))
    for (let round = 0; round < 2; round++)
      expect(await admin.staff.import({ body: { rows, dryRun: true } })).toMatchObject({ dryRun: true })
  } finally {
    const refusals = (await Promise.all(stops.map((stop) => stop()))).flat()
    expect(refusals.every(({ status }) => status === 413)).toBe(true)
  }
})

test('a locked account is refused in the words of a wrong password', async () => {
  const guesser = browserAt('203.0.113.7')
  const tried = async (email: string, secret: string) => {
    const { code, reason, message, status } = await refusal(guesser.auth.login({ body: { email, password: secret } }))
    return { code, reason, message, status }
  }
  const wrong = await tried('nobody-there@school.example', 'a wrong one')
  for (let n = 0; n < 5; n++) expect(await tried('reader.5@school.example', 'a wrong one')).toEqual(wrong)
  expect(await tried('reader.5@school.example', password)).toEqual(wrong)
})

// S-09
test('failures beyond a hundred of a network in an hour are counted in one row an account, and none is lost', async () => {
  const { pool } = house.server
  await pool.query('truncate sign_in_failure')
  const before = (await admin.staff.signInFailures()).total
  expect(before).toBe(0)
  const tries = 130
  const guesser = browserAt('203.0.113.8')
  for (let n = 0; n < tries; n++)
    await refusal(guesser.auth.login({ body: { email: `made-up.${n % 3}@school.example`, password: 'a wrong one' } }))
  const { rows } = await pool.query<{ rows: number; times: number }>(
    'select count(*)::int as rows, sum(times)::int as times from sign_in_failure',
  )
  expect(rows).toEqual([{ rows: 103, times: tries }])
  expect((await admin.staff.signInFailures()).total).toBe(tries)
})
