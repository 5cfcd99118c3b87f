// What the gate says of a plate or a code, apart from how it looks.
import { type Schema } from '@isb/sdk'
import { alikePlates, plateKey, type PrintedPass } from '@isb/sdk/rules'
import { sharedWord } from '../../../lib/i18n.ts'
import type { Verdict } from './gate-code.ts'

/** One check at this gate. */
export interface GateAnswer {
  /** Counts up: the newest is the one that is shown large. */
  readonly id: number
  readonly at: string
  /** The plate, or what was typed. */
  readonly plate: string
  readonly admitted: boolean
  /** Why, in words. */
  readonly said: string
  /** The passes of the plate, as the server knows them. */
  readonly passes: readonly Schema<'GatePass'>[]
  /** What stands on the printed pass, where that alone was read. */
  readonly printed?: PrintedPass
  /** The plates that may be meant where the province of what was typed, or of a pass, is in pinyin. */
  readonly alike?: readonly string[]
  /** When the keys were read that a code was verified by, in milliseconds; undefined where the server was asked. */
  readonly readAt?: number
  /** It is not known: nobody answered, or nothing can be verified here. Red all the same, but no reproach. */
  readonly unknown?: boolean
}

/** What is said of a check apart from which and when. */
export type Said = Omit<GateAnswer, 'id' | 'at'>

/** What the server says of the plate that was typed. */
export const ofCheck = (typed: string, check: Schema<'GateCheck'>): Said => ({
  plate: check.passes[0]?.plate ?? check.plate,
  admitted: check.admitted,
  said: sharedWord(check.reason ? `value.GateReason.${check.reason}` : 'gate.admitted'),
  passes: check.passes,
  alike: alikePlates(typed, ...check.passes.map(({ plate }) => plate)),
})

const unknown = new Set(['key', 'nothing', 'unable'])

/** What a code says of itself. */
export const ofVerdict = (verdict: Verdict, readAt: number | undefined): Said => ({
  plate: verdict.pass?.plate ?? '',
  admitted: verdict.why === null,
  said: verdict.pass
    ? sharedWord(verdict.why ? `value.GateReason.${verdict.why}` : 'gate.code.good')
    : sharedWord(`gate.code.${verdict.why}`),
  passes: [],
  ...(verdict.pass && { printed: verdict.pass }),
  ...(readAt !== undefined && { readAt }),
  ...(!verdict.pass && unknown.has(verdict.why) && { unknown: true }),
})

/** Whether the passes are of several plates: only the end of one was typed. */
export const severalPlates = ({ passes }: Pick<GateAnswer, 'passes'>): boolean =>
  new Set(passes.map(({ plate }) => plateKey(plate))).size > 1
