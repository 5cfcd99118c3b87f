// What each caller may see and change of the answers to a survey that asks of every student.
import type { OperationId } from '@isb/contract'
import type { Isb } from '@isb/sdk'
import { firstColumn, numbers, numbersIn, record, same, type Cell } from './reach-cell.ts'

/** A student who is asked, whose id in the survey is the student's own. */
const asked = (kind: 'reads' | 'changes', call: (isb: Isb, askedId: number) => Promise<unknown>): Cell =>
  record(kind, call, 'SURVEY_STUDENT_NOT_ASKED')

const theDemos = { surveyId: 1 }
const outsiders = (shown: readonly { readonly name: string }[]) => (shown.length === 0 ? [] : [`reminder: ${shown.length} too many`])

/** Each of what is written is refused for another reason, so that nothing changes. */
export const surveyCells: Partial<Record<OperationId, Cell>> = {
  async 'survey.answers'({ isb, reads }) {
    return same('list', await numbersIn(isb.survey.answers.each({ query: { pageSize: 1000 } })), numbers(reads))
  },
  async 'survey.exportAnswers'({ isb, reads }) {
    const file = await (await isb.survey.exportAnswers()).text()
    return same('file', firstColumn(file), numbers(reads))
  },
  async 'survey.exportReplies'({ isb, changes }) {
    const file = await (await isb.survey.exportReplies({ query: theDemos })).text()
    return same('answers', [...new Set(firstColumn(file))], numbers(changes))
  },
  async 'survey.calls'({ isb, changes }) {
    return same('calls', numbers(await isb.survey.calls({ path: theDemos })), numbers(changes))
  },
  async 'survey.reminder'({ isb, changes }) {
    const within = new Set(changes.map(({ id }) => id))
    const { readers, unreached } = await isb.survey.reminder({ path: theDemos })
    return outsiders([...readers.flatMap(({ students }) => students), ...unreached].filter(({ id }) => !within.has(id)))
  },
  'survey.getAsked': asked('reads', (isb, askedId) => isb.survey.getAsked({ path: { askedId } })),
  'survey.said': asked('changes', (isb, askedId) => isb.survey.said({ path: { askedId } })),
  'survey.guardians': asked('changes', (isb, askedId) => isb.survey.guardians({ path: { askedId } })),
  'survey.pageFor': asked('changes', (isb, askedId) => isb.survey.pageFor({ path: { askedId } })),
  'survey.settle': asked('changes', (isb, askedId) =>
    isb.survey.settle({ path: { askedId }, body: { answerId: 1, reason: 'No conflict' } }),
  ),
  'survey.extend': asked('changes', (isb, askedId) =>
    isb.survey.extend({ path: { askedId }, body: { extendedTo: '1999-01-01', reason: 'Too early' } }),
  ),
}
