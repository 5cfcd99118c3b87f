// What a check is: it measures, says the figure, and judges it by the promise that stands beside it.

/** What came of a check. `kept` false breaks the run; `notRun` says why this machine cannot show it, and never counts as passed. */
export type Outcome = { readonly figure: string; readonly kept: boolean } | { readonly notRun: string }

/** How much of a check is run. */
export interface Pace {
  /** A short pass: fewer rounds, the same judgement. */
  readonly quick: boolean
  /** Where a check throws dice: the seed of a run that is to be had again. */
  readonly seed?: number
}

/** One long check: its file's default export. */
export interface Check {
  readonly name: string
  /** What is promised, in the words of the figure. */
  readonly promise: string
  run(pace: Pace): Promise<Outcome>
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

/** Seconds with one decimal, from milliseconds. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** As long as anything may take on a machine with ten times the load. What must be sooner says so. */
const patience = 180_000

/** Asks again until the answer is true; throws with `what` once it has waited too long. */
export async function until(what: string, ask: () => Promise<boolean> | boolean, ms = patience): Promise<void> {
  for (const end = performance.now() + ms; !(await ask()); await wait(15))
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds(ms)}`)
}

/** The value below which this share of the sorted values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Runs `work` for every number below `count`, `width` of them at a time. */
export async function side<T>(count: number, width: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: width }, async () => {
      while (next < count) {
        const index = next++
        results[index] = await work(index)
      }
    }),
  )
  return results
}
