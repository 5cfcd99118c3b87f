// School days missed: by week, by grade and by leave type, each as a chart beside its table.
import { type Data } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { Note } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useWords } from '../../lib/i18n.ts'
import { daysIn, StatisticsPage } from '../../lib/page/statistics-page.tsx'
import { query } from '../../lib/query.ts'
import { enumOptions } from '../../lib/record/enum-words.ts'
import { fieldWord } from '../../lib/record/values.tsx'
import { useWhen } from '../../lib/record/when.ts'
import { Chart } from './chart.tsx'
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
          options: enumOptions('Division'),
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
  return (
    <>
      <Chart title={t`By week`} head={fieldWord('week')} rows={weeks} keyOf={({ week }) => week} labelOf={({ week }) => day(week)} />
      <Chart
        title={t`By grade`}
        head={fieldWord('grade')}
        rows={grades}
        keyOf={({ grade }) => grade}
        labelOf={({ grade }) => grade || t`No grade`}
      />
      <Chart
        title={t`By leave type`}
        head={fieldWord('leaveType')}
        rows={weeks}
        keyOf={({ leaveType }) => leaveType ?? ''}
        labelOf={({ leaveType }) => leaveWord(leaveType)}
        mostFirst
      />
    </>
  )
}
