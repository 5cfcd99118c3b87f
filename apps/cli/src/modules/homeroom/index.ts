import type { CliModule } from '../../lib/resource/declared.ts'
import { importHomerooms } from './import.ts'
import { rollOver } from './roll-over.ts'

/** `isb homeroom …`: the classes of each school year, and how they go into the next. */
const module: CliModule<'homeroom'> = {
  lists: {
    'homeroom.list': {
      example: '7',
      examples: { list: ['isb homeroom list --school-year 2026-27', 'isb homeroom list --without-teacher'] },
      columns: ['id', 'schoolYear', 'campus', 'name', 'grade', 'division', 'teacherEmail', 'assistantEmail', 'students'],
    },
  },
  commands: [importHomerooms, rollOver],
}

export default module
