import { Avatar, Empty, Skeleton, StatusChip } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import type { Role } from './data.ts'
import { MembersLink, useMembers } from './members-data.tsx'
import { bareName } from '../../lib/engine/record/person-name.tsx'

/** Who has the role, and the way to all of them. */
export default function Members({ row }: { row: Role }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useMembers(row)
  if (!data)
    return error ? (
      <NotLoaded title={t`The members did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div role="status" aria-label={t`Loading`} className="grid gap-4">
        {['w-3/5', 'w-4/5', 'w-1/2'].map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </div>
    )
  if (data.total === 0) return <Empty subject="people" title={t`Nobody has it`} text={t`Give the role to people on the staff screen.`} />
  return (
    <>
      <ul className="grid gap-px">
        {data.records.map((person) => (
          <li key={person.id} className="flex min-h-10 items-center gap-3">
            <Avatar name={bareName(person)} size="sm" decorative />
            <span className="min-w-0 flex-1 leading-tight">
              <span className="block truncate">{bareName(person)}</span>
              <span className="block truncate text-xs text-fg-3">{person.email}</span>
            </span>
            {!person.enabled && (
              <StatusChip tone="over" bare>
                {sharedWord('state.disabled')}
              </StatusChip>
            )}
          </li>
        ))}
      </ul>
      <p>
        <MembersLink row={row}>{t`Show all on the staff screen`}</MembersLink>
      </p>
    </>
  )
}
