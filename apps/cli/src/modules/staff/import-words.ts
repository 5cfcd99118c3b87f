import type { Schema } from '@isb/sdk'
import { both, plainWord } from '../../lib/input/csv.ts'

/** A column of a file that an import reads. */
export type Column = 'email' | 'name' | 'nameZh' | 'type' | 'gender' | 'roles' | 'enabled'

const heads: Readonly<Record<Column, readonly string[]>> = {
  email: ['email', 'mail', 'emailaddress', '邮箱', '邮件', '电子邮件', '邮箱地址', '电子邮箱地址', ...both('field.email')],
  name: ['name', 'fullname', 'englishname', '英文名', '英文姓名', '英文名称', ...both('field.name')],
  nameZh: ['namezh', 'chinesename', '中文名', '中文姓名', ...both('field.nameZh')],
  type: ['type', 'accounttype', 'usertype', '账号类型', '用户类型', '身份', ...both('field.type')],
  gender: ['gender', 'sex', '性别', ...both('field.gender')],
  roles: ['roles', 'role', '角色', ...both('field.roles')],
  enabled: ['enabled', 'status', 'state', '启用', '是否启用', '状态', ...both('field.enabled')],
}
/** What our own export has beside them: nobody brings it in. */
const leftOut = new Set(
  (['field.service', 'field.source', 'field.lastLoginAt', 'field.secondFactor', 'field.syncedAt'] as const).flatMap(both),
)

/** Whose heading a word is; null for one that is known and not read, undefined for one that nobody knows. */
export function columnOf(head: string): Column | '姓名' | null | undefined {
  const text = plainWord(head)
  if (text === '姓名') return text
  if (leftOut.has(text)) return null
  return (Object.keys(heads) as Column[]).find((column) => heads[column].includes(text))
}

const valuesOf = <Value extends string>(values: Readonly<Record<Value, readonly string[]>>) =>
  new Map((Object.entries(values) as [Value, readonly string[]][]).flatMap(([value, words]) => words.map((one) => [one, value] as const)))

/** Words for the types of accounts. */
export const typeWords: ReadonlyMap<string, Schema<'StaffType'>> = valuesOf({
  staff: ['staff', '员工', '教师', ...both('value.StaffType.staff')],
  parent: ['parent', ...both('value.StaffType.parent')],
  student: ['student', ...both('value.StaffType.student')],
  other: ['other', ...both('value.StaffType.other')],
})
/** Words for genders. */
export const genderWords: ReadonlyMap<string, Schema<'Gender'>> = valuesOf({
  female: ['female', 'f', ...both('value.Gender.female')],
  male: ['male', 'm', ...both('value.Gender.male')],
  unspecified: ['unspecified', '未知', '保密', ...both('value.Gender.unspecified')],
})
/** Words for enabled and disabled. */
export const enabledWords: ReadonlyMap<string, 'yes' | 'no'> = valuesOf({
  yes: ['yes', 'y', 'true', '1', 'enabled', 'active', '是', '启用', '正常', ...both('state.enabled')],
  no: ['no', 'n', 'false', '0', 'disabled', 'inactive', '否', '停用', '禁用', ...both('state.disabled')],
})
