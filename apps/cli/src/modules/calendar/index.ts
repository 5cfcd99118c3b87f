import type { CliModule } from '../../lib/resource/declared.ts'
import { createYear } from './create-year.ts'
import { importDays } from './import.ts'
import { is } from './is.ts'

/** `isb calendar …`: what counts as a school day, and the grades. */
const module: CliModule<'calendar'> = {
  lists: {
    'calendar.list': {
      example: '12',
      examples: { list: ['isb calendar list --kind Holiday', 'isb calendar list --from 2026-10-01 --to 2026-12-31'] },
      columns: ['id', 'startsOn', 'endsOn', 'kind', 'name', 'nameZh', 'part', 'runsAs'],
    },
    'calendar.listGrades': { by: 'code', example: 'G5', columns: ['code', 'name', 'nameZh', 'division', 'sort'] },
    'calendar.listYears': { by: 'name', example: '2026-27', columns: ['name', 'startsOn', 'endsOn'] },
  },
  commands: [is, createYear, importDays],
}

export default module
