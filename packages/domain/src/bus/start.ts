// What speaks against starting a run now. It can be started all the same by somebody who knows.
import type { Schema } from '@isb/contract'
import { minutesOf } from '../venue/clock.ts'
import { soonMinutes } from './bus-lines.ts'

type Reason = Schema<'BusStartDoubt'>
const reasons: readonly string[] = ['BUS_RUN_EARLY', 'BUS_RUN_BUS_BUSY', 'BUS_RUN_ATTENDANT_BUSY'] satisfies readonly Reason[]
/** Whether a refusal can be answered by starting the run all the same. */
export const isStartDoubt = (reason: string | undefined): reason is Reason => reason !== undefined && reasons.includes(reason)

/** A doubt, with what its words need. */
export interface StartDoubt {
  readonly reason: Reason
  readonly values: Readonly<Record<string, string | number>>
}

/**
 * What speaks against it, the earliness first.
 * @param time of day at the school
 * @param nameOf the name of another run, as it is read
 */
export function startDoubts(
  { startsAt }: Pick<Schema<'BusRun'>, 'startsAt'>,
  time: string,
  busy: readonly Schema<'BusBusy'>[],
  nameOf: (run: Schema<'BusBusy'>) => string,
): StartDoubt[] {
  const early = startsAt === null ? 0 : minutesOf(startsAt) - minutesOf(time)
  const others = busy.map((other) => ({
    reason: other.doubt,
    values: { who: other.who, since: other.since, run: `${other.lineNumber} ${nameOf(other)}` },
  }))
  if (early <= soonMinutes) return others
  return [{ reason: 'BUS_RUN_EARLY', values: { at: startsAt ?? '', hours: Math.floor(early / 60), minutes: early % 60 } }, ...others]
}

/** How long an attendant can undo a start. Milliseconds. */
export const withdrawMs = 60_000
