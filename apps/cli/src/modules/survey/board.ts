import type { Schema } from '@isb/sdk'
import { labelled, listOf, nameIn, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { idOf } from '../../lib/line/id.ts'
import { summaryOf } from '../../lib/resource/words.ts'

const range = ({ low, high }: Schema<'SurveyExpected'>) => (low === high ? String(low) : `${low}–${high}`)
const columns = ['grade', 'yes', 'no', 'conflict', 'draft', 'none', 'next', 'expected', 'seats'] as const

/** `isb survey board` */
export const board: Command = {
  name: 'board',
  does: summaryOf('survey.board'),
  examples: ['isb survey board 1', 'isb survey board 1 --json'],
  args: [{ name: 'ID', does: 'survey.id' }],
  async run(context, { args: [id] }) {
    const surveyId = idOf(id)
    const { locale, say } = context
    const isb = await context.isb()
    const data = await isb.survey.board({ path: { surveyId } })
    const { survey, total, shares } = data
    const reckoned = shares.map(({ from, yes, answers }) =>
      labelled(locale, word(locale, `value.SurveyShareFrom.${from}`), `${yes}/${answers}`),
    )
    return {
      data,
      table: {
        rows: data.grades.map((line) => ({ ...line, next: line.next ?? '', seats: line.seats ?? '', expected: range(line.expected) })),
        columns: columns.map((field) => ({ field, head: () => word(locale, `field.${field}`) })),
      },
      said: say('survey.board.said', {
        title: nameIn(locale, { name: survey.title, nameZh: survey.titleZh }),
        yes: total.yes,
        no: total.no,
        open: total.conflict + total.draft + total.none,
        expected: range(total.expected),
        shares: reckoned.length > 0 ? listOf(locale, reckoned) : say('survey.board.unknown'),
      }),
    }
  },
}
