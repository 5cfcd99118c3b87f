// What a benchmark says: one line of the table.

/** At most this much, of our own value or of its ratio to the baseline. */
export interface Aim {
  readonly of: 'ours' | 'ratio'
  readonly most: number
}

export interface Figure {
  readonly name: string
  readonly unit: 'kB' | 'ms' | 'µs' | 's' | 'MB' | 'requests'
  readonly ours: number
  /** Measured in the same run, beside ours. */
  readonly baseline?: number
  /** Where it is not plain `ours / baseline`: the median of the rounds' own ratios, which noise moves less. */
  readonly ratio?: number
  readonly aim?: Aim
}

/** A benchmark: its file's default export. It throws when it could not measure, never because an aim was missed. */
export type Benchmark = () => AsyncIterable<Figure>

const short = (value: number): string => (value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2))
const columns = (name: string, ours: string, baseline: string, ratio: string, aim: string, mark: string): string =>
  [name.padEnd(46), ours.padStart(13), baseline.padStart(13), ratio.padStart(8), `  ${aim.padEnd(14)}`, mark].join(' ').trimEnd()

export const head = columns('', 'ours', 'baseline', 'ratio', 'aim', '')

/** The line of a figure. */
export function line({ name, unit, ours, baseline, ratio = baseline && ours / baseline, aim }: Figure): string {
  const value = (number: number) => `${unit === 'requests' ? number : short(number)} ${unit === 'requests' ? '' : unit}`.trim()
  const judged = aim?.of === 'ratio' ? ratio : ours
  const wanted = aim ? `≤ ${aim.of === 'ratio' ? `${aim.most} ×` : `${aim.most} ${unit === 'requests' ? '' : unit}`}` : ''
  const mark = aim && judged !== undefined ? (judged <= aim.most ? '✓' : '✗') : ''
  return columns(
    name,
    value(ours),
    baseline === undefined ? '' : value(baseline),
    ratio === undefined ? '' : ratio.toFixed(2),
    wanted,
    mark,
  )
}

/**
 * A list signed in, permitted and validated is to cost 250 µs where Fastify and `pg` alone take 181. On any machine: so many times as
 * much.
 */
export const listRatio = 1.38
