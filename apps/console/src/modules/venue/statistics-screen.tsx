// How much venues are used: each figure as a chart that is a table, so that a screen reader and paper have it too.
import { type Data } from '@isb/sdk'
import { Note, Segmented } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { named } from '../../lib/base/words/i18n.ts'
import { personName } from '../../lib/engine/record/person-name.tsx'
import { useChangeAddress } from '../../lib/engine/rows/page-address.tsx'
import { StatisticsPage } from '../../lib/shared/statistics/statistics-page.tsx'
import { lasting, query } from '../../lib/base/connection/query.ts'
import { fieldWord } from '../../lib/engine/record/values.tsx'
import { useWhen } from '../../lib/engine/record/when.ts'
import { ByWeek } from './by-week.tsx'
import { bars } from './colors.ts'
import { Bars, Busiest, Figure, hoursIn, shareOf, WeekMap, type Compared } from './statistics-charts.tsx'

const route = getRouteApi('/_nested/venue/statistics')

type Statistics = Data<'venue.statistics'>

/** Terms that have begun, the latest first, each with the year that it is in. */
function useTerms() {
  const { data } = useQuery({ ...query('calendar.listYears', { query: { pageSize: 20, sort: '-startsOn' } }), ...lasting })
  return (data?.records ?? []).flatMap((year) =>
    year.terms.toReversed().map((term) => ({ ...term, label: `${year.name} · ${named(term)}` })),
  )
}

export default function StatisticsScreen() {
  const { t } = useLingui()
  const { typeId, with: withId, as: shownAs } = route.useSearch()
  const narrow = useChangeAddress()
  const { data: types = [] } = useQuery({ ...query('venue.typeOptions'), ...lasting })
  const terms = useTerms()
  const term = terms.find(({ id }) => id === withId)
  const other = useQuery({
    ...query('venue.statistics', { query: { from: term?.startsOn ?? '', to: term?.endsOn ?? '', ...(typeId && { typeId }) } }),
    enabled: term !== undefined,
  })
  const compared = term && other.data && { label: term.label, statistics: other.data }
  const plain = shownAs === 'tables'
  return (
    <StatisticsPage
      operation="venue.statistics"
      text={t`Approved reservations within opening hours. Holidays and blocked dates are not open.`}
      file={{ operation: 'venue.exportStatistics', name: 'venue-statistics' }}
      any={({ months }) => months.length > 0}
      choices={[
        {
          name: 'typeId',
          label: fieldWord('type'),
          any: t`Any type`,
          options: types.map((type) => ({ value: type.id, label: named(type) })),
          chosen: typeId,
        },
        {
          name: 'with',
          label: t`Compare with`,
          any: t`Nothing`,
          options: terms.map(({ id, label }) => ({ value: id, label })),
          chosen: term?.id,
          apart: true,
        },
      ]}
      more={
        <Segmented
          label={t`Shown as`}
          options={[
            { value: 'charts', label: t`Charts` },
            { value: 'tables', label: t`Tables` },
          ]}
          value={plain ? 'tables' : 'charts'}
          onValueChange={(as) => narrow({ as: as === 'tables' ? as : undefined, turned: undefined })}
        />
      }
    >
      {(data) => <Charts data={data} compared={compared} />}
    </StatisticsPage>
  )
}

interface ChartsProps {
  data: Statistics
  compared: Compared | undefined
}

function Charts({ data, compared }: ChartsProps) {
  const { t } = useLingui()
  const { month: monthWord } = useWhen()
  const { venues, types, months, hours, reservers, decided, waitedMinutes, cancelled, cancelledLate } = data
  if (hours.length === 0) return <Note tone="live">{t`No venue was open during this time.`}</Note>
  const mostReserved = Math.max(1, ...reservers.map(({ minutes }) => minutes))
  const was = compared?.statistics
  const waited = (minutes: number | null) => (minutes === null ? '—' : hoursIn(minutes))
  const before = (value: number | string | undefined) => (compared && value !== undefined ? `${compared.label}: ${value}` : undefined)
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-5">
        <Figure label={t`Open hours used`} value={`${shareOf(data)}%`} was={before(was && `${shareOf(was)}%`)} />
        <Figure label={t`Decided by hand`} value={decided} was={before(was?.decided)} />
        <Figure label={t`Median wait (hours)`} value={waited(waitedMinutes)} was={before(was && waited(was.waitedMinutes))} />
        <Figure label={t`Cancelled reservations`} value={cancelled} was={before(was?.cancelled)} />
        <Figure label={t`Of these, within 24 hours of the start`} value={cancelledLate} was={before(was?.cancelledLate)} />
      </dl>
      <Busiest hours={hours} venues={venues} />
      <ByWeek data={data} compared={compared} />
      <div className="grid gap-4 xl:grid-cols-2">
        <Bars
          name="venues"
          title={t`By venue`}
          head={fieldWord('venue')}
          compared={compared?.label}
          bars={venues.map(({ venue, type, ...use }) => ({
            key: venue.id,
            label: named(venue),
            fill: bars[type.color],
            was: was?.venues.find((each) => each.venue.id === venue.id),
            ...use,
          }))}
        />
        <WeekMap hours={hours} />
        <Bars
          name="types"
          title={t`By type`}
          head={fieldWord('type')}
          compared={compared?.label}
          bars={types.map(({ type, ...use }) => ({
            key: type.id,
            label: named(type),
            fill: bars[type.color],
            was: was?.types.find((each) => each.type.id === type.id),
            ...use,
          }))}
        />
        <Bars
          name="months"
          title={t`By month`}
          head={fieldWord('month')}
          bars={months.map(({ month, ...use }) => ({ key: month, label: monthWord(`${month}-01`, 'short'), fill: bars.Blue, ...use }))}
        />
        {reservers.length > 0 && (
          <Bars
            name="reservers"
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
