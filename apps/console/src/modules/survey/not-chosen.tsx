import { Button, Empty } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LevelLayout } from '../../lib/engine/page/level.tsx'

/**
 * The page of an address that names no survey, or no student of one.
 * @param up the page on which one is chosen
 */
export function NotChosen({ up = '/admission/list' }: { up?: '/admission/list' | '/admission/survey' }) {
  const { t } = useLingui()
  return (
    <LevelLayout up={up}>
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
