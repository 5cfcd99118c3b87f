import type { Schema } from '@isb/sdk'
import { nameIn, nameOf } from '@isb/words'
import type { CliModule, OwnCell } from '../../lib/resource/declared.ts'
import { board } from './board.ts'
import { calls } from './calls.ts'
import { exportSurvey, importSurvey } from './file.ts'
import { exportReplies } from './replies.ts'
import { remind } from './remind.ts'

const title: OwnCell<Schema<'Survey'>> = {
  field: 'title',
  cell: (survey, { locale }) => nameIn(locale, { name: survey.title, nameZh: survey.titleZh }),
}

/** `isb survey …`: re-enrollment surveys and their answers. */
const module: CliModule<'survey'> = {
  lists: {
    'survey.list': {
      example: '1',
      verbs: { export: 'export-list' },
      columns: ['id', title, 'admissionYear', 'startsOn', 'endsOn', 'status', 'edited', 'asked', 'answered'],
      decided: [title, 'status'],
    },
    'survey.answers': {
      columns: [
        'id',
        'studentNumber',
        { field: 'student', cell: ({ student }, { locale }) => student && nameOf(locale, student) },
        'grade',
        { field: 'survey', cell: ({ survey: { title, titleZh } }, { locale }) => nameIn(locale, { name: title, nameZh: titleZh }) },
        'state',
        'answeredAt',
      ],
      limit: 100,
    },
  },
  commands: [board, calls, exportReplies, exportSurvey, importSurvey, remind],
}

export default module
