// A day of the security desk in scripts, with nobody to ask.
import type { Schema } from '@isb/sdk'
import { beforeAll, describe, expect, test } from 'vitest'
import { openHouse, type Person } from '../lib/house.ts'
import { unencumbered } from '../lib/people.ts'
import { pixel } from '../lib/pixel.ts'
import { lines, ndjson, openFolder, signIn, type Row } from '../lib/terminal.ts'

const house = openHouse()
const { file } = openFolder()
let parents: string[]
beforeAll(async () => void (parents = await unencumbered(house, 'parent')))

describe('the security desk', () => {
  let desk: Person
  const plates = ['沪Z·70001', '沪Z·70002', '沪Z·70003']
  beforeAll(async () => {
    desk = await house.person('security')
    await signIn(house, 'security')
  })

  test('applications come in from a file with their images, and by options', async () => {
    const image = file('certificate.png', pixel)
    const [one = '', two = ''] = parents
    const input = ndjson({ plate: plates[0], person: one, certificate: image }, { plate: plates[1], person: two, type: 'alien' })
    const said = await house.isb(['vehicles', 'apply', '-', '--yes', '--brand', 'Volvo', '--ndjson'], { input, exit: 1 })
    expect(said.code).toBe(1)
    expect(lines<Row & { pass: Schema<'Pass'> | null }>(said.out)).toMatchObject([
      {
        outcome: 'done',
        pass: { plate: plates[0], type: 'parent', email: one, brand: 'Volvo', status: 'Pending', certificateId: expect.any(Number) },
      },
      { outcome: 'failed', error: { reason: 'PASS_TYPE' }, pass: null },
    ])
    await house.isb(['vehicles', 'apply', '--plate', plates[1] ?? '', '--for', two, '--color', 'white'])
    const fixed = await house.isb(['vehicles', 'update', plates[1] ?? '', '--color', '白色', '--json'])
    expect(JSON.parse(fixed.out)).toMatchObject({ color: '白色', brand: '' })
  })

  test('the queue is decided through a pipe, until the end of the school year; the gate opens', async () => {
    expect(await house.isb(['vehicles', 'check', 'z70001'], { exit: 1 })).toMatchObject({
      out: expect.stringMatching(/DO NOT LET IN[\s\S]*Applied for/),
    })
    const queue = await house.isb(['vehicles', 'list', '--status', 'pending', '--search', 'Z7000', '--ndjson'])
    const said = await house.isb(['vehicles', 'confirm', '-', '--ndjson', '--yes'], { input: queue.out })
    expect(said.code).toBe(0)
    const { yearEnds } = await desk.vehicle.settings()
    expect(lines<Row & { pass: Schema<'Pass'> }>(said.out).map(({ pass }) => [pass.plate, pass.expiresOn?.slice(5)])).toEqual([
      [plates[0], yearEnds],
      [plates[1], yearEnds],
    ])
    const open = await house.isb(['vehicles', 'check', 'HU', 'z-70001', '--lang', 'zh'])
    expect(open).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/放行[\s\S]*沪Z·70001/) })
    const again = await house.isb(['vehicles', 'reject', plates[0] ?? '', '--reason', 'Too late'], { exit: 1 })
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('Already confirmed') })
  })

  test('a barrier has an answer a line, in order, and goes on', async () => {
    const said = await house.isb(['vehicles', 'check', '-'], { input: `${plates[0]}\n\nNO-SUCH-1\n${'x'.repeat(21)}\nz70002\n`, exit: 1 })
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
    await house.isb(['vehicles', 'void', plate, '--reason', 'The car was sold', '--yes'])
    expect((await house.isb(['vehicles', 'check', plate], { exit: 1 })).out).toMatch(/DO NOT LET IN[\s\S]*Cancelled/)
    expect(await house.isb(['vehicles', 'renew', plate, '--until', '2001-01-01', '--yes'], { exit: 1 })).toMatchObject({
      err: expect.stringContaining('cannot be in the past'),
    })
    await house.isb(['vehicles', 'renew', plate, '--yes'])
    const next = JSON.parse((await house.isb(['vehicles', 'apply', '--renews', plate, '--json'])).out) as Schema<'Pass'>
    expect(next).toMatchObject({ plate, status: 'Pending', email: parents[0], brand: 'Volvo', submittedBy: { name: 'Guo Qiang' } })
    // Two passes now: one alone must be meant, unless only one can be decided.
    const several = await house.isb(['vehicles', 'get', plate], { exit: 1 })
    expect(several).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(new RegExp(`has 2 passes[\\s\\S]*  ${next.id}: ${plate}, .*, pending`)),
    })
    await house.isb(['vehicles', 'reject', plate, '--reason', 'One is enough'])
    expect((await desk.vehicle.get({ path: { passId: next.id } })).status).toBe('Rejected')
    expect((await house.isb(['vehicles', 'code', plate])).out).toMatch(/^ISB1\.\S+\n$/)
  })

  test('who may not is told so, in JSON where that is asked for', async () => {
    await signIn(house, 'nobody')
    const said = await house.isb(['vehicles', 'list', '--json'], { exit: 1 })
    expect(said).toMatchObject({ code: 1, out: '' })
    expect(JSON.parse(said.err)).toMatchObject({ error: { code: 4, reason: 'NO_PERMISSION' } })
    expect(await house.isb(['vehicles', 'check', '-'], { input: `${plates[0]}\n`, exit: 1 })).toMatchObject({ out: '' })
  })
})
