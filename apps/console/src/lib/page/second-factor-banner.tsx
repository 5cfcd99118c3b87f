import { Note } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../session.ts'

const dayMs = 24 * 60 * 60_000

/** Says to who must set up a second factor how many days are left. On the page where that is done it is not needed. */
export function SecondFactorBanner({ pathname }: { pathname: string }) {
  const { t } = useLingui()
  const due = useSession()?.me?.secondFactorDueAt
  const [now] = useState(Date.now)
  if (!due || pathname === '/account') return null
  const days = Math.max(0, Math.ceil((Date.parse(due) - now) / dayMs))
  return (
    <Note tone="waiting" role="status" className="rounded-none">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        {t`Your role requires a second factor: ${plural(days, { one: '# day left', other: '# days left' })}.`}
        <Link to="/account" hash="second-factor" className="font-semibold underline">
          <Trans>Set up now</Trans>
        </Link>
      </span>
    </Note>
  )
}
