import { QueueCard, type QueueCardProps } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, KeyRound, MailX, ShieldQuestionMark, UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { named } from '../../lib/i18n.ts'
import { Retry } from '../../lib/not-loaded.tsx'
import { query } from '../../lib/query.ts'
import { textOf } from '../../lib/report.ts'
import { useAge } from '../../lib/age.ts'

// Screens of other modules are known here by their address alone.
const staffPath: string = '/upms/staff'
const rolePath: string = '/upms/role'
const mailPath: string = '/settings/mail'
/** How many are named. */
const few = 3
const quiet = { meta: { quiet: true } }

/** What a card says of what there is. */
interface Said extends Pick<QueueCardProps, 'line' | 'items'> {
  count: number
}

interface CardProps extends Pick<QueueCardProps, 'title' | 'icon' | 'link'> {
  result: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** Undefined while it is on its way. */
  said: Said | undefined
  /** Said where there is none: good news. */
  none: string
}

/** A card through its whole life: on its way, failed, nothing to do, something to do. */
function Card({ result: { error, isFetching, refetch }, said, none, ...head }: CardProps) {
  if (!said && error)
    return <FailedCard title={head.title} icon={head.icon} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!said) return <QueueCard {...head} count={undefined} className="min-h-44" />
  if (said.count > 0) return <QueueCard {...head} {...said} />
  const good = (
    <span className="flex items-center gap-1.5 text-good">
      <CircleCheck aria-hidden className="size-4 shrink-0" />
      {none}
    </span>
  )
  return <QueueCard {...head} count={0} line={good} />
}

interface FailedCardProps {
  title: string
  icon: ReactNode
  error: Error
  busy: boolean
  onRetry: () => void
}

const FailedCard = ({ title, icon, error, busy, onRetry }: FailedCardProps) => (
  <article className="min-w-0 bg-surface p-4">
    <h3 className="flex items-center gap-2 text-fg-2 [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <span className="min-w-0 truncate">{title}</span>
    </h3>
    <p role="alert" className="my-3 text-bad">
      {textOf(error)}
    </p>
    <Retry small busy={busy} onRetry={onRetry} />
  </article>
)

/** Accounts of people who may sign in and never have, the oldest first. */
export function NeverSignedIn() {
  const { t } = useLingui()
  const age = useAge()
  const only = { neverSignedIn: true, enabled: true, service: false } as const
  const result = useQuery({ ...query('staff.list', { query: { ...only, sort: 'createdAt', pageSize: few } }), ...quiet })
  const { total, records } = result.data ?? {}
  const since = records?.[0] && age(records[0].createdAt)
  return (
    <Card
      title={t`Accounts never signed in`}
      icon={<UserRoundX aria-hidden />}
      link={<Link to={staffPath} search={only} />}
      result={result}
      none={t`Everybody has signed in`}
      said={
        records && {
          count: total ?? 0,
          line: since && (
            <Trans>
              Oldest <b>{since}</b>
            </Trans>
          ),
          items: records.map((person) => ({ id: person.id, text: named(person) })),
        }
      }
    />
  )
}

/** Sign-ins that failed since yesterday at this time: whom to call, and whether somebody is guessing. */
export function SignInFailures() {
  const { t } = useLingui()
  const result = useQuery({ ...query('staff.signInFailures'), ...quiet })
  const { total, unknown = 0, accounts } = result.data ?? {}
  return (
    <Card
      title={t`Failed sign-ins, 24 hours`}
      icon={<KeyRound aria-hidden />}
      result={result}
      none={t`None failed`}
      said={
        accounts && {
          count: total ?? 0,
          line: unknown > 0 && t`${plural(unknown, { one: '# with an unknown address', other: '# with unknown addresses' })}`,
          items: accounts.slice(0, few).map(({ staff, failures }) => ({
            id: staff.id,
            text: (
              <>
                <Link to={staffPath} search={{ id: staff.id }} className="text-lead-text underline">
                  {named(staff)}
                </Link>{' '}
                <span className="tabular-nums">× {failures}</span>
              </>
            ),
          })),
        }
      }
    />
  )
}

/** Mails of the last days that were given up or are being tried again. */
export function StuckMails() {
  const { t } = useLingui()
  const age = useAge()
  const result = useQuery({ ...query('outbox.counts'), ...quiet })
  const { dead = 0, late = 0, oldestAt, since } = result.data ?? {}
  const tried = late > 0 && t`${plural(late, { one: '# is being tried again', other: '# are being tried again' })}`
  const oldest = oldestAt && age(oldestAt)
  return (
    <Card
      title={t`Mails that could not be sent`}
      icon={<MailX aria-hidden />}
      link={<Link to={mailPath} search={{ stuck: true, from: since }} />}
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

/** Roles that nobody has. */
export function EmptyRoles() {
  const { t } = useLingui()
  const age = useAge()
  const result = useQuery({ ...query('roles.list', { query: { empty: true, sort: 'updatedAt', pageSize: few } }), ...quiet })
  const { total, records } = result.data ?? {}
  const since = records?.[0] && age(records[0].updatedAt)
  return (
    <Card
      title={t`Roles without members`}
      icon={<ShieldQuestionMark aria-hidden />}
      link={<Link to={rolePath} search={{ empty: true }} />}
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
