import { sql } from 'kysely'
import { isLargeBundle } from '../../core/files/bundle.ts'
import type { IsHeavy, ServerModule } from '../../core/declare/module.ts'
import { nobodys } from '../../core/person/kept.ts'
import { apply, discard } from './apply.ts'
import { demo } from './demo.ts'
import { giveBack } from './give-back.ts'
import { join, joins } from './joins.ts'
import { bundles, changes } from './lists.ts'
import { map, mapping } from './meanings.ts'
import { giveBackPerson, person } from './person.ts'
import { oddities, read } from './read.ts'
import { forgetBundles } from './retention.ts'
import { roster } from './roster.ts'
import { pull } from './source/pull.ts'
import { goBySchedule } from './source/schedule.ts'
import { hasSource, setCredential, settings } from './source/settings.ts'
import { stops } from './stops.ts'
import { undo } from './undo.ts'

/** So many changes are written here within some 10 ms. */
const fewChanges = 500
/** A bundle with nothing to be done is refused at once, and one of a few changes is soon done. */
const withMany =
  (state: string): IsHeavy =>
  async ({ db }, path) => {
    const { runId } = path as { runId: number }
    const { rows } = await sql`select from base_data_change x join base_data_run r on r.id = x.run_id
      where r.id = ${runId} and r.state = ${state} offset ${fewChanges} limit 1`.execute(db)
    return rows.length > 0
  }

const aboutPerson = `(kind <> 'Homeroom' and (record_id = $1 or (kind = 'Family' and other_id = $1)))`
const sourcesOf = (table: string) => `select source_id from ${table} where kind in ('Staff', 'Guardian', 'Student') and record_id = $1`
const knownSources = sourcesOf('base_data_origin')
const changeAboutPerson = `(${aboutPerson}
  or (kind <> 'Homeroom' and string_to_array(source_id, chr(31)) && array(${knownSources})))`
const stagedAboutPerson = `(kind <> 'Homeroom'
  and array[source_id, other_id] && array(${knownSources} union ${sourcesOf('base_data_change')}))`

/** Base data: who is at the school, from the student information system. */
export const baseData: ServerModule<'baseData'> = {
  lists: { 'baseData.list': bundles, 'baseData.changes': changes },
  entities: { 'base-data-run': { person: null }, 'roster-source': { person: null } },
  settings,
  reminders: [goBySchedule],
  queues: {
    // What came before the last one that was applied is out of date.
    'base-data': {
      from: `base_data_run r where r.state = 'Previewed'
        and not exists (select from base_data_run later where later.applied_at > r.made_at)`,
      since: 'r.made_at',
      label: () => 'r.name',
    },
  },
  retention: { reportDays: { deleted: 'bundles', deleteOlder: forgetBundles } },
  keeps: {
    base_data_source: { whose: nobodys, by: ['set_by'] },
    base_data_run: { whose: nobodys, by: ['made_by', 'applied_by', 'undone_by'] },
    base_data_origin: { whose: aboutPerson, erased: 'gone', ofOthers: true, hidden: ['record_id', 'other_id'] },
    base_data_change: {
      whose: changeAboutPerson,
      erased: 'gone',
      ofOthers: true,
      hidden: ['source_id', 'record_id', 'other_id', 'was_left'],
    },
    base_data_mapping: { whose: nobodys },
    base_data_question: {
      whose: `(record_id = $1 or source_id = any(array(${knownSources})))`,
      erased: 'gone',
      hidden: ['run_id', 'source_id', 'record_id', 'about'],
    },
    base_data_identity: {
      whose: `(record_id = $1 or source_id = any(array(${knownSources})))`,
      erased: 'gone',
      hidden: ['source_id', 'record_id', 'about'],
    },
    base_data_join: { whose: `array[source, target] && array(${knownSources})`, erased: 'gone', hidden: ['source', 'target'] },
    // A bundle names people by the ids of the roster: what stands above tells whose they are.
    base_data_staged: {
      whose: stagedAboutPerson,
      erased: 'gone',
      ofOthers: true,
      hidden: ['run_id', 'source_id', 'other_id', 'wrong'],
    },
  },
  handlers: {
    read,
    pull,
    setCredential,
    giveBack,
    person,
    giveBackPerson,
    joins,
    join,
    oddities,
    stops,
    mapping,
    map,
    apply,
    discard,
    undo,
    roster,
  },
  heavy: {
    read: (_app, _path, body) => isLargeBundle(body, 'csv'),
    pull: async ({ db }) => (await hasSource(db)) && 'aside',
    apply: withMany('Previewed'),
    undo: withMany('Applied'),
  },
  menus: [{ code: 'base-data', path: '/base-data', icon: 'refresh-cw' }],
  constraints: { base_data_origin_record: 'STALE', base_data_join_once: 'STALE' },
  demo,
}
