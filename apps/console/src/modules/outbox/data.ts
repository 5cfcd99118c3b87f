import { whyNotResend, type Schema } from '@isb/sdk'
import { sharedWord } from '../../lib/i18n.ts'

export type Mail = Schema<'Mail'>

export const states = ['Pending', 'Sent', 'Dead'] as const satisfies Mail['state'][]

/** Every kind of mail; one that the contract adds does not compile until it stands here. */
const allKinds: Readonly<Record<NonNullable<Mail['kind']>, true>> = {
  'reset-code': true,
  invitation: true,
  'bike-confirmed': true,
  'bike-rejected': true,
  'bike-returned': true,
  'bike-return-rejected': true,
  'bike-overdue': true,
  'pass-confirmed': true,
  'pass-rejected': true,
  'pass-voided': true,
  'pass-renewed': true,
  'pass-expiring': true,
}
export const kinds = Object.keys(allKinds) as NonNullable<Mail['kind']>[]

export const stateName = (state: Mail['state']): string => sharedWord(`value.MailState.${state}`)
export const kindName = (kind: Mail['kind']): string => (kind ? sharedWord(`value.MailKind.${kind}`) : '')
export const faultText = (fault: Mail['fault']): string => (fault ? sharedWord(`value.MailFault.${fault}`) : '')

/** What a mail is called where it is spoken of. */
export const nameOf = ({ recipient }: Mail): string => recipient

/** What a mail is: which one, and its subject where that may be shown. */
export const whatText = ({ kind, subject }: Mail): string => subject || kindName(kind)

/** Why a mail cannot be sent now, in words, or null. */
export function whyNot(mail: Mail): string | null {
  const why = whyNotResend(mail, new Date())
  return why && sharedWord(`reason.${why}`)
}
