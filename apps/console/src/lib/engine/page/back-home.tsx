import { Button } from '@isb/ui'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** The way on from a page that shows nothing. */
export const BackHome = () => (
  <Button asChild>
    <Link to="/">
      <Trans>Back to home</Trans>
    </Link>
  </Button>
)
