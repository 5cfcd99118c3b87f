// What a bundle comes to: by kind above, record by record below.
import type { Schema } from '@isb/sdk'
import { baseData, values } from '@isb/sdk/metadata'
import { Badge } from '@isb/ui'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { separator, wordOr } from '../../lib/base/words/i18n.ts'
import { query } from '../../lib/base/connection/query.ts'
import { enumWord } from '../../lib/engine/record/values.tsx'
import { listScreen } from '../../lib/screen/list-screen.tsx'
import { useAround, useBundle } from './around.tsx'
import { fieldName, Fields, valueIn } from './fields.tsx'
import { GiveBack } from './held.tsx'

const route = getRouteApi('/_nested/base-data/changes')
type Change = Schema<'BaseDataChange'>

const placeOf = (file: string, line: number | null) => (line === null ? file : `${file}:${line}`)

/** Why a row is refused: a rule of the school's data, or what is odd in the row. */
const reasonText = (reason: string) => wordOr(`reason.${reason}`, wordOr(`unread.${reason}`, reason))

/** So many fields of a change are shown in the list. */
const most = 2

function What({ row: { outcome, fields: all, held, stays, holds, reason } }: { row: Change }) {
  if (outcome === 'Refused') return <span className="text-fg-2">{reasonText(reason)}</span>
  // The name stands before them, as it was and as it is.
  const fields = all.filter(({ field, was }) => field !== 'name' || was === '')
  const short =
    outcome === 'Created' ? fields.filter(({ field }) => ['studentNumber', 'email', 'homeroom', 'grade'].includes(field)) : fields
  const more = short.length - most
  // A row has one line; the panel shows all.
  return (
    <span className="flex min-w-0 items-center gap-3 max-sm:flex-wrap">
      <Fields fields={short.slice(0, most)} line />
      {more > 0 && <Badge>{`+${more}`}</Badge>}
      {held.length > 0 && <Held held={held} />}
      {stays.length > 0 && <Stays stays={stays} />}
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

/** What stays by a rule. */
function Stays({ stays }: Pick<Change, 'stays'>) {
  const { t } = useLingui()
  return (
    <span className="text-xs text-fg-2">
      {stays
        .map(({ field, is }) =>
          field === 'email' ? t`The address to sign in with stays. The roster says: ${is}` : t`The account is disabled here and stays so.`,
        )
        .join(separator())}
    </span>
  )
}

/** A name, as it is here and as it is then. */
function Name({ row: { name, formerName, identifier } }: { row: Change }) {
  return (
    <>
      {formerName !== '' && formerName !== name && (
        <>
          <del className="no-underline">{formerName}</del> <ArrowRight aria-hidden className="inline size-3 text-fg-3" />{' '}
        </>
      )}
      <b>{name}</b> <span className="text-xs text-fg-2">{identifier}</span>
    </>
  )
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

/** How many of a bundle stand under each tab, of the kind that is chosen. */
function useCounts(): Readonly<Record<string, string>> | undefined {
  const run = useBundle()
  const address = route.useSearch()
  const kind = values.BaseDataKind.find((each) => each === address.kind)
  const held = useQuery({
    ...query('baseData.changes', {
      query: { runId: run?.id ?? 0, outcome: 'Held', ...(kind && { kind }), pageSize: 1 },
    }),
    enabled: run !== undefined,
  }).data?.total
  if (!run || held === undefined) return undefined
  const kinds = run.kinds.filter((each) => !kind || each.kind === kind)
  const sum = (field: 'created' | 'changed' | 'deactivated' | 'refused') => kinds.reduce((all, each) => all + each[field], 0)
  const counts = {
    Created: sum('created'),
    Changed: sum('changed'),
    Deactivated: sum('deactivated'),
    Refused: sum('refused'),
    Held: held,
  }
  const all = Object.values(counts).reduce((whole, each) => whole + each, 0)
  return Object.fromEntries(Object.entries({ ...counts, all }).map(([id, count]) => [id, String(count)]))
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
  const { data } = useQuery(query('baseData.list', { query: { pageSize: 100 } }))
  return {
    kind: 'choice' as const,
    options: (data?.records ?? []).map(({ id, name }) => ({ value: String(id), label: `${id} · ${name}` })),
  }
}

export default listScreen('baseData.changes', baseData, {
  name: 'base-data-change',
  title: 'file.baseDataChanges',
  rowName: ({ name, identifier }) => name || identifier,
  text: msg`What bundles create, change, deactivate and refuse.`,
  search: msg`Name or number`,
  empty: { subject: 'people', title: msg`No differences`, text: msg`What the bundle says is here already.` },
  useAround,
  columns: [
    {
      field: 'name',
      width: 'minmax(10rem, 2fr)',
      cell: (row) => <Name row={row} />,
    },
    { field: 'outcome', width: '8rem' },
    { field: 'kind', width: '8rem', card: 'line', hidden: 'narrow' },
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
  tabs: { field: 'outcome', useCounts },
  panel: {
    lines: [
      'kind',
      'outcome',
      'identifier?',
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
      { id: 'stays', label: msg`Stays`, when: ({ stays }) => stays.length > 0, value: ({ stays }) => <Stays stays={stays} /> },
      { id: 'holds', when: ({ holds }) => holds.length > 0, value: ({ holds }) => <Holds holds={holds} /> },
      { id: 'file', when: ({ file }) => file !== '', value: ({ file, line }) => placeOf(file, line) },
    ],
  },
})

function Absent() {
  const { t } = useLingui()
  return <span className="text-fg-2">{t`Not in the files`}</span>
}
