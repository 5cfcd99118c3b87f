import type { Schema } from '@isb/sdk'
import { ConfirmDialog, Figures, Note, Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
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

/** Asks before something is deleted, with what that moves. */
export function useRemoval(name: string, text: string, removal: Change) {
  const { t } = useLingui()
  const [open, onOpenChange] = useState(false)
  const change = useOperation('calendar.change', t`${name} deleted`)
  const question = (
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
  return { ask: () => onOpenChange(true), question }
}

const drawn = (before: number, after: number) => (
  <>
    <span className="text-fg-3">{before} → </span>
    <b>{after}</b>
  </>
)
const signed = (sign: string, days: number, tone: string) => (days > 0 ? <span className={tone}>{sign + String(days)}</span> : '–')

function Counts({ moved, touched }: Schema<'CalendarPreview'>) {
  const { t } = useLingui()
  const differing = moved.filter(({ gained, lost }) => gained + lost > 0)
  return (
    <>
      {differing.length === 0 ? (
        <p className="px-3 py-2 text-fg-2">{t`The number of school days does not change.`}</p>
      ) : (
        <div className="px-3 py-1">
          <Figures
            head={<span className="sr-only">{t`For whom`}</span>}
            heads={[t`School days`, t`Lost`, t`Gained`]}
            rows={differing.map(({ division, grade, before, after, gained, lost }) => ({
              id: `${division} ${grade}`,
              label: grade ?? sharedWord(`value.Division.${division}`),
              cells: [drawn(before, after), signed('−', lost, 'text-bad'), signed('+', gained, 'text-good')],
            }))}
          />
        </div>
      )}
      {touched.length > 0 && (
        <div className="border-t border-line px-3 py-2">
          <b>{t`What it affects`}</b>
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
