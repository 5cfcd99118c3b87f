import { TabLinks } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Link, useLocation, useSearch } from '@tanstack/react-router'
import { sharedWord } from '../../lib/i18n.ts'

const linkWith =
  (search: object) =>
  ({ id }: { id: string }) => <Link to={id} search={search} />

/** The pages of the answers to a survey: its figures, and each student. */
export function AnswersTabs() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const { surveyId } = useSearch({ strict: false }) as { surveyId?: unknown }
  const tabs = [
    { id: '/admission/list', label: t`Students` },
    { id: '/admission/list/board', label: sharedWord('survey.board') },
  ]
  return (
    <TabLinks
      label={t`Pages of the answers`}
      tabs={tabs}
      value={pathname}
      link={linkWith(surveyId === undefined ? {} : { surveyId })}
      className="-mb-px shrink-0"
    />
  )
}
