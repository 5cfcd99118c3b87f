import { type Isb, type Schema } from '@isb/sdk'
import { normalEmail } from '@isb/sdk/rules'
import { Refusal } from '../failure/refusal.ts'

/** An account as the server has it. */
export type Account = Schema<'Staff'>

/** As many characters as the server takes for a search. */
const searched = 100

/** The account of an address, in whatever case it is typed. */
export async function findAccount(isb: Isb, address: string): Promise<Account> {
  const email = normalEmail(address)
  const query = { search: email.slice(0, searched) }
  if (email) for await (const account of isb.staff.list.each({ query })) if (account.email === email) return account
  throw new Refusal('refused.noAccount', { name: address })
}
