// The form of a new token, as it is kept while it is under way. It holds no secret: there is none before the server has made it.
import { keptDraft } from '../../lib/engine/form/kept-draft.ts'

/** Until when a token is good: so many days from now, or to the end of a day. */
export type Expiry = '30' | '90' | '365' | 'day'

export interface Values {
  name: string
  scopes: readonly string[]
  expiry: Expiry
  day: string
}

/** Where it is kept. */
export const draftName = 'account.token'
const dayMs = 86_400_000

export const blank: Values = { name: '', scopes: [], expiry: '90', day: '' }

/** A form that was under way before. */
export const keptToken = () => keptDraft<Values>(draftName)

/** A day as date fields write it, so many days from now. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toLocaleDateString('sv-SE')

/** When the token ends: with a day, at that day's end by the reader's clock. Null where no day is chosen. */
export function endOf({ expiry, day }: Pick<Values, 'expiry' | 'day'>, now: number): Date | null {
  if (expiry !== 'day') return new Date(now + Number(expiry) * dayMs)
  const end = new Date(`${day}T23:59:59`)
  return Number.isNaN(end.getTime()) ? null : end
}
