import { whyNotStaff, type Schema, type StaffMove } from '@isb/sdk'
import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { sharedWord } from '../../lib/i18n.ts'
import { lasting, query } from '../../lib/query.ts'
import { useCan, useSession } from '../../lib/session.ts'

export type Staff = Schema<'Staff'>
export type StaffType = Staff['type']

export const types = ['staff', 'parent', 'student', 'other'] as const satisfies StaffType[]
export const genders = ['female', 'male', 'unspecified'] as const satisfies Schema<'Gender'>[]

export const typeName = (type: StaffType): string => sharedWord(`value.StaffType.${type}`)
export const genderName = (gender: Staff['gender']): string => (gender ? sharedWord(`value.Gender.${gender}`) : '')
export const sourceName = (source: Staff['source']): string => sharedWord(`value.StaffSource.${source}`)

/** A field's name. People have names; only things are called something. */
export function fieldName(field: keyof Staff | 'roleIds' | 'invite'): string {
  if (field === 'name') return t({ message: 'Name', context: 'of a person' })
  if (field === 'nameZh') return t({ message: 'Chinese name', context: 'of a person' })
  return sharedWord(`field.${field as 'roles'}`)
}

/** Why something cannot be done to an account now, in words, or null. */
export function whyNot(move: StaffMove, row: Staff, callerId: number | undefined): string | null {
  const why = whyNotStaff(move, row, callerId)
  return why && sharedWord(`reason.${why}`)
}

/** What this person may do with accounts. */
export const useMay = () => ({
  create: useCan('upms:staff:create'),
  edit: useCan('upms:staff:edit'),
  assign: useCan('upms:staff:assign'),
  enable: useCan('upms:staff:enable'),
  invite: useCan('upms:staff:invite'),
  sessions: useCan('upms:staff:sessions'),
  token: useCan('upms:staff:token'),
  remove: useCan('upms:staff:delete'),
  seeRoles: useCan('upms:role'),
})

/** The id of who is signed in. */
export const useMyId = (): number | undefined => useSession()?.me?.userId

/** The roles to choose from, and whether one may give each. */
export const useRoleOptions = () => useQuery({ ...query('staff.roleOptions'), ...lasting })
