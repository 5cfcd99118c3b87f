import type { Schema } from '@isb/sdk'
import { Badge } from '@isb/ui'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { useSay } from './words.ts'

/** What two versions of forms have different. */
export function Differences({ all }: { all: readonly Schema<'SurveyDifference'>[] }) {
  const say = useSay()
  return (
    <ul className="mt-2 grid gap-1">
      {all.map(({ form, key, kind, before, after }, at) => (
        // A module has several texts, and they stand in one order.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${form} ${kind} ${key} ${at}`} className="wrap-anywhere">
          <Badge>{enumWord('SurveyDifferenceKind', kind)}</Badge> {say(before)} {kind === 'Changed' && `→ ${say(after)}`}
          {kind === 'Added' && say(after)}
        </li>
      ))}
    </ul>
  )
}
