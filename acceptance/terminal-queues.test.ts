// The queues from the terminal: a day of the bike room and of the security desk in scripts, with nobody to ask; and an integrator's script beside it.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createIsb, memorySession, type Schema } from '@isb/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type Person, password, type Said } from './lib/house.ts'

const house = openHouse()
const folder = mkdtempSync(join(tmpdir(), 'isb-queues-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = (name: string, text: string | Uint8Array) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const signIn = async (name: string) =>
  void (await house.isb(['login', '--host', house.server.url, '--email', `${name}@school.example`, '--password-stdin'], {
    input: `${password}\n`,
  }))
const lines = <Row>(text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row)
const ndjson = (...records: object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('')
interface Row {
  id: number | null
  outcome: string
  error: { reason: string; message: string } | null
}
type RentRow = Row & { rent: Schema<'Rent'> | null }
type RequestRow = Row & { request: Schema<'Rent'> | null }

let admin: Person
let students: string[]
let parents: string[]
beforeAll(async () => {
  admin = await house.person('admin')
  const free = async (type: string) =>
    (
      await house.server.pool.query<{ email: string }>(
        `select email from staff s where type = $1 and enabled
          and not exists (select from bike_rent r where r.person_id = s.id) and not exists (select from vehicle_pass v where v.person_id = s.id) order by id`,
        [type],
      )
    ).rows.map(({ email }) => email)
  ;[students, parents] = [await free('student'), await free('parent')]
})

describe('the bike room', () => {
  let desk: Person
  /** What the bike room may not do: with the administrator's token, which stands above the session of the profile. */
  const asAdmin = () => ({ env: { ISB_TOKEN: admin.session()?.token ?? '' } })
  beforeAll(async () => {
    desk = await house.person('bikes')
    await signIn('bikes')
  })

  test('a file of bikes is shown first and refused by line, and comes in whole', async () => {
    const wrong = file('wrong.csv', 'number,brand,location\nT-1,Giant Escape 3,Story rack\n,Giant,\nT-2,Trek,\nt-1,Trek,\n')
    const refused = await house.isb(['bike', 'import', wrong])
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was imported') })
    expect(refused.out).toMatch(/^3 .*the number is missing$/m)
    expect(refused.out).toMatch(/^5 +t-1 .*more than once$/m)
    const right = file('right.csv', '车辆编号,品牌,位置\nT-1,Giant Escape 3,故事车架\nT-2,Trek FX 2,故事车架\nT-3,,故事车架\nB-042,,\n')
    const shown = await house.isb(['bike', 'import', right, '--dry-run'])
    expect(shown).toMatchObject({ code: 0, err: 'Checked, nothing was changed. It would be: created 3, unchanged 1\n' })
    expect((await desk.bike.list({ query: { search: '故事' } })).total).toBe(0)
    // Nobody can be asked: a script says yes beforehand.
    expect(await house.isb(['bike', 'import', right])).toMatchObject({
      code: 2,
      err: expect.stringContaining(`isb bike import ${right} --yes`),
    })
    expect(await house.isb(['bike', 'import', right, '--yes'])).toMatchObject({ code: 0, err: 'Imported: created 3, unchanged 1\n' })
    expect(
      (await desk.bike.list({ query: { search: '故事', sort: 'number' } })).records.map(({ number, brand }) => [number, brand]),
    ).toEqual([
      ['T-1', 'Giant Escape 3'],
      ['T-2', 'Trek FX 2'],
      ['T-3', ''],
    ])
  })

  test('a bike is added with its picture, changed, and deleted only when somebody says so', async () => {
    const picture = file('bike.png', pixel)
    const made = await house.isb(['bike', 'create', 'T-9', '--brand', 'Brompton C Line', '--picture', picture, '--json'])
    const { pictureId } = JSON.parse(made.out) as Schema<'Bike'>
    expect(pictureId).toBeGreaterThan(0)
    expect(await house.isb(['bike', 'update', 't-9', '--location', 'Library rack', '--no-picture'])).toMatchObject({ code: 0 })
    const [bike] = (await desk.bike.list({ query: { search: 'T-9' } })).records
    expect(bike).toMatchObject({ location: 'Library rack', brand: 'Brompton C Line', pictureId: null })
    expect(await house.isb(['bike', 'delete', 'T-9'])).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('isb bike delete T-9 --yes'),
    })
    expect((await desk.bike.list({ query: { search: 'T-9' } })).total).toBe(1)
    expect(await house.isb(['bike', 'delete', 'T-9', '--yes'], asAdmin())).toMatchObject({ code: 0 })
    expect(await house.isb(['bike', 'get', 'T-9'])).toMatchObject({ code: 1, err: expect.stringContaining('There is no bike “T-9”') })
  })

  test('many are asked for at once: each record has its answer, and what counts against somebody is told', async () => {
    const [one = '', two = '', three = ''] = students
    const wanted = ndjson(
      { bike: 't-1', person: one, note: 'For a week' },
      { bike: 'T-2', person: one },
      { bike: 'T-3', person: two },
      { bike: 'T-99', person: three },
    )
    const said = await house.isb(['bike', 'rent', '-', '--ndjson'], { input: wanted })
    expect(said.code).toBe(1)
    const rows = lines<RentRow>(said.out)
    expect(rows.map(({ outcome, error, rent }) => [outcome, error?.reason, rent?.bike.number, rent?.confirmation])).toEqual([
      ['done', undefined, 'T-1', 'Pending'],
      ['failed', 'BIKE_LIMIT_REACHED', undefined, undefined],
      ['done', undefined, 'T-3', 'Pending'],
      ['failed', 'NO_BIKE', undefined, undefined],
    ])
    const { error } = lines<{ error: { message: string; errors: { message: string }[] } }>(said.err)[0] ?? {
      error: { message: '', errors: [] },
    }
    expect(error.errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^line 2 \(T-2\): 1 of 1: bike T-1/),
      'line 4 (T-99): There is no bike “T-99”',
    ])
    expect((await desk.bike.listRents({ query: { search: 'T-1' } })).records).toMatchObject([
      { note: 'For a week', submittedBy: { name: 'Zheng Rui' } },
    ])
  })

  test('a record with a mistake sends nothing at all', async () => {
    const before = (await desk.bike.listRents()).total
    const said = await house.isb(['bike', 'rent', '-'], {
      input: ndjson({ bike: 'T-2', person: students[2] }, { bike: 'T-2', persn: 'x' }),
    })
    expect(said).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/line 2: there is no field persn/) })
    expect((await desk.bike.listRents()).total).toBe(before)
  })

  test('the queue is piped into its decisions; the second is told who was first, and the rest goes on', async () => {
    const queue = await house.isb(['bike', 'rents', '--confirmation', 'pending', '--search', '故事', '--ndjson'])
    const [first, second] = lines<Schema<'Rent'>>(queue.out)
    expect([first?.bike.number, second?.bike.number]).toEqual(['T-1', 'T-3'])
    await admin.bike.rejectRent({ path: { rentId: first?.id ?? 0 }, body: { reason: 'The chain is broken' } })
    const said = await house.isb(['bike', 'confirm-rent', '-'], { input: queue.out })
    expect(said.code).toBe(1)
    expect(said.out).toMatch(new RegExp(`^${first?.id} +failed$`, 'm'))
    expect(said.out).toMatch(new RegExp(`^${second?.id} +done +T-3 .* Confirmed +\\d{4}-\\d\\d-\\d\\d$`, 'm'))
    expect(said.err).toContain(`  ${first?.id}: He Jing was first: this is rejected already`)
    const chinese = await house.isb(['bike', 'reject-rent', String(second?.id), '--reason', '轮胎没气', '--lang', 'zh'])
    expect(chinese).toMatchObject({ code: 1, err: expect.stringContaining('郑锐已先处理：该申请已确认') })
    // A list of bikes is no list of rents, though both have ids.
    const bikes = await house.isb(['bike', 'list', '--ndjson'])
    expect(await house.isb(['bike', 'confirm-rent', '-'], { input: bikes.out })).toMatchObject({ code: 1, out: '' })
    expect(await house.isb(['bike', 'confirm-rent', '-'], { input: '' })).toMatchObject({ code: 0 })
    expect(await house.isb(['bike', 'reject-rent', '1'])).toMatchObject({ code: 2, err: '--reason is missing\n' })
  })

  test('what came back is confirmed and checked through pipes, and stands on the list', async () => {
    const asked = await house.isb(['bike', 'request-return', '--bike', 'T-3', '--bike', 'T-2', '--note', 'At the library', '--ndjson'])
    expect(asked.code).toBe(1)
    expect(lines<RequestRow>(asked.out).map(({ outcome, error }) => [outcome, error?.reason])).toEqual([
      ['done', undefined],
      ['failed', 'BIKE_NOT_OUT'],
    ])
    const confirmed = await house.isb(['bike', 'confirm-return', '-', '--ndjson'], { input: asked.out })
    expect(lines<RequestRow>(confirmed.out)).toMatchObject([
      { outcome: 'done', request: { confirmation: 'Confirmed', note: 'At the library' } },
    ])
    const back = await house.isb(['bike', 'list', '--status', 'returned', '--search', 'T-3', '--ndjson'])
    expect(await house.isb(['bike', 'return', '-'], { input: back.out })).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^T-3 +done +Available$/m),
    })
    expect(await house.isb(['bike', 'maintain', 'T-1', 'T-3', '--note', 'New chain'])).toMatchObject({ code: 0 })
    expect((await house.isb(['bike', 'list', '--status', 'under-maintenance', '--search', '故事', '--lang', 'zh'])).out).toMatch(
      /^T-3 +维修中 .*故事车架 .*New chain$/m,
    )
    expect((await house.isb(['bike', 'history', 'T-3'])).out).toContain('Took a bike out for maintenance')
  })

  test('a bike is handed over in one step, and stands in what one has', async () => {
    const email = students[5] ?? ''
    const said = await house.isb(['bike', 'rent', '--bike', 'T-2', '--for', email, '--confirm'])
    expect(said).toMatchObject({ code: 0, err: expect.stringMatching(/^Bike T-2 is with .+ until \d{4}-/) })
    expect((await house.isb(['bike', 'allowance', email.toUpperCase()])).out).toMatch(/^\d+ +T-2 +Confirmed +\d{4}-/m)
    expect((await house.isb(['bike', 'rents', '--person', email, '--out', '--bike', 'T-2', '--ndjson'])).out.match(/\n/g)).toHaveLength(1)
    expect(await house.isb(['bike', 'return', 'T-2'])).toMatchObject({ code: 0 })
    const again = await house.isb(['bike', 'rent', '--bike', 'T-3', '--for', email])
    expect(again).toMatchObject({ code: 1, out: '', err: 'This bike cannot be rented now\n' })
  })

  test('settings are changed by name, and the queue is a file too', async () => {
    expect(await house.isb(['bike', 'settings', 'maxRents=2', '--lang', 'zh'], asAdmin())).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^maxRents \(同时可租数量\) +2$/m),
    })
    expect((await desk.bike.settings()).maxRents).toBe(2)
    expect(await house.isb(['bike', 'settings', 'maxRents=many'], asAdmin())).toMatchObject({ code: 2, out: '' })
    await house.isb(['bike', 'settings', 'maxRents=1'], asAdmin())
    expect((await house.isb(['bike', 'export-rents', '--search', 'T-1', '--lang', 'zh'])).out).toMatch(/^\uFEFF?车辆编号,/)
  })
})

