import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MailX } from 'lucide-react'
import { useAge } from '../../lib/age.ts'
import { HomeCard } from '../../lib/home-card.tsx'
import { query } from '../../lib/query.ts'

const path: string = '/settings/mail'

/** Mails of the last days that were given up or are being tried again. */
export default function StuckMails() {
  const { t } = useLingui()
  const age = useAge()
  const result = useQuery({ ...query('outbox.counts'), meta: { quiet: true } })
  const { dead = 0, late = 0, oldestAt, since } = result.data ?? {}
  const tried = late > 0 && t`${plural(late, { one: '# is being tried again', other: '# are being tried again' })}`
  const oldest = oldestAt && age(oldestAt)
  return (
    <HomeCard
      title={t`Mails that could not be sent`}
      icon={<MailX aria-hidden />}
      link={<Link to={path} search={{ stuck: true, from: since }} />}
      result={result}
      none={t`All mail has left`}
      said={
        result.data && {
          count: dead + late,
          line: oldest && (
            <Trans>
              Of the last 7 days, oldest <b>{oldest}</b>
            </Trans>
          ),
          items: tried ? [{ id: 'late', text: tried }] : [],
        }
      }
    />
  )
}
