import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShieldQuestionMark } from 'lucide-react'
import { useAge } from '../../lib/age.ts'
import { fewNamed, HomeCard } from '../../lib/home-card.tsx'
import { query } from '../../lib/query.ts'

const path: string = '/upms/role'

/** Roles that nobody has. */
export default function EmptyRoles() {
  const { t } = useLingui()
  const age = useAge()
  const result = useQuery({
    ...query('roles.list', { query: { empty: true, sort: 'updatedAt', pageSize: fewNamed } }),
    meta: { quiet: true },
  })
  const { total, records } = result.data ?? {}
  const since = records?.[0] && age(records[0].updatedAt)
  return (
    <HomeCard
      title={t`Roles without members`}
      icon={<ShieldQuestionMark aria-hidden />}
      link={<Link to={path} search={{ empty: true }} />}
      result={result}
      none={t`Every role has members`}
      said={
        records && {
          count: total ?? 0,
          line: since && (
            <Trans>
              Unchanged for <b>{since}</b>
            </Trans>
          ),
          items: records.map(({ id, name }) => ({ id, text: name })),
        }
      }
    />
  )
}
