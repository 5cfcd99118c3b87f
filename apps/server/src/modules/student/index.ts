import type { ServerModule } from '../../core/declare/module.ts'
import { plantStudents } from './demo.ts'
import { classOptions, create, leave, move, stays, update } from './edit.ts'
import { family, guardianOptions, mine, removeGuardian, setContacts, setGuardian } from './family.ts'
import { exportFamilies } from './families-file.ts'
import { importStudents } from './import.ts'
import { students } from './lists.ts'

/** Students, where they belong, and their families. */
export const student: ServerModule<'student'> = {
  lists: { 'student.list': students },
  entities: {
    student: {
      named: true,
      person: 'id',
      keep: ['division', 'grade', 'homeroomId', 'alsoInId', 'enteredOn', 'leftOn', 'from'],
      ids: { alsoInId: 'homeroom', guardianId: 'staff', personId: 'staff', termId: null },
      label: 'studentNumber',
    },
  },
  keeps: {
    student: { whose: 'id = $1', hidden: ['type'] },
    student_stay: { whose: 'student_id = $1', enums: { division: 'Division' } },
    guardian: { whose: 'student_id = $1 or guardian_id = $1', enums: { relation: 'Relation' } },
    contact: { whose: 'person_id = $1', enums: { kind: 'ContactKind' } },
  },
  handlers: {
    create,
    update,
    move,
    leave,
    stays,
    family,
    mine,
    guardianOptions,
    setGuardian,
    removeGuardian,
    setContacts,
    import: importStudents,
    exportFamilies,
    classOptions,
  },
  menus: [{ code: 'student', path: '/student', icon: 'graduation-cap' }],
  constraints: { student_number: 'STUDENT_NUMBER_TAKEN', student_stay_once: 'STALE', contact_once: 'CONTACT_TWICE' },
  demo: { plant: plantStudents },
}
