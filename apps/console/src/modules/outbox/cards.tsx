import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MailX } from 'lucide-react'
import { useAge } from '../../lib/base/words/age.ts'
import { HomeCard } from '../../lib/shared/home/home-card.tsx'

const path = '/settings/mail'

/** Mails of the last days that were given up or are being tried again. */
export default function StuckMails() {
  const { t } = useLingui()
  const age = useAge()
  return (
    <HomeCard
      title={t`Emails that could not be sent`}
      icon={<MailX aria-hidden />}
      operation="outbox.counts"
      none={t`All mail has been sent`}
      render={({ dead, late, oldestAt, since }) => {
        const oldest = oldestAt && age(oldestAt)
        return {
          count: dead + late,
          link: <Link to={path} search={{ stuck: true, from: since }} />,
          line: oldest && (
            <Trans>
              From the last 7 days, oldest <b>{oldest}</b>
            </Trans>
          ),
          items:
            late > 0 ? [{ id: 'late', text: t`${plural(late, { one: '# is being tried again', other: '# are being tried again' })}` }] : [],
        }
      }}
    />
  )
}
