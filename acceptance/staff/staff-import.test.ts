// Accounts from a CSV file: looked at first, brought in whole or not at all, over a connection that breaks.
import { spawn } from 'node:child_process'
import { createServer, request, type Server } from 'node:http'
import { join } from 'node:path'
import type { Input } from '@isb/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ended, menuId } from '../lib/config.ts'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { account } from '../lib/people.ts'
import { openFolder, signIn } from '../lib/terminal.ts'

const house = openHouse()
const { folder, at, file } = openFolder()

describe('accounts from a file', () => {
  let admin: Person
  beforeAll(async () => {
    admin = await house.person('admin')
    await signIn(house, 'admin')
  })

  test('are previewed, asked about, brought in, and unchanged the second time', async () => {
    const path = file(
      'staff.csv',
      '\uFEFF邮箱,英文名,姓名,类型,角色\r\nwu.tao@school.example,Wu Tao,吴涛,教职工,Menu reader\r\nOFFICE@school.example,Li Na,李娜娜,,\r\n',
    )
    const only = await house.isb(['staff', 'import', path, '--dry-run'])
    expect(only.code).toBe(0)
    expect(only.out).toMatch(/2 +wu.tao@school.example +created/)
    expect(only.out).toMatch(/3 +office@school.example +changed +Chinese name: 李娜 → 李娜娜/)
    expect(only.err).toContain('nothing was changed')
    expect(await house.isb(['staff', 'import', path], { exit: 64 })).toMatchObject({ out: '', err: expect.stringContaining('--yes') })
    expect((await admin.staff.list({ query: { search: 'wu.tao@school.example' } })).total).toBe(0)
    expect(await house.isb(['staff', 'import', path, '--yes'])).toMatchObject({ err: 'Imported: created 1, changed 1\n' })
    const [made] = (await admin.staff.list({ query: { search: 'wu.tao@school.example' } })).records
    expect(made).toMatchObject({ name: 'Wu Tao', nameZh: '吴涛', type: 'staff', roles: [{ name: 'Menu reader' }] })
    expect((await account(admin, 'office@school.example')).roles.map(({ name }) => name)).toEqual(['Menu reader'])
    const { version } = await account(admin, 'office@school.example')
    const again = await house.isb(['staff', 'import', path, '--yes', '--json'])
    expect(JSON.parse(again.out)).toMatchObject({
      counts: { created: 0, changed: 0, unchanged: 2 },
      results: [{ line: 2, outcome: 'unchanged' }, { line: 3 }],
    })
    expect((await account(admin, 'office@school.example')).version).toBe(version)
    expect(house.server.mails).toEqual([])
  })

  test('without an address are known by type and names; what an export wrote changes nothing', async () => {
    const heads = 'email,name,Chinese name,type,gender,roles'
    const path = file('helpers.csv', [heads, ',Cook Wang,王大厨,other,male,', ',Guard Li,李保安,other,,'].join('\n'))
    expect(await house.isb(['staff', 'import', path, '--yes'])).toMatchObject({ err: 'Imported: created 2\n' })
    const { records } = await admin.staff.list({ query: { search: '王大厨' } })
    expect(records).toMatchObject([{ name: 'Cook Wang', email: null, type: 'other', gender: 'male' }])
    const again = file('helpers.csv', [heads, ',Cook Wang,王大厨,other,female,', ',guard li,李保安,other,,'].join('\n'))
    expect(await house.isb(['staff', 'import', again, '--yes'])).toMatchObject({ err: 'Imported: changed 2\n' })
    const wrong = file(
      'helpers.csv',
      [heads, ',Cook Wang,王大厨,other,,', ',Cook Wang,王大厨,other,,', ',Maid Zhu,,other,,Menu reader'].join('\n'),
    )
    const refused = await house.isb(['staff', 'import', wrong, '--yes'], { exit: 1 })
    expect(refused.out).toMatch(/^3 +Cook Wang +refused +Cook Wang appears twice, first on line 2/m)
    expect(refused.out).toMatch(/^4 +Maid Zhu +refused +Without an address nobody signs in/m)

    // Two pupils of one name: each line of the export is one of them, and a line that is neither is no guess.
    for (const number of ['T-1', 'T-2'])
      await admin.student.create({ body: { name: 'Same Name', studentNumber: number, enteredOn: '2026-08-17', gender: 'female' } })
    for (const lang of ['en', 'zh']) {
      await house.isb(['staff', 'export', '-o', at('all.csv'), '--lang', lang])
      const told = await house.isb(['staff', 'import', at('all.csv'), '--dry-run', '--json'])
      expect(JSON.parse(told.out), lang).toMatchObject({ state: 'Done', counts: { created: 0, changed: 0 } })
    }
    const neither = await house.isb(['staff', 'import', file('x.csv', `${heads}\n,Same Name,,student,male,`), '--yes'], { exit: 1 })
    expect(neither.out).toMatch(/2 accounts without an address are called Same Name/)
  })

  test('a hostile file brings nothing in, and every fault is told by line', async () => {
    const path = file(
      'hostile.csv',
      'email,name,roles,type\n=cmd|\' /C calc\'!A0,Evil,,\nx@school.example,"=HYPERLINK(""http://x"")",Administrators,\nX@school.example,Twice,,\ny@school.example,\u001b[2J,,wizard\nz@school.example,"open',
    )
    const said = await house.isb(['staff', 'import', path, '--yes'], { exit: 1 })
    expect(said.code).toBe(1)
    expect(said.out.match(/^\d+/gm)).toEqual(['2', '3', '4', '5', '6'])
    expect(said.out).not.toContain('\u001b')
    expect(said.err).toContain('Nothing was imported')
    expect((await admin.staff.list({ query: { search: 'x@school.example' } })).total).toBe(0)
    expect(
      await house.isb(['staff', 'import', '-', '--yes'], { input: 'email,name,shoe\na@school.example,A,42\n', exit: 1 }),
    ).toMatchObject({
      err: expect.stringContaining('shoe'),
    })
    await house.isb(['staff', 'import', '-', '--dry-run', '--ignore-columns'], { input: 'email,name,shoe\na@school.example,A,42\n' })
  })

  test('two at once that make the same people in another order both end well: one makes them, the other finds them', async () => {
    // Few enough to be read at the same time: larger files wait for each other.
    const rows = Array.from({ length: 2000 }, (_, at) => ({ email: `twin${at}@school.example`, name: `Twin ${at}` }))
    const runs = await Promise.all([rows, rows.toReversed()].map((each) => ended(admin, admin.staff.import({ body: { rows: each } }))))
    expect(runs.map(({ counts }) => counts['created'] ?? 0).toSorted((a, b) => a - b)).toEqual([0, 2000])
    expect(runs.map(({ state }) => state)).toEqual(['Done', 'Done'])
  })

  test('names come in letter for letter, whatever a file or a database would read into them', async () => {
    const names = ['He said "hi", twice', '\\N', '\\.', 'a\\tb\\', "O'Brien; drop table staff", 'null', '""', '=1+1', '🚲 李']
    const rows = names.map((name, at) => ({ email: `odd${at}@school.example`, name, nameZh: at % 2 ? name : '' }))
    await ended(admin, admin.staff.import({ body: { rows } }))
    const { records } = await admin.staff.list({ query: { search: 'odd', sort: 'email' } })
    expect(records).toMatchObject(rows.map((row) => ({ ...row, type: 'staff', gender: null, enabled: true })))
  })

  test('of 5,000 rows one bad line keeps all out', async () => {
    const lines = Array.from({ length: 5000 }, (_, index) => `pupil${index}@school.example,Pupil ${index},student`)
    const whole = ['email,name,type', ...lines]
    const bad = [...whole]
    bad[3210] = 'pupil3209@school.example,Pupil,pupil'
    const refused = await house.isb(['staff', 'import', '-', '--yes', '--lang', 'zh'], { input: bad.join('\n'), exit: 1 })
    expect(refused.code).toBe(1)
    expect(refused.out).toMatch(/^3211 +pupil3209@school.example +无法导入 +无法识别的类型“pupil”/m)
    expect((await admin.staff.list({ query: { search: 'pupil' } })).total).toBe(0)
    expect(await house.isb(['staff', 'import', '-', '--yes'], { input: whole.join('\n') })).toMatchObject({
      err: 'Imported: created 5000\n',
    })
    expect((await admin.staff.list({ query: { search: 'pupil4999' } })).records[0]).toMatchObject({ name: 'Pupil 4999', type: 'student' })
  })

  test('what an export wrote is what an import finds', async () => {
    for (const lang of ['en', 'zh']) {
      await house.isb(['staff', 'export', '-o', at(`${lang}.csv`), '--lang', lang])
      const said = await house.isb(['staff', 'import', at(`${lang}.csv`), '--dry-run', '--json'])
      expect(JSON.parse(said.out)).toMatchObject({ counts: { created: 0, changed: 0 } })
    }
  })

  test('an importer raises nobody, changes nobody above, and locks out no administrator', async () => {
    const tom = await house.person('nobody')
    const role = await admin.roles.create({ body: { name: 'Importer', menuIds: [await menuId(admin, 'upms:staff:import')] } })
    const { id } = await account(admin, 'nobody@school.example')
    await admin.staff.addRole({ path: { staffId: id, roleId: role.id } })
    type Rows = Input<'staff.import'>['body']['rows']
    const bring = (...rows: Rows) => ended(tom, tom.staff.import({ body: { rows, dryRun: false } }))
    const reasons = async (...rows: Rows) => (await bring(...rows)).results.map(({ reason }) => reason)
    expect(await reasons({ email: 'admin@school.example', name: 'Mine' })).toEqual(['ACCOUNT_HOLDS_MORE'])
    expect(await reasons({ email: 'front@school.example', name: 'Mine' })).toEqual(['ACCOUNT_HOLDS_MORE'])
    expect(await reasons({ email: 'wu.tan@school.example', name: 'Wu Tan', enabled: false })).toEqual(['CODE_NOT_HELD'])
    expect((await refusal(bring({ email: 'nobody@school.example', name: 'Tom Baker', roles: ['Administrator'] }))).code).toBe(4)
    const { version } = await admin.roles.get({ path: { roleId: role.id } })
    const more = ['upms:staff:import', 'upms:staff:assign', 'upms:staff:enable']
    await admin.roles.assign({
      path: { roleId: role.id },
      body: { menuIds: await Promise.all(more.map((code) => menuId(admin, code))), version },
    })
    expect(await reasons({ email: 'nobody@school.example', name: 'Tom Baker', roles: ['Administrator'] })).toEqual(['ADMINISTRATOR_ONLY'])
    expect(await reasons({ email: 'new@school.example', name: 'New', roles: ['Front office'] })).toEqual(['ROLE_NOT_HELD'])
    expect(await reasons({ email: 'nobody@school.example', name: 'Tom Baker', enabled: false })).toEqual(['STAFF_SELF'])
    expect(await bring({ email: 'new@school.example', name: 'New', roles: ['Importer'] })).toMatchObject({
      state: 'Done',
      counts: { created: 1 },
    })
  })
})

