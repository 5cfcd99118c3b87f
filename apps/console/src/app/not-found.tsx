import { NotFound } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { BackHome } from '../lib/engine/page/back-home.tsx'
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
        action={<BackHome />}
      />
    </DefaultLayout>
  )
}
