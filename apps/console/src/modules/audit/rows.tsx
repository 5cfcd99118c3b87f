import { Diff } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useDiffWords, useShowValue } from '../../lib/engine/record/show-value.ts'
import { usePageOf } from '../../lib/declare/module.ts'
import { useCaller } from '../../lib/base/connection/session.ts'
import { placeAt } from '../../lib/base/address/place.ts'
import { kindName, rowName, type Entry, type Row } from './data.ts'

/** A link in a line of text. */
export const linkClass = 'text-lead-text hover:underline'

interface RowsProps {
  entry: Pick<Entry, 'operation' | 'staffId'>
  rows: readonly Row[]
  /** So many stand in the change itself, which is under way. */
  more?: number
}

/** The rows of a change, each with what of it was changed. */
export function Rows({ entry, rows, more = 0 }: RowsProps) {
  return (
    <>
      {rows.map((row) => (
        <RowChange key={`${row.entity} ${row.id}`} entry={entry} row={row} />
      ))}
      {more > 0 && (
        <p className="text-fg-2" role="status">
          <Trans>Loading {more} more…</Trans>
        </p>
      )}
    </>
  )
}

function RowChange({ entry: { operation, staffId }, row }: Pick<RowsProps, 'entry'> & { row: Row }) {
  const { t } = useLingui()
  const words = useDiffWords()
  const { id: me } = useCaller()
  const changes = useShowValue().changes(operation, row)
  const fate = row.before === null ? t`New` : row.after === null ? t`Deleted` : ''
  return (
    <section className="grid gap-1.5">
      <h3 className="flex min-w-0 flex-wrap items-baseline gap-x-2 font-bold">
        <Name row={row} isOwn={staffId === me} />
        <span className="text-xs font-normal text-fg-3">{[row.label && kindName(row.entity), fate].filter(Boolean).join(' · ')}</span>
      </h3>
      {changes.length > 0 && <Diff changes={changes} words={words} />}
      {changes.length === 0 && wasChanged(row) && <p className="text-fg-2">{t`No visible differences.`}</p>}
    </section>
  )
}

/** Who only signed in has changed nothing. */
const wasChanged = ({ before }: Row) => before === null || Object.keys(before).length > 0

function Name({ row, isOwn }: { row: Row; isOwn: boolean }) {
  const page = usePageOf(row.entity, isOwn)
  // What is gone cannot be opened.
  if (!page || row.after === null) return <span className="min-w-0 break-words">{rowName(row)}</span>
  return (
    <Link {...placeAt(page.path, { id: row.id })} className={`min-w-0 break-words ${linkClass}`}>
      {rowName(row)}
    </Link>
  )
}
