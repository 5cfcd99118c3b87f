import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { BulkDialogProps, RowOf } from '../../lib/declare/list.ts'

/** Opens the reminder of the ticked students. They are asked by one survey: the one of the first. */
export function BulkRemind({ rows }: BulkDialogProps<RowOf<'survey.answers'>>) {
  const navigate = useNavigate()
  const surveyId = rows[0]?.survey.id
  const asked = rows.filter(({ survey, state }) => survey.id === surveyId && (state === 'None' || state === 'Draft')).map(({ id }) => id)
  const remind = useEffectEvent(() => void navigate({ to: '/admission/list/remind', search: { surveyId, ids: asked.join(',') } }))
  useEffect(() => {
    remind()
  }, [])
  return null
}
