// Files of students and families, as a school's office or its information system writes them.
import type { Schema } from '@isb/contract'
import { isEmail } from '../auth/email.ts'
import { isNone } from '../files/none.ts'
import { choice, genderIn, oneLine, yesOrNo, type TableFile } from '../files/table.ts'

/** A column of such a file: a field of the import's row. */
export type FamilyColumn = Exclude<keyof Schema<'StudentRow'>, 'line' | 'file'>

/** Files of students and families. */
export const familyFile: TableFile<FamilyColumn> = {
  headings: {
    studentNumber: ['student number', 'student no', 'student id', 'number', 'id', '学号', '学生编号'],
    name: ['full name', 'student name', 'english name', '姓名', '学生姓名', '英文姓名', '英文名'],
    nameZh: ['chinese name', 'name zh', '中文姓名', '中文名'],
    familyName: ['family name', 'last name', 'surname', '姓'],
    givenName: ['given name', 'first name', '名'],
    preferredName: ['preferred name', 'nickname', '常用名'],
    gender: ['gender', 'sex', '性别'],
    email: ['email address', 'email', 'e-mail', 'student email', '电子邮箱', '邮箱', '学生邮箱'],
    division: ['division', 'school division', '学部'],
    grade: ['grade', 'grade level', '年级'],
    homeroom: ['class', 'homeroom', 'home room', '班级', '行政班'],
    alsoIn: ['also in', 'supporting class', 'support class', '兼读班级', '支持班级'],
    enteredOn: ['first day', 'entry date', 'start date', 'entered on', '入学日期', '入学时间'],
    leftOn: ['last day', 'leaving date', 'exit date', 'left on', '离校日期', '离校时间'],
    guardianName: ['guardian name', 'guardian', 'parent name', 'parent', '监护人姓名', '家长姓名', '家长'],
    guardianNameZh: ['guardian chinese name', 'parent chinese name', '监护人中文姓名', '家长中文姓名'],
    guardianEmail: ['guardian email', 'parent email', '监护人邮箱', '家长邮箱'],
    guardianPhone: ['guardian phone', 'parent phone', 'phone', 'mobile', '监护人电话', '家长电话', '电话', '手机'],
    relation: ['relation', 'relationship', '关系', '与学生关系'],
    contactOrder: ['call order', 'contact order', 'priority', '联系顺序'],
    maySee: ['can see the child', 'may see', '可查看孩子信息'],
    mayAct: ['can act for the child', 'may act', '可代孩子办理事务'],
    noContact: ['no contact', '禁止接触'],
  },
  leftOut: ['status', '状态', 'guardians', '监护人'],
  read: readFamilyCell,
}

const divisionIn = choice<Schema<'Division'>>({
  Elementary: ['elementary school', 'es', '小学部', '小学'],
  Middle: ['middle school', 'ms', '初中部', '初中'],
  High: ['high school', 'hs', '高中部', '高中'],
  LifeCentered: ['life-centered education', 'lce', '生活中心教育部', '生活中心教育'],
})
const relationIn = choice<Schema<'Relation'>>({
  Mother: ['mom', 'mum', '母亲', '妈妈', '母'],
  Father: ['dad', '父亲', '爸爸', '父'],
  Guardian: ['legal guardian', '监护人'],
  Other: ['其他', '其它'],
})
/** Characters that the contract allows; 100 unless said. */
const longest: { readonly [Column in FamilyColumn]?: number } = { studentNumber: 40, grade: 20, guardianPhone: 300 }

function readFamilyCell(column: FamilyColumn, text: string): string | number | boolean | null | undefined {
  switch (column) {
    case 'division':
      return isNone(text) ? null : divisionIn(text)
    case 'gender':
      return genderIn(text)
    case 'relation':
      return relationIn(text)
    case 'maySee':
    case 'mayAct':
    case 'noContact':
      return yesOrNo(text)
    case 'contactOrder':
      return /^([1-9]|1\d|20)$/.test(text) ? Number(text) : undefined
    case 'enteredOn':
      return dayIn(text)
    case 'leftOn':
      return isNone(text) ? null : dayIn(text)
    case 'email':
    case 'guardianEmail':
      return isEmail(text) ? text : undefined
    case 'nameZh':
    case 'familyName':
    case 'givenName':
    case 'preferredName':
    case 'grade':
    case 'homeroom':
    case 'alsoIn':
      return isNone(text) ? '' : oneLine(text, longest[column])
    default:
      return isNone(text) ? undefined : oneLine(text, longest[column])
  }
}

/** A day as a file has it: 2026-08-17, or 2026/8/17 as a spreadsheet makes of it. */
function dayIn(text: string): string | undefined {
  const [, year, month = '', day = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?: 0?0:00(?::00)?)?$/.exec(text) ?? []
  if (year === undefined) return undefined
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : undefined
}
