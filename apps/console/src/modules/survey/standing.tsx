// How far a family has come: whether it has opened the forms, begun, answered; and whether the last reminder came back.
import type { Schema } from '@isb/sdk'
import { StatusChip } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { fieldWord, EnumValue } from '../../lib/engine/record/values.tsx'

type Asked = Schema<'SurveyAsked'>

export function Standing({ row }: { row: Asked }) {
  const { t } = useLingui()
  const { state, openedAt, bounced } = row
  const more = useMore(row)
  return (
    <span className="grid justify-items-start gap-0.5 in-data-card:justify-items-end">
      {state !== 'None' ? (
        <EnumValue kind="SurveyState" value={state} />
      ) : (
        <StatusChip tone={openedAt ? 'live' : 'over'}>{openedAt ? t`Opened` : t`Not opened`}</StatusChip>
      )}
      {bounced ? <CameBack /> : more && <span className="text-xs text-fg-2">{more}</span>}
    </span>
  )
}

/** How far a draft has come, or how often a family without an answer was reminded; '' where neither is so. */
function useMore({ state, draftPage, reminders }: Asked): string {
  const { t } = useLingui()
  if (draftPage) return t`page ${draftPage.page} of ${draftPage.pages}`
  const silent = state === 'None' || state === 'Draft'
  return silent && reminders > 0 ? t`${plural(reminders, { one: '# reminder', other: '# reminders' })}` : ''
}

export const CameBack = () => (
  <span className="inline-flex items-center gap-1 text-xs text-bad">
    <TriangleAlert aria-hidden className="size-3.5" />
    {fieldWord('bounced')}
  </span>
)
