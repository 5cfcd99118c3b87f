import type { Schema } from '@isb/sdk'
import { nameIn, word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { usage } from '../../lib/failure/refusal.ts'

const range = ({ low, high }: Schema<'SurveyExpected'>) => (low === high ? String(low) : `${low}–${high}`)
const columns = ['grade', 'yes', 'no', 'conflict', 'draft', 'none', 'next', 'expected', 'seats'] as const

/** `isb survey board` */
export const board: Command = {
  name: 'board',
  does: 'survey.board.does',
  examples: ['isb survey board 3', 'isb survey board 3 --json'],
  args: [{ name: 'ID', does: 'survey.id' }],
  async run(context, { args: [id = ''] }) {
    if (!/^[1-9]\d{0,14}$/.test(id)) throw usage('refused.surveyId', { id })
    const { locale, say } = context
    const isb = await context.isb()
    const data = await isb.survey.board({ path: { surveyId: Number(id) } })
    const { survey, total, shares } = data
    const reckoned = shares.map(({ from, yes, answers }) => `${word(locale, `value.SurveyShareFrom.${from}`)}: ${yes}/${answers}`)
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
        shares: reckoned.length > 0 ? reckoned.join('; ') : say('survey.board.unknown'),
      }),
    }
  },
}
