// What a bundle's own words mean here: a proposal for each with what speaks for it, and the person who confirms it.
import type { Schema } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { Badge, Note, Select, Skeleton } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SendDialog } from '../../lib/engine/form/send-dialog.tsx'
import { named, separator } from '../../lib/base/words/i18n.ts'
import { lasting, query, useOperation } from '../../lib/base/connection/query.ts'
import { enumWord } from '../../lib/engine/record/values.tsx'

type Meaning = Schema<'BaseDataMeaning'>
const keyOf = ({ kind, source }: Pick<Meaning, 'kind' | 'source'>) => `${kind} ${source}`
/** Stands for a target that is empty: a choice has a value. */
const nothing = '-'

/** One column holds the Chinese name. */
const noColumn = (columns: readonly Meaning[]) => Object.fromEntries(columns.map((each) => [keyOf(each), '']))

/** Asks what a bundle means, all of it at once. */
export default function MappingDialog({ run, onClose }: { run: Schema<'BaseDataRun'>; onClose: () => void }) {
  const { t } = useLingui()
  const path = { runId: run.id }
  const { data: meanings } = useQuery(query('baseData.mapping', { path }))
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const map = useOperation('baseData.map', t`Confirmed`)
  const said = (meanings ?? []).flatMap((each) => {
    const target = chosen[keyOf(each)]
    return target === undefined ? [] : [{ kind: each.kind, source: each.source, target }]
  })
  return (
    <SendDialog
      title={t`How the roster maps to this school`}
      text={t`Kept for future bundles: later you are only asked about what is new.`}
      verb={t`Confirm meanings`}
      disabled={!meanings}
      send={() => map.mutateAsync({ path, body: { meanings: said } })}
      onClose={onClose}
      className="sm:max-w-3xl"
    >
      {meanings ? (
        [...Map.groupBy(meanings, ({ kind }) => kind)].map(([kind, all]) => (
          <fieldset key={kind} className="grid gap-1">
            <legend className="mb-1 font-bold">{enumWord('BaseDataMeaningKind', kind)}</legend>
            {all.map((each) => (
              <Row
                key={keyOf(each)}
                meaning={each}
                isNew={each.asked && meanings.some(({ asked }) => !asked)}
                target={chosen[keyOf(each)] ?? each.target}
                onTarget={(target) => setChosen({ ...chosen, ...(kind === 'NameColumn' && noColumn(all)), [keyOf(each)]: target })}
              />
            ))}
          </fieldset>
        ))
      ) : (
        <Skeleton />
      )}
      {meanings?.length === 0 && <Note tone="live">{t`Nothing in this bundle needs mapping.`}</Note>}
    </SendDialog>
  )
}

interface RowProps {
  meaning: Meaning
  /** Others of the bundle are confirmed already. */
  isNew: boolean
  target: string
  onTarget: (target: string) => void
}

/** One thing in the roster, what speaks for it, and what it is taken for. */
function Row({ meaning, isNew, target, onTarget }: RowProps) {
  const { t } = useLingui()
  const { kind, source, name, samples, without } = meaning
  const options = useTargets(meaning)
  const evidence = useEvidence(meaning)
  const label = name || source || enumWord('BaseDataMeaningKind', kind)
  return (
    <div className="grid items-center gap-x-4 gap-y-1 border-t border-line py-2 sm:grid-cols-[1fr_16rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-bold break-words">{label}</span>
          {name && source !== name && <code className="text-xs text-fg-2">{source}</code>}
          {isNew && <Badge>{t`Not seen before`}</Badge>}
        </p>
        <p className="text-xs break-words text-fg-2">{[evidence, samples.join(separator())].filter(Boolean).join(' · ')}</p>
        {without !== null && without > 0 && (
          <p className="text-xs text-fg-2">{t`${plural(without, { one: '# student is in none', other: '# students are in none' })}`}</p>
        )}
      </div>
      <Select
        aria-label={t`${label} means`}
        options={options}
        value={target || nothing}
        onValueChange={(value) => onTarget(value === nothing ? '' : value)}
      />
    </div>
  )
}

function useEvidence({ kind, count }: Meaning): string {
  const { t } = useLingui()
  switch (kind) {
    case 'Org':
      return t`${plural(count, { one: '# person', other: '# people' })}`
    case 'Grade':
      return t`${plural(count, { one: '# student', other: '# students' })}`
    case 'Session':
    case 'Homerooms':
      return t`${plural(count, { one: '# homeroom', other: '# homerooms' })}`
    default:
      return t`${plural(count, { one: '# name in Chinese', other: '# names in Chinese' })}`
  }
}

/** What it can mean. */
function useTargets({ kind, target }: Meaning): { value: string; label: string }[] {
  const { t } = useLingui()
  const { data: grades } = useQuery({
    ...query('calendar.listGrades', { query: { pageSize: 200 } }),
    ...lasting,
    enabled: kind === 'Grade',
  })
  const none = (label: string) => ({ value: nothing, label })
  switch (kind) {
    case 'Org':
      return [
        none(t`No division`),
        ...values.Division.map((value) => ({ value, label: enumWord('Division', value) })),
        { value: 'Elsewhere', label: t`Not our school: leave out` },
      ]
    case 'Grade':
      return [
        none(t`No grade here`),
        ...(grades?.records ?? []).map((grade) => ({ value: grade.code, label: `${grade.code} · ${named(grade)}` })),
      ]
    case 'Session':
      return yearsAround(target).map((value) => ({ value, label: value }))
    case 'Homerooms':
      return [
        { value: 'Marked', label: t`The homerooms of the roster` },
        { value: 'PerGrade', label: t`A class for each grade` },
        { value: 'None', label: t`No classes from the roster` },
      ]
    default:
      return [{ value: 'nameZh', label: t`The Chinese name` }, none(t`Not the Chinese name`)]
  }
}

/** A school year and its neighbours. */
function yearsAround(year: string): string[] {
  const begins = Number(year.slice(0, 4))
  return [-2, -1, 0, 1, 2].map((by) => `${begins + by}-${String((begins + by + 1) % 100).padStart(2, '0')}`)
}
