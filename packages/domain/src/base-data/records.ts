// What the rows of a roster tell of, whatever its format: people, their roles, classes, who is in them, and whose guardian somebody is.
import { isEmail, normalEmail } from '../auth/email.ts'
import { fullName, type NameOrder } from '../student/full-name.ts'
import { phoneOf } from '../student/phone.ts'
import { schoolYearBegins, schoolYearName } from '../homeroom/school-year.ts'
import type { Read } from './check.ts'
import { mayHoldName } from './format.ts'
import { isThere } from './left-out.ts'
import type { OddityCode } from './oddity.ts'

type RosterValue = string | boolean | readonly string[] | Readonly<Record<string, string>>

/**
 * One thing that a roster tells. Grades, organizations and sessions stand as the roster writes them. `other` is the second id, where two
 * belong together; a role stands there as well.
 */
export interface RosterRecord {
  readonly kind: 'org' | 'session' | 'person' | 'role' | 'class' | 'enrolment' | 'tie' | 'gender'
  readonly id: string
  readonly other: string
  readonly fields: Readonly<Record<string, RosterValue>>
  /** Why it does not hold. */
  readonly wrong?: OddityCode | undefined
}
/** What a roster leaves out is not there. */
function withoutGaps(fields: Readonly<Record<string, RosterValue | undefined>>): RosterRecord['fields'] {
  const told: Record<string, RosterValue> = {}
  for (const name in fields) if (fields[name] !== undefined) told[name] = fields[name]
  return told
}

/** The school year of a day: one begins in August. */
const yearAt = (day: string): string => schoolYearName(schoolYearBegins(new Date(`${day}T00:00:00Z`)))

/** How a school writes a name, and the country code of phones that are written without one. */
interface SchoolWays {
  readonly nameOrder: NameOrder
  readonly phoneCode: string
}

/** Tells what rows come to. It must be given the files in the order in which they are read. */
export class RosterRecords {
  readonly #homerooms: Set<string>
  readonly #today: string
  readonly #school: SchoolWays

  /**
   * @param today the day whose school year a class has that names none
   * @param school how the school writes names and phones
   * @param homerooms ids of homerooms that earlier rosters have told of
   */
  constructor(today: string, school: SchoolWays, homerooms: Iterable<string> = []) {
    this.#homerooms = new Set(homerooms)
    this.#today = today
    this.#school = school
  }

  of(file: string, read: Read, wrong: OddityCode | undefined): readonly RosterRecord[] {
    const records = this.#records(file, read)
    return wrong ? records.map((record) => ({ ...record, wrong })) : records
  }

