// School days missed: by week, by grade and by leave type, each as a chart beside its table.
import { values } from '@isb/sdk/metadata'
import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { StatisticsPage } from '../../lib/shared/statistics/statistics-page.tsx'
import { enumOptions } from '../../lib/engine/record/enum-options.ts'
import { fieldWord } from '../../lib/engine/record/values.tsx'
import { Charts } from './chart.tsx'
import { AbsenceTabs } from '../../lib/shared/leave/tabs.tsx'

const route = getRouteApi('/_nested/absence/statistics')

export default function StatisticsScreen() {
  const { t } = useLingui()
  const { division } = route.useSearch()
  const chosen = values.Division.find((each) => each === division)
  return (
    <StatisticsPage
      operation="attendance.statistics"
      text={t`School days that students have missed. Days without lessons do not count.`}
      tabs={<AbsenceTabs />}
      file={{ operation: 'attendance.exportStatistics', name: 'absences' }}
      any={({ weeks }) => weeks.length > 0}
      choices={[{ name: 'division', label: fieldWord('division'), any: t`All divisions`, options: enumOptions('Division'), chosen }]}
    >
      {(data) => <Charts data={data} />}
    </StatisticsPage>
  )
}
