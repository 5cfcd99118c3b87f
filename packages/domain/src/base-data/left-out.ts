// Rows of a roster that do not count, by the rule that takes them out.
import type { Schema } from '@isb/contract'
import type { Read } from './check.ts'

type Rule = Schema<'BaseDataRule'>
/** A rule, what the column says, and how many rows of a file that takes out. */
export type RosterLeftOut = Schema<'BaseDataLeftOut'>

/** Whether a row counts by its status. */
export const isThere = (status: string | undefined): boolean => !/^(inactive|tobedeleted|disabled|deleted)$/i.test(status ?? '')

/** Counts the rows of a roster that do not count. It must be given the files in the order in which they are read. */
export class LeftOut {
  readonly #counts = new Map<string, RosterLeftOut>()
  /** Classes that are no homerooms. */
  readonly #others = new Set<string>()

  /** Takes a row that holds. */
  row(kind: string, file: string, read: Read): void {
    const [rule, value = ''] = this.#ruleOf(kind, read) ?? []
    if (!rule) return
    const key = `${file}\n${rule}\n${value}`
    const met = this.#counts.get(key)
    this.#counts.set(key, { rule, file, value, count: (met?.count ?? 0) + 1 })
  }

  #ruleOf(kind: string, read: Read): readonly [Rule, string?] | undefined {
    const status = read['status'] ?? read['Status'] ?? ''
    switch (kind) {
      case 'users':
      case 'Student':
      case 'Teacher':
        return isThere(status) ? undefined : ['UserStatus', status]
      case 'classes': {
        const { sourcedId = '', classType } = read
        if (classType === 'homeroom' && isThere(status)) return undefined
        this.#others.add(sourcedId)
        if (classType === 'homeroom') return ['RowStatus', status]
        return classType === undefined ? ['NotHomeroom'] : ['ClassType', classType]
      }
      case 'enrollments':
        if (this.#others.has(read['classSourcedId'] ?? '')) return ['NotHomeroom']
        return isThere(status) ? undefined : ['RowStatus', status]
      case 'roles':
        return isThere(status) ? undefined : ['RowStatus', status]
      // School Data Sync 1 has no homerooms.
      case 'Section':
      case 'StudentEnrollment':
      case 'TeacherRoster':
        return ['NotHomeroom']
      case 'demographics': {
        const { sex } = read
        return sex === undefined || sex === 'male' || sex === 'female' ? undefined : ['Sex', sex]
      }
      default:
        return undefined
    }
  }

  all(): readonly RosterLeftOut[] {
    return [...this.#counts.values()]
  }
}
