import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { dayAt, isCode, verify, type KeptGate } from './gate-code.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const pass = { id: 77, plate: '沪A·12345', type: 'parent', from: '2026-11-17', to: '2027-07-31' } as const
const codeOf = (payload: unknown, keyId = 'k1') => {
  const text = `ISB1.${keyId}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
}
const kept: KeptGate = {
  gate: {
    keys: [{ id: 'k1', publicKey: publicKey.export({ format: 'jwk' }).x ?? '' }],
    cancelled: [61],
    changed: [{ id: 58, from: '2026-11-20', to: '2026-12-31' }],
    today: '2026-11-17',
    timeZone: 'Asia/Shanghai',
  },
  readAt: Date.parse('2026-11-17T00:00:00Z'),
}
const now = new Date('2026-12-01T01:00:00Z')
const why = async (text: string, at = now, with_: KeptGate | undefined = kept) => (await verify(text, with_, at)).why

describe('a code', () => {
  test('that was signed by the school says what stands on the pass', async () => {
    expect(await verify(` ${codeOf(pass)}\n`, kept, now)).toEqual({ pass, why: null })
  })
  test('that was changed by one sign is forged', async () => {
    const [mark, key, , signature] = codeOf(pass).split('.')
    const other = Buffer.from(JSON.stringify({ ...pass, to: '2099-07-31' })).toString('base64url')
    expect(await why([mark, key, other, signature].join('.'))).toBe('forged')
    expect(await why(`${codeOf(pass).slice(0, -4)}AAAA`)).toBe('forged')
    expect(await why(codeOf(pass).replace(/[^.]+$/, (signature) => '%'.repeat(signature.length)))).toBe('forged')
  })
  test('that was not typed or scanned to its end is incomplete, not forged', async () => {
    const code = codeOf(pass)
    for (const end of [-1, -40, -86, -87, -100]) expect(await why(code.slice(0, end))).toBe('incomplete')
    expect(await why('ISB1.')).toBe('incomplete')
  })
  test('of a pass that was taken back, has ended or has not begun is refused for that', async () => {
    expect(await why(codeOf({ ...pass, id: 61 }))).toBe('PASS_CANCELLED')
    expect(await why(codeOf(pass), new Date('2027-07-31T16:00:00Z'))).toBe('PASS_EXPIRED')
    expect(await why(codeOf(pass), new Date('2027-07-31T15:59:00Z'))).toBeNull()
    expect(await why(codeOf({ ...pass, from: '2026-12-02' }))).toBe('PASS_NOT_YET')
  })
  test('of a pass that was cut short since is good for the days that are left', async () => {
    const older = codeOf({ ...pass, id: 58 })
    expect(await why(older)).toBeNull()
    expect(await why(older, new Date('2026-12-31T16:00:00Z'))).toBe('PASS_EXPIRED')
    expect(await why(older, new Date('2026-11-19T01:00:00Z'))).toBe('PASS_NOT_YET')
  })
  test('of another school, of nobody, or on a device that has kept nothing, is told apart', async () => {
    expect(await why(codeOf(pass, 'k9'))).toBe('key')
    expect(await why('https://school.example')).toBe('foreign')
    expect(await why(codeOf({ hello: 1 }))).toBe('foreign')
    expect((await verify(codeOf(pass), undefined, now)).why).toBe('nothing')
  })
})

test('a clock that is behind does not make an old pass good', async () => {
  expect(dayAt(new Date('2020-01-01T00:00:00Z'), kept)).toBe('2026-11-17')
  expect(dayAt(new Date('2026-12-31T16:30:00Z'), kept)).toBe('2027-01-01')
  expect(await why(codeOf({ ...pass, from: '2019-01-01', to: '2020-07-31' }), new Date('2020-01-01T00:00:00Z'))).toBe('PASS_EXPIRED')
})

test('a plate is no code', () => {
  expect(isCode('ISB1.k1.a.b')).toBe(true)
  expect(isCode('沪A·12345')).toBe(false)
  expect(isCode('ISB 123')).toBe(false)
})
