// How much venues are used: each figure as a chart that is a table, so that a screen reader and paper have it too.
import { type Data } from '@isb/sdk'
import { Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { named } from '../../lib/i18n.ts'
import { daysIn, StatisticsPage } from '../../lib/page/statistics-page.tsx'
import { lasting, query } from '../../lib/query.ts'
import { fieldWord, personName } from '../../lib/record/values.tsx'
import { bars } from './colors.ts'
import { Bars, Figure, hoursIn, WeekMap } from './statistics-charts.tsx'

type Statistics = Data<'venue.statistics'>

export default function StatisticsScreen() {
  const { t } = useLingui()
  const search = useSearch({ strict: false }) as { from?: unknown; to?: unknown; typeId?: unknown }
  const { data: types = [] } = useQuery({ ...query('venue.typeOptions'), ...lasting })
  const typeId = Number.isSafeInteger(search.typeId) && Number(search.typeId) > 0 ? Number(search.typeId) : undefined
  const narrowed = { ...daysIn(search), ...(typeId !== undefined && { typeId }) }
  return (
    <StatisticsPage
      title={t`Venue statistics`}
      text={t`Approved reservations within opening hours. Holidays and blocked dates are not open.`}
      file={{ operation: 'venue.exportStatistics', name: 'venue-statistics' }}
      narrowed={narrowed}
      result={useQuery(query('venue.statistics', { query: narrowed }))}
      any={({ months }) => months.length > 0}
      choice={{
        name: 'typeId',
        label: fieldWord('type'),
        any: t`Any type`,
        options: types.map((type) => ({ value: type.id, label: named(type) })),
        chosen: typeId,
      }}
    >
      {(data) => <Charts data={data} />}
    </StatisticsPage>
  )
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
        <Figure label={t`Cancelled reservations`} value={cancelled} />
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
