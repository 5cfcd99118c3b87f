import type { Schema } from '@isb/sdk'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { sharedWord } from '../../lib/i18n.ts'
import { lasting, query } from '../../lib/query.ts'

export type Staff = Schema<'Staff'>
export type StaffType = Staff['type']

export const types = ['staff', 'parent', 'student', 'other'] as const satisfies StaffType[]
export const genders = ['female', 'male', 'unspecified'] as const satisfies Schema<'Gender'>[]

export const typeName = (type: StaffType): string => sharedWord(`value.StaffType.${type}`)
export const genderName = (gender: Staff['gender']): string => (gender ? sharedWord(`value.Gender.${gender}`) : '')

/** A field's name. People have names; only things are called something. */
export function fieldName(field: keyof Staff | 'roleIds' | 'invite'): string {
  if (field === 'name') return t({ message: 'Name', context: 'of a person' })
  if (field === 'nameZh') return t({ message: 'Chinese name', context: 'of a person' })
  return sharedWord(`field.${field as 'roles'}`)
}

/** The roles to choose from, and whether one may give each. */
export const useRoleOptions = () => useQuery({ ...query('staff.roleOptions'), ...lasting })
