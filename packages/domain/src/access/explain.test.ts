import { expect, test } from 'vitest'
import { missingLink } from './explain.ts'

const chain = { enabled: true, administrator: false, roles: [{ enabled: true, suspended: false, grants: true }], inTree: true, known: true }

test.each([
  ['allowed', {}, null],
  ['an administrator needs no grant', { administrator: true, roles: [], inTree: false }, null],
  ['a disabled account comes before everything that it holds', { enabled: false, administrator: true }, 'ACCOUNT_DISABLED'],
  ['no role', { roles: [] }, 'NO_ROLE'],
  ['roles that are not granted it', { roles: [{ enabled: true, suspended: false, grants: false }] }, 'NOT_GRANTED'],
  [
    'the role that is granted it is disabled',
    {
      roles: [
        { enabled: false, suspended: false, grants: true },
        { enabled: true, suspended: false, grants: false },
      ],
    },
    'ROLES_DISABLED',
  ],
  [
    'the role that is granted it waits for a second factor',
    { roles: [{ enabled: true, suspended: true, grants: true }] },
    'ROLES_SUSPENDED',
  ],
  [
    'the built-in role waits for a second factor, on no node',
    { roles: [{ enabled: true, suspended: true, grants: true }], inTree: false },
    'ROLES_SUSPENDED',
  ],
  [
    'another role grants it meanwhile',
    {
      roles: [
        { enabled: true, suspended: true, grants: true },
        { enabled: true, suspended: false, grants: true },
      ],
    },
    null,
  ],
  ['a code of the contract on no node', { inTree: false }, 'NOT_IN_TREE'],
  ['a code that nobody knows', { inTree: false, known: false, administrator: true }, 'UNKNOWN_CODE'],
] as const)('%s', (_name, over, missing) => {
  expect(missingLink({ ...chain, ...over })).toBe(missing)
})