describe('the security desk', () => {
  let desk: Person
  const plates = ['沪Z·70001', '沪Z·70002', '沪Z·70003']
  beforeAll(async () => {
    desk = await house.person('security')
    await signIn('security')
  })

  test('applications come in from a file with their images, and by options', async () => {
    const image = file('certificate.png', pixel)
    const [one = '', two = ''] = parents
    const input = ndjson({ plate: plates[0], person: one, certificate: image }, { plate: plates[1], person: two, type: 'alien' })
    const said = await house.isb(['vehicles', 'apply', '-', '--brand', 'Volvo', '--ndjson'], { input })
    expect(said.code).toBe(1)
    expect(lines<Row & { pass: Schema<'Pass'> | null }>(said.out)).toMatchObject([
      {
        outcome: 'done',
        pass: { plate: plates[0], type: 'parent', email: one, brand: 'Volvo', status: 'Pending', certificateId: expect.any(Number) },
      },
      { outcome: 'failed', error: { reason: 'PASS_TYPE' }, pass: null },
    ])
    expect(await house.isb(['vehicles', 'apply', '--plate', plates[1] ?? '', '--for', two, '--color', 'white'])).toMatchObject({ code: 0 })
    const fixed = await house.isb(['vehicles', 'update', plates[1] ?? '', '--color', '白色', '--json'])
    expect(JSON.parse(fixed.out)).toMatchObject({ color: '白色', brand: '' })
  })

  test('the queue is decided through a pipe, until the end of the school year; the gate opens', async () => {
    expect(await house.isb(['vehicles', 'check', 'z70001'])).toMatchObject({
      code: 1,
      out: expect.stringMatching(/DO NOT LET IN[\s\S]*Applied for/),
    })
    const queue = await house.isb(['vehicles', 'list', '--status', 'pending', '--search', 'Z7000', '--ndjson'])
    const said = await house.isb(['vehicles', 'confirm', '-', '--ndjson'], { input: queue.out })
    expect(said.code).toBe(0)
    const { yearEnds } = await desk.vehicle.settings()
    expect(lines<Row & { pass: Schema<'Pass'> }>(said.out).map(({ pass }) => [pass.plate, pass.expiresOn?.slice(5)])).toEqual([
      [plates[0], yearEnds],
      [plates[1], yearEnds],
    ])
    const open = await house.isb(['vehicles', 'check', 'HU', 'z-70001', '--lang', 'zh'])
    expect(open).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/放行[\s\S]*沪Z·70001/) })
    const again = await house.isb(['vehicles', 'reject', plates[0] ?? '', '--reason', 'Too late'])
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('Guo Qiang was first: this is confirmed already') })
  })

  test('a barrier has an answer a line, in order, and goes on', async () => {
    const said = await house.isb(['vehicles', 'check', '-'], { input: `${plates[0]}\n\nNO-SUCH-1\n${'x'.repeat(21)}\nz70002\n` })
    expect(lines<{ asked: string; admitted: boolean; reason: string | null; error?: { code: number } }>(said.out)).toMatchObject([
      { asked: plates[0], admitted: true, reason: null },
      { asked: 'NO-SUCH-1', admitted: false, reason: 'PLATE_UNKNOWN' },
      { admitted: false, error: { code: 1 } },
      { asked: 'z70002', admitted: true },
    ])
    expect(said).toMatchObject({ code: 1, err: '1 of 4 plates could not be checked\n' })
  })

  test('a pass is taken back and given again by its plate; next year’s begins with it', async () => {
    const [plate = ''] = plates
    expect(await house.isb(['vehicles', 'void', plate, '--reason', 'The car was sold'])).toMatchObject({ code: 0 })
    expect((await house.isb(['vehicles', 'check', plate])).out).toMatch(/DO NOT LET IN[\s\S]*Cancelled/)
    expect(await house.isb(['vehicles', 'renew', plate, '--until', '2001-01-01'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('must not lie in the past'),
    })
    expect(await house.isb(['vehicles', 'renew', plate])).toMatchObject({ code: 0 })
    const next = JSON.parse((await house.isb(['vehicles', 'apply', '--renews', plate, '--json'])).out) as Schema<'Pass'>
    expect(next).toMatchObject({ plate, status: 'Pending', email: parents[0], brand: 'Volvo', submittedBy: { name: 'Guo Qiang' } })
    // Two passes now: one alone must be meant, unless only one can be decided.
    const several = await house.isb(['vehicles', 'get', plate])
    expect(several).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(new RegExp(`has 2 passes[\\s\\S]*  ${next.id}: ${plate}, .*, pending`)),
    })
    expect(await house.isb(['vehicles', 'reject', plate, '--reason', 'One is enough'])).toMatchObject({ code: 0 })
    expect((await desk.vehicle.get({ path: { passId: next.id } })).status).toBe('Rejected')
    expect((await house.isb(['vehicles', 'code', plate])).out).toMatch(/^ISB1\.\S+\n$/)
  })

  test('who may not is told so, in JSON where that is asked for', async () => {
    await signIn('nobody')
    const said = await house.isb(['vehicles', 'list', '--json'])
    expect(said).toMatchObject({ code: 1, out: '' })
    expect(JSON.parse(said.err)).toMatchObject({ error: { code: 4, reason: 'NO_PERMISSION' } })
    expect(await house.isb(['vehicles', 'check', '-'], { input: `${plates[0]}\n` })).toMatchObject({ code: 1, out: '' })
  })
})

