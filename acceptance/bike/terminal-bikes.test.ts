// A day of the bike room in scripts, with nobody to ask.
import type { Schema } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type Person } from '../lib/house.ts'
import { unencumbered } from '../lib/people.ts'
import { pixel } from '../lib/pixel.ts'
import { lines, ndjson, openFolder, signIn, type Row } from '../lib/terminal.ts'

const house = openHouse()
const { file } = openFolder()
type RentRow = Row & { rent: Schema<'Rent'> | null }
type RequestRow = Row & { request: Schema<'Rent'> | null }

let admin: Person
let students: string[]
beforeAll(async () => {
  admin = await house.person('admin')
  students = await unencumbered(house, 'student')
})

describe('the bike room', () => {
  let desk: Person
  /** What the bike room may not do: with the administrator's token, which stands above the session of the profile. */
  const asAdmin = () => ({ env: { ISB_TOKEN: admin.session()?.token ?? '' } })
  beforeAll(async () => {
    desk = await house.person('bikes')
    await signIn(house, 'bikes')
  })

  test('a file of bikes is shown first and refused by line, and comes in whole', async () => {
    const wrong = file('wrong.csv', 'number,brand,location\nT-1,Giant Escape 3,Story rack\n,Giant,\nT-2,Trek,\nt-1,Trek,\n')
    const refused = await house.isb(['bike', 'import', wrong], { exit: 1 })
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was imported') })
    expect(refused.out).toMatch(/^3 .*the number is missing$/m)
    expect(refused.out).toMatch(/^5 +t-1 .*more than once$/m)
    const right = file('right.csv', '自行车编号,品牌,位置\nT-1,Giant Escape 3,故事车架\nT-2,Trek FX 2,故事车架\nT-3,,故事车架\nB-042,,\n')
    const shown = await house.isb(['bike', 'import', right, '--dry-run'])
    expect(shown).toMatchObject({ code: 0, err: 'Checked; nothing was changed. The import would give: created 3, unchanged 1\n' })
    expect((await desk.bike.list({ query: { search: '故事' } })).total).toBe(0)
    // Nobody can be asked: a script says yes beforehand.
    expect(await house.isb(['bike', 'import', right], { exit: 64 })).toMatchObject({
      err: expect.stringContaining(`isb bike import ${right} --yes`),
    })
    expect(await house.isb(['bike', 'import', right, '--yes'])).toMatchObject({ err: 'Imported: created 3, unchanged 1\n' })
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
    await house.isb(['bike', 'update', 't-9', '--location', 'Library rack', '--no-picture'])
    const [bike] = (await desk.bike.list({ query: { search: 'T-9' } })).records
    expect(bike).toMatchObject({ location: 'Library rack', brand: 'Brompton C Line', pictureId: null })
    expect(await house.isb(['bike', 'delete', 'T-9'], { exit: 1 })).toMatchObject({ err: expect.stringContaining('bike:list:delete') })
    expect(await house.isb(['bike', 'delete', 'T-9'], { ...asAdmin(), exit: 64 })).toMatchObject({
      out: '',
      err: expect.stringContaining('isb bike delete T-9 --yes'),
    })
    expect((await desk.bike.list({ query: { search: 'T-9' } })).total).toBe(1)
    await house.isb(['bike', 'delete', 'T-9', '--yes'], asAdmin())
    expect(await house.isb(['bike', 'get', 'T-9'], { exit: 1 })).toMatchObject({ err: expect.stringContaining('There is no bike “T-9”') })
  })

  test('many are asked for at once: each record has its answer, and what counts against somebody is told', async () => {
    const [one = '', two = '', three = ''] = students
    const wanted = ndjson(
      { bike: 't-1', person: one, note: 'For a week' },
      { bike: 'T-2', person: one },
      { bike: 'T-3', person: two },
      { bike: 'T-99', person: three },
    )
    const said = await house.isb(['bike', 'rent', '-', '--yes', '--ndjson'], { input: wanted, exit: 1 })
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
    const said = await house.isb(['bike', 'rent', '-', '--yes'], {
      input: ndjson({ bike: 'T-2', person: students[2] }, { bike: 'T-2', persn: 'x' }),
      exit: 1,
    })
    expect(said).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/line 2: there is no field persn/) })
    expect((await desk.bike.listRents()).total).toBe(before)
  })

  test('the queue is piped into its decisions; the second is told who was first, and the rest goes on', async () => {
    const queue = await house.isb(['bike', 'rents', '--confirmation', 'pending', '--search', '故事', '--ndjson'])
    const [first, second] = lines<Schema<'Rent'>>(queue.out)
    expect([first?.bike.number, second?.bike.number]).toEqual(['T-1', 'T-3'])
    await admin.bike.rejectRent({ path: { rentId: first?.id ?? 0 }, body: { reason: 'The chain is broken' } })
    const said = await house.isb(['bike', 'confirm-rent', '-', '--yes'], { input: queue.out, exit: 1 })
    expect(said.code).toBe(1)
    expect(said.out).toMatch(new RegExp(`^${first?.id} +failed$`, 'm'))
    expect(said.out).toMatch(new RegExp(`^${second?.id} +done +T-3 .* Confirmed +\\d{4}-\\d\\d-\\d\\d$`, 'm'))
    expect(said.err).toContain(`  ${first?.id}: He Jing was first: this is already rejected`)
    const chinese = await house.isb(['bike', 'reject-rent', String(second?.id), '--reason', '轮胎没气', '--lang', 'zh'], { exit: 1 })
    expect(chinese).toMatchObject({ code: 1, err: expect.stringContaining('该申请已确认') })
    // A list of bikes is no list of rents, though both have ids.
    const bikes = await house.isb(['bike', 'list', '--ndjson'])
    expect(await house.isb(['bike', 'confirm-rent', '-'], { input: bikes.out, exit: 1 })).toMatchObject({ out: '' })
    await house.isb(['bike', 'confirm-rent', '-'], { input: '' })
    expect(await house.isb(['bike', 'reject-rent', '1'], { exit: 64 })).toMatchObject({ err: '--reason is missing\n' })
  })

  test('what came back is confirmed and checked through pipes, and stands on the list', async () => {
    const asked = await house.isb(['bike', 'request-return', '--bike', 'T-3', '--bike', 'T-2', '--note', 'At the library', '--ndjson'], {
      exit: 1,
    })
    expect(asked.code).toBe(1)
    expect(lines<RequestRow>(asked.out).map(({ outcome, error }) => [outcome, error?.reason])).toEqual([
      ['done', undefined],
      ['failed', 'BIKE_NOT_OUT'],
    ])
    const confirmed = await house.isb(['bike', 'confirm-return', '-', '--ndjson', '--yes'], { input: asked.out })
    expect(lines<RequestRow>(confirmed.out)).toMatchObject([
      { outcome: 'done', request: { confirmation: 'Confirmed', note: 'At the library' } },
    ])
    const back = await house.isb(['bike', 'list', '--status', 'returned', '--search', 'T-3', '--ndjson'])
    expect(await house.isb(['bike', 'return', '-', '--yes'], { input: back.out })).toMatchObject({
      out: expect.stringMatching(/^T-3 +done +Available$/m),
    })
    await house.isb(['bike', 'maintain', 'T-1', 'T-3', '--note', 'New chain', '--yes'])
    expect((await house.isb(['bike', 'list', '--status', 'under-maintenance', '--search', '故事', '--lang', 'zh'])).out).toMatch(
      /^T-3 +维修中 .*故事车架 .*New chain$/m,
    )
    expect((await house.isb(['bike', 'history', 'T-3'])).out).toContain('Put a bike under maintenance')
  })

  test('a bike is handed over in one step, and stands in what one has', async () => {
    const email = students[5] ?? ''
    const said = await house.isb(['bike', 'rent', '--bike', 'T-2', '--for', email, '--confirm'])
    expect(said).toMatchObject({ code: 0, err: expect.stringMatching(/^Bike T-2 is with .+ until \d{4}-/) })
    expect((await house.isb(['bike', 'allowance', email.toUpperCase()])).out).toMatch(/^\d+ +T-2 +Confirmed +\d{4}-/m)
    expect((await house.isb(['bike', 'rents', '--person', email, '--out', '--bike', 'T-2', '--ndjson'])).out.match(/\n/g)).toHaveLength(1)
    await house.isb(['bike', 'return', 'T-2'])
    const again = await house.isb(['bike', 'rent', '--bike', 'T-3', '--for', email], { exit: 3 })
    expect(again).toMatchObject({ code: 3, out: '', err: 'This bike cannot be rented at the moment\n' })
  })

  test('settings are changed by name, and the queue is a file too', async () => {
    expect(await house.isb(['bike', 'settings', 'maxRents=2', '--lang', 'zh'], asAdmin())).toMatchObject({
      out: expect.stringMatching(/^maxRents \(同时可租数量\) +2$/m),
    })
    expect((await desk.bike.settings()).maxRents).toBe(2)
    expect(await house.isb(['bike', 'settings', 'maxRents=many'], { ...asAdmin(), exit: 64 })).toMatchObject({ out: '' })
    await house.isb(['bike', 'settings', 'maxRents=1'], asAdmin())
    expect((await house.isb(['bike', 'export-rents', '--search', 'T-1', '--lang', 'zh'])).out).toMatch(/^\uFEFF?自行车编号,/)
    // The list of bikes as a file says who has each and until when, by the name that the reader's language has for them.
    const { records } = await desk.bike.list({ query: { status: 'In use', pageSize: 100 } })
    const out = records.find(({ rent }) => rent?.person?.nameZh)
    const file = (await house.isb(['bike', 'export', '--lang', 'zh'])).out
    expect(file.split('\r\n').find((line) => line.startsWith(`${out?.number},`))).toContain(
      `,${out?.rent?.person?.nameZh},${out?.rent?.dueOn},`,
    )
  })
})
