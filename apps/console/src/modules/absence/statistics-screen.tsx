// School days missed: by week, by grade and by leave type, each as a chart beside its table.
import { type Data } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { sharedWord, useWords } from '../../lib/i18n.ts'
import { daysIn, StatisticsPage } from '../../lib/page/statistics-page.tsx'
import { query } from '../../lib/query.ts'
import { fieldWord } from '../../lib/record/values.tsx'
import { useWhen } from '../../lib/record/when.ts'
import { Chart, type Bar } from './chart.tsx'
import { leaveWord } from './square.tsx'
import { AbsenceTabs } from './tabs.tsx'

type Statistics = Data<'absence.statistics'>

export default function StatisticsScreen() {
  const { t } = useLingui()
  const { word } = useWords()
  const { division, ...days } = useSearch({ strict: false }) as { division?: unknown }
  const chosen = values.Division.find((each) => each === division)
  const narrowed = { ...daysIn(days), ...(chosen && { division: chosen }) }
  return (
    <StatisticsPage
      title={word('module.absence')}
      text={t`School days that students have missed. Days without lessons do not count.`}
      tabs={<AbsenceTabs />}
      file={{ operation: 'absence.exportStatistics', name: 'absences' }}
      narrowed={narrowed}
      result={useQuery(query('absence.statistics', { query: narrowed }))}
      any={({ weeks }) => weeks.length > 0}
      choices={[
        {
          name: 'division',
          label: fieldWord('division'),
          any: t`All divisions`,
          options: values.Division.map((value) => ({ value, label: sharedWord(`value.Division.${value}`) })),
          chosen,
        },
      ]}
    >
      {(data) => <Charts data={data} />}
    </StatisticsPage>
  )
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
