import type { OperationId, operations, PermissionCode, Reason, Schema, ToldReason, TransportReason } from '@isb/contract'
import type { Entities } from '@isb/contract/metadata'
import type { ValueKey } from './values.ts'

type Table = typeof operations
/** A file; not an image that is shown with its record. */
type TakenAway = { readonly answers: 'file'; readonly inline?: never }
/** Leaves no line: it changes nothing, though it is sent with a body. */
type Unaudited = { readonly audit: 'none' }
/** What leaves a line in the audit: every change, and every list that was taken away as a file. */
type Audited = {
  [Id in OperationId]: Table[Id] extends Unaudited
    ? never
    : Table[Id] extends { readonly method: 'GET' }
      ? Table[Id] extends TakenAway
        ? Id
        : never
      : Id
}[OperationId]
type ModuleOf<Id extends string> = Id extends `${infer Module}.${string}` ? Module : never

/**
 * The words that the contract asks for: of its values, reasons and mails; what the audit calls modules, what
 * was done, and to what; and what codes are called in the permission tree. complete.ts asks for each of them in a catalog.
 */
export type Demanded =
  | ValueKey
  | `reason.${Reason | ToldReason | TransportReason}`
  | `mail.${Schema<'MailKind'>}.${'subject' | 'text'}`
  | `did.${Audited}`
  | `module.${ModuleOf<Audited>}`
  | `menu.${PermissionCode}`
  | `audit.entity.${keyof Entities}`
