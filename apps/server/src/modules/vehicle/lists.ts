// The list of passes. A pass is expired by the clock: that is computed here and never written.
import type { Input, Schema } from '@isb/contract'
import { plateKey, plateSpelt } from '@isb/domain'
import { sql } from 'kysely'
import type { Db } from '../../core/database.ts'
import { containsAll, dayStart, listRecord, timeSql, type Bind, type List } from '../../core/list.ts'
import { personSql } from '../../core/people.ts'
import { refuse } from '../../core/refuse.ts'
import { readingOf } from '../../core/search.ts'

type Pass = Schema<'Pass'>
type PassQuery = Required<Input<'vehicle.list'>>['query']

const today = '(select today from clock)'
const status = `case when v.status = 'Valid' and v.expires_on < ${today} then 'Expired' else v.status end`
const expiring = `v.status = 'Valid' and v.expires_on between ${today} and ${today} + (select notice_days from vehicle_setting)`

/** The passes and applications, with who has to do with them. */
export const passList = (at: Date): List<PassQuery> => ({
  at,
  key: 'v.id',
  from: `vehicle_pass v left join staff p on p.id = v.person_id left join staff s on s.id = v.submitted_by
    left join staff d on d.id = v.decided_by`,
  counted: 'vehicle_pass v',
  fields: {
    id: 'v.id',
    person: personSql('p'),
    submittedBy: personSql('s'),
    applicantName: 'v.applicant_name',
    email: 'v.email',
    phone: 'v.phone',
    type: 'v.type',
    department: 'v.department',
    plate: 'v.plate',
    brand: 'v.brand',
    model: 'v.model',
    color: 'v.color',
    driverName: 'v.driver_name',
    driverPhone: 'v.driver_phone',
    grade: 'v.grade',
    studentName: 'v.student_name',
    certificateId: 'v.certificate_id',
    signatureId: 'v.signature_id',
    status,
    reason: 'v.reason',
    submittedAt: timeSql('v.submitted_at'),
    decidedBy: personSql('d'),
    decidedAt: timeSql('v.decided_at'),
    validFrom: 'v.valid_from',
    expiresOn: 'v.expires_on',
    version: 'v.version',
    updatedAt: timeSql('v.updated_at'),
  },
  filters: {
    search: found,
    status: inStatus,
    type: (type, bind) => `v.type = ${bind(type)}`,
    expiring: (wanted) => (wanted ? expiring : `not (${expiring})`),
    personId: (id, bind) => `v.person_id = ${bind(id)}::bigint`,
    from: (day, bind) => `v.submitted_at >= ${dayStart(bind(day))}`,
    to: (day, bind) => `v.submitted_at < ${dayStart(`${bind(day)}::date + 1`)}`,
  },
  sortable: {
    id: 'v.id',
    applicantName: 'lower(v.applicant_name)',
    type: 'v.type',
    plate: 'v.plate_key',
    driverName: 'lower(v.driver_name)',
    studentName: 'lower(v.student_name)',
    status,
    submittedAt: 'v.submitted_at',
    decidedAt: 'v.decided_at',
    validFrom: 'v.valid_from',
    expiresOn: 'v.expires_on',
    updatedAt: 'v.updated_at',
  },
  // Pending ones first and the oldest of them at the top, then the latest of the others: the order of an index.
  order: [
    `(v.status <> 'Pending')`,
    `(case when v.status = 'Pending' then 1 else -1 end * extract(epoch from v.submitted_at at time zone 'UTC'))`,
    'v.id',
  ],
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

/** What a search for a pass looks in: the plate as it is compared, its province in pinyin too, and the people with their pinyin. */
export function searchTextOf(pass: Pick<Pass, 'plate' | 'applicantName' | 'email' | 'driverName' | 'studentName'>): string {
  const key = plateKey(pass.plate)
  const names = [pass.applicantName, pass.driverName, pass.studentName]
  return [...new Set([key, plateSpelt(key), ...names, pass.email, ...names.map(readingOf)])].filter(Boolean).join(' ').toLowerCase()
}

/** A pass as the contract shows it. Refuses one that is not there. */
export const passById = async (db: Db, id: number, now: Date): Promise<Pass> =>
  (await listRecord<Pass>(db, passList(now), sql`v.id = ${id}`)) ?? refuse(2, 'PASS_NOT_FOUND')

/** A pass that is held until the change is through: whoever changes one holds it first. */
export async function held(db: Db, id: number, now: Date): Promise<Pass> {
  await sql`select from vehicle_pass where id = ${id} for no key update`.execute(db)
  return passById(db, id, now)
}
