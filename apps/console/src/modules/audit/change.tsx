import { Fields } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { useWhen } from '../../lib/engine/record/when.ts'
import { query } from '../../lib/base/connection/query.ts'
import { useCan } from '../../lib/base/connection/session.ts'
import { whatWasDone, type Entry } from './data.ts'
import { linkClass, Rows } from './rows.tsx'

/** A change with every row that it touched; of a long one the list holds only the beginning. */
export const useWhole = ({ id, ...rest }: Entry): Entry => useQuery(query('audit.get', { path: { auditId: id } })).data ?? { id, ...rest }

/** Who, when, from where, and what was changed, field by field. */
export default function Change({ row: entry }: { row: Entry }) {
  const { t } = useLingui()
  const { exact } = useWhen()
  const { rows } = useWhole(entry)
  const undone = rows.find(({ entity }) => entity === 'audit')
  return (
    <>
      <Fields
        items={[
          { id: 'operation', label: t`What`, value: whatWasDone(entry) },
          ...(entry.refused ? [{ id: 'refused', label: sharedWord('field.reason'), value: entry.refused.message }] : []),
          { id: 'staffName', label: sharedWord('field.staffName'), value: <Who entry={entry} /> },
          { id: 'at', label: sharedWord('field.at'), value: <time dateTime={entry.at}>{exact(entry.at)}</time> },
          { id: 'address', label: t`From`, value: entry.address && <span className="font-mono text-xs">{entry.address}</span> },
          ...(entry.token ? [{ id: 'token', label: sharedWord('field.token'), value: entry.token }] : []),
          { id: 'requestId', label: sharedWord('field.requestId'), value: <span className="font-mono text-xs">{entry.requestId}</span> },
        ]}
      />
      {undone && (
        <p>
          <Link to="/audit" search={{ id: undone.id }} state className={linkClass}>
            <Trans>Show the change that was undone</Trans>
          </Link>
        </p>
      )}
      <Rows entry={entry} rows={rows.filter(({ entity }) => entity !== 'audit')} more={entry.rowCount - rows.length} />
    </>
  )
}

// Screens of other modules are known here by their address alone.
const staffPath = '/upms/staff'

function Who({ entry: { staffId, staffName } }: { entry: Entry }) {
  const { t } = useLingui()
  const mayOpen = useCan('upms:staff') && staffId !== null
  if (!staffName) return <span className="text-fg-2">{t`Not signed in`}</span>
  if (!mayOpen) return staffName
  return (
    <Link to={staffPath} search={{ id: staffId }} className={linkClass}>
      {staffName}
    </Link>
  )
}
