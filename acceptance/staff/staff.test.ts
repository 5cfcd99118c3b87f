// Accounts through the whole chain: how one comes to be, how it is found, many at once. What nobody can do to one has stories of its own.
import { readFileSync } from 'node:fs'
import { createIsb, memorySession, type Schema } from '@isb/sdk'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { openHouse, password, refusal, type Person } from '../lib/house.ts'
import { at, staffing } from '../lib/staff.ts'
import { openFolder, signIn } from '../lib/terminal.ts'

type Staff = Schema<'Staff'>

const house = openHouse()
const files = openFolder()
const day = 24 * 60 * 60_000
let admin: Person
const { roleNamed, account, everyone, newcomer } = staffing(house, () => admin)
beforeAll(async () => {
  admin = await house.person('admin')
  await signIn(house, 'admin')
})

describe('an account', () => {
  test('is made at a terminal, invited by mail, accepts, and signs in to what its roles give', async () => {
    const made = await house.isb([
      'staff',
      'create',
      at('ma.lin'),
      '--name',
      'Ma Lin',
      '--name-zh',
      '马琳',
      '--role',
      'auditor',
      '--json',
      '--yes',
    ])
    expect(made.code).toBe(0)
    expect(JSON.parse(made.out)).toMatchObject({ email: at('ma.lin'), roles: [{ name: 'Auditor' }], invitedUntil: expect.any(String) })
    await expect.poll(() => house.server.mails.filter(({ to }) => to === at('ma.lin')).length).toBe(1)
    const token = /#invite=([\w-]+)/.exec(house.server.mails.find(({ to }) => to === at('ma.lin'))?.body ?? '')?.[1] ?? ''
    const person = house.stranger()
    await person.auth.acceptInvite({ body: { token, password: 'a long walk in the rain' } })
    await person.auth.login({ body: { email: at('ma.lin'), password: 'a long walk in the rain' } })
    expect((await person.auth.menus()).map(({ code }) => code)).toEqual(['upms', 'audit'])
    expect(await account(at('ma.lin'))).toMatchObject({ invitedUntil: null, lastLoginAt: expect.any(String) })
  })

  test('is out from the next request on when it is disabled, its tokens too, and has to sign in again afterwards', async () => {
    const { id, person } = await newcomer('gao.min', ['Menu reader'])
    const { secret } = await person.account.createToken({
      body: { name: 'Mine', scopes: ['upms:menu'], expiresAt: new Date(Date.now() + day).toISOString() },
    })
    const byToken = createIsb({ host: house.server.url, session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }) })
    await byToken.menus.page({ query: { pageSize: 1 } })
    await house.isb(['staff', 'disable', at('gao.min'), '--yes'])
    expect(await refusal(person.auth.me())).toMatchObject({ code: 18 })
    expect(await refusal(byToken.menus.page())).toMatchObject({ code: 18 })
    expect(await refusal(person.auth.login({ body: { email: at('gao.min'), password } }))).toMatchObject({ reason: 'SIGN_IN_FAILED' })
    await admin.staff.enable({ path: { staffId: id } })
    expect(await refusal(person.auth.me())).toMatchObject({ code: 18 })
    await person.auth.login({ body: { email: at('gao.min'), password } })
    expect((await person.menus.page()).total).toBeGreaterThan(0)
  })

  test('has an address of its own, whatever the case it is typed in', async () => {
    await admin.staff.create({ body: { name: 'First', email: at('taken'), invite: false } })
    const second = await admin.staff.create({ body: { name: 'Second', email: ' Second@School.Example'.trim(), invite: false } })
    expect(second.email).toBe(at('second'))
    expect(await refusal(admin.staff.create({ body: { name: 'Third', email: 'TAKEN@school.example' } }))).toMatchObject({
      code: 1,
      reason: 'EMAIL_TAKEN',
      errors: [{ path: '/email' }],
    })
    const change = { path: { staffId: second.id }, body: { email: 'Taken@SCHOOL.example', version: second.version } }
    expect(await refusal(admin.staff.update(change))).toMatchObject({ reason: 'EMAIL_TAKEN' })
    expect((await everyone({ query: { search: 'taken@' } })).map(({ name }) => name)).toEqual(['First'])
  })

  test('has it alone: twenty who are given one address at once are told at the field that it is taken, all but one', async () => {
    const settled = await Promise.allSettled(
      Array.from({ length: 20 }, () => admin.staff.create({ body: { name: 'Same', email: at('same'), invite: false } })),
    )
    const refused = settled.filter((one) => one.status === 'rejected').map(({ reason }) => reason as object)
    expect(refused).toHaveLength(19)
    for (const one of refused) expect(one).toMatchObject({ code: 1, reason: 'EMAIL_TAKEN', errors: [{ path: '/email' }] })
  })

  // S-14
  test('at a new address ends session, token and password of whoever was in it, and mails a link there', async () => {
    const { id, person } = await newcomer('moving', ['Menu reader'])
    const { secret } = await person.account.createToken({
      body: { name: 'Old', scopes: ['upms:menu'], expiresAt: new Date(Date.now() + day).toISOString() },
    })
    const byToken = createIsb({ host: house.server.url, session: memorySession({ token: secret, authHeaderSchema: 'Bearer' }) })
    const { version } = await admin.staff.get({ path: { staffId: id } })
    await admin.staff.update({ path: { staffId: id }, body: { email: at('moved'), version } })
    for (const old of [() => person.auth.me(), () => byToken.menus.page()]) expect(await refusal(old())).toMatchObject({ code: 18 })
    const signIn = (secretWord: string) => house.stranger().auth.login({ body: { email: at('moved'), password: secretWord } })
    expect(await refusal(signIn(password))).toMatchObject({ reason: 'SIGN_IN_FAILED' })
    await expect.poll(() => house.server.mails.filter(({ to }) => to === at('moved')).length).toBe(1)
    const token = /#invite=([\w-]+)/.exec(house.server.mails.find(({ to }) => to === at('moved'))?.body ?? '')?.[1] ?? ''
    await house.stranger().auth.acceptInvite({ body: { token, password: 'a long walk in the rain' } })
    await signIn('a long walk in the rain')
  })

  /** Somebody changes a pass of an account while it is deleted. Answers whether the database gave the deletion up, and not the other one. */
  async function crossed(name: string): Promise<boolean> {
    const { id } = await admin.staff.create({ body: { name, email: at(name), invite: false } })
    const { pool, url } = house.server
    const sent = vi.fn(fetch)
    const isb = createIsb({ host: url, session: memorySession(admin.session() ?? undefined), fetch: sent })
    const other = await pool.connect()
    let removed: Promise<unknown> | undefined
    try {
      await other.query(
        `insert into vehicle_pass (person_id, submitted_at, applicant_name, email, type, plate, plate_key)
         values ($1, now(), 'Crossed', $2, 'staff', '京A10000', '京A10000')`,
        [id, at(name)],
      )
      await other.query('begin')
      await other.query('select from vehicle_pass where person_id = $1 for update', [id])
      removed = isb.staff.remove({ path: { staffId: id } })
      // It has locked the account and waits for its pass. Whoever has the pass now wants the account: one of the two has to give way, and
      // that is who waited first, unless the machine stands still for a second here. One statement, so that it comes before the database
      // looks for a deadlock. Other stories use the same cluster, and wait there too.
      await other.query(`do $$ begin
        while not exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') loop
          perform pg_stat_clear_snapshot(), pg_sleep(0.01);
        end loop;
        perform from staff where id = ${id} for update;
      end $$`)
      await other.query('commit')
      return true
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === '40P01')) throw error
      return false
    } finally {
      await other.query('rollback')
      other.release()
      await removed
      expect(sent).toHaveBeenCalledTimes(1)
      expect(await everyone({ query: { search: name } })).toEqual([])
    }
  }

  test('is deleted although the database gave that up for a change that came between', async () => {
    for (let round = 0; !(await crossed(`crossed${round}`)); round++) expect(round).toBeLessThan(10)
  })

  test('edited by two at once keeps the first edit and tells the second', async () => {
    const { id, version } = await admin.staff.create({ body: { name: 'Edited', email: at('edited'), invite: false } })
    const path = { staffId: id }
    await admin.staff.update({ path, body: { nameZh: '甲', version } })
    expect(await refusal(admin.staff.update({ path, body: { nameZh: '乙', version } }))).toMatchObject({ code: 3, reason: 'STALE' })
    expect(await refusal(admin.staff.setRoles({ path, body: { roleIds: [], version } }))).toMatchObject({ reason: 'STALE' })
    expect(await admin.staff.get({ path })).toMatchObject({ name: 'Edited', nameZh: '甲' })
  })

  test('leaves what it did in the audit when it is deleted', async () => {
    const { id, person } = await newcomer('leaver', ['Menu editor'])
    await person.menus.create({ body: { type: 'MENU_DIR', name: 'Left behind' } })
    await house.isb(['staff', 'delete', at('leaver'), '--yes'])
    expect(await refusal(person.auth.me())).toMatchObject({ code: 18 })
    expect(await refusal(admin.staff.get({ path: { staffId: id } }))).toMatchObject({ code: 2, reason: 'STAFF_NOT_FOUND' })
    const kept = (await admin.audit.list({ query: { operation: 'menus.create' } })).records
    expect(kept[0]).toMatchObject({ staffName: 'leaver' })
    const [deleted] = (await admin.audit.list({ query: { operation: 'staff.remove' } })).records
    expect(await admin.audit.get({ path: { auditId: deleted?.id ?? 0 } })).toMatchObject({
      rows: [{ entity: 'staff', id, before: { email: at('leaver'), roles: ['Menu editor'] }, after: null }],
    })
  })
})

