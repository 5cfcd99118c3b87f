// How far a family has come: whether it has opened the forms, begun, answered; and whether the last reminder came back.
import type { Schema } from '@isb/sdk'
import { StatusChip } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { TriangleAlert } from 'lucide-react'
import { fieldWord, EnumValue } from '../../lib/record/values.tsx'

export function Standing({ row: { state, openedAt, bounced } }: { row: Schema<'SurveyAsked'> }) {
  const { t } = useLingui()
  return (
    <span className="grid justify-items-start gap-0.5">
      {state !== 'None' ? (
        <EnumValue kind="SurveyState" value={state} />
      ) : (
        <StatusChip tone={openedAt ? 'live' : 'over'}>{openedAt ? t`Opened` : t`Not opened`}</StatusChip>
      )}
      {bounced && <CameBack />}
    </span>
  )
}

export const CameBack = () => (
  <span className="inline-flex items-center gap-1 text-xs text-bad">
    <TriangleAlert aria-hidden className="size-3.5" />
    {fieldWord('bounced')}
  </span>
)
