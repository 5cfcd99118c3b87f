import { useLingui } from '@lingui/react/macro'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { RecordsTab } from '../../lib/engine/record/records-tab.tsx'
import { EnumValue } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { surveyName } from './parts.tsx'

/** What was answered for the student whose panel it stands in, the latest survey first. */
export default function StudentTab({ row: { id: studentId } }: { row: { readonly id: number } }) {
  const { t } = useLingui()
  const { moment } = useWhen()
  const words = { failed: t`The answers did not load`, none: t`No survey has asked about this student.`, all: t`All answers` }
  return (
    <RecordsTab operation="survey.answers" of={{ studentId }} sort="-id" to="/admission/list" words={words}>
      {({ id, survey, state, answeredAt }) => (
        <>
          <RecordLink to="/admission/list" search={{ id }}>
            {surveyName(survey)}
          </RecordLink>
          <EnumValue kind="SurveyState" value={state} />
          {answeredAt && <span className="ml-auto text-fg-2">{moment(answeredAt)}</span>}
        </>
      )}
    </RecordsTab>
  )
}
