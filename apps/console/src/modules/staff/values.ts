// What the form holds, apart from how it looks.
import type { Schema } from '@isb/sdk'
import type { Draft } from '../../lib/form/draft.ts'
import type { Staff } from './data.ts'

/** The fields that people fill. Roles, invitation and kind are asked only for a new account. */
export interface Values {
  readonly name: string
  readonly nameZh: string
  readonly email: string
  readonly type: Staff['type']
  readonly gender: Staff['gender']
  readonly service: boolean
  readonly roleIds: readonly number[]
  readonly invite: boolean
}
export type StaffDraft = Draft<Values>

const blank: Values = { name: '', nameZh: '', email: '', type: 'staff', gender: null, service: false, roleIds: [], invite: true }

export const valuesOf = ({ name, nameZh, email, type, gender }: Staff): Values => ({ ...blank, name, nameZh, email, type, gender })
export const newDraft = (type: Staff['type'] | undefined): StaffDraft => {
  const start = { ...blank, ...(type && { type }) }
  return { start, values: start }
}
export const editDraft = (row: Staff): StaffDraft => ({ start: valuesOf(row), values: valuesOf(row), id: row.id, version: row.version })

const texts = ({ name, nameZh, email }: Values) => ({ name: name.trim(), nameZh: nameZh.trim(), email: email.trim() })

/** What is sent for a new account. A service account has no password to be invited to set. */
export const createBody = (values: Values): Schema<'StaffCreate'> => ({
  ...texts(values),
  type: values.type,
  ...(values.gender && { gender: values.gender }),
  service: values.service,
  ...(values.roleIds.length > 0 && { roleIds: [...values.roleIds] }),
  invite: values.invite && !values.service,
})

/** What is sent for a change. */
export const updateBody = (values: Values, version: number): Schema<'StaffUpdate'> => ({
  ...texts(values),
  type: values.type,
  gender: values.gender,
  version,
})
