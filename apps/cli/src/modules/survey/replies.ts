import type { Command } from '../../lib/command.ts'
import { download, exporting } from '../../lib/files/download.ts'
import { idOf } from '../../lib/line/id.ts'

/** `isb survey export-replies` */
export const exportReplies: Command = {
  name: 'export-replies',
  does: 'survey.exportReplies.does',
  examples: ['isb survey export-replies 1 -o answers.xlsx', 'isb survey export-replies 1 --lang zh > answers.csv'],
  args: [{ name: 'ID', does: 'survey.id' }],
  options: exporting,
  async run(context, given) {
    const surveyId = idOf(given.args[0])
    const isb = await context.isb()
    const fetchFile = (format: 'csv' | 'xlsx') => isb.survey.exportReplies({ query: { surveyId, format } }, { stream: true })
    return download(context, given, fetchFile, `isb survey answers --survey-id ${surveyId}`)
  },
}
