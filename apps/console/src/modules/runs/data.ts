import type { RecordOf } from '@isb/sdk'
import { outcomesOf } from '@isb/sdk/rules'
import { t } from '@lingui/core/macro'
import { separator } from '../../lib/i18n.ts'
import { outcomeText } from '../../lib/import/outcome-text.ts'
import { operationName } from '../../lib/record/operation-name.ts'

export type Run = RecordOf<'runs.list'>

/** What was imported or undone. */
export const runName = ({ operation }: Run): string => operationName(operation)

/** What became of the rows, or would: “3 created, 1 changed”. */
export function outcomesText({ counts, dryRun, state }: Run): string {
  const outcomes = outcomesOf(counts)
    .map(([outcome, count]) => outcomeText(outcome, count))
    .join(separator())
  return dryRun && state === 'Done' && outcomes ? t`Would give: ${outcomes}` : outcomes
}
