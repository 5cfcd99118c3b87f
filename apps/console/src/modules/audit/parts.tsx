// Parts of a change's row that no other record has.
import { useLingui } from '@lingui/react/macro'
import { Beside } from '../../lib/engine/record/beside.tsx'
import { dash } from '../../lib/engine/record/values.tsx'
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
      {first.label && <Beside>{kindName(first.entity)}</Beside>}
      {more > 0 && <Beside>{t`and ${more} more`}</Beside>}
    </>
  )
}
