// Files of classes, as a school's office writes them.
import type { Schema } from '@isb/contract'
import { isNone } from '../files/none.ts'
import { oneLine, type TableFile } from '../files/table.ts'
import { familyFile } from '../student/file.ts'

/** A column of such a file: a field of the import's row. */
export type HomeroomColumn = Exclude<keyof Schema<'HomeroomRow'>, 'line'>

/** Files of classes. */
export const homeroomFile: TableFile<HomeroomColumn> = {
  headings: {
    name: ['class', 'class name', 'homeroom', '名称', '班级', '班级名称', '行政班'],
    schoolYear: ['school year', 'year', '学年'],
    campus: ['campus', '校区'],
    grade: ['grade', 'grade level', '年级'],
    division: ['division', 'school division', '学部'],
    teacherEmail: ['homeroom teacher', 'homeroom teacher email', 'teacher', 'teacher email', '班主任', '班主任邮箱'],
    assistantEmail: ['assistant', 'assistant email', '助教', '助教邮箱'],
    dlTeacherEmail: ['dl teacher', 'dl teacher email', 'dl 教师', 'dl 教师邮箱'],
  },
  leftOut: ['students', '学生人数'],
  read: readHomeroomCell,
}

/** Characters that the contract allows. */
const longest: Readonly<Partial<Record<HomeroomColumn, number>>> = { name: 40, schoolYear: 7, campus: 60, grade: 20 }

function readHomeroomCell(column: HomeroomColumn, text: string): string | undefined {
  if (isNone(text)) return column === 'name' || column === 'schoolYear' ? undefined : ''
  if (column === 'division') return familyFile.read('division', text)?.toString()
  if (column.endsWith('Email')) return familyFile.read('email', text)?.toString()
  return oneLine(text, longest[column])
}
