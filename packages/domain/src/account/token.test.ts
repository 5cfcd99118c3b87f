import { describe, expect, test } from 'vitest'
import { scopesNotHeld, tokenState, whyNotExpiry } from './token.ts'

const now = new Date('2026-11-21T08:00:00Z')

describe('an API token ends', () => {
  test.each([
    ['2026-11-21T08:00:00Z', 'TOKEN_EXPIRY'],
    ['2026-11-21T08:00:01Z', null],
    ['2028-11-21T08:00:00Z', null],
    ['2028-11-21T08:00:01Z', 'TOKEN_EXPIRY'],
    ['not a time', 'TOKEN_EXPIRY'],
  ])('%s → %s', (at, why) => expect(whyNotExpiry(new Date(at), now)).toBe(why))

  test('by the clock, and a revoked one is revoked whatever the clock says', () => {
    const expiresAt = new Date('2026-11-21T09:00:00Z')
    expect(tokenState({ expiresAt, revokedAt: null }, now)).toBe('Active')
    expect(tokenState({ expiresAt, revokedAt: null }, expiresAt)).toBe('Expired')
    expect(tokenState({ expiresAt, revokedAt: now }, expiresAt)).toBe('Revoked')
  })
})

test('scopes are codes of the contract that everybody concerned holds', () => {
  const contract = ['upms:menu', 'upms:role', 'audit']
  const mine = new Set(['upms:menu', 'upms:role', 'links'])
  expect(scopesNotHeld(['upms:menu', 'links', 'audit', 'upms:role'], contract, [], mine)).toEqual([1, 2])
  expect(scopesNotHeld(['upms:menu', 'upms:role'], contract, [], mine, new Set(['upms:role']))).toEqual([0])
})

test('a scope for own data needs no code, and no other word passes for one', () => {
  expect(scopesNotHeld(['self', 'bike:self', 'audit:self'], ['audit'], ['self', 'bike:self'], new Set())).toEqual([2])
})
