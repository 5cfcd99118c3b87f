// What there is to look at among the accounts.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { KeyRound, UserRoundX } from 'lucide-react'
import { useAge } from '../../lib/age.ts'
import { fewNamed, HomeCard } from '../../lib/home-card.tsx'
import { named } from '../../lib/i18n.ts'

const path: string = '/upms/staff'

export default function StaffCards() {
  return (
    <>
      <NeverSignedIn />
      <SignInFailures />
    </>
  )
}

/** Accounts of people who may sign in and never have, the oldest first. */
function NeverSignedIn() {
  const { t } = useLingui()
  const age = useAge()
  const only = { neverSignedIn: true, enabled: true, service: false } as const
  return (
    <HomeCard
      title={t`Accounts never signed in`}
      icon={<UserRoundX aria-hidden />}
      link={<Link to={path} search={only} />}
      operation="staff.list"
      input={{ query: { ...only, sort: 'createdAt', pageSize: fewNamed } }}
      none={t`Everybody has signed in`}
      render={({ total, records }) => {
        const since = records[0] && age(records[0].createdAt)
        return {
          count: total,
          line: since && (
            <Trans>
              Oldest <b>{since}</b>
            </Trans>
          ),
          items: records.map((person) => ({ id: person.id, text: named(person) })),
        }
      }}
    />
  )
}

/** Sign-ins that failed since yesterday at this time: whom to call, and whether somebody is guessing. */
function SignInFailures() {
  const { t } = useLingui()
  return (
    <HomeCard
      title={t`Failed sign-ins, 24 hours`}
      icon={<KeyRound aria-hidden />}
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
                {named(staff)}
              </Link>{' '}
              <span className="tabular-nums">× {failures}</span>
            </>
          ),
        })),
      })}
    />
  )
}
