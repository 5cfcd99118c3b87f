import type { CliModule } from '../../lib/resource/declared.ts'
import { apply, preview, undo } from './bundles.ts'
import { lint } from './lint.ts'
import { map, mapping } from './mapping.ts'
import { roster } from './roster.ts'
import { pullNow, setCredential } from './service.ts'

/** `isb base-data …`: rosters are checked, compared with what is here, applied and taken back. */
const module: CliModule<'baseData'> = {
  lists: {
    'baseData.list': {
      example: '14',
      limit: 20,
      verbs: { export: 'export-runs' },
      columns: ['id', 'madeAt', 'name', 'format', 'state', 'rows', 'appliedAt', 'undoneAt'],
    },
    'baseData.changes': { example: '5', columns: ['kind', 'outcome', 'name', 'file', 'line', 'reason'] },
  },
  commands: [lint, preview, pullNow, mapping, map, apply, undo, roster, setCredential],
  aliases: { list: ['runs'] },
}

export default module
