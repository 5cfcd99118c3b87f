import type { Schema } from '@isb/sdk'
import { sharedWord } from '../../lib/base/words/i18n.ts'

export type Mail = Schema<'Mail'>

export const kindName = (kind: Mail['kind']): string => (kind ? sharedWord(`value.MailKind.${kind}`) : '')
export const faultText = (fault: Mail['fault']): string => (fault ? sharedWord(`value.MailFault.${fault}`) : '')
