// The board of a day as a tree: divisions, grades, classes, each with who is absent and how many there are.
import type { Schema } from '@isb/sdk'
import { plural, t } from '@lingui/core/macro'
import { figure } from '../../lib/base/words/figure.ts'
import { locale } from '../../lib/base/words/i18n.ts'
import { bareName } from '../../lib/engine/record/person-name.tsx'

export type Board = Schema<'Board'>
export type BoardAbsence = Schema<'BoardAbsence'>
type Division = Schema<'Division'>

/** Students who belong together, with those of them who are absent. */
export interface Group {
  /** Tells it apart from others of its level. */
  readonly key: string
  readonly division: Division | null
  readonly name: string
  readonly enrolled: number
  readonly absences: readonly BoardAbsence[]
  readonly groups: readonly Group[]
}

/** The children of a board by their names, in the order of the reader's language: É beside E, Chinese names by pinyin. */
export function byName<Shown extends Board>(board: Shown): Shown {
  const { compare } = new Intl.Collator(locale(), { numeric: true })
  return { ...board, absences: board.absences.toSorted((a, b) => compare(bareName(a), bareName(b)) || a.id - b.id) }
}

type Place = Pick<BoardAbsence, 'division' | 'grade' | 'homeroom'>
/** Two campuses have classes of one name. */
const levels: readonly { key: (place: Place) => string; name: (place: Place) => string }[] = [
  { key: ({ division }) => division ?? '', name: ({ division }) => division ?? '' },
  { key: ({ grade }) => grade, name: ({ grade }) => grade },
  { key: ({ homeroom }) => String(homeroom?.id ?? ''), name: ({ homeroom }) => homeroom?.name ?? '' },
]

/** The groups of a board, in the order of the school. A class without students on that day has a group too where somebody is absent. */
export const groupsOf = ({ classes, absences }: Board): Group[] =>
  groupsAt(0, [...classes, ...absences.map((each) => ({ ...each, enrolled: 0 }))], absences)

function groupsAt(level: number, classes: readonly Board['classes'][number][], absences: readonly BoardAbsence[]): Group[] {
  const at = levels[level]
  if (!at) return []
  return [...Map.groupBy(classes, at.key)].map(([key, own]) => {
    const absent = absences.filter((each) => at.key(each) === key)
    return {
      key,
      division: own[0]?.division ?? null,
      name: own[0] ? at.name(own[0]) : '',
      enrolled: own.reduce((sum, { enrolled }) => sum + enrolled, 0),
      absences: absent,
      groups: groupsAt(level + 1, own, absent),
    }
  })
}

/** How many are absent by leave type, most first. Null stands for leaves whose type the reader is not told. */
export const byType = (absences: readonly BoardAbsence[]): readonly (readonly [BoardAbsence['leaveType'], number])[] =>
  [...Map.groupBy(absences, ({ leaveType }) => leaveType)].map(([type, of]) => [type, of.length] as const).toSorted((a, b) => b[1] - a[1])

/** “47 absent of 1446”. */
export function absentOf(absent: number, all: number): string {
  const enrolled = figure(all)
  return t`${plural(absent, { one: '# absent', other: '# absent' })} of ${enrolled}`
}
