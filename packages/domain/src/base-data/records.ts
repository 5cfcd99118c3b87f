// What the rows of a roster tell of, whatever its format: people, their roles, classes, who is in them, and whose guardian somebody is.
import { isEmail, normalEmail } from '../auth/email.ts'
import { fullName, type NameOrder } from '../student/full-name.ts'
import { phoneOf } from '../student/phone.ts'
import { schoolYearBegins, schoolYearName } from '../homeroom/school-year.ts'
import type { Read } from './check.ts'
import type { OddityCode } from './oddity.ts'

/** One thing that a roster tells. `other` is the second id, where two belong together; a role stands there as well. */
export interface RosterRecord {
  readonly kind: 'person' | 'role' | 'class' | 'enrolment' | 'tie' | 'gender'
  readonly id: string
  readonly other: string
  readonly fields: Readonly<Record<string, string | boolean | readonly string[]>>
  /** Why it does not hold. */
  readonly wrong?: OddityCode | undefined
}
/** A person as a roster tells of one; what it leaves out is not there. */
const personOf = (fields: Readonly<Record<string, string | boolean | readonly string[] | undefined>>): RosterRecord['fields'] =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string | boolean | readonly string[]] => entry[1] !== undefined),
  )

/** The school year of a day: one begins in August. */
const yearAt = (day: string): string => schoolYearName(schoolYearBegins(new Date(`${day}T00:00:00Z`)))

/** Tells what rows come to. It must be given the files in the order in which they are read. */
export class RosterRecords {
  readonly #years = new Map<string, string>()
  readonly #homerooms = new Set<string>()
  readonly #today: string
  readonly #gradeOf: (text: string) => string | undefined
  readonly #nameOrder: NameOrder

  /**
   * @param today the day whose school year a class has that names none
   * @param gradeOf the school's own grade that a text means
   * @param nameOrder how the school writes a name
   */
  constructor(today: string, gradeOf: (text: string) => string | undefined, nameOrder: NameOrder) {
    this.#today = today
    this.#gradeOf = gradeOf
    this.#nameOrder = nameOrder
  }

  of(file: string, read: Read, wrong: OddityCode | undefined): readonly RosterRecord[] {
    const records = this.#records(file, read)
    return wrong ? records.map((record) => ({ ...record, wrong })) : records
  }

  #records(file: string, read: Read): readonly RosterRecord[] {
    const { sourcedId = '', userSourcedId = '' } = read
    switch (file) {
      case 'academicSessions':
        this.#years.set(sourcedId, yearOf(read) ?? yearAt(this.#today))
        return []
      case 'classes':
        return this.#class(read)
      case 'users':
        return this.#user(read)
      case 'roles': {
        const grade = read['grade'] && this.#gradeOf(read['grade'])
        return [role(userSourcedId, read['role'], isOver(read), grade)]
      }
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
    const given = grades?.split(',')[0] ?? grade
    const person: RosterRecord = {
      kind: 'person',
      id,
      other: '',
      fields: personOf({
        ...namesOf(names, this.#nameOrder),
        number: identifier,
        email: isEmail(address.toLowerCase()) ? normalEmail(address) : undefined,
        phones: phonesOf(read['phone'], read['sms']),
        grade: given && this.#gradeOf(given),
        active: enabledUser !== 'false' && isThere(status),
      }),
    }
    const agents = (read['agentSourcedIds'] ?? read['agents'] ?? '').split(',').map((agent) => agent.trim())
    return [person, ...(read['role'] ? [role(id, read['role'], false)] : []), ...agents.filter(Boolean).map((agent) => tie(id, agent))]
  }

  #synced(file: string, read: Read): readonly RosterRecord[] {
    const id = read['SIS ID'] ?? ''
    const address = [read['Secondary Email'], read['Username']].find((text) => text !== undefined && isEmail(text.toLowerCase()))
    const fields = personOf({
      ...namesOf({ givenName: read['First Name'] ?? '', familyName: read['Last Name'] ?? '' }, this.#nameOrder),
      number: read['Student Number'],
      email: address && normalEmail(address),
      grade: read['Grade'] && this.#gradeOf(read['Grade']),
      active: isThere(read['Status']),
    })
    // Teachers and students are numbered apart.
    const own = `${file} ${id}`
    return [
      { kind: 'person', id: own, other: '', fields: { ...fields, ...(file === 'Student' && { number: fields['number'] ?? id }) } },
      role(own, file, false),
    ]
  }

  #class(read: Read): readonly RosterRecord[] {
    const { sourcedId: id = '', title = '', classType, grades, grade } = read
    if (classType !== 'homeroom' || !isThere(read['status'])) return []
    this.#homerooms.add(id)
    const terms = (read['termSourcedIds'] ?? read['termSourcedId'] ?? '').split(',')
    const schoolYear = terms.map((term) => this.#years.get(term.trim())).find(Boolean) ?? yearAt(this.#today)
    const meant = this.#gradeOf((grades ?? grade)?.split(',')[0] ?? '')
    return [{ kind: 'class', id, other: '', fields: { name: title, schoolYear, ...(meant && { grade: meant }) } }]
  }

  #enrolment(read: Read): readonly RosterRecord[] {
    const { classSourcedId: id = '', userSourcedId: other = '', role: as = '', primary = '', beginDate = '', endDate = '' } = read
    if (!this.#homerooms.has(id) || !isThere(read['status'])) return []
    return [{ kind: 'enrolment', id, other, fields: { role: as, primary: primary === 'true', from: beginDate, until: endDate } }]
  }
}

const isThere = (status: string | undefined): boolean => !/^(inactive|tobedeleted|disabled|deleted)$/i.test(status ?? '')
const isOver = ({ status }: Read): boolean => !isThere(status)

const role = (id: string, as = '', over: boolean, grade?: string): RosterRecord => ({
  kind: 'role',
  id,
  other: over ? '' : as.toLowerCase(),
  fields: grade ? { grade } : {},
})

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
  return { name, ...(/\p{Script=Han}/u.test(name) && { nameZh: name }), givenName, familyName, preferredName }
}

const phonesOf = (...texts: readonly (string | undefined)[]): readonly string[] | undefined => {
  const phones = texts.flatMap((text) => (text ? (phoneOf(text) ?? []) : []))
  return phones.length > 0 ? [...new Set(phones)] : undefined
}

/** A session's school year: the one that it ends in, which is written as one number, or that of its first day. */
function yearOf({ schoolYear = '', startDate }: Read): string | undefined {
  if (/^\d{4}$/.test(schoolYear)) return schoolYearName(Number(schoolYear) - 1)
  return startDate ? yearAt(startDate) : undefined
}
