// Bodies that mean no good: those of a review, and made ones of any shape, as large as an operation takes them.
import { operationIds, operationOf, type OperationId } from '@isb/contract'
import type { Dice } from './dice.ts'

/** A body as text, for an operation. */
export interface Hostile {
  readonly id: OperationId
  readonly what: string
  readonly body: string
  /** Nobody has signed in. */
  readonly stranger?: true
}

const megabyte = 1024 * 1024
const many = (count: number, each: (n: number) => string) => Array.from({ length: count }, (_, n) => each(n)).join(',')
const list = (count: number, each: (n: number) => string) => `[${many(count, each)}]`
const chain = (count: number) =>
  list(count, (n) => `{"key":"k${n}",${n > 0 ? `"parentKey":"k${n - 1}",` : ''}"type":"MENU_DIR","name":"n"}`)

/** What a review of security sent, when it held the server for seconds. */
export const reviewed = (): Hostile[] => [
  { id: 'menus.import', what: '60 MB of empty lists, from nobody', body: `{"nodes":[${'[],'.repeat(20e6)}[]]}`, stranger: true },
  { id: 'menus.import', what: '60 MB of empty lists', body: `{"nodes":[${'[],'.repeat(20e6)}[]]}` },
  { id: 'auth.login', what: '90,000 unknown fields', body: `{${many(90_000, (n) => `"k${n}":1`)}}`, stranger: true },
  { id: 'auth.login', what: '1,500 unknown fields', body: `{${many(1500, (n) => `"k${n}":1`)}}`, stranger: true },
  {
    id: 'account.createToken',
    what: '250,000 wrong scopes',
    body: `{"name":"a","expiresAt":"2027-01-01T00:00:00Z","scopes":${list(250_000, () => '1')}}`,
  },
  {
    id: 'staff.import',
    what: '20,000 rows of a wrong type',
    body: `{"dryRun":true,"rows":${list(20_000, (n) => `{"email":"a${n}@b.example","name":"n","type":"teacher"}`)}}`,
  },
  {
    id: 'staff.import',
    what: '200,000 good rows',
    body: `{"dryRun":true,"rows":${list(200_000, (n) => `{"email":"a${n}@b.example","name":"Name ${n}"}`)}}`,
  },
  { id: 'bike.import', what: '900,000 wrong rows', body: `{"rows":${list(900_000, () => '{"a":1}')}}` },
  { id: 'menus.sort', what: '80,000 ids', body: `{"parentId":0,"ids":${list(80_000, (n) => String(n + 1))}}` },
  { id: 'menus.import', what: 'a chain of 8,000', body: `{"dryRun":true,"nodes":${chain(8000)}}` },
]

const shapes: Readonly<Record<string, (size: number, dice: Dice) => string>> = {
  deep: (size, dice) =>
    dice.chance(50) ? '['.repeat(size / 2) + ']'.repeat(size / 2) : `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`,
  wide: (size) => `{${many(size / 12, (n) => `"k${n}":1`)}}`,
  long: (size, dice) => `"${(dice.chance(50) ? 'x' : '\\u4e2d').repeat(size / 7)}"`,
  'repeated keys': (size) => `{${many(size / 8, () => '"id":1')}}`,
  'huge numbers': (size, dice) => (dice.chance(50) ? '9'.repeat(size - 2) : list(size / 8, () => '1e30999')),
  'wrong types': (size, dice) => list(size / 10, () => dice.pick(['null', '"x"', '[]', '{}', '-1.5', 'true'])),
}

/** So many made bodies, for every operation by turns. */
export function made(count: number, dice: Dice): Hostile[] {
  const ids = operationIds.filter((id) => operationOf(id).body === true)
  return Array.from({ length: count }, (_, n) => {
    const id = ids[n % ids.length]!
    const { bodyLimit = megabyte, permission } = operationOf(id)
    const limit = permission === 'public' ? 16 * 1024 : Math.min(bodyLimit, 8 * megabyte)
    const shape = dice.pick(Object.keys(shapes))
    const inner = shapes[shape]!(Math.max(200, Math.floor(limit / (1 + dice.throw(4))) - 200), dice)
    // By itself, or where the operation looks for something.
    const field = dice.pick(['', 'rows', 'nodes', 'ids', 'name', 'plan', 'configuration', 'staffIds'])
    return { id, what: `${shape}${field && ` in ${field}`}`, body: field ? `{"${field}":${inner}}` : inner }
  })
}
