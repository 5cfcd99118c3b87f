import { list } from '../../core/lists/list.ts'
import { brokenOffSql } from '../../core/work/runs.ts'

const working = `w.state = 'Running' and not (${brokenOffSql('w', '(select now from clock)')})`
const isStopped = `exists (select from jsonb_array_elements(r.kinds) k where (k->>'stopped')::boolean)`
/** A person has to say first what something in it means: once for all that is met, then for what nobody can tell. */
const isUnmapped = `exists (select from jsonb_array_elements(r.met) f
  where not ((f->>'sure')::boolean and exists (select from base_data_mapping))
    and not exists (select from base_data_mapping m where m.kind = f->>'kind' and m.source = f->>'source'))`
/** Rows of which nobody has said yet whether they are somebody who is here. */
const openQuestions = `from base_data_question q where q.run_id = r.id and not exists (select from base_data_identity d
  where d.kind = q.kind and d.source_id = q.source_id and d.record_id = q.record_id and d.about = q.about)`
const state = `case
  when ${working} then case when w.operation in ('baseData.read', 'baseData.pull', 'baseData.map', 'baseData.join', 'baseData.giveBack')
      then 'Reading'
    when w.operation = 'baseData.apply' then 'Applying' else 'Undoing' end
  when r.state = 'New' then case w.state when 'Refused' then 'Unreadable' else 'Interrupted' end
  when r.state = 'Previewed' then case when ${isUnmapped} then 'Unmapped' when exists (select ${openQuestions}) then 'Unanswered'
    when ${isStopped} then 'Stopped' else 'Ready' end
  else r.state end`

/** The bundles. What is under way is known from the run of the work: nobody has to clean up after a crash. */
export const bundles = list('baseData.list', {
  from: 'base_data_run r left join run w on w.id = r.work_id',
  lock: 'select from base_data_run where id = $1 for no key update',
  fields: {
    state,
    progress: `case when ${working} then least(99, w.done) end`,
    kinds: 'r.kinds',
    files: 'r.files',
    leftOut: 'r.left_out',
    questions: `case when r.state = 'Previewed' then (select count(*)::int ${openQuestions}) else 0 end`,
  },
  search: `lower(r.name || ' ' || r.format)`,
  fileName: 'module.baseData',
  file: ['madeAt', 'name', 'origin', 'format', 'state', 'rows', 'madeBy', 'appliedBy', 'appliedAt', 'undoneBy', 'undoneAt'],
})

const fieldChanges = (fields: string, was: string, is: string) => `(select coalesce(json_agg(json_build_object('field', key,
    'was', coalesce(${was}->>key, ''), 'is', coalesce(${is}->>key, '')) order by key), '[]') from jsonb_object_keys(${fields}) key)`

/** What a bundle says of it, else what is here. */
const identifier = `coalesce(nullif(case x.kind when 'Student'
    then coalesce(x.after->>'studentNumber', x.before->>'studentNumber', (select s.number from student s where s.id = x.record_id))
  when 'Staff' then coalesce(x.after->>'email', x.before->>'email', (select a.email from staff a where a.id = x.record_id))
  when 'Guardian' then coalesce(x.after->>'email', x.before->>'email', (select a.email from staff a where a.id = x.record_id)) end, ''), '')`

/** The name here, where the roster says another one. */
const formerName = `coalesce(case when x.outcome <> 'Created' and x.after ? 'name' then x.before->>'name'
  when x.held ? 'name' then x.kept->>'name' end, '')`

/** What bundles come to. */
export const changes = list('baseData.changes', {
  from: 'base_data_change x',
  fields: {
    identifier,
    formerName,
    fields: fieldChanges('x.after', 'x.before', 'x.after'),
    held: fieldChanges('x.held', 'x.kept', 'x.held'),
    stays: fieldChanges('x.stays', 'x.kept', 'x.stays'),
    holds: 'x.holds',
    left: 'x.was_left',
  },
  filters: {
    runId: 'x.run_id',
    comparedTo: (other, bind) => `not exists (select from base_data_change y where y.run_id = ${bind(other)}::bigint
      and (y.kind, y.source_id, y.outcome, y.after, y.reason)
      = (x.kind, x.source_id, x.outcome, x.after, x.reason))`,
    holding: (holding) => (holding ? `x.holds <> '[]'` : `x.holds = '[]'`),
  },
  search: `lower(x.name || ' ' || ${identifier} || ' ' || x.source_id)`,
  order: [
    `array_position(array['Homeroom', 'Staff', 'Student', 'Guardian', 'Family'], x.kind)`,
    `array_position(array['Refused', 'Deactivated', 'Created', 'Changed', 'Held'], x.outcome)`,
    `x.holds = '[]'`,
    'lower(x.name)',
    'x.id',
  ],
  fileName: 'file.baseDataChanges',
  file: [
    'kind',
    'outcome',
    { head: 'field.name', sql: `concat_ws(' → ', nullif(${formerName}, ''), x.name)` },
    'identifier',
    {
      head: 'field.fields',
      sql: `(select coalesce(string_agg(key || ': ' || coalesce(x.before->>key, '') || ' → ' || coalesce(x.after->>key, ''), '; '
          order by key), '')
        from jsonb_object_keys(x.after) key)`,
    },
    {
      head: 'field.holds',
      sql: `(select coalesce(string_agg(h->>'name', '; '), '') from jsonb_array_elements(x.holds) h)`,
    },
    'reason',
    'file',
    'line',
  ],
})
