import type { OperationId, operations } from '@isb/contract'
import type { EntityName, Locale } from '@isb/words'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../ground/config.ts'
import type { Db } from '../database/database.ts'
import type { Sessions } from '../database/sessions.ts'
import type { Trial } from './effects.ts'
import type { Reason } from '../ground/refuse.ts'
import type { Tables } from '../database/tables.ts'

/**
 * The parts of one running application. Each folder declares its own field here, beside the type of the part (`declare module`). Time is a
 * part too, so that tests set the clock.
 */
export interface App {
  readonly db: Kysely<Tables>
  readonly pool: Sessions
  readonly config: Config
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  /** How long the mail of a decision waits, so that the decision can be taken back. Milliseconds. */
  readonly heldMs: number
  /** Each changed row is held against the declaration of its kind. For tests. */
  readonly checkChanges: boolean
  /** What a breach of a constraint means to a caller. */
  readonly constraints: Readonly<Record<string, Reason>>
  /** Whether the disk under the database has no room for another change. */
  readonly diskIsFull: () => Promise<boolean>
}

/** Who calls, as the session or the API token says. */
export interface Caller {
  /** Null when an API token calls. */
  readonly sessionId: number | null
  /** The codes that an API token is limited to; null for a session, which is not. */
  readonly scopes: readonly string[] | null
  /** The API token's name. */
  readonly token: string | null
  /** Reaches what is the caller's own in the module of the operation. A personal token does by its scopes alone. */
  readonly own: boolean
  /** The token of a program that acts for nobody; null for people. Its own is what this token has submitted. */
  readonly program: number | null
  /** The token is a service account's: an administrator has named it, and not whoever uses it. */
  readonly service: boolean
  readonly staffId: number
  readonly name: string
  /** Has the built-in role, and with it every contract code. */
  readonly administrator: boolean
  /** Has the operation's permission. */
  readonly permitted: boolean
  /** When the second factor was last given in this session; null where the account had none, and for API tokens. */
  readonly confirmedAt: Date | null
  /** The run of a bus that the session is for, and nothing else; null where it is an ordinary one. */
  readonly run: number | null
  /** The ids of roles that give nothing until the account has a second factor. */
  readonly suspendedRoles: readonly number[]
}

/** What every handler knows of its request. */
export interface Request {
  readonly app: App
  readonly now: Date
  readonly locale: Locale
  readonly address: string
  readonly userAgent: string
  /** Where it is only tried: nothing of it stays. */
  readonly trial?: Trial | undefined
}

/** What a change is made with: one transaction, all of it or nothing. */
export interface Change {
  readonly db: Db
  /** Notes a changed row for the audit. Pass null for a row that was not there before, or is not there after. */
  changed(entity: EntityName, id: number, before: object | null, after: object | null): void
  /**
   * Sets the record that an update starts from, as the update would answer it. An update that leaves the record as it is, is taken
   * back whole and answers it: no new version, no line in the audit, no mail, no event. Call it under the record's lock, before the
   * first write.
   */
  startFrom(record: object): Promise<void>
  /** Does something once the change is safe; never before, never if it was rolled back. */
  afterCommit(work: () => void): void
}

/** For who is signed in. A GET reads from the pool; any other method is one change. */
export type SignedIn = Request & Change & { readonly caller: Caller; readonly operation: OperationId }

/** The operations that the contract marks with `x-step-up`. */
export type ConfirmedId = { [Id in OperationId]: (typeof operations)[Id] extends { readonly stepUp: string } ? Id : never }[OperationId]

/** For an operation that is marked with `x-step-up`. Only such a one can have an effect that takes confirmation: see `requireConfirmation`. */
export type Confirmed = SignedIn & { readonly operation: ConfirmedId }

/** For the public operations: they hold no transaction while they hash, and make one for what they change. */
export type Anyone = Request & {
  /** The token by which accounts know this browser, where one has signed in with it. */
  readonly device: string | undefined
  /** Lets the browser keep such a token. */
  keepDevice(token: string): void
  /** Makes a change, audited in the name of whom it concerns. */
  atomically<T extends object>(as: { staffId: number; name: string } | undefined, work: (change: Change) => Promise<T>): Promise<T>
}

/**
 * For who is signed in and sends a secret or a file, which takes long to hash or to read, or one of many reports that are written together:
 * like `Anyone`, it holds no transaction meanwhile.
 */
export type TakesLong = Request &
  Pick<SignedIn, 'caller' | 'operation'> & {
    /** Makes the change, audited in the caller's name. */
    atomically<T extends object>(work: (change: Change) => Promise<T>): Promise<T>
  }
