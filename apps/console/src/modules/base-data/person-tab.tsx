import type { Data } from '@isb/sdk'
import { Button, cn, Fields, Note, Skeleton } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { RecordLink } from '../../lib/engine/record/record-link.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import { fieldName, valueIn } from './fields.tsx'
import { useGiveBack, usePerson, type PersonRow } from './person.ts'

/** What the roster says of the person in whose panel it stands, field by field beside what stands here. */
export default function PersonTab({ row }: { row: PersonRow }) {
  const { t } = useLingui()
  const { may } = useCaller()
  const { data, error, isFetching, refetch } = usePerson(row)
  const { giveBack, isPending } = useGiveBack(row, t`Given back`)
  if (error && !data)
    return <NotLoaded title={t`What the roster says did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="w-3/4" />
  const { sourceId, lastRun, fields } = data
  if (fields.length === 0) return <Note tone="live">{t`This person is in no roster. Their record is maintained by hand.`}</Note>
  const held = fields.filter((each) => each.held && each.returns)
  const mayGiveBack = may('baseData.giveBackPerson')
  return (
    <>
      <Fields
        items={[
          { id: 'source', label: t`Row`, value: <code className="text-xs">{sourceId}</code> },
          ...(lastRun ? [{ id: 'run', label: t`Last changed by`, value: <LastRun run={lastRun} /> }] : []),
        ]}
      />
      {held.length > 0 && (
        <Note tone="waiting">
          <span className="flex flex-wrap items-center gap-2">
            {t`${plural(held.length, { one: '# field was edited by hand and stays', other: '# fields were edited by hand and stay' })} until given back.`}
            {mayGiveBack && <Button size="sm" loading={isPending} onClick={() => giveBack()}>{t`Give all back to the roster`}</Button>}
          </span>
        </Note>
      )}
      <table className="w-full table-fixed text-left">
        <thead className="border-b border-line text-xs text-fg-2">
          <tr>
            <th scope="col" className="w-26 py-2 font-bold">{t`Field`}</th>
            <th scope="col" className="py-2 pr-3 font-bold">{t`In the roster`}</th>
            <th scope="col" className="py-2 font-bold">{t`Here`}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, roster, here, held: edited, returns }) => (
            <tr key={field} className="border-b border-line align-top last:border-0">
              <th scope="row" className="py-2 pr-3 font-normal text-fg-2">
                {fieldName(field)}
              </th>
              <td className="py-2 pr-3 break-words">{valueIn(field, roster) || '–'}</td>
              <td className={cn('py-2 break-words', edited && 'font-bold')}>
                {valueIn(field, here) || '–'}
                {edited && (
                  <span className="mt-1 block text-xs font-normal text-fg-2">
                    {returns ? t`Edited by hand` : t`The address to sign in with stays`}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function LastRun({ run: { id, name, appliedAt } }: { run: NonNullable<Data<'baseData.person'>['lastRun']> }) {
  const when = useWhen()
  return (
    <>
      <RecordLink to="/base-data" search={{ id }}>
        {name}
      </RecordLink>
      <span className="block text-xs text-fg-2">{when.exact(appliedAt)}</span>
    </>
  )
}
