// How an absence is said on a command line, and who is told of it: for absences, and for mailboxes that try them out.
import type { Input, Isb, Schema } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { word } from '@isb/words'
import type { Given, Option } from './command.ts'
import type { Context } from './context.ts'
import { Refusal } from './failure/refusal.ts'
import { needed, someOf } from './line/given.ts'
import { columnsFor, wholeFor } from './output/columns.ts'
import { schoolToday } from './school-day.ts'

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

/** Who is told of an absence, and why: the first columns of a table. */
export const readerOf = (
  { locale, say }: Context,
  { office, rule, addresses }: Pick<Schema<'PreviewedReader'>, 'office' | 'rule' | 'addresses'>,
) => ({
  office: word(locale, `value.ToldReader.${office}`),
  reason: word(locale, `value.ToldRule.${rule}`),
  addresses: addresses.join('; ') || say('mailbox.test.none'),
})
export const readerColumns = [...columnsFor('office', 'reason'), ...wholeFor('addresses')]
