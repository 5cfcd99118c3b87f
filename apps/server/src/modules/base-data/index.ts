import type { ServerModule } from '../../core/module.ts'
import { nobodys } from '../../core/person/kept.ts'
import { apply, discard } from './apply.ts'
import { plantBundle } from './demo.ts'
import { bundles, changes } from './lists.ts'
import { oddities, read } from './read.ts'
import { undo } from './undo.ts'

const always = async () => true

/** Base data: who is at the school, from the student information system. */
export const baseData = {
  lists: { 'baseData.list': bundles, 'baseData.changes': changes },
  entities: { 'base-data-run': { person: null } },
  keeps: {
    base_data_run: { whose: nobodys, by: ['made_by', 'applied_by', 'undone_by'] },
    base_data_staged: { whose: nobodys },
    base_data_change: {
      whose: `(kind <> 'Homeroom' and (record_id = $1 or (kind = 'Family' and other_id = $1)))`,
      erased: 'gone',
      hidden: ['source_id', 'record_id', 'other_id', 'was_left'],
    },
    base_data_origin: {
      whose: `(kind <> 'Homeroom' and (record_id = $1 or (kind = 'Family' and other_id = $1)))`,
      erased: 'gone',
      hidden: ['record_id', 'other_id'],
    },
  },
  handlers: { read, oddities, apply, discard, undo },
  heavy: { read: always, apply: always, undo: always },
  menus: [{ code: 'base-data', path: '/base-data', icon: 'refresh-cw' }],
  constraints: { base_data_origin_record: 'STALE' },
  demo: { plant: plantBundle },
} satisfies ServerModule<'baseData'>
