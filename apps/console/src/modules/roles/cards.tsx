import type { Schema } from '@isb/sdk'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ShieldQuestionMark } from 'lucide-react'
import { fewNamed, HomeCard, useOldest } from '../../lib/shared/home/home-card.tsx'

const path = '/upms/role'

/** Roles that nobody has. */
export default function EmptyRoles() {
  const { t } = useLingui()
  const unused = useOldest<Schema<'Role'>>({
    since: ({ updatedAt }) => updatedAt,
    renderLine: (age) => (
      <Trans>
        Unchanged for <b>{age}</b>
      </Trans>
    ),
    text: ({ name }) => name,
  })
  return (
    <HomeCard
      title={t`Roles without members`}
      icon={<ShieldQuestionMark aria-hidden />}
      link={<Link to={path} search={{ empty: true }} />}
      operation="roles.list"
      input={{ query: { empty: true, sort: 'updatedAt', pageSize: fewNamed } }}
      none={t`Every role has members`}
      render={unused}
    />
  )
}
