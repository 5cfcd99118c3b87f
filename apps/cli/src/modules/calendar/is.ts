import type { Schema } from '@isb/sdk'
import { values } from '@isb/sdk/metadata'
import { halfDayIn, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { Exit } from '../../lib/failure/exit.ts'
import { schoolToday } from '../../lib/school-day.ts'

/** `isb calendar is` */
export const is: Command = {
  name: 'is',
  does: 'calendar.is.does',
  examples: ['isb calendar is', 'isb calendar is 2026-10-10 && ring-the-bell', 'isb calendar is 2026-10-01 2026-10-11 --division Middle'],
  args: [
    { name: 'DAY', does: 'calendar.is.day', optional: true },
    { name: 'LAST', does: 'calendar.is.last', optional: true },
  ],
  options: [
    { flags: '--division <NAME>', does: 'calendar.is.division', choices: values.Division },
    { flags: '--grade <CODE>', does: 'calendar.is.grade' },
  ],
  async run(context, given) {
    const division = given.text('division') as Schema<'Division'> | undefined
    const grade = given.text('grade')
    const client = await context.isb()
    const [from = await schoolToday(client), to = from] = given.args
    const days = await client.calendar.days({ query: { from, to, ...(division && { division }), ...(grade && { grade }) } })
    const told = (half: Schema<'HalfAnswer'>) => halfDayIn(context.locale, (...said) => word(context.locale, ...said), half)
    const rows = days.map(({ day, morning, afternoon }) => ({ day, morning: told(morning), afternoon: told(afternoon) }))
    const lessons = days.some(({ morning, afternoon }) => morning.lessons.yes || afternoon.lessons.yes)
    return {
      data: days,
      table: {
        rows,
        columns: [
          { field: 'day', head: 'head.day', whole: true },
          { field: 'morning', head: ({ locale }) => word(locale, 'value.DayPart.Morning') },
          { field: 'afternoon', head: ({ locale }) => word(locale, 'value.DayPart.Afternoon') },
        ],
      },
      exit: lessons ? Exit.done : Exit.error,
    }
  },
}
