import { nameOf } from '@isb/words'
import type { CliModule } from '../../lib/resource/declared.ts'
import { create } from './create.ts'
import { today } from './today.ts'
import { resend, told } from './told.ts'

/** `isb absence …`: who is absent, half day by half day. */
const module: CliModule<'absence'> = {
  lists: {
    'absence.list': {
      example: '12',
      examples: {
        update: ['isb absence change 12 --leave-type Sick'],
        list: ['isb absence list --from 2026-11-23 --to 2026-11-27', 'isb absence list --leave-type Sick --grade G5'],
      },
      limit: 100,
      verbs: { update: 'change' },
      columns: [
        'id',
        'studentNumber',
        { field: 'student', cell: ({ student }, { locale }) => student && nameOf(locale, student) },
        { field: 'homeroom', cell: ({ homeroom, grade }) => homeroom?.name ?? grade },
        'leaveType',
        'startsOn',
        'startsHalf',
        'endsOn',
        'endsHalf',
        'days',
        'status',
      ],
      images: ['proofId'],
    },
  },
  commands: [create, today, told, resend],
}

export default module
