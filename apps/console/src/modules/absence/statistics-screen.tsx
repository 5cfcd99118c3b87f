// School days missed: by week, by grade and by leave type, each as a chart beside its table.
import { type Data } from '@isb/sdk'
import { isDay } from '@isb/sdk/rules'
import { values } from '@isb/sdk/metadata'
import { Field, Input, Note, PageHeader, ProgressBar, Select, Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { sharedWord, useWords } from '../../lib/i18n.ts'
import { Export } from '../../lib/list/export.tsx'
import { NotLoaded } from '../../lib/not-loaded.tsx'
import { query } from '../../lib/query.ts'
import { fieldWord } from '../../lib/record/values.tsx'
import { useWhen } from '../../lib/record/when.ts'
import { Chart, type Bar } from './chart.tsx'
import { leaveWord } from './square.tsx'
import { AbsenceTabs } from './tabs.tsx'

type Statistics = Data<'absence.statistics'>
type Division = (typeof values.Division)[number]
interface Narrowed {
  from?: string
  to?: string
  division?: Division
}

export default function StatisticsScreen() {
  const { t } = useLingui()
  const { word } = useWords()
  const navigate = useNavigate()
  const narrowed = narrowedBy(useSearch({ strict: false }))
  const { data, error, isFetching, refetch } = useQuery(query('absence.statistics', { query: narrowed }))
  const narrow = (change: { readonly [Name in keyof Narrowed]: Narrowed[Name] | undefined }) =>
    void navigate({ to: '.', search: { ...narrowed, ...change }, replace: true })
  const all = 'all'
  return (
    <div className="relative flex min-h-full flex-col">
      <ProgressBar active={isFetching && data !== undefined} label={t`Loading`} />
      <PageHeader
        title={word('module.absence')}
        text={t`School days that students have missed. Days without lessons do not count.`}
        actions={
          <Export
            files={[{ operation: 'absence.exportStatistics', name: 'absences' }]}
            query={{ ...narrowed }}
            total={data?.weeks.length}
            printable={false}
          />
        }
      />
      <AbsenceTabs />
      <div className="grid gap-4 border-t border-line px-4 py-4 sm:px-6">
        <div className="flex flex-wrap gap-3">
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={fieldWord(end === 'from' ? 'startsOn' : 'endsOn')}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  className="w-40"
                  value={data?.[end] ?? narrowed[end] ?? ''}
                  onChange={({ target }) => target.value && narrow({ [end]: target.value })}
                />
              )}
            </Field>
          ))}
          <Field label={fieldWord('division')}>
            {(control) => (
              <Select
                {...control}
                className="w-48"
                options={[
                  { value: all, label: t`All divisions` },
                  ...values.Division.map((value) => ({ value, label: sharedWord(`value.Division.${value}`) })),
                ]}
                value={narrowed.division ?? all}
                onValueChange={(value) => narrow({ division: divisionIn(value) })}
              />
            )}
          </Field>
        </div>
        {data ? (
          <Charts data={data} />
        ) : error ? (
          <NotLoaded title={t`The figures did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-60! w-full" />
        )}
      </div>
    </div>
  )
}

const divisionIn = (value: unknown) => values.Division.find((division) => division === value)
const dayIn = (value: unknown) => (isDay(value) ? value : undefined)
/** What the address narrows by; nothing that it does not name. */
function narrowedBy({ from, to, division }: { from?: unknown; to?: unknown; division?: unknown }): Narrowed {
  const named = { from: dayIn(from), to: dayIn(to), division: divisionIn(division) }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
}

function Charts({ data: { weeks, grades } }: { data: Statistics }) {
  const { t } = useLingui()
  const { day } = useWhen()
  if (weeks.length === 0) return <Note tone="live">{t`Nobody was absent in this time.`}</Note>
  const types = [...Map.groupBy(weeks, ({ leaveType }) => leaveType)]
    .map(([leaveType, own]): Bar => {
      const parts = [{ leaveType, days: own.reduce((sum, { days }) => sum + days, 0) }]
      return { key: leaveType ?? '', label: leaveWord(leaveType), parts }
    })
    .toSorted((a, b) => (b.parts[0]?.days ?? 0) - (a.parts[0]?.days ?? 0))
  const byWeek = [...Map.groupBy(weeks, ({ week }) => week)].map(([week, parts]): Bar => ({ key: week, label: day(week), parts }))
  const byGrade = [...Map.groupBy(grades, ({ grade }) => grade)].map(([grade, parts]): Bar => ({
    key: grade,
    label: grade || t`No grade`,
    parts,
  }))
  return (
    <>
      <Chart title={t`By week`} head={fieldWord('week')} bars={byWeek} />
      <Chart title={t`By grade`} head={fieldWord('grade')} bars={byGrade} />
      <Chart title={t`By leave type`} head={fieldWord('leaveType')} bars={types} />
    </>
  )
}
