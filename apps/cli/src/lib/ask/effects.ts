// What a command line allows its operations to do to others.
import type { OperationId } from '@isb/sdk'
import type { Command, Given } from '../command.ts'

/** Records that are done with, and mails to other people; undefined where the server cannot count them beforehand. */
export interface Tally {
  readonly records: number
  readonly mails: number | undefined
}

/** What a command line allows its operations to do to others. */
export interface Effects {
  /** `--dry-run` was given, or something is tried before it is asked about. */
  readonly isTrial: boolean
  /** The command was told to go on, by `--yes` or by an answer; or nobody needs to be asked. */
  readonly isAllowed: boolean
  /** The command has the options by which it can be asked about. */
  readonly isDeclared: boolean
  allow(): void
  /** Asks one question after the other; after a “no” none is asked, and nothing is done. */
  inTurn(ask: () => Promise<void>): Promise<void>
  /** Has all that is done within be rolled back, and counts it. */
  trial(work: () => Promise<unknown>): Promise<Tally>
  count(mails: number): void
  /** The operation that was tried last, and what it and those before it did. */
  tried(operation: OperationId): void
  readonly done: Tally & { readonly operation: OperationId | undefined }
}

/** How a command line wants it: `--yes`, `--dry-run` where the command has none of its own, or to be asked. */
export function effectsOf({ asks }: Pick<Command, 'asks'>, given: Pick<Given, 'flag'>): Effects {
  let trial = asks === true && given.flag('dryRun') === true
  let allowed = given.flag('yes') === true
  let asking = Promise.resolve()
  let [records, mails] = [0, 0]
  let operation: OperationId | undefined
  return {
    get isTrial() {
      return trial
    },
    get isAllowed() {
      return allowed
    },
    isDeclared: asks === true,
    allow: () => void (allowed = true),
    inTurn: (ask) => (asking = asking.then(ask)),
    async trial(work) {
      const [before, recordsBefore, mailsBefore] = [trial, records, mails]
      trial = true
      try {
        await work()
        return { records: records - recordsBefore, mails: mails - mailsBefore }
      } finally {
        trial = before
        ;[records, mails] = [recordsBefore, mailsBefore]
      }
    },
    count: (more) => void (mails += more),
    tried(id) {
      operation = id
      records += 1
    },
    get done() {
      return { records, mails, operation }
    },
  }
}
