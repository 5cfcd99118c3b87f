import type { CliModule } from '../../lib/resource/declared.ts'
import { exportFamilies } from './families.ts'
import { findStudent } from './find.ts'
import { importStudents } from './import.ts'

/** `isb student …`: students and their families. */
const module: CliModule<'student'> = {
  lists: {
    'student.list': {
      by: { argument: 'STUDENT', one: 'student.one', field: 'studentNumber', find: findStudent },
      example: 'S10043',
      // Those of the same name are told apart by their number and class.
      columns: ['studentNumber', 'name', 'nameZh', 'homeroom', 'grade', 'division', 'state', 'email', 'enteredOn', 'leftOn', 'guardians'],
    },
  },
  commands: [importStudents, exportFamilies],
}

export default module
