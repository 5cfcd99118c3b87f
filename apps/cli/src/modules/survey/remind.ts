import { listOf, nameIn, personIn, word } from '@isb/words'
import { confirm } from '../../lib/ask/confirm.ts'
import { yes } from '../../lib/ask/options.ts'
import type { Command } from '../../lib/command.ts'
import { idOf } from '../../lib/line/id.ts'

/** `isb survey remind` */
export const remind: Command = {
  name: 'remind',
  does: 'survey.remind.does',
  examples: ['isb survey remind 1 --dry-run', 'isb survey remind 1 --grade G10', 'isb survey remind 1 --yes --json'],
  args: [{ name: 'ID', does: 'survey.id' }],
  options: [{ flags: '--grade <GRADE>', does: 'survey.remind.grade' }, { flags: '--dry-run', does: 'survey.remind.dryRun' }, yes],
  async run(context, given) {
    const grade = given.text('grade')
    const asked = { path: { surveyId: idOf(given.args[0]) }, ...(grade !== undefined && { query: { grade } }) }
    const { locale, say } = context
    const isb = await context.isb()
    const plan = await isb.survey.reminder(asked)
    const { students, readers, reminded, unreached, hours } = plan
    const counts = { students, mails: readers.length, reminded, unreached: unreached.length, hours }
    if (given.flag('dryRun') === true)
      return {
        data: plan,
        table: {
          rows: readers.map((reader) => ({
            name: nameIn(locale, reader),
            email: reader.email,
            language: word(locale, `value.MailLanguage.${reader.language}`),
            student: listOf(
              locale,
              reader.students.map((student) => personIn(locale, student)),
            ),
          })),
          columns: (['name', 'email', 'language', 'student'] as const).map((field) => ({
            field,
            head: () => word(locale, `field.${field}`),
          })),
        },
        said: say('survey.remind.plan', counts),
      }
    await confirm(context, { question: say('survey.remind.ask', counts) })
    const data = await isb.survey.remind(asked)
    return { data, said: say('survey.remind.done', data) }
  },
}
