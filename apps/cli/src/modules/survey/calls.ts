import { nameIn, nameOf, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { idOf } from '../../lib/line/id.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** `isb survey calls` */
export const calls: Command = {
  name: 'calls',
  does: summaryOf('survey.calls'),
  examples: ['isb survey calls 1', 'isb survey calls 1 --json'],
  args: [{ name: 'ID', does: 'survey.id' }],
  async run(context, given) {
    const { locale, say } = context
    const isb = await context.isb()
    const data = await isb.survey.calls({ path: { surveyId: idOf(given.args[0]) } })
    const rows = data.map((call) => ({
      studentNumber: call.studentNumber,
      student: nameOf(locale, call.student),
      grade: call.grade,
      state: word(locale, `value.SurveyState.${call.state}`),
      phones: call.guardians.map((guardian) => [nameIn(locale, guardian), ...guardian.phones].join(' ')).join('; '),
    }))
    return {
      data,
      table: {
        rows,
        columns: (['studentNumber', 'student', 'grade', 'state', 'phones'] as const).map((field) => ({
          field,
          head: () => word(locale, `field.${field}`),
        })),
      },
      said: say('survey.calls.said', { students: rows.length }),
    }
  },
}
