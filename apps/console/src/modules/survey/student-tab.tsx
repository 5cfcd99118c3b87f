import { Note, Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { NotLoaded } from '../../lib/not-loaded.tsx'
import { query } from '../../lib/query.ts'
import { RecordLink } from '../../lib/record/record-link.tsx'
import { EnumValue } from '../../lib/record/values.tsx'
import { useWhen } from '../../lib/record/when.ts'
import { surveyName } from './parts.tsx'

/** What was answered for the student whose panel it stands in, the latest survey first. */
export default function StudentTab({ row: { id } }: { row: { readonly id: number } }) {
  const { t } = useLingui()
  const { moment } = useWhen()
  const asked = query('survey.answers', { query: { studentId: id, sort: '-id', pageSize: 50 } })
  const { data, error, isFetching, refetch } = useQuery({ ...asked, meta: { quiet: true } })
  if (error && !data)
    return <NotLoaded title={t`The answers did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="w-3/4" />
  if (data.records.length === 0) return <Note tone="live">{t`No survey has asked about this student.`}</Note>
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {data.records.map(({ id: askedId, survey, state, answeredAt }) => (
        <li key={askedId} className="flex flex-wrap items-center gap-2 py-2">
          <RecordLink to="/admission/list" search={{ id: askedId }}>
            {surveyName(survey)}
          </RecordLink>
          <EnumValue kind="SurveyState" value={state} />
          {answeredAt && <span className="ml-auto text-fg-2">{moment(answeredAt)}</span>}
        </li>
      ))}
    </ul>
  )
}
