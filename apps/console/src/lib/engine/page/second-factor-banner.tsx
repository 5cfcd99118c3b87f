import { Note } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useNow } from '../../base/words/greeting.ts'
import { roleName } from '../../base/words/i18n.ts'
import { useSession } from '../../base/connection/session.ts'

const dayMs = 24 * 60 * 60_000

/** Asks for a second factor that a role requires: which roles wait for it, or for how many days they still count. */
export function SecondFactorBanner({ pathname }: { pathname: string }) {
  const { t } = useLingui()
  const me = useSession()?.me
  const now = useNow().getTime()
  const due = me?.secondFactorDueAt
  const names = (me?.suspendedRoles ?? []).map(roleName).join(t({ message: ', ', comment: 'between names' }))
  if (!names && (!due || pathname === '/account')) return null
  const days = due ? Math.max(0, Math.ceil((Date.parse(due) - now) / dayMs)) : 0
  return (
    <Note tone={names ? 'bad' : 'waiting'} role="status" className="rounded-none">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        {names
          ? t`Set up a second factor to get the permissions of: ${names}.`
          : t`Your role requires a second factor: ${plural(days, { one: '# day left', other: '# days left' })}.`}
        <Link to="/account" hash="second-factor" className="font-semibold underline">
          <Trans>Set up now</Trans>
        </Link>
      </span>
    </Note>
  )
}
