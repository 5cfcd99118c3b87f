import type { Schema } from '@isb/sdk'
import { Button, ConfirmDialog, Dialog, DialogFooter, Figures, Note, Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { query, useOperation } from '../../lib/base/connection/query.ts'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { textOf } from '../../lib/base/connection/report.ts'

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
  /** What is deleted. */
  name: string
  text: string
  removal: Change
  /** Somebody else has deleted it: there is nothing to ask any more. */
  gone: boolean
  onClose: () => void
}

/** Asks before something is deleted, with what that moves. */
export function Removal({ name, text, removal, gone, onClose }: RemovalProps) {
  const { t } = useLingui()
  const change = useOperation('calendar.change', t`${name} deleted`)
  if (gone && !change.isPending && !change.isSuccess)
    return (
      <Dialog open onOpenChange={onClose} title={t`${name} deleted`} description={t`Somebody else was faster.`} closeLabel={t`Close`}>
        <DialogFooter>
          <Button variant="lead" onClick={onClose}>{t`Close`}</Button>
        </DialogFooter>
      </Dialog>
    )
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={t`Delete ${name}`}
      text={text}
      cancelLabel={t`Cancel`}
      confirmLabel={t`Delete`}
      busy={change.isPending}
      onConfirm={() => change.mutate({ body: removal }, { onSuccess: onClose })}
    >
      <Moves change={removal} />
    </ConfirmDialog>
  )
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
