import type { Input, Isb } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { nameIn } from '@isb/words'
import type { Command, Given, Option } from '../../lib/command.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { needed, someOf } from '../../lib/line/given.ts'
import { schoolToday } from '../../lib/school-day.ts'

/** What says an absence on a command line. */
export const absenceOptions: readonly Option[] = [
  { flags: '--student <NUMBER>', does: 'absence.student' },
  { flags: '--type <TYPE>', does: 'absence.type', choices: values.LeaveType },
  { flags: '--from <DAY>', does: 'absence.from' },
  { flags: '--from-half <HALF>', does: 'absence.fromHalf', choices: values.AbsenceHalf },
  { flags: '--to <DAY>', does: 'absence.to' },
  { flags: '--to-half <HALF>', does: 'absence.toHalf', choices: values.AbsenceHalf },
  { flags: '--note <TEXT>', does: 'absence.note' },
]

/** The absence that a command line says. */
export async function absenceIn(isb: Isb, given: Given): Promise<Input<'absence.create'>['body']> {
  const [number, leaveType] = [needed(given, 'student'), needed(given, 'type')]
  const found = await isb.absence.students({ query: { search: number } })
  const student = found.find(({ studentNumber }) => studentNumber.toLowerCase() === number.trim().toLowerCase())
  if (!student) throw new Refusal('refused.noStudent', { number })
  const startsOn = given.text('from') ?? (await schoolToday(isb))
  const more = someOf(given, { endsOn: 'to', startsHalf: 'fromHalf', endsHalf: 'toHalf', note: 'note' })
  return { studentId: student.id, leaveType, startsOn, ...more } as Input<'absence.create'>['body']
}

/** `isb absence create` */
export const create: Command = {
  name: 'create',
  does: 'absence.create.does',
  examples: [
    'isb absence create --student S10041 --type Sick',
    'isb absence create --student S10041 --type Appointment --from 2026-11-24 --from-half Afternoon',
  ],
  options: absenceOptions,
  async run(context, given) {
    const isb = await context.isb()
    const made = await isb.absence.create({ body: await absenceIn(isb, given) })
    const name = made.student ? nameIn(context.locale, made.student) : ''
    return { data: made, said: context.say('absence.create.done', { id: made.id, name, days: made.days }) }
  },
}
