import type { Data, Schema } from '@isb/sdk'
import { Button, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { query } from '../../lib/base/connection/query.ts'
import { textOf } from '../../lib/base/connection/report.ts'
import type { Staff } from './data.ts'
import { RoleName } from './parts.tsx'

/** What is asked about: a node of the tree, or an operation of the contract. */
export type Question = { menuId: number } | { operation: string }
type Answer = Data<'access.explain'>

/** The sentence, the chain from the account to the grant with the link that is missing, and who could mend it. */
export function Explanation({ row, question }: { row: Staff; question: Question }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery({
    ...query('access.explain', { query: { staffId: row.id, ...question } }),
    // Roles may have changed a moment ago, on this very screen.
    queryKey: ['staff', 'explain', row.id, question, row.version],
    staleTime: 0,
  })
  if (error)
    return (
      <p role="alert" className="flex items-center gap-3 text-bad">
        <span className="min-w-0 flex-1">{textOf(error)}</span>
        <Button size="sm" loading={isFetching} onClick={() => void refetch()}>{t`Retry`}</Button>
      </p>
    )
  if (!data) return <Skeleton className="w-4/5" />
  return (
    <div className="grid gap-4">
      <p role="status" className={`flex gap-2 rounded-md px-3 py-2 ${data.allowed ? 'bg-good-bg text-good' : 'bg-bad-bg text-bad'}`}>
        {data.allowed ? (
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
        ) : (
          <CircleX aria-hidden className="mt-0.5 size-4 shrink-0" />
        )}
        <span className="min-w-0">{data.message}</span>
      </p>
      <Chain answer={data} row={row} />
      {!data.allowed && data.wouldGrant.length > 0 && (
        <div className="grid gap-1.5">
          <h4 className="text-xs font-bold text-fg-2">
            <Trans>Roles that would grant it</Trans>
          </h4>
          <ul className="grid gap-1">
            {data.wouldGrant.map(({ id, name, enabled }) => (
              <li key={id}>
                <RoleName role={{ id, name }} />
                {!enabled && <span className="text-fg-3"> · {sharedWord('state.disabled')}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

type Link3 = 'good' | 'missing' | 'open'
const marks: Record<Link3, ReactNode> = {
  good: <CircleCheck aria-hidden className="text-good" />,
  missing: <CircleX aria-hidden className="text-bad" />,
  open: <Minus aria-hidden className="text-fg-3" />,
}

/** Where the chain breaks, as a place in it: the account, its roles, the grant. */
const breaksAt: Record<Schema<'Missing'>, number> = {
  ACCOUNT_DISABLED: 0,
  NO_ROLE: 1,
  ROLES_DISABLED: 1,
  ROLES_SUSPENDED: 1,
  NOT_GRANTED: 2,
  NOT_IN_TREE: 2,
  UNKNOWN_CODE: 2,
}

function Chain({ answer, row }: { answer: Answer; row: Staff }) {
  const { t } = useLingui()
  const broken = answer.missing ? breaksAt[answer.missing] : 3
  const state = (at: number): Link3 => (at < broken ? 'good' : at === broken ? 'missing' : 'open')
  const said: Record<Link3, string> = { good: t`in place`, missing: t`missing`, open: t`not checked` }
  const what = answer.menu ? named(answer.menu) : (answer.operation ?? answer.code)
  const links = [
    { id: 'account', label: t`Account`, value: row.enabled ? sharedWord('state.enabled') : sharedWord('state.disabled') },
    {
      id: 'roles',
      label: sharedWord('field.roles'),
      value:
        answer.roles.length === 0 ? (
          t`none`
        ) : (
          <ul>
            {answer.roles.map((role) => (
              <li key={role.id} className={role.grants && role.enabled && !role.suspended ? 'font-bold' : 'text-fg-2'}>
                {role.name}
                <span className="font-normal text-fg-3">
                  {' · '}
                  {!role.enabled
                    ? sharedWord('state.disabled')
                    : role.suspended
                      ? t`waits for a second factor`
                      : role.grants
                        ? t`grants it`
                        : t`does not grant it`}
                </span>
              </li>
            ))}
          </ul>
        ),
    },
    {
      id: 'grant',
      label: t`Grant`,
      value: (
        <>
          {what}
          {answer.code && <code className="block font-mono text-xs text-fg-3">{answer.code}</code>}
        </>
      ),
    },
  ]
  return (
    <ol aria-label={t`From the account to the grant`} className="grid">
      {links.map(({ id, label, value }, at) => (
        <li key={id} className="group/link relative grid grid-cols-[1rem_4.5rem_minmax(0,1fr)] gap-2.5 pb-3 last:pb-0 [&_svg]:size-4">
          <span className="relative z-10 mt-0.5 bg-surface">{marks[state(at)]}</span>
          <span aria-hidden className="absolute top-5 bottom-0 left-1.75 w-px bg-line-2 group-last/link:hidden" />
          <span className="text-fg-2">
            {label}
            <span className="sr-only">: {said[state(at)]}.</span>
          </span>
          <span className={`min-w-0 break-words ${state(at) === 'open' ? 'text-fg-3' : ''}`}>{value}</span>
        </li>
      ))}
    </ol>
  )
}
