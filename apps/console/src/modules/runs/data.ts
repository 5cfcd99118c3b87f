import type { RecordOf } from '@isb/sdk'
import { outcomesOf } from '@isb/sdk/rules'
import { t } from '@lingui/core/macro'
import { separator } from '../../lib/base/words/i18n.ts'
import { outcomeText } from '../../lib/engine/import/outcome-text.ts'
import { operationName } from '../../lib/base/words/operation-name.ts'

export type Run = RecordOf<'runs.list'>

/** The file that was imported, or whose import was undone. */
export const fileOf = ({ fileName, undoes }: Run): string | undefined => fileName ?? undoes?.fileName ?? undefined

/** What was imported or undone. */
export const runName = ({ operation }: Run): string => operationName(operation)

/** What became of the rows, or would: “3 created, 1 changed”. */
export function outcomesText({ counts, dryRun, state }: Run): string {
  const outcomes = outcomesOf(counts)
    .map(([outcome, count]) => outcomeText(outcome, count))
    .join(separator())
  return dryRun && state === 'Done' && outcomes ? t`Would give: ${outcomes}` : outcomes
}
