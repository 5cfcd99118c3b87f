// What there is to look at among the accounts.
import type { Schema } from '@isb/sdk'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LockKeyhole, UserRoundX } from 'lucide-react'
import { fewNamed, HomeCard, useOldest } from '../../lib/shared/home/home-card.tsx'
import { personName } from '../../lib/engine/record/person-name.tsx'

const path = '/upms/staff'

export default function StaffCards() {
  return (
    <>
      <NeverSignedIn />
      <SignInFailures />
    </>
  )
}

/** Staff who may sign in and never have, the oldest first. Most families never do, and need not. */
function NeverSignedIn() {
  const { t } = useLingui()
  const oldest = useOldest<Schema<'Staff'>>({
    since: ({ createdAt }) => createdAt,
    renderLine: (age) => (
      <Trans>
        Oldest <b>{age}</b>
      </Trans>
    ),
    text: personName,
  })
  const only = { type: 'staff', neverSignedIn: true, enabled: true, service: false } as const
  return (
    <HomeCard
      title={t`Staff who never signed in`}
      icon={<UserRoundX aria-hidden />}
      link={<Link to={path} search={only} />}
      operation="staff.list"
      input={{ query: { ...only, sort: 'createdAt', pageSize: fewNamed } }}
      none={t`All staff have signed in`}
      render={oldest}
    />
  )
}

/** Sign-ins that failed since yesterday at this time: whom to call, and whether somebody is guessing. */
function SignInFailures() {
  const { t } = useLingui()
  return (
    <HomeCard
      title={t`Failed sign-ins, 24 hours`}
      icon={<LockKeyhole aria-hidden />}
      operation="staff.signInFailures"
      none={t`None failed`}
      render={({ total, unknown, accounts }) => ({
        count: total,
        line: unknown > 0 && t`${plural(unknown, { one: '# with an unknown address', other: '# with unknown addresses' })}`,
        items: accounts.slice(0, fewNamed).map(({ staff, failures }) => ({
          id: staff.id,
          text: (
            <>
              <Link to={path} search={{ id: staff.id }} className="text-lead-text underline">
                {personName(staff)}
              </Link>{' '}
              <span className="tabular-nums">× {failures}</span>
            </>
          ),
        })),
      })}
    />
  )
}