  #records(file: string, read: Read): readonly RosterRecord[] {
    const { sourcedId = '', userSourcedId = '' } = read
    switch (file) {
      case 'orgs':
        return [{ kind: 'org', id: sourcedId, other: '', fields: { name: read['name'] ?? '' } }]
      case 'School':
        return [{ kind: 'org', id: read['SIS ID'] ?? '', other: '', fields: { name: read['Name'] ?? '' } }]
      case 'academicSessions': {
        const { title: name = '', startDate: from = '', endDate: until = '' } = read
        return [{ kind: 'session', id: sourcedId, other: '', fields: { name, from, until, year: yearOf(read) ?? yearAt(this.#today) } }]
      }
      case 'classes':
        return this.#class(read)
      case 'users':
        return this.#user(read)
      case 'roles':
        return [role(userSourcedId, read['role'], isOver(read), { grade: read['grade'], org: read['orgSourcedId'] })]
      case 'relationships':
        return [tie(userSourcedId, read['relationshipUserSourcedId'], read['relationshipRole'])]
      case 'enrollments':
        return this.#enrolment(read)
      case 'demographics':
        return read['sex'] === 'male' || read['sex'] === 'female'
          ? [{ kind: 'gender', id: sourcedId || userSourcedId, other: '', fields: { gender: read['sex'] } }]
          : []
      case 'Student':
      case 'Teacher':
        return this.#synced(file, read)
      default:
        return []
    }
  }

  #user(read: Read): readonly RosterRecord[] {
    const {
      sourcedId: id = '',
      givenName = '',
      familyName = '',
      identifier,
      email,
      username = '',
      grades,
      grade,
      enabledUser,
      status,
    } = read
    const names = { givenName, familyName, preferredName: read['preferredGivenName'] }
    const address = email ?? username
    const given = grades?.split(',')[0]?.trim() ?? grade
    const person: RosterRecord = {
      kind: 'person',
      id,
      other: '',
      fields: withoutGaps({
        ...namesOf(names, this.#school.nameOrder),
        number: identifier,
        email: isEmail(address.toLowerCase()) ? normalEmail(address) : undefined,
        phones: phonesOf([read['phone'], read['sms']], this.#school.phoneCode),
        grade: given,
        orgs: idsOf(read['orgSourcedIds'] ?? read['primaryOrgSourcedId']),
        named: namedIn(read),
        active: isThere(status),
        maySignIn: enabledUser === 'false' ? false : undefined,
      }),
    }
    const agents = idsOf(read['agentSourcedIds'] ?? read['agents']) ?? []
    return [person, ...(read['role'] ? [role(id, read['role'], false, {})] : []), ...agents.map((agent) => tie(id, agent))]
  }

  #synced(file: string, read: Read): readonly RosterRecord[] {
    const id = read['SIS ID'] ?? ''
    const address = [read['Secondary Email'], read['Username']].find((text) => text !== undefined && isEmail(text.toLowerCase()))
    const fields = withoutGaps({
      ...namesOf({ givenName: read['First Name'] ?? '', familyName: read['Last Name'] ?? '' }, this.#school.nameOrder),
      number: read['Student Number'],
      email: address && normalEmail(address),
      grade: read['Grade'],
      orgs: idsOf(read['School SIS ID']),
      named: namedIn(read),
      active: isThere(read['Status']),
    })
    // Teachers and students are numbered apart.
    const own = `${file} ${id}`
    return [
      { kind: 'person', id: own, other: '', fields: { ...fields, ...(file === 'Student' && { number: fields['number'] ?? id }) } },
      role(own, file, false, {}),
    ]
  }

  #class(read: Read): readonly RosterRecord[] {
    const { sourcedId: id = '', title = '', classType, grades, grade } = read
    if (classType !== 'homeroom' || !isThere(read['status'])) {
      // It was one in an earlier roster.
      this.#homerooms.delete(id)
      return []
    }
    this.#homerooms.add(id)
    const fields = withoutGaps({
      name: title,
      terms: idsOf(read['termSourcedIds'] ?? read['termSourcedId']),
      grade: (grades ?? grade)?.split(',')[0]?.trim(),
      org: read['schoolSourcedId'],
    })
    return [{ kind: 'class', id, other: '', fields: { schoolYear: yearAt(this.#today), ...fields } }]
  }

  #enrolment(read: Read): readonly RosterRecord[] {
    const { classSourcedId: id = '', userSourcedId: other = '', role: as = '', primary = '', beginDate = '', endDate = '' } = read
    if (!this.#homerooms.has(id) || !isThere(read['status'])) return []
    return [{ kind: 'enrolment', id, other, fields: { role: as, primary: primary === 'true', from: beginDate, until: endDate } }]
  }
}

const isOver = ({ status }: Read): boolean => !isThere(status)

const role = (
  id: string,
  as = '',
  over: boolean,
  told: { readonly grade?: string | undefined; readonly org?: string | undefined },
): RosterRecord => ({
  kind: 'role',
  id,
  other: over ? '' : as.toLowerCase(),
  fields: withoutGaps(told),
})

const idsOf = (text: string | undefined): readonly string[] | undefined =>
  text
    ?.split(',')
    .map((each) => each.trim())
    .filter(Boolean)

const isChinese = /\p{Script=Han}/u
/** Columns in which rosters hide a Chinese name, and what stands in them. */
function namedIn(read: Read): Readonly<Record<string, string>> | undefined {
  let named: Record<string, string> | undefined
  for (const column in read) {
    const value = read[column]
    if (value && isChinese.test(value) && mayHoldName(column)) named = { ...named, [column]: value }
  }
  return named
}

const relations: Readonly<Record<string, string>> = { mother: 'Mother', father: 'Father', parent: 'Guardian', guardian: 'Guardian' }
const tie = (id: string, other = '', relation = ''): RosterRecord => ({
  kind: 'tie',
  id,
  other,
  fields: relation && relations[relation.toLowerCase()] ? { relation: relations[relation.toLowerCase()]! } : {},
})

interface Names {
  givenName: string
  familyName: string
  preferredName?: string | undefined
}
const namesOf = ({ givenName, familyName, preferredName }: Names, order: NameOrder) => {
  const name = fullName({ givenName, familyName }, order)
  return { name, ...(isChinese.test(name) && { nameZh: name }), givenName, familyName, preferredName }
}

const phonesOf = (texts: readonly (string | undefined)[], countryCode: string): readonly string[] | undefined => {
  const phones = texts.flatMap((text) => (text ? (phoneOf(text, countryCode) ?? []) : []))
  return phones.length > 0 ? [...new Set(phones)] : undefined
}

/** A session's school year: the one that it ends in, which is written as one number, or that of its first day. */
function yearOf({ schoolYear = '', startDate }: Read): string | undefined {
  if (/^\d{4}$/.test(schoolYear)) return schoolYearName(Number(schoolYear) - 1)
  return startDate ? yearAt(startDate) : undefined
}
