// What an import says of each row: who is new, which fields were what and are what.
import type { Schema } from '@isb/contract'
import { booleanKey, isWord, nameIn, valueKey, word, type Locale, type WordKey } from '@isb/words'
import { changedRow, createdRow, headOf, mostResults, type Named } from '../../core/shared/import.ts'
import type { Outcome } from '../../core/work/runs.ts'
import type { GuardianAccount } from './import-people.ts'
import { changedFields, type Pupil } from './import-pupils.ts'
import type { Plan } from './import-plan.ts'
import type { Standing } from './import-standing.ts'
import { changedLinkFields, keepsApart, type Tie } from './import-ties.ts'

type Change = readonly [label: string, was: string, is: string]
type Result = Schema<'RunResult'>

/** The outcome of an import, row by row. */
export function tell({ given, standing, pupils, ties }: Plan, locale: Locale): Outcome {
  const ofPupil = new Map(pupils.map((pupil) => [pupil.given.first, pupil]))
  const ofTie = new Map(ties.map((tie) => [tie.guardian.named, tie]))
  // An account that has changed is told where it first stands.
  const told = new Set<GuardianAccount>()
  const results = given.rows.flatMap((row) => rowTold(row, ofPupil.get(row), ofTie.get(row), standing, told, locale))
  const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length
  return {
    refused: false,
    counts: {
      created: count('created'),
      // A row is a student, a guardian of one, or both.
      'students.created': pupils.filter(({ before }) => !before).length,
      'familyLinks.created': ties.filter(({ before }) => !before).length,
      changed: count('changed'),
      unchanged: given.rows.length - count('created') - count('changed'),
    },
    results: results.slice(0, mostResults),
  }
}

function rowTold(
  row: Named,
  pupil: Pupil | undefined,
  tie: Tie | undefined,
  standing: Standing,
  told: Set<GuardianAccount>,
  locale: Locale,
): Result[] {
  const names = [...(pupil ? [nameIn(locale, pupil.after)] : []), ...(tie ? [nameIn(locale, tie.account)] : [])]
  if ((pupil && !pupil.before) || (tie && !tie.before)) return [createdRow(row, names.join(' · '))]
  const accounts = tie && !told.has(tie.account) ? accountChanges(tie.account, locale) : []
  if (tie) told.add(tie.account)
  const changes = [...(pupil ? pupilChanges(pupil, standing, locale) : []), ...(tie ? linkChanges(tie, locale) : []), ...accounts]
  if (changes.length > 0) return [changedRow(row, changes)]
  return tie && keepsApart(tie) ? [{ ...changedRow(row, []), outcome: 'unchanged', message: word(locale, 'student.keptApart') }] : []
}

function pupilChanges(pupil: Pupil, standing: Standing, locale: Locale): Change[] {
  const { before, after, moved } = pupil
  const own = changedFields(pupil).map((field): Change => [
    word(locale, headOf(field)),
    shown(locale, field, before?.[field]),
    shown(locale, field, after[field]),
  ])
  if (!moved) return own
  const fields = (['division', 'grade'] as const).filter((field) => moved.was?.[field] !== moved.is[field])
  const className = (id: number | null | undefined) => standing.classes.find((each) => each.id === id)?.name ?? ''
  const changedClass = (head: WordKey, field: 'homeroomId' | 'alsoInId'): Change => [
    `${word(locale, head)} (${moved.from})`,
    className(moved.was?.[field]),
    className(moved.is[field]),
  ]
  const supportChanged = (moved.was?.alsoInId ?? null) !== moved.is.alsoInId
  return [
    ...own,
    changedClass('field.homeroom', 'homeroomId'),
    ...(supportChanged ? [changedClass('field.alsoIn', 'alsoInId')] : []),
    ...fields.map((field): Change => [
      word(locale, headOf(field)),
      shown(locale, field, moved.was?.[field]),
      shown(locale, field, moved.is[field]),
    ]),
  ]
}

const linkChanges = (tie: Tie, locale: Locale): Change[] =>
  changedLinkFields(tie).map((field) => [
    word(locale, headOf(field)),
    shown(locale, field, tie.before?.[field]),
    shown(locale, field, tie.after[field]),
  ])

function accountChanges({ before, name, nameZh, email, added }: GuardianAccount, locale: Locale): Change[] {
  const after = { name, nameZh, email }
  const fields = (['name', 'nameZh', 'email'] as const).filter((field) => before && before[field] !== after[field])
  const headOfGuardian = { name: 'field.guardianName', nameZh: 'field.guardianNameZh', email: 'field.guardianEmail' } as const
  return [
    ...fields.map((field): Change => [word(locale, headOfGuardian[field]), before?.[field] ?? '', after[field] ?? '']),
    ...added.map(({ kind, value }): Change => [word(locale, `value.ContactKind.${kind}`), '', value]),
  ]
}

const enums = { gender: 'Gender', division: 'Division', relation: 'Relation' } as const

function shown(locale: Locale, field: string, value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return word(locale, booleanKey(field, value))
  const key = field in enums ? valueKey(enums[field as keyof typeof enums], String(value)) : ''
  return isWord(key) ? word(locale, key) : String(value)
}
