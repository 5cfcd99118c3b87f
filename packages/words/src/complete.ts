// The catalogs have every word that the contract asks for, and no other values, reasons and mails. The rest of the code takes these words
// for granted (`WordKey`), so the compiler names a missing one here and nowhere else. The long types are not named, so that it spells out
// their keys; tsconfig.json asks for all of them.
import type { Schema } from '@isb/contract'
import type { Demanded } from './demanded.ts'
import type { WordKey as CatalogKey } from './generated/catalogs.ts'

/** Sentences that only some mails have, and those that all of them share. */
type MailWord = `mail.${Schema<'MailKind'>}.${'next' | 'more'}` | `mail.${'hello' | 'helloAll' | 'open' | 'code'}`
type Checked = Extract<CatalogKey, `${'mail' | 'reason' | 'value'}.${string}`>

'complete' satisfies Exclude<Demanded, CatalogKey> extends never ? string : { missing: Exclude<Demanded, CatalogKey> }
'complete' satisfies Exclude<Checked, Demanded | MailWord> extends never ? string : { unused: Exclude<Checked, Demanded | MailWord> }