describe('an integrator', () => {
  const script = `import { createIsb, memorySession } from '@isb/sdk'
const [host, token, student, parent, bike, plate] = process.argv.slice(2)
const isb = createIsb({ host, session: memorySession({ token, authHeaderSchema: 'Bearer' }) })
const [rider] = await isb.bike.people({ query: { search: student } })
const [driver] = await isb.vehicle.people({ query: { search: parent } })
const [free] = await isb.bike.options({ query: { search: bike } })
const rent = await isb.bike.requestRent({ body: { bikeId: free.id, personId: rider.id } })
const pass = await isb.vehicle.create({ body: { personId: driver.id, applicantName: driver.name, email: driver.email, type: 'parent', plate } })
for await (const _ of process.stdin); // Until it is told that somebody has decided.
console.log(JSON.stringify([await isb.bike.getRent({ path: { rentId: rent.id } }), await isb.vehicle.get({ path: { passId: pass.id } })]))
`
  const scopes = ['bike:rent:create', 'bike:rent:on-behalf', 'vehicle:create', 'vehicle:on-behalf']

  test('asks for people with ten lines and a token, and sees what the desks decided', async () => {
    const { id: roleId } = await admin.roles.create({
      body: {
        name: 'Kiosk',
        menuIds: (await admin.roles.menuOptions()).filter(({ code }) => scopes.includes(code)).map(({ id }) => id),
      },
    })
    const { id: staffId } = await admin.staff.create({
      body: { name: 'Kiosk', email: 'kiosk@school.example', type: 'other', service: true, roleIds: [roleId] },
    })
    const expiresAt = new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString()
    const { secret } = await admin.staff.createToken({ path: { staffId }, body: { name: 'Kiosk', scopes, expiresAt } })
    const { number } = await admin.bike.create({ body: { number: 'K-1' } })
    const [student = '', parent = '', plate] = [students[8], parents[8], '沪Z·80001']

    const home = join(folder, 'integrator')
    mkdirSync(join(home, 'node_modules/@isb'), { recursive: true })
    symlinkSync(join(import.meta.dirname, '../packages/sdk'), join(home, 'node_modules/@isb/sdk'))
    writeFileSync(join(home, 'kiosk.mjs'), script)
    let child: ReturnType<typeof execFile> | undefined
    const ended = new Promise<Said>((resolve) => {
      child = execFile(
        process.execPath,
        [join(home, 'kiosk.mjs'), house.server.url, secret, student, parent, number, plate],
        { cwd: home, encoding: 'utf8' },
        (error, out, err) => resolve({ code: error ? 1 : 0, out, err }),
      )
    })

    const desk = createIsb({ host: house.server.url, session: memorySession(admin.session()) })
    const rentId = await expect
      .poll(async () => (await desk.bike.listRents({ query: { search: number } })).records[0]?.id, { timeout: 30_000 })
      .toBeGreaterThan(0)
      .then(async () => (await desk.bike.listRents({ query: { search: number } })).records[0]?.id)
    await expect.poll(async () => (await desk.vehicle.list({ query: { search: plate } })).total, { timeout: 30_000 }).toBe(1)
    await signIn('admin')
    expect(await house.isb(['bike', 'confirm-rent', String(rentId)])).toMatchObject({ code: 0 })
    expect(await house.isb(['vehicles', 'reject', plate, '--reason', 'The certificate is missing'])).toMatchObject({ code: 0 })
    child?.stdin?.end()

    const said = await ended
    expect(said).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(said.out)).toMatchObject([
      { bike: { number }, confirmation: 'Confirmed', decidedBy: { name: 'He Jing' }, submittedBy: { name: 'Kiosk' } },
      { plate, status: 'Rejected', reason: 'The certificate is missing', email: parent, submittedBy: { name: 'Kiosk' } },
    ])
    expect(script.trim().split('\n')).toHaveLength(10)
  })
})
