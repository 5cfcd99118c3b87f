import { Button, Empty } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LevelLayout } from '../../lib/page/level.tsx'

interface NotChosenProps {
  title: string
  /** Where a survey, or a student of one, is chosen. */
  up?: string
}

/** Stands where an address names no survey, or no student of one: nothing is asked for that cannot be there. */
export function NotChosen({ title, up = '/admission/list' }: NotChosenProps) {
  const { t } = useLingui()
  return (
    <LevelLayout title={title} up={up}>
      <Empty
        className="m-auto"
        title={t`No survey is chosen`}
        text={t`Open this page from a survey or its answers.`}
        action={
          <Button asChild>
            <Link to={up}>{t`Choose a survey`}</Link>
          </Button>
        }
      />
    </LevelLayout>
  )
}