describe('finding people', () => {
  beforeAll(async () => {
    for (const [name, nameZh, email] of [
      ['Zhang Jin', '张瑾', 'z.jin'],
      ['Qu Zhang', '璩章', 'q.zhang'],
      ['Zeng Guofan', '曾国藩', 'z.guofan'],
    ] as const)
      await admin.staff.create({ body: { name, nameZh, email: at(email), type: 'other', invite: false } })
  })
  const found = async (search: string) =>
    (await everyone({ query: { search, type: 'other' } })).map(({ email }) => email!.replace(/@.*/, '')).toSorted()

  test.each([
    ['zhang', ['q.zhang', 'z.jin']],
    ['张', ['z.jin']],
    ['zj', ['z.jin']],
    ['ZENG', ['z.guofan']],
    ['国藩', ['z.guofan']],
    ['zgf', ['z.guofan']],
    ['zhang jin', ['z.jin']],
    ['q.zhang@SCHOOL', ['q.zhang']],
    ['100%', []],
  ])('%s', async (search, people) => {
    expect(await found(search)).toEqual(expect.arrayContaining(people))
    // The demo school has others of these names; of those made here, nobody else is found.
    const made = ['q.zhang', 'z.guofan', 'z.jin']
    expect((await found(search)).filter((name) => made.includes(name))).toEqual(people)
  })

  test('sort=relevance lists the whole name first, then beginnings of names, then beginnings of words', async () => {
    for (const name of ['Min Relevant', 'Relevant', 'Relevant Ann', 'Irrelevant Bo'])
      await admin.staff.create({ body: { name, email: at(name.toLowerCase().replace(' ', '.')), type: 'other', invite: false } })
    const names = async (sort: string) => (await everyone({ query: { search: 'relevant', sort } })).map(({ name }) => name)
    expect(await names('relevance')).toEqual(['Relevant', 'Relevant Ann', 'Min Relevant', 'Irrelevant Bo'])
    expect(await names('name')).toEqual(['Irrelevant Bo', 'Min Relevant', 'Relevant', 'Relevant Ann'])
  })

  test('filters combine, with each other, with the order and with the total', async () => {
    const all = await everyone()
    const roleId = await roleNamed('Front office')
    const cases = [
      [{ type: 'student', enabled: false }, (one: Staff) => one.type === 'student' && !one.enabled],
      [
        { type: 'staff', roleId, enabled: true },
        (one: Staff) => one.type === 'staff' && one.enabled && one.roles.some(({ id }) => id === roleId),
      ],
      [
        { gender: 'female', source: 'synced', neverSignedIn: true },
        (one: Staff) => one.gender === 'female' && one.source === 'synced' && one.lastLoginAt === null,
      ],
      [{ search: 'li', type: 'parent' }, (one: Staff) => one.type === 'parent' && /li|李/i.test(`${one.name} ${one.nameZh} ${one.email}`)],
    ] as const
    for (const [query, fits] of cases) {
      const wanted = all.filter(fits)
      expect(wanted.length, JSON.stringify(query)).toBeGreaterThan(2)
      const sorted = wanted.toSorted((one, other) => ((one.email ?? '') < (other.email ?? '') ? 1 : -1)).map(({ email }) => email)
      const pages = []
      for (let pageNum = 1; pageNum <= Math.ceil(wanted.length / 2); pageNum++) {
        const { records, total } = await admin.staff.list({ query: { ...query, sort: '-email', pageNum, pageSize: 2 } })
        expect(total).toBe(wanted.length)
        pages.push(...records.map(({ email }) => email))
      }
      expect(pages).toEqual(sorted)
    }
    expect(await refusal(admin.staff.list({ query: { sort: 'passwordHash' } }))).toMatchObject({
      code: 1,
      errors: [{ path: '/query/sort' }],
    })
  })

  test('counts people by type as the list does', async () => {
    const counts = await admin.staff.counts()
    for (const type of ['staff', 'parent', 'student', 'other'] as const)
      expect((await admin.staff.list({ query: { type } })).total).toBe(counts[type])
    expect((await admin.staff.list()).total).toBe(counts.all)
  })

  test('the file is the list: same people, same order, words in the reader’s language', async () => {
    const people = (await everyone({ query: { type: 'other', sort: '-email' } })).map(({ email }) => email)
    const csv = await house.isb(['staff', 'export', '--type', 'other', '--sort', '-email', '--lang', 'zh'])
    expect(csv.code).toBe(0)
    expect(csv.out.startsWith('\uFEFF姓名,中文姓名,')).toBe(true)
    const [, ...lines] = csv.out.trimEnd().split('\r\n')
    expect(lines.map((line) => /[^,]+@[^,]+/.exec(line)?.[0])).toEqual(people)
    expect(lines[0]).toContain(',其他,')
    const file = files.at('staff.xlsx')
    expect(await house.isb(['staff', 'export', '-o', file])).toMatchObject({ out: '' })
    expect(readFileSync(file).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
    const byName = ['api', 'staff.export', '--query', 'type=other', '--query', 'sort=-email', '--lang', 'zh']
    expect(await house.isb(byName)).toMatchObject({ out: csv.out, err: '' })
    expect(await house.isb([...byName, '-o', file])).toMatchObject({ out: '', err: expect.stringContaining(file) })
    expect(readFileSync(file, 'utf8')).toBe(csv.out)
  })
})

describe('many at once, at a terminal', () => {
  test('who is piped in is disabled line by line; who is not there, and who may not be, hold up nobody', async () => {
    for (const name of ['bulk.one', 'bulk.two']) await admin.staff.create({ body: { name, email: at(name), invite: false } })
    const input = `# who has left\n${at('bulk.one')}\n\n${at('missing')}\nADMIN@school.example\n{"email":"${at('bulk.two')}"}\n${at('bulk.one')}\n`
    expect(await house.isb(['staff', 'disable', '-'], { input, exit: 64 })).toMatchObject({ out: '' })
    expect((await account(at('bulk.one'))).enabled).toBe(true)
    const said = await house.isb(['staff', 'disable', '-', '--yes', '--json'], { input, exit: 1 })
    expect(said.code).toBe(1)
    expect(JSON.parse(said.out)).toMatchObject([
      { email: at('bulk.one'), outcome: 'done', account: { enabled: false } },
      { email: at('missing'), outcome: 'failed', error: { reason: 'NO_ACCOUNT' } },
      { email: 'admin@school.example', outcome: 'failed', error: { code: 3, reason: 'STAFF_SELF' } },
      { email: at('bulk.two'), outcome: 'done', account: { enabled: false } },
    ])
    expect(JSON.parse(said.err)).toMatchObject({ error: { reason: 'SOME_FAILED' } })
    const list = await house.isb(['staff', 'list', '--search', 'bulk.', '--ndjson'])
    await house.isb(['staff', 'enable', '-', '--yes'], { input: list.out })
    expect((await everyone({ query: { search: 'bulk.' } })).map(({ enabled }) => enabled)).toEqual([true, true])
  })

  test('roles are given and taken, telling first what is lost', async () => {
    const input = `${at('bulk.one')}\n${at('bulk.two')}\n`
    await house.isb(['staff', 'give', '-', 'front OFFICE', 'Summer school'], { input })
    expect((await account(at('bulk.two'))).roles.map(({ name }) => name)).toEqual(['Front office', 'Summer school'])
    expect((await house.isb(['staff', 'give', at('bulk.one'), 'Front office'])).out).toContain('unchanged')
    const asked = await house.isb(['staff', 'take', at('bulk.one'), at('bulk.two'), 'Front office'], { exit: 64 })
    expect(asked).toMatchObject({ code: 64, out: '' })
    expect(asked.err).toContain('2 people lose “School website” (menu)')
    expect(asked.err).toContain('2 keep it through Summer school')
    expect((await account(at('bulk.one'))).roles).toHaveLength(2)
    await house.isb(['staff', 'take', '-', 'Front office', '--yes'], { input })
    expect((await account(at('bulk.one'))).roles.map(({ name }) => name)).toEqual(['Summer school'])
  })
})

test('who ends the sessions of everybody ends their own last', async () => {
  const front = await house.person('front')
  const input = `admin@school.example\n${at('front')}\n`
  const said = await house.isb(['staff', 'end-sessions', '-', '--json'], { input })
  expect(JSON.parse(said.out)).toMatchObject([
    { email: 'admin@school.example', outcome: 'done' },
    { email: at('front'), outcome: 'done' },
  ])
  expect(said.code).toBe(0)
  expect(await refusal(front.auth.me())).toMatchObject({ code: 18 })
  await house.isb(['whoami'], { exit: 4 })
  await admin.auth.login({ body: { email: 'admin@school.example', password } })
})
