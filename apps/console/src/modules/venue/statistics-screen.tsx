// How much venues are used: each figure as a chart that is a table, so that a screen reader and paper have it too.
import { type Data } from '@isb/sdk'
import { isDay } from '@isb/sdk/rules'
import { Field, Input, Note, PageHeader, ProgressBar, Select, Skeleton } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { named } from '../../lib/i18n.ts'
import { Export } from '../../lib/list/export.tsx'
import { NotLoaded } from '../../lib/not-loaded.tsx'
import { lasting, query } from '../../lib/query.ts'
import { fieldWord, personName } from '../../lib/record/values.tsx'
import { bars } from './colors.ts'
import { Bars, Figure, hoursIn, WeekMap } from './statistics-charts.tsx'

type Statistics = Data<'venue.statistics'>
interface Narrowed {
  from?: string
  to?: string
  typeId?: number
}

const anyType = '0'

export default function StatisticsScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const narrowed = narrowedBy(useSearch({ strict: false }))
  const { data, error, isFetching, refetch } = useQuery(query('venue.statistics', { query: narrowed }))
  const { data: types = [] } = useQuery({ ...query('venue.typeOptions'), ...lasting })
  const narrow = (change: { readonly [Name in keyof Narrowed]: Narrowed[Name] | undefined }) =>
    void navigate({ to: '.', search: { ...narrowed, ...change }, replace: true })
  return (
    <div className="relative flex min-h-full flex-col">
      <ProgressBar active={isFetching && data !== undefined} label={t`Loading`} />
      <PageHeader
        title={t`Venue statistics`}
        text={t`Approved reservations within opening hours. Holidays and blocked dates are not open.`}
        actions={
          <Export
            files={[{ operation: 'venue.exportStatistics', name: 'venue-statistics' }]}
            query={{ ...narrowed }}
            total={data?.months.length}
            printable={false}
          />
        }
      />
      <div className="grid gap-4 border-t border-line px-4 py-4 sm:px-6">
        <div className="flex flex-wrap gap-3">
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={end === 'from' ? t`First day` : t`Last day`}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  className="w-40"
                  value={narrowed[end] ?? data?.[end] ?? ''}
                  onChange={({ target }) => target.value && narrow({ [end]: target.value })}
                />
              )}
            </Field>
          ))}
          <Field label={fieldWord('type')}>
            {(control) => (
              <Select
                {...control}
                className="w-48"
                options={[{ value: anyType, label: t`Any type` }, ...types.map((type) => ({ value: String(type.id), label: named(type) }))]}
                value={String(narrowed.typeId ?? anyType)}
                onValueChange={(value) => narrow({ typeId: Number(value) || undefined })}
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

const dayIn = (value: unknown) => (isDay(value) ? value : undefined)
/** What the address narrows by; nothing that it does not name. */
function narrowedBy({ from, to, typeId }: { from?: unknown; to?: unknown; typeId?: unknown }): Narrowed {
  const named = {
    from: dayIn(from),
    to: dayIn(to),
    typeId: Number.isInteger(Number(typeId)) && Number(typeId) > 0 ? Number(typeId) : undefined,
  }
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined))
}

function Charts({ data }: { data: Statistics }) {
  const { t } = useLingui()
  const { venues, types, months, hours, reservers, decided, waitedMinutes, cancelled, cancelledLate } = data
  if (hours.length === 0) return <Note tone="live">{t`No venue was open in this time.`}</Note>
  const mostReserved = Math.max(1, ...reservers.map(({ minutes }) => minutes))
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Figure label={t`Decided by hand`} value={decided} />
        <Figure label={t`Half of them waited at most (hours)`} value={waitedMinutes === null ? '—' : hoursIn(waitedMinutes)} />
        <Figure label={t`Cancelled`} value={cancelled} />
        <Figure label={t`Of these in the last 24 hours`} value={cancelledLate} />
      </dl>
      <div className="grid gap-4 xl:grid-cols-2">
        <Bars
          title={t`By venue`}
          head={fieldWord('venue')}
          bars={venues.map(({ venue, type, ...use }) => ({ key: venue.id, label: named(venue), fill: bars[type.color], ...use }))}
        />
        <WeekMap hours={hours} />
        <Bars
          title={t`By type`}
          head={fieldWord('type')}
          bars={types.map(({ type, ...use }) => ({ key: type.id, label: named(type), fill: bars[type.color], ...use }))}
        />
        <Bars
          title={t`By month`}
          head={fieldWord('month')}
          bars={months.map(({ month, ...use }) => ({ key: month, label: month, fill: bars.Blue, ...use }))}
        />
        {reservers.length > 0 && (
          <Bars
            title={t`Who reserves most`}
            head={fieldWord('person')}
            bars={reservers.map(({ person, minutes, reservations }) => ({
              key: person?.id ?? 0,
              label: person ? personName(person) : '—',
              fill: bars.Blue,
              usedMinutes: minutes,
              openMinutes: mostReserved,
              reservations,
            }))}
          />
        )}
      </div>
    </>
  )
}
