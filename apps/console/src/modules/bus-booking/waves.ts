// The runs of a day in waves: those that set out together in the morning, in the afternoon, late.
interface Starting {
  readonly startsAt: string | null
}

export interface Wave<Run> {
  /** When its first run sets out; it stands in the address. */
  readonly id: string
  readonly runs: Run[]
}

/** A run that sets out so many minutes after the one before begins another wave. */
const apart = 45
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The waves of a day, the earliest first; each in the order in which the runs came. A run without a time goes with the last. */
export function wavesOf<Run extends Starting>(runs: readonly Run[]): readonly Wave<Run>[] {
  const starts = [...new Set(runs.flatMap(({ startsAt }) => startsAt ?? []))].toSorted()
  const firsts = starts.filter((start, at) => at === 0 || minutesOf(start) - minutesOf(starts[at - 1]!) >= apart)
  const waves = (firsts.length > 0 ? firsts : ['']).map((id) => ({ id, runs: [] as Run[] }))
  for (const run of runs) waves.findLast(({ id }) => run.startsAt === null || id <= run.startsAt)!.runs.push(run)
  return waves.filter(({ runs: own }) => own.length > 0)
}

/** Which time of the day a wave is. */
export const partOfDay = (id: string): 'morning' | 'afternoon' | 'late' => (id < '12:00' ? 'morning' : id < '16:30' ? 'afternoon' : 'late')
