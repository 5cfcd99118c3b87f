// What stands of the students and guardians that a file tells of, read once and locked until the import is through.
import type { Schema } from '@isb/contract'
import type { GradeNames, NameOrder, Stay } from '@isb/domain'
import { sql, type RawBuilder } from 'kysely'
import { schoolDay } from '../../core/database/clock.ts'
import type { Db } from '../../core/database/database.ts'
import { numberKey, type GivenFamilies } from './import-rows.ts'

type Student = Schema<'Student'>
/** What an import may change of a student's own row and account. */
export type PupilFields = Pick<
  Student,
  'name' | 'nameZh' | 'familyName' | 'givenName' | 'preferredName' | 'gender' | 'email' | 'enteredOn' | 'leftOn'
>
export interface StandingPupil extends PupilFields {
  readonly id: number
  readonly number: string
}
export type Link = Required<Schema<'GuardianLink'>>
export interface StandingLink extends Link {
  readonly studentId: number
  readonly guardianId: number
}
export type Reached = Pick<Schema<'Contact'>, 'kind' | 'value'>
export interface StandingPerson {
  readonly id: number
  readonly name: string
  readonly nameZh: string
  readonly email: string | null
  readonly enabled: boolean
  readonly service: boolean
  /** A parent without a role: the file may correct the name, and give an address to sign in with. */
  readonly plain: boolean
  readonly contacts: readonly Reached[]
}
export interface Classroom extends Schema<'HomeroomRef'> {
  readonly schoolYear: string
  readonly campus: string
  readonly grade: string
  readonly division: Student['division']
}
/** An account that has the address of a student in the file; `free` where it is a student's that has no number yet. */
interface Holder {
  readonly id: number
  readonly email: string
  readonly free: boolean
}

export interface Standing {
  readonly today: string
  /** How the school writes a name that comes in parts. */
  readonly nameOrder: NameOrder
  readonly phoneCode: string
  readonly pupils: ReadonlyMap<string, StandingPupil>
  readonly stays: ReadonlyMap<number, readonly Stay[]>
  readonly holders: ReadonlyMap<string, Holder>
  readonly people: readonly StandingPerson[]
  readonly links: readonly StandingLink[]
  readonly classes: readonly Classroom[]
  readonly grades: readonly (GradeNames & Pick<Schema<'Grade'>, 'division'>)[]
  readonly years: readonly { readonly name: string; readonly startsOn: string; readonly endsOn: string }[]
}

export async function readStanding(db: Db, { pupils, guardians }: GivenFamilies, now: Date): Promise<Standing> {
  const numbers = pupils.map(({ number }) => numberKey(number))
  const read = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(db)).rows
  const standing = await read(
    sql<StandingPupil>`
      select s.id, s.number, s.entered_on, s.left_on, a.name, a.name_zh, a.family_name, a.given_name, a.preferred_name, a.gender, a.email
      from student s join staff a on a.id = s.id where lower(s.number) = any(${numbers}::text[]) order by s.id for no key update`,
  )
  const ids = standing.map(({ id }) => id)
  const stays = await read(
    sql<Stay & { studentId: number }>`
      select student_id, from_on as from, until_on as until, division, coalesce(grade, '') as grade, homeroom_id, also_in_id
      from student_stay where student_id = any(${ids}::bigint[]) order by student_id, from_on`,
  )
  const emails = pupils.flatMap(({ fields }) => fields.email ?? [])
  const holders = await read(
    sql<Holder>`
      select id, email, type = 'student' and not exists (select from student s where s.id = a.id) as free from staff a
      where email = any(${emails}::text[]) order by id for no key update`,
  )
  const links = await read(
    sql<StandingLink>`
      select student_id, guardian_id, relation, contact_order, may_see, may_act, no_contact from guardian
      where student_id = any(${ids}::bigint[]) order by student_id, contact_order`,
  )
  const addresses = guardians.flatMap(({ email }) => email ?? [])
  const people = await read(
    sql<StandingPerson>`
      select a.id, a.name, a.name_zh, a.email, a.enabled, a.service,
        a.type = 'parent' and not exists (select from staff_role r where r.staff_id = a.id) as plain,
        (select coalesce(json_agg(json_build_object('kind', c.kind, 'value', c.value)), '[]')
          from contact c where c.person_id = a.id) as contacts
      from staff a where a.id = any(array(
        select id from staff where email = any(${addresses}::text[])
        union select person_id from contact where kind = 'Email' and value = any(${addresses}::text[])
        union select guardian_id from guardian where student_id = any(${ids}::bigint[]))) order by a.id for no key update of a`,
  )
  return {
    today: await schoolDay(db, now),
    ...(await db.selectFrom('setting').select(['nameOrder', 'phoneCode']).executeTakeFirstOrThrow()),
    pupils: new Map(standing.map((pupil) => [numberKey(pupil.number), pupil])),
    stays: Map.groupBy(stays, ({ studentId }) => studentId),
    holders: new Map(holders.map((holder) => [holder.email, holder])),
    people,
    links,
    classes: await read(
      sql<Classroom>`select id, name, school_year, campus, coalesce(grade, '') as grade, division from homeroom order by id`,
    ),
    grades: await read(sql<Standing['grades'][number]>`select code, name, name_zh, division from grade order by sort, code`),
    years: await read(sql<Standing['years'][number]>`select name, starts_on, ends_on from school_year`),
  }
}
