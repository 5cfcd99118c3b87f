// The list of passes. A pass is expired by the clock: that is computed here and never written.
import type { Schema } from '@isb/contract'
import { plateKey, plateReadings, plateSpelt } from '@isb/domain'
import { list } from '../../core/lists/list.ts'
import { containsAll, today } from '../../core/lists/sql.ts'
import type { Bind } from '../../core/lists/statements.ts'
import { lockNumbers } from '../../core/database/locks.ts'
import { readingOf } from '../../core/text/search.ts'

type Pass = Schema<'Pass'>

const expiring = `v.status = 'Valid' and v.expires_on between ${today} and ${today} + (select notice_days from vehicle_setting)`

/** The passes and applications, with who has to do with them. */
export const passes = list('vehicle.list', {
  from: 'vehicle_pass v',
  // The pass, and its plate: decisions about one plate go one after the other.
  lock: `select pg_advisory_xact_lock(${lockNumbers.plate}, hashtext(plate_key))
    from (select plate_key from vehicle_pass where id = $1 for no key update) pass`,
  fields: { status: `case when v.status = 'Valid' and v.expires_on < ${today} then 'Expired' else v.status end` },
  filters: { status: inStatus, expiring: (wanted) => (wanted ? expiring : `not (${expiring})`) },
  search: found,
  sortable: { plate: 'v.plate_key' },
  // Pending ones first and the oldest of them at the top, then the latest of the others: the order of an index.
  order: [
    `(v.status <> 'Pending')`,
    `(case when v.status = 'Pending' then 1 else -1 end * extract(epoch from v.submitted_at at time zone 'UTC'))`,
    'v.id',
  ],
  fileName: 'file.passes',
})

/** By columns alone, so that an index finds them. */
function inStatus(wanted: Pass['status'], bind: Bind): string {
  if (wanted === 'Expired') return `v.status = 'Valid' and v.expires_on < ${today}`
  return wanted === 'Valid' ? `v.status = 'Valid' and v.expires_on >= ${today}` : `v.status = ${bind(wanted)}`
}

/** Words that all stand there; or all of it together is a plate, however it is typed. */
function found(text: string, bind: Bind): string {
  const plate = plateKey(text)
  const words = containsAll('v.search', text, bind)
  return words && plate ? `${words} or ${containsAll('v.search', plate, bind)}` : words
}

/** What a search for a pass looks in: the plate as it is compared, its province in both scripts, and the people with their pinyin. */
export function searchTextOf(pass: Pick<Pass, 'plate' | 'applicantName' | 'email' | 'driverName' | 'studentName'>): string {
  const key = plateKey(pass.plate)
  const names = [pass.applicantName, pass.driverName, pass.studentName]
  return [...new Set([key, plateSpelt(key), ...plateReadings(key), ...names, pass.email, ...names.map(readingOf)])]
    .filter(Boolean)
    .join(' ')
    .toLowerCase()
}
