import type { Isb, Schema } from '@isb/sdk'
import { Refusal } from '../../lib/failure/refusal.ts'
import type { CliModule } from '../../lib/resource/declared.ts'
import { exportFamilies } from './families.ts'
import { importStudents } from './import.ts'

/** `isb student …`: students and their families. */
const module: CliModule<'student'> = {
  lists: {
    'student.list': {
      by: { argument: 'STUDENT', one: 'student.one', many: 'student.many', find: findStudent },
      example: 'S10041',
      // Those of the same name are told apart by their number and class.
      columns: [
        'id',
        'studentNumber',
        'name',
        'nameZh',
        'homeroom',
        'grade',
        'division',
        'state',
        'email',
        'enteredOn',
        'leftOn',
        'guardians',
      ],
    },
  },
  commands: [importStudents, exportFamilies],
}

/** The student of a number, in whatever case. */
async function findStudent(isb: Isb, typed: string): Promise<Schema<'Student'>> {
  const number = typed.trim()
  const found = isb.student.list.each({ query: { search: number } })
  for await (const student of found) if (student.studentNumber.toLowerCase() === number.toLowerCase()) return student
  throw new Refusal('student.noNumber', { number }, { hint: 'isb student list', reason: 'NO_STUDENT' })
}

export default module
