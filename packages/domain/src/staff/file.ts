// Files of accounts.
import type { Schema } from '@isb/contract'
import { isEmail } from '../auth/email.ts'
import { isNone } from '../files/none.ts'
import { choice, genderIn, oneLine, yesOrNo, type TableFile } from '../files/table.ts'

/** A column of such a file: a field of the import's row. */
export type StaffColumn = Exclude<keyof Schema<'StaffImportRow'>, 'line'>

const typeIn = choice<Schema<'StaffType'>>({ staff: ['员工', '教师', '教职工'], parent: ['家长'], student: ['学生'], other: ['其他'] })
const stateIn = choice({ enabled: ['active', '启用', '已启用', '正常'], disabled: ['inactive', '停用', '已停用', '禁用'] })

/** Files of accounts. 姓名 is the Chinese name if the file has another column for the name. */
export const staffFile: TableFile<StaffColumn> = {
  headings: {
    email: ['mail', 'email address', '邮箱', '邮件', '电子邮件', '邮箱地址', '电子邮箱', '电子邮箱地址'],
    name: ['full name', 'english name', '英文名', '英文姓名', '英文名称', '名称', '姓名'],
    nameZh: ['chinese name', '中文名', '中文姓名', '中文名称', '姓名'],
    type: ['account type', 'user type', '账号类型', '用户类型', '身份', '类型'],
    gender: ['sex', '性别'],
    roles: ['role', '角色'],
    enabled: ['status', 'state', '启用', '是否启用', '状态'],
  },
  leftOut: ['service account', '服务账号', 'source', '来源', 'last sign-in', '最近登录', 'second factor', '两步验证', 'synced', '同步时间'],
  read: readStaffCell,
}

function readStaffCell(column: StaffColumn, text: string): string | boolean | readonly string[] | undefined {
  switch (column) {
    case 'email':
      return isEmail(text) ? text : undefined
    case 'type':
      return typeIn(text)
    case 'gender':
      return genderIn(text)
    case 'enabled': {
      const state = stateIn(text)
      return state ? state === 'enabled' : yesOrNo(text)
    }
    case 'roles':
      return isNone(text) ? [] : rolesIn(text)
    case 'nameZh':
      return isNone(text) ? '' : oneLine(text)
    default:
      return oneLine(text)
  }
}

function rolesIn(text: string): readonly string[] | undefined {
  const roles = [...new Set(text.split(/[;；\n]/).map((role) => role.trim()))].filter(Boolean)
  return roles.length <= 50 && roles.every((role) => role.length <= 100) ? roles : undefined
}
