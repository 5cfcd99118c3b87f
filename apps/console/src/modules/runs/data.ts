import type { RecordOf } from '@isb/sdk'
import { outcomesOf } from '@isb/sdk/rules'
import { locale, separator, wordOr } from '../../lib/i18n.ts'
import { operationName } from '../../lib/record/operation-name.ts'

export type Run = RecordOf<'runs.list'>

/** What was imported or undone. */
export const runName = ({ operation }: Run): string => operationName(operation)

/** What became of the rows: “3 created, 1 changed”. */
export const outcomesText = ({ counts }: Run): string =>
  outcomesOf(counts)
    .map(([outcome, count]) => {
      const name = wordOr(`run.outcome.${outcome}`, outcome)
      return locale() === 'zh' ? `${name} ${count}` : `${count} ${name}`
    })
    .join(separator())