describe('a connection that breaks', () => {
  const many = (name: string) => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `many${index}@school.example,${name} ${index}`)
    return file('many.csv', ['email,name', ...lines].join('\n'))
  }
  let between: Server
  let polled: (path: string) => 'passes' | 'is cut off' | 'hangs'
  let answers: (path: string) => Promise<void> = () => Promise.resolve()
  let env: Record<string, string> = {}
  beforeAll(async () => {
    between = createServer((incoming, outgoing) => {
      const path = incoming.url ?? '/'
      const fate = path.includes('/runs/') ? polled(path) : 'passes'
      if (fate === 'is cut off') incoming.socket.destroy()
      if (fate !== 'passes') return
      const onward = request(new URL(path, house.server.url), { method: incoming.method, headers: incoming.headers }, (answer) => {
        void answers(path).then(() => {
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
          answer.pipe(outgoing)
        })
      })
      incoming.pipe(onward)
    })
    await new Promise<void>((resolve) => void between.listen(0, '127.0.0.1', resolve))
    const { port } = between.address() as { port: number }
    env = { ISB_HOST: `http://127.0.0.1:${port}`, ISB_TOKEN: (await house.person('admin')).session()?.token ?? '' }
  })
  afterAll(async () => {
    between.closeAllConnections()
    await new Promise((resolve) => void between.close(resolve))
  })

  test('is taken up again while a run is followed, and the run is done once', async () => {
    let seen = 0
    polled = () => (seen++ < 4 ? 'is cut off' : 'passes')
    const said = await house.isb(['staff', 'import', many('Many'), '--yes'], { env })
    expect(said).toMatchObject({ code: 0, err: expect.stringContaining('Imported: created 20000') })
    expect(said.err.match(/Connection lost/g)).toHaveLength(1)
    expect((await (await house.person('admin')).staff.list({ query: { search: 'many1999' } })).total).toBe(11)
  })

  test('left with Ctrl-C where the server cannot be told says how to go on, and the run is watched from another terminal', async () => {
    const firstPoll = new Promise<string>((resolve) => {
      polled = (path) => {
        resolve(path.split('/').at(-1) ?? '')
        return 'hangs'
      }
    })
    const isb = join(import.meta.dirname, '../../apps/cli/bin/isb.cjs')
    const child = spawn(process.execPath, [isb, 'staff', 'import', many('Very many'), '--yes'], {
      env: { PATH: process.env['PATH'], ISB_CONFIG_DIR: folder, ISB_LANG: 'en', ...env },
    })
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    const id = await firstPoll
    child.kill('SIGINT')
    expect(await new Promise((resolve) => void child.once('close', resolve))).toBe(130)
    expect(err).toContain(`isb runs watch ${id}`)
    expect(err).toContain(`isb runs cancel ${id}`)
    const watched = await house.isb(['runs', 'watch', id])
    expect(watched).toMatchObject({ code: 0, err: expect.stringMatching(/Done, 20000 of 20000: changed 20000/) })
    expect(await house.isb(['runs', 'cancel', id], { exit: 3 })).toMatchObject({ err: expect.stringContaining('This run is over') })
  })

  // S-39
  test('left with Ctrl-C stops the import at the server, and nothing of it is changed', async () => {
    const firstPoll = new Promise<string>((resolve) => {
      polled = (path) => {
        if (path.endsWith('/cancel')) return 'passes'
        resolve(path.split('/').at(-1) ?? '')
        return 'hangs'
      }
    })
    const isb = join(import.meta.dirname, '../../apps/cli/bin/isb.cjs')
    const child = spawn(process.execPath, [isb, 'staff', 'import', many('Left'), '--yes'], {
      env: { PATH: process.env['PATH'], ISB_CONFIG_DIR: folder, ISB_LANG: 'en', ...env },
    })
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    const id = await firstPoll
    child.kill('SIGINT')
    expect(await new Promise((resolve) => void child.once('close', resolve))).toBe(130)
    expect(err).toContain(`Stopped run ${id} on the server. Nothing of it was changed.`)
    const admin = await house.person('admin')
    expect(await admin.runs.get({ path: { runId: Number(id) } })).toMatchObject({ state: 'Cancelled' })
    expect((await admin.staff.list({ query: { search: 'left' } })).total).toBe(0)
  })

  test('left with Ctrl-C before the server has answered stops the import too', async () => {
    polled = () => 'passes'
    const answer = Promise.withResolvers<void>()
    const asked = new Promise<void>((resolve) => {
      answers = (path) => {
        if (!path.endsWith('/import')) return Promise.resolve()
        resolve()
        return answer.promise
      }
    })
    const isb = join(import.meta.dirname, '../../apps/cli/bin/isb.cjs')
    const child = spawn(process.execPath, [isb, 'staff', 'import', many('Early'), '--yes'], {
      env: { PATH: process.env['PATH'], ISB_CONFIG_DIR: folder, ISB_LANG: 'en', ...env },
    })
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
    await asked
    child.kill('SIGINT')
    answer.resolve()
    expect(await new Promise((resolve) => void child.once('close', resolve))).toBe(130)
    answers = () => Promise.resolve()
    expect(err).toMatch(/Stopped run \d+ on the server\. Nothing of it was changed\./)
    expect((await (await house.person('admin')).staff.list({ query: { search: 'early' } })).total).toBe(0)
  })

  test('is stopped by whoever began it, and leaves nothing behind', async () => {
    const began = new Promise<string>((resolve) => {
      polled = (path) => {
        resolve(path.split('/').at(-1) ?? '')
        return 'passes'
      }
    })
    const said = house.isb(['staff', 'import', many('Stopped'), '--yes'], { env, exit: 1 })
    const id = await began
    const other = await house.person('it')
    expect(await refusal(other.runs.cancel({ path: { runId: Number(id) } }))).toMatchObject({ code: 2, reason: 'RUN_NOT_FOUND' })
    expect(await house.isb(['runs', 'cancel', id])).toMatchObject({ err: expect.stringContaining(`Run ${id} is stopped`) })
    expect(await said).toMatchObject({ err: expect.stringContaining('Cancelled') })
    const admin = await house.person('admin')
    expect((await admin.staff.list({ query: { search: 'stopped' } })).total).toBe(0)
    expect(await admin.runs.get({ path: { runId: Number(id) } })).toMatchObject({ state: 'Cancelled' })
  })
})
