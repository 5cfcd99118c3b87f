// Measuring on a machine that is never quiet: two things in turn, many times, and the middle of what came out.

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2
}

type Cost = () => number | Promise<number>

/** Measures two things in turn, the first of a round alternating. `ratio` is the median of the rounds' ratios. */
export async function inTurn(rounds: number, ours: Cost, baseline: Cost): Promise<{ ours: number; baseline: number; ratio: number }> {
  const seen: [number, number][] = []
  for (let round = 0; round < rounds; round++) {
    if (round % 2) {
      const second = await baseline()
      seen.push([await ours(), second])
    } else seen.push([await ours(), await baseline()])
  }
  return {
    ours: median(seen.map(([one]) => one)),
    baseline: median(seen.map(([, other]) => other)),
    ratio: median(seen.map(([one, other]) => one / other)),
  }
}

/** CPU of this process during some work, in microseconds. */
export async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))
