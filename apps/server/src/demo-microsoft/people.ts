// The people whom the stand-in knows: everybody with a demo account, and one without.
import { createHash } from 'node:crypto'
import { demoAccounts } from '../demo.ts'

/** Somebody with an account at the stand-in. */
export interface Person {
  /** Their object id; the same after each start, for accounts are bound to it. */
  readonly id: string
  readonly email: string
  readonly name: string
  readonly nameZh: string
  /** What they do in the demo school; null without a role. */
  readonly role: string | null
  /** Whether the console has an account for them. */
  readonly known: boolean
}

const stranger = { email: 'visitor@school.example', name: 'Robin Hart', nameZh: '', role: null }

/** A GUID that follows from the address. */
function objectId(email: string): string {
  const hex = createHash('sha256').update(email).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export const people: readonly Person[] = [
  ...demoAccounts.map((account) => ({ ...account, known: true })),
  { ...stranger, known: false },
].map(({ email, name, nameZh, role, known }) => ({ id: objectId(email), email, name, nameZh, role, known }))
