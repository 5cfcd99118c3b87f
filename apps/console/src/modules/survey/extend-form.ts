import { survey } from '@isb/sdk/metadata'
import { msg, t } from '@lingui/core/macro'
import { actionForm } from '../../lib/screen/record-form.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'

export const extendForm = actionForm('survey.answers', survey, {
  operation: 'survey.extend',
  title: ({ student }) => t`More time for ${personName(student)}`,
  verb: 'do.survey.extend',
  done: msg`The family has more time`,
  fields: [{ field: 'extendedTo', hint: msg`The last day on which this family can answer, also when the survey is over` }, 'reason'],
})
