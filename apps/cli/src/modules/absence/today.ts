import { nameOf, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { columnsFor } from '../../lib/output/columns.ts'

/** `isb absence today` */
export const today: Command = {
  name: 'today',
  does: 'absence.today.does',
  examples: ['isb absence today', 'isb absence today 2026-11-24 --json'],
  args: [{ name: 'DAY', does: 'absence.today.day', optional: true }],
  async run(context, given) {
    const [day] = given.args
    const { locale } = context
    const isb = await context.isb()
    const board = await isb.absence.board(day === undefined ? {} : { query: { day } })
    const { compare } = new Intl.Collator(locale, { numeric: true })
    const rows = board.absences.map((absence) => ({
      homeroom: absence.homeroom?.name ?? absence.grade,
      studentNumber: absence.studentNumber,
      personName: nameOf(locale, absence),
      leaveType: absence.leaveType ? word(locale, `value.LeaveType.${absence.leaveType}`) : '',
      part: word(locale, `value.DayPart.${absence.part}`),
    }))
    const enrolled = board.classes.reduce((sum, each) => sum + each.enrolled, 0)
    return {
      data: board,
      table: {
        rows: rows.toSorted((a, b) => compare(a.homeroom, b.homeroom) || compare(a.personName, b.personName)),
        columns: columnsFor('homeroom', 'studentNumber', 'personName', 'leaveType', 'part'),
      },
      said: context.say('absence.today.said', { day: board.day, absent: rows.length, enrolled }),
    }
  },
}
