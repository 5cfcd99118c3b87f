// Files of classes, as a school's office writes them: which headings a column goes by, and what stands in it, in English and Chinese.
import type { Schema } from '@isb/contract'
import { isNone } from '../files/none.ts'
import { readFamilyCell } from '../student/file.ts'

/** A column of such a file: a field of the import's row. */
export type HomeroomColumn = Exclude<keyof Schema<'HomeroomRow'>, 'line'>

/** The headings of each column, as they may be written in any case and with any spaces. The first column is what a row is called by. */
export const homeroomHeadings: Readonly<Record<HomeroomColumn, readonly string[]>> = {
  name: ['name', 'class', 'class name', 'homeroom', '名称', '班级', '班级名称', '行政班'],
  schoolYear: ['school year', 'year', '学年'],
  campus: ['campus', '校区'],
  grade: ['grade', 'grade level', '年级'],
  division: ['division', 'school division', '学部'],
  teacherEmail: ['homeroom teacher', 'homeroom teacher email', 'teacher', 'teacher email', '班主任', '班主任邮箱'],
  assistantEmail: ['assistant', 'assistant email', '助教', '助教邮箱'],
  dlTeacherEmail: ['dl teacher', 'dl teacher email', 'dl 教师', 'dl 教师邮箱'],
}

/** Characters that the contract allows. */
const longest: Readonly<Partial<Record<HomeroomColumn, number>>> = { name: 40, schoolYear: 7, campus: 60, grade: 20 }

/**
 * What a cell says; undefined where it says nothing that its column can hold. A dash says that there is none.
 * @param text without spaces around it, and not empty
 */
export function readHomeroomCell(column: HomeroomColumn, text: string): string | undefined {
  if (isNone(text)) return column === 'name' || column === 'schoolYear' ? undefined : ''
  if (column === 'division') return readFamilyCell('division', text)?.toString()
  if (column.endsWith('Email')) return readFamilyCell('email', text)?.toString()
  const line = text.replaceAll(/\s*\n\s*/g, ' ')
  return line.length <= (longest[column] ?? 100) ? line : undefined
}
