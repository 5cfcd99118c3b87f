import { operationIds, operationOf } from '@isb/contract'
import { inScope } from '../../core/access/access.ts'
import { didIn } from '../../core/shared/audit-entries.ts'
import { list } from '../../core/lists/list.ts'
import { brokenOffSql, undoableSql, undoneRunSql } from '../../core/work/runs.ts'

/** Each account's runs; a token's are those that it may begin, and the undoings of them. */
export const runList = list('runs.list', {
  from: 'run r',
  own({ staffId, scopes, ...caller }, bind) {
    const isOwn = `r.staff_id = ${bind(staffId)}::bigint`
    if (!scopes) return isOwn
    const within = operationIds.filter((id) => id !== 'runs.undo' && inScope({ staffId, scopes, ...caller }, operationOf(id).permission))
    return `${isOwn} and coalesce((select u.operation from run u where u.id = r.undoes), r.operation) = any(${bind(within)}::text[])`
  },
  fields: {
    state: `case when ${brokenOffSql('r', '(select now from clock)')} then 'Interrupted' else r.state end`,
    counts: 'r.counts',
    results: `jsonb_path_query_array(r.results, '$[0 to 9]')`,
    undoable: undoableSql('r'),
    undoes: undoneRunSql('r'),
  },
  filters: { kind: (kind) => `r.dry_run = ${kind === 'check'}` },
  search: `lower(coalesce(r.file_name, (select u.file_name from run u where u.id = r.undoes), ''))`,
  fileName: 'file.runs',
  file: [
    { head: 'run.began', sql: 'startedAt', kind: 'time' },
    'fileName',
    { head: 'field.operation', sql: 'operation', say: (operation, locale) => didIn(locale, operation, null) },
    'dryRun',
    'state',
    'total',
    { head: 'run.ended', sql: 'endedAt', kind: 'time' },
  ],
})
