import type { Schema } from '@isb/sdk'
import { ConfirmDialog, Note, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { query, useOperation } from '../../lib/query.ts'
import { sharedWord } from '../../lib/i18n.ts'
import { textOf } from '../../lib/report.ts'

type Change = Schema<'CalendarChange'>

/** The same below the fields of a form. What days are called moves nothing; what cannot stand is not asked about. */
export function FormMoves({ body, wrong }: { body: Change; wrong: readonly string[] }) {
  const { days } = body
  const change = days ? { days: days.map((day) => ({ ...day, name: '-', nameZh: '' })) } : body
  const asked = useDeferredValue(wrong.some((field) => !days || field !== 'name') ? undefined : JSON.stringify(change))
  return <Moves change={asked === undefined ? undefined : (JSON.parse(asked) as Change)} />
}

/** What a change would move, before it is made; nothing while there is none. */
export function Moves({ change }: { change: Change | undefined }) {
  const { t } = useLingui()
  const { data, error } = useQuery({
    ...query('calendar.preview', { body: change ?? {} }),
    enabled: change !== undefined,
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  if (!change) return null
  if (error && !data) return <Note tone="waiting">{t`Could not work out what changes: ${textOf(error)}`}</Note>
  return (
    <section aria-label={t`What changes`} aria-live="polite" className="rounded-md border border-line-2">
      <h3 className="px-3 pt-2 font-bold">{t`What changes`}</h3>
      {data ? <Counts {...data} /> : <Skeleton className="m-3 w-3/5" />}
    </section>
  )
}

interface RemovalProps {
  name: string
  text: string
  removal: Change
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before something is deleted, with what that moves. */
export function Removal({ name, text, removal, open, onOpenChange }: RemovalProps) {
  const { t } = useLingui()
  const change = useOperation('calendar.change', t`${name} deleted`)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="danger"
      title={t`Delete ${name}`}
      text={text}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Delete`}
      busy={change.isPending}
      onConfirm={() => change.mutate({ body: removal }, { onSuccess: () => onOpenChange(false) })}
    >
      <Moves change={open ? removal : undefined} />
    </ConfirmDialog>
  )
}

function Counts({ moved, touched }: Schema<'CalendarPreview'>) {
  const { t } = useLingui()
  const differing = moved.filter(({ gained, lost }) => gained + lost > 0)
  return (
    <>
      {differing.length === 0 ? (
        <p className="px-3 py-2 text-fg-2">{t`The number of school days does not change.`}</p>
      ) : (
        <table className="w-full tabular-nums">
          <thead className="text-xs text-fg-3">
            <tr className="[&>th]:px-3 [&>th]:py-1 [&>th]:text-right [&>th]:font-normal [&>th:first-child]:text-left">
              <th>
                <span className="sr-only">{t`For whom`}</span>
              </th>
              <th>{t`School days`}</th>
              <th>{t`Lost`}</th>
              <th>{t`Gained`}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map(({ division, grade, before, after, gained, lost }) => (
              <tr key={`${division} ${grade}`} className="border-t border-line [&>td]:px-3 [&>td]:py-1 [&>td]:text-right">
                <th className="px-3 py-1 text-left font-normal">{grade ?? sharedWord(`value.Division.${division}`)}</th>
                <td className="whitespace-nowrap">
                  <span className="text-fg-3">{before} → </span>
                  <b>{after}</b>
                </td>
                <td className={lost > 0 ? 'text-bad' : 'text-fg-3'}>{lost > 0 ? `−${lost}` : '–'}</td>
                <td className={gained > 0 ? 'text-good' : 'text-fg-3'}>{gained > 0 ? `+${gained}` : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {touched.length > 0 && (
        <div className="border-t border-line px-3 py-2">
          <b>
            <Trans>What it affects</Trans>
          </b>
          <ul className="list-disc pl-5">
            {touched.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
