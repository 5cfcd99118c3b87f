import { canMean } from '../base-data/meaning.ts'
import { pick } from './fields.ts'
import { plainly, type Configuration, type PlanProblem, type PlanStep, type StandingMeaning } from './standing.ts'

/** The fields of a meaning, in the order of a file. */
export const meaningFields = ['meaning', 'source', 'target'] as const satisfies (keyof StandingMeaning)[]

/** What a meaning is called in a plan: `Grade Prep`. */
export const meaningKey = ({ meaning, source }: Pick<StandingMeaning, 'meaning' | 'source'>): string => `${meaning} ${source}`.trim()

interface RostersPlan {
  readonly steps: PlanStep[]
  readonly removals: PlanStep[]
  readonly problems: PlanProblem[]
  readonly final: readonly StandingMeaning[]
}

/**
 * Plans what rosters mean.
 * @param grades the codes of the school's grades
 */
export function planRosters(
  standing: readonly StandingMeaning[],
  grades: readonly string[],
  wanted: Configuration['rosters'],
  prune: boolean,
): RostersPlan {
  const [steps, removals, problems]: [PlanStep[], PlanStep[], PlanProblem[]] = [[], [], []]
  const meanings = new Map(standing.map((meaning) => [meaningKey(meaning), meaning]))
  const names = grades.map((code) => ({ code, name: code, nameZh: '' }))
  const named = new Set<string>()
  for (const given of wanted ?? []) {
    const key = meaningKey(given)
    const old = meanings.get(key)
    const { meaning, source, target } = given
    if (named.has(key)) problems.push({ kind: 'roster', key, reason: 'CONFIG_TWICE' })
    // A meaning stays as it is, also where its grade is here no more.
    if (target !== old?.target && !canMean(meaning, target, names))
      problems.push({ kind: 'roster', key, reason: 'BASE_DATA_MEANING', values: { source: source || meaning, target } })
    named.add(key)
    if (!old) steps.push({ kind: 'roster', key, action: 'create', before: null, after: { ...given } })
    else if (old.target !== target) steps.push({ kind: 'roster', key, action: 'change', before: pick(old, ['target']), after: { target } })
    meanings.set(key, given)
  }
  for (const [key, meaning] of wanted && prune ? [...meanings] : []) {
    if (named.has(key)) continue
    removals.push({ kind: 'roster', key, action: 'remove', before: pick(meaning, meaningFields), after: null })
    meanings.delete(key)
  }
  return { steps, removals, problems, final: [...meanings.values()] }
}

/** Meanings as a file has them. */
export const writtenMeanings = (meanings: readonly StandingMeaning[]): StandingMeaning[] =>
  meanings.toSorted((a, b) => plainly(meaningKey(a), meaningKey(b)))

/** The meanings that the steps of a plan leave. */
export function meaningsAfter(standing: readonly StandingMeaning[], steps: readonly PlanStep[]): StandingMeaning[] {
  const meanings = new Map(writtenMeanings(standing).map((meaning) => [meaningKey(meaning), meaning]))
  for (const { key, action, after } of steps) {
    const old = meanings.get(key)
    const { meaning, source, target } = after ?? {}
    if (action === 'remove') meanings.delete(key)
    else if (action === 'create' && meaning && source !== undefined && target !== undefined) meanings.set(key, { meaning, source, target })
    else if (action === 'change' && old && target !== undefined) meanings.set(key, { ...old, target })
  }
  return [...meanings.values()]
}
