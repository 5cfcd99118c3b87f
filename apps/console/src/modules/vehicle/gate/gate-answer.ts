// What the gate says of a plate or a code, apart from how it looks.
import { type Schema } from '@isb/sdk'
import { alikePlates, plateKey, type PrintedPass } from '@isb/sdk/rules'
import { t } from '@lingui/core/macro'
import { sharedWord } from '../../../lib/base/words/i18n.ts'
import { noAnswer, textOf } from '../../../lib/base/connection/report.ts'
import { alikeText } from '../data.ts'
import type { Verdict } from './gate-code.ts'

/** One check at this gate. */
export interface GateAnswer {
  /** Counts up: the newest is the one that is shown large. */
  readonly id: number
  readonly at: string
  /** `unknown` where nobody answered, or nothing can be verified here: not let in all the same, but no reproach. */
  readonly verdict: 'yes' | 'no' | 'unknown'
  /** The plate, or what was typed. */
  readonly plate: string
  /** Why, in words. */
  readonly said: string
  /** What to look at, though it may be let in. */
  readonly warning?: string | undefined
  /** The passes of the plate, as the server knows them. */
  readonly passes: readonly Schema<'GatePass'>[]
  /** What stands on the printed pass, where that alone was read. */
  readonly printed?: PrintedPass
  /** When the keys were read that a code was verified by, in milliseconds; undefined where the server was asked. */
  readonly readAt?: number | undefined
}

type Said = Omit<GateAnswer, 'id' | 'at'>

/** What the server says of the plate that was typed. */
export function ofCheck(typed: string, { plate, admitted, reason, passes }: Schema<'GateCheck'>): Said {
  const plates = passes.map((pass) => pass.plate)
  // Only the end of a plate was typed.
  const several = new Set(plates.map(plateKey)).size > 1
  const warning =
    alikeText(alikePlates(typed, ...plates)) ?? (several ? t`Several plates end the same way. Compare the whole plate.` : undefined)
  return {
    verdict: admitted ? 'yes' : 'no',
    plate: plates[0] ?? plate,
    said: sharedWord(reason ? `value.GateReason.${reason}` : 'gate.admitted'),
    warning: plates.length > 0 ? warning : undefined,
    passes,
  }
}

/** That the server could not be asked. */
export const ofFailure = (plate: string, error: unknown): Said => ({
  verdict: 'unknown',
  plate,
  said: noAnswer(error) ? t`No connection: scan the code on the pass` : textOf(error),
  passes: [],
})

/** What a code says of itself. */
export const ofVerdict = ({ pass, why }: Verdict, readAt: number | undefined): Said => ({
  verdict: why === null ? 'yes' : pass || why === 'foreign' || why === 'forged' ? 'no' : 'unknown',
  plate: pass?.plate ?? '',
  said: pass ? sharedWord(why ? `value.GateReason.${why}` : 'gate.code.good') : sharedWord(`gate.code.${why}`),
  passes: [],
  readAt,
  ...(pass && { printed: pass }),
})
