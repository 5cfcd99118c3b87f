// The rows of an import as the students and guardians that they tell of. A student may stand in several rows, one for each guardian.
import type { Input, Schema } from '@isb/contract'
import { normalEmail } from '@isb/domain'
import { word, type Locale } from '@isb/words'
import { refusedCell, type Named } from '../../core/shared/import.ts'

type Row = Input<'student.import'>['body']['rows'][number]
const pupilFields = [
  'name',
  'nameZh',
  'familyName',
  'givenName',
  'preferredName',
  'gender',
  'email',
  'division',
  'grade',
  'homeroom',
  'alsoIn',
  'enteredOn',
  'leftOn',
] as const
type PupilField = (typeof pupilFields)[number]
const linkFields = ['relation', 'contactOrder', 'maySee', 'mayAct', 'noContact'] as const

/** A student as the file tells of one; what it leaves out is undefined. */
export interface GivenPupil {
  readonly number: string
  /** The first row that tells of the student. */
  readonly first: Named
  readonly fields: { -readonly [Field in PupilField]?: Row[Field] }
  /** The rows that say so. */
  readonly rows: { [Field in PupilField]?: Named }
}
/** A guardian of a student, as one row tells of them. */
export interface GivenGuardian {
  readonly named: Named
  readonly pupil: GivenPupil
  readonly name: string
  readonly nameZh: string
  readonly email: string | undefined
  readonly phones: readonly string[]
  readonly link: Pick<Row, (typeof linkFields)[number]>
}
export interface GivenFamilies {
  readonly rows: readonly Named[]
  readonly pupils: readonly GivenPupil[]
  readonly guardians: readonly GivenGuardian[]
  readonly faults: Schema<'RunResult'>[]
}

export const numberKey = (number: string): string => number.trim().toLowerCase()

/** Where a row stands, in words; of several files it says which. */
export const placeOf = (locale: Locale, { line = 1, file }: Partial<Named> = {}): string =>
  file === undefined ? word(locale, 'student.line', { line }) : word(locale, 'student.lineOfFile', { line, file })

/** Puts together what the rows say. Two that tell of one student may not differ. */
export function readRows(given: readonly Row[], locale: Locale): GivenFamilies {
  const pupils = new Map<string, GivenPupil>()
  const guardians: GivenGuardian[] = []
  const rows: Named[] = []
  const faults: Schema<'RunResult'>[] = []
  for (const row of given) {
    const named: Named = { key: row.studentNumber.trim(), line: row.line, file: row.file }
    rows.push(named)
    const key = numberKey(row.studentNumber)
    const pupil = pupils.get(key) ?? { number: row.studentNumber.trim(), first: named, fields: {}, rows: {} }
    pupils.set(key, pupil)
    const other = merge(pupil, row, named)
    if (other) faults.push(refusedCell(locale, named, other, 'STUDENT_ROW_DIFFERS', { place: placeOf(locale, pupil.rows[other]) }))
    const guardian = guardianOf(row, named, pupil)
    if (guardian) guardians.push(guardian)
    else if (tellsOfGuardian(row)) faults.push(refusedCell(locale, named, 'guardianName', 'GUARDIAN_NAME_MISSING'))
  }
  return { rows, pupils: [...pupils.values()], guardians, faults }
}

/** Adds what a row says of a student, and answers the field in which it says otherwise than a row before. */
function merge({ fields, rows }: GivenPupil, row: Row, named: Named): PupilField | undefined {
  for (const field of pupilFields) {
    const value = trimmed(field, row)
    if (value === undefined) continue
    if (fields[field] !== undefined && fields[field] !== value) return field
    Object.assign(fields, { [field]: value })
    rows[field] ??= named
  }
  return undefined
}

function trimmed(field: PupilField, row: Row): Row[PupilField] {
  const value = row[field]
  if (typeof value !== 'string') return value
  return field === 'email' ? normalEmail(value) : value.trim()
}

const tellsOfGuardian = ({ guardianPhone, ...row }: Row): boolean =>
  Boolean(guardianPhone) || linkFields.some((field) => row[field] !== undefined)

function guardianOf(row: Row, named: Named, pupil: GivenPupil): GivenGuardian | undefined {
  const { guardianName = '', guardianNameZh = '', guardianEmail, guardianPhone = '' } = row
  if (!guardianName && !guardianNameZh && !guardianEmail) return undefined
  return {
    named,
    pupil,
    name: guardianName.trim(),
    nameZh: guardianNameZh.trim(),
    email: guardianEmail && normalEmail(guardianEmail),
    phones: guardianPhone
      .split(/[;；]/)
      .map((phone) => phone.trim())
      .filter(Boolean),
    link: Object.fromEntries(linkFields.flatMap((field) => (row[field] === undefined ? [] : [[field, row[field]]]))),
  }
}
