// What a bundle comes to: by kind above, record by record below.
import type { Schema } from '@isb/sdk'
import { baseData } from '@isb/sdk/metadata'
import { Badge } from '@isb/ui'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { separator, wordOr } from '../../lib/i18n.ts'
import { query } from '../../lib/query.ts'
import { enumWord } from '../../lib/record/values.tsx'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { Bundle } from './bundle.tsx'
import { fieldName, Fields, valueIn } from './fields.tsx'
import { GiveBack } from './held.tsx'

type Change = Schema<'BaseDataChange'>

const placeOf = (file: string, line: number | null) => (line === null ? file : `${file}:${line}`)

/** Why a row is refused: a rule of the school's data, or what is odd in the file. */
const reasonText = (reason: string) => wordOr(`reason.${reason}`, wordOr(`odd.${reason}`, reason))

function What({ row: { outcome, fields, held, holds, reason } }: { row: Change }) {
  if (outcome === 'Refused') return <span className="text-fg-2">{reasonText(reason)}</span>
  const short =
    outcome === 'Created' ? fields.filter(({ field }) => ['studentNumber', 'email', 'homeroom', 'grade'].includes(field)) : fields
  return (
    <span className="grid gap-1">
      <Fields fields={short} />
      {held.length > 0 && <Held held={held} />}
      {holds.length > 0 && <Holds holds={holds} />}
    </span>
  )
}

/** What somebody edited by hand stays: what the roster says stands beside it. */
function Held({ held }: Pick<Change, 'held'>) {
  const { t } = useLingui()
  const said = held.map(({ field, is }) => `${fieldName(field)} ${valueIn(field, is)}`).join(separator())
  return <span className="text-xs text-fg-2">{t`Edited by hand, stays. The roster says: ${said}`}</span>
}

/** What somebody who leaves still has. */
function Holds({ holds }: Pick<Change, 'holds'>) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {holds.map(({ kind, name }) => (
        <Badge key={`${kind} ${name}`}>{`${enumWord('BaseDataHeldKind', kind)} ${name}`}</Badge>
      ))}
    </span>
  )
}

const useBundleFilter = () => {
  const { t } = useLingui()
  return { ...useBundles(), name: t`Bundle` }
}
/** Shows what the bundle does otherwise than another one. */
const useOtherFilter = () => {
  const { t } = useLingui()
  return { ...useBundles(), name: t`Other than in` }
}

function useBundles() {
  const { data } = useQuery({ ...query('baseData.list', { query: { pageSize: 100 } }), meta: { quiet: true } })
  return {
    kind: 'choice' as const,
    options: (data?.records ?? []).map(({ id, name }) => ({ value: String(id), label: `${id} · ${name}` })),
  }
}

export default listScreen('baseData.changes', baseData, {
  name: 'base-data-change',
  title: 'file.baseDataChanges',
  heading: 'module.baseData',
  text: msg`What bundles create, change, deactivate and refuse.`,
  search: msg`Name or number`,
  empty: { subject: 'people', title: msg`No differences`, text: msg`What the bundle says is here already.` },
  Banner: Bundle,
  columns: [
    { field: 'name', width: 'minmax(9rem, 1.5fr)' },
    { field: 'outcome', width: '8rem' },
    { field: 'kind', width: '8rem' },
    { field: 'fields', width: 'minmax(14rem, 4fr)', cell: (row) => <What row={row} /> },
    {
      field: 'file',
      width: '11rem',
      card: 'none',
      hidden: 'narrow',
      cell: ({ file, line }) => (file ? <code className="text-xs">{placeOf(file, line)}</code> : <Absent />),
    },
  ],
  filters: { runId: useBundleFilter, comparedTo: useOtherFilter },
  tabs: 'outcome',
  panel: {
    lines: [
      'kind',
      'outcome',
      { id: 'fields', value: (row) => <Fields fields={row.fields} /> },
      { id: 'reason', when: ({ reason }) => reason !== '', value: ({ reason }) => reasonText(reason) },
      {
        id: 'held',
        label: msg`The roster says`,
        when: ({ held }) => held.length > 0,
        value: (row) => (
          <>
            <Fields fields={row.held} />
            <GiveBack row={row} />
          </>
        ),
      },
      { id: 'holds', when: ({ holds }) => holds.length > 0, value: ({ holds }) => <Holds holds={holds} /> },
      { id: 'file', when: ({ file }) => file !== '', value: ({ file, line }) => placeOf(file, line) },
    ],
  },
})

function Absent() {
  const { t } = useLingui()
  return <span className="text-fg-2">{t`Not in the files`}</span>
}
