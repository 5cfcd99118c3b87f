// Parts of a change's row that no other record has.
import { useLingui } from '@lingui/react/macro'
import { dash } from '../../lib/record/values.tsx'
import { kindName, rowName, touched, type Entry } from './data.ts'

/** The record by its name, or the first of several. */
export function Records({ entry }: { entry: Entry }) {
  const { t } = useLingui()
  const rows = touched(entry)
  const [first] = rows
  if (entry.refused) return entry.refused.message
  if (!first) return dash
  const more = entry.rowCount - entry.rows.length + rows.length - 1
  return (
    <>
      {rowName(first)}
      {first.label && <span className="ml-2 text-xs text-fg-3">{kindName(first.entity)}</span>}
      {more > 0 && <span className="ml-2 text-xs text-fg-3">{t`and ${more} more`}</span>}
    </>
  )
}
