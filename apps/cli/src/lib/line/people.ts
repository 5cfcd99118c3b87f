import { ApiError, type Isb, operationIds, type Schema } from '@isb/sdk'
import { normalEmail } from '@isb/sdk/rules'
import { findAccount } from './accounts.ts'
import { Refusal } from '../failure/refusal.ts'
import { untyped } from '../resource/untyped.ts'

/** Somebody whom something is for. */
export type Person = Pick<Schema<'PersonOption'>, 'id' | 'name' | 'nameZh' | 'type' | 'email'>

/** As many characters as the server takes for a search. */
const searched = 100

/** Whether somebody was refused because a permission is missing. */
export const mayNot = (error: unknown): boolean => error instanceof ApiError && error.reason === 'NO_PERMISSION'

/**
 * Somebody by address, in whatever case it is typed: oneself, else through the module's own look-up (`people`) where it has one, else
 * among the accounts, each as far as one may. Refuses with what the first of them said where one may none.
 */
export async function findPerson(isb: Isb, address: string, module: string): Promise<Person> {
  const email = normalEmail(address)
  const { userId: id, ...me } = await isb.auth.me()
  if (me.email === email) return { id, name: me.name, nameZh: me.nameZh, type: me.type, email }
  if (!email) throw new Refusal('refused.noAccount', { name: address })
  const lookUp = operationIds.find((operation) => operation === `${module}.people`)
  if (!lookUp) return findAccount(isb, address)
  try {
    const people = (await untyped(isb).call(lookUp, { query: { search: email.slice(0, searched) } })) as readonly Person[]
    const found = people.find((person) => person.email === email)
    if (found) return found
  } catch (error) {
    if (!mayNot(error)) throw error
    return await findAccount(isb, address).catch((other: unknown) => {
      throw mayNot(other) ? error : other
    })
  }
  return findAccount(isb, address).catch((error: unknown) => {
    throw mayNot(error) ? new Refusal('refused.noAccount', { name: address }) : error
  })
}
