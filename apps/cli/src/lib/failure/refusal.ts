import { Exit, type ExitCode } from './exit.ts'
import type { Values, WordKey } from '../speech.ts'

/** A line under a refusal: where it is, and what is wrong there. */
export interface Fault {
  readonly line?: number
  readonly key: WordKey
  readonly values?: Values
}

/** The terminal's own refusal, as distinct from one of the server: a word, what stands in its braces, and how to end. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly key: WordKey
  readonly values: Values | undefined
  readonly exit: ExitCode
  readonly faults: readonly Fault[]
  /** The command that would help. */
  readonly hint: string | undefined
  /** The machine reason: that of `refused.signInFirst` is SIGN_IN_FIRST, unless another is given. */
  readonly reason: string

  constructor(key: WordKey, values?: Values, more: { exit?: ExitCode; faults?: readonly Fault[]; hint?: string; reason?: string } = {}) {
    super(key)
    this.key = key
    this.values = values
    this.exit = more.exit ?? Exit.error
    this.faults = more.faults ?? []
    this.hint = more.hint
    this.reason = more.reason ?? upperCase(key.slice(key.indexOf('.') + 1))
  }
}

const upperCase = (name: string): string => name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()

/** The command line was not understood. */
export const usage = (key: WordKey, values?: Values, hint?: string): Refusal =>
  new Refusal(key, values, { exit: Exit.usage, ...(hint === undefined ? {} : { hint }) })
