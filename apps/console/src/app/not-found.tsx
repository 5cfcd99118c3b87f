import { Button, NotFound } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { DefaultLayout } from './layouts/default.tsx'

/** No page at this address; the top bar stays in reach. */
export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <DefaultLayout>
      <NotFound
        level={1}
        className="m-auto"
        title={t`No page at this address`}
        text={t`The link may be old, or the page was moved.`}
        action={
          <Button asChild>
            <Link to="/">
              <Trans>Back to home</Trans>
            </Link>
          </Button>
        }
      />
    </DefaultLayout>
  )
}
