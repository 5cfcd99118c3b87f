// The gate: whose car is let in, by its plate and by the code on the printed pass.
import { createPublicKey, verify } from 'node:crypto'
import { readPassCode, whyNotPrinted, type PrintedPass } from '@isb/sdk/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { openHouse, refusal, type Person } from '../lib/house.ts'
import { passesOf } from '../lib/vehicle.ts'

const house = openHouse()
let desk: Person
beforeAll(async () => void (desk = await house.person('security')))
const { apply, day, given } = passesOf(() => desk, { mark: '沪Z·9' })

describe('the gate', () => {
  test('knows a plate however it is typed', async () => {
    const pass = await given({ plate: '津B·6789K', brand: 'Volvo', color: 'white' })
    for (const plate of ['津B6789K', '津b-6789k', ' 津 B·67 89K', 'b6789k', 'jinb6789k', 'Jin B 6789K', '津Ｂ６７８９Ｋ'])
      expect(await desk.vehicle.check({ query: { plate } }), plate).toMatchObject({
        admitted: true,
        reason: null,
        passes: [{ id: pass.id }],
      })
    expect((await desk.vehicle.check({ query: { plate: 'jin-b 6789k' } })).plate).toBe('津B6789K')
    expect(await desk.vehicle.check({ query: { plate: '晋B6789K' } })).toEqual({
      plate: '晋B6789K',
      admitted: false,
      reason: 'PLATE_UNKNOWN',
      passes: [],
    })
    // Nothing but what a guard needs.
    const [shown] = (await desk.vehicle.check({ query: { plate: 'B6789K' } })).passes
    expect(Object.keys(shown ?? {}).toSorted()).toEqual([
      'brand',
      'color',
      'driverName',
      'expiresOn',
      'id',
      'model',
      'plate',
      'status',
      'type',
      'validFrom',
    ])
  })

  test('knows a pass that was written in pinyin, and never takes it for the car of another province', async () => {
    const pass = await given({ plate: 'hu z-88888' })
    for (const plate of ['沪Z·88888', 'hu z88888', 'Z88888', '沪z 88888'])
      expect(await desk.vehicle.check({ query: { plate } }), plate).toMatchObject({ admitted: true, passes: [{ id: pass.id }] })
    expect(await desk.vehicle.check({ query: { plate: '京Z88888' } })).toMatchObject({ admitted: false, passes: [] })
    // One plate has one valid pass, however each was written.
    const twin = await apply({ plate: '沪Z·88888' })
    expect(await refusal(desk.vehicle.confirm({ path: { passId: twin.id }, body: { expiresOn: day(9) } }))).toMatchObject({
      code: 3,
      reason: 'PASS_OVERLAPS',
    })
    expect((await desk.vehicle.list({ query: { search: '沪z88888' } })).total).toBe(2)

    // JIN is 津 or 晋: either car's guard is shown the pass as it was written.
    const either = await given({ plate: 'JIN C 5555K' })
    for (const plate of ['津C·5555K', '晋C·5555K', 'jin c5555k', 'C5555K'])
      expect((await desk.vehicle.check({ query: { plate } })).passes, plate).toMatchObject([{ id: either.id, plate: 'JIN C 5555K' }])
    expect((await desk.vehicle.check({ query: { plate: '沪C5555K' } })).passes).toEqual([])
  })

  test('says why not', async () => {
    const pending = await apply()
    const rejected = await apply()
    await desk.vehicle.reject({ path: { passId: rejected.id }, body: { reason: 'No' } })
    const soon = await given({}, day(9), day(3))
    const why = async ({ plate }: { plate: string }) => (await desk.vehicle.check({ query: { plate } })).reason
    expect(await Promise.all([pending, rejected, soon].map(why))).toEqual(['PASS_PENDING', 'PASS_REJECTED', 'PASS_NOT_YET'])
    expect(await why({ plate: '---' })).toBe('PLATE_UNKNOWN')
  })

  test('verifies a printed pass without a connection, and knows those that were taken back', async () => {
    const pass = await given({ plate: '沪Z·沪Z·1' })
    const path = { passId: pass.id }
    const { text } = await desk.vehicle.code({ path })
    const { keys, today } = await desk.vehicle.gate()
    const holds = (code: string) => {
      const { keyId, signed, signature } = readPassCode(code) ?? { keyId: '', signed: '', signature: '' }
      const x = keys.find(({ id }) => id === keyId)?.publicKey ?? ''
      return verify(
        null,
        Buffer.from(signed),
        createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }),
        Buffer.from(signature, 'base64url'),
      )
    }
    expect(holds(text)).toBe(true)
    const { payload = '' } = readPassCode(text) ?? {}
    const printed = JSON.parse(Buffer.from(payload, 'base64url').toString()) as PrintedPass
    expect(printed).toEqual({ id: pass.id, plate: pass.plate, type: 'parent', from: pass.validFrom, to: pass.expiresOn })
    const forged = Buffer.from(JSON.stringify({ ...printed, to: '2099-12-31' })).toString('base64url')
    expect(holds(text.replace(payload, forged))).toBe(false)
    expect(today).toBe(day())
    expect(whyNotPrinted(printed, today, await desk.vehicle.gate())).toBeNull()

    await desk.vehicle.void({ path, body: { reason: 'Lent to somebody' } })
    expect(whyNotPrinted(printed, today, await desk.vehicle.gate())).toBe('PASS_CANCELLED')
    expect(await refusal(desk.vehicle.code({ path }))).toMatchObject({ code: 3, reason: 'PASS_NOT_PRINTABLE' })
    expect((await desk.vehicle.gate()).keys).toEqual(keys)

    // Continued for fewer days: the older print, which nobody can take back, is good for no more than those.
    await desk.vehicle.renew({ path, body: { expiresOn: day(10) } })
    const gate = await desk.vehicle.gate()
    expect(gate.changed).toContainEqual({ id: pass.id, from: today, to: day(10) })
    expect(whyNotPrinted(printed, day(10), gate)).toBeNull()
    expect(whyNotPrinted(printed, day(11), gate)).toBe('PASS_EXPIRED')

    // Voided again, and its own days over: the older print is known for as long as it says that it is good.
    await desk.vehicle.void({ path, body: { reason: 'Lent again' } })
    house.server.pass(11 * 24 * 60 * 60_000)
    const guard = await house.person('security')
    expect((await guard.vehicle.gate()).cancelled).toContain(pass.id)
    expect(whyNotPrinted(printed, day(11), await guard.vehicle.gate())).toBe('PASS_CANCELLED')
  })
})
