import { Empty } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { LevelLayout } from '../../lib/page/level.tsx'

/** Stands where an address names no survey, or no student of one: nothing is asked for that cannot be there. */
export function NotChosen({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <LevelLayout title={title} up="/admission/list">
      <Empty className="m-auto" title={t`No survey is chosen`} text={t`Open this page from the answers to a survey.`} />
    </LevelLayout>
  )
}
