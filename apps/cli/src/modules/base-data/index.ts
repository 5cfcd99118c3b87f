import type { Schema } from '@isb/sdk'
import { isWord, word } from '@isb/words'
import type { CliModule } from '../../lib/resource/declared.ts'
import type { Speaker } from '../../lib/speech.ts'
import { apply, get, preview, undo } from './bundles.ts'
import { join, joins } from './joins.ts'
import { lint } from './lint.ts'
import { map, mapping } from './mapping.ts'
import { roster } from './roster.ts'
import { pullNow, setCredential } from './service.ts'

type Change = Schema<'BaseDataChange'>

const fieldsOf = ({ fields }: Change) => fields.map(({ field, was, is }) => `${field}: ${was && `${was} → `}${is || '–'}`).join('; ')
const nameOf = ({ name, formerName }: Change) => (formerName && formerName !== name ? `${formerName} → ${name}` : name)
const reasonOf = ({ reason }: Change, { locale }: Speaker) => {
  const key = [`reason.${reason}`, `unread.${reason}`].find(isWord)
  return key ? word(locale, key) : reason
}
const placeOf = ({ file, line }: Change) => (line === null ? file : `${file}:${line}`)

/** `isb base-data …`: rosters are checked, compared with what is here, applied and taken back. */
const module: CliModule<'baseData'> = {
  lists: {
    'baseData.list': {
      example: '14',
      limit: 20,
      verbs: { export: 'export-runs' },
      columns: ['id', 'madeAt', 'name', 'format', 'state', 'rows', 'appliedAt', 'undoneAt'],
    },
    'baseData.changes': {
      example: '5',
      columns: [
        'kind',
        'outcome',
        { field: 'name', cell: nameOf },
        'identifier',
        { field: 'fields', cell: fieldsOf },
        { field: 'file', cell: placeOf },
        { field: 'reason', cell: reasonOf },
      ],
    },
  },
  commands: [lint, preview, get, pullNow, mapping, map, joins, join, apply, undo, roster, setCredential],
  aliases: { list: ['runs'] },
}

export default module
