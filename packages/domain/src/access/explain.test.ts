import { expect, test } from 'vitest'
import { missingLink } from './explain.ts'

const chain = { enabled: true, administrator: false, roles: [{ enabled: true, grants: true }], inTree: true, known: true }

test.each([
  ['allowed', {}, null],
  ['an administrator needs no grant', { administrator: true, roles: [], inTree: false }, null],
  ['a disabled account comes before everything that it holds', { enabled: false, administrator: true }, 'ACCOUNT_DISABLED'],
  ['no role', { roles: [] }, 'NO_ROLE'],
  ['roles that are not granted it', { roles: [{ enabled: true, grants: false }] }, 'NOT_GRANTED'],
  [
    'the role that is granted it is disabled',
    {
      roles: [
        { enabled: false, grants: true },
        { enabled: true, grants: false },
      ],
    },
    'ROLES_DISABLED',
  ],
  ['a code of the contract on no node', { inTree: false }, 'NOT_IN_TREE'],
  ['a code that nobody knows', { inTree: false, known: false, administrator: true }, 'UNKNOWN_CODE'],
] as const)('%s', (_name, over, missing) => {
  expect(missingLink({ ...chain, ...over })).toBe(missing)
})
