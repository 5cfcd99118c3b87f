import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ShieldQuestionMark } from 'lucide-react'
import { useAge } from '../../lib/age.ts'
import { fewNamed, HomeCard } from '../../lib/home-card.tsx'

const path: string = '/upms/role'

/** Roles that nobody has. */
export default function EmptyRoles() {
  const { t } = useLingui()
  const age = useAge()
  return (
    <HomeCard
      title={t`Roles without members`}
      icon={<ShieldQuestionMark aria-hidden />}
      link={<Link to={path} search={{ empty: true }} />}
      operation="roles.list"
      input={{ query: { empty: true, sort: 'updatedAt', pageSize: fewNamed } }}
      none={t`Every role has members`}
      render={({ total, records }) => {
        const since = records[0] && age(records[0].updatedAt)
        return {
          count: total,
          line: since && (
            <Trans>
              Unchanged for <b>{since}</b>
            </Trans>
          ),
          items: records.map(({ id, name }) => ({ id, text: name })),
        }
      }}
    />
  )
}
