// What an application holds, apart from how it looks.
import type { Schema } from '@isb/sdk'
import type { Draft } from '../../lib/form/draft.ts'
import { sharedWord } from '../../lib/i18n.ts'
import type { Pass } from './data.ts'

export type Person = Pick<Schema<'PersonOption'>, 'id' | 'name' | 'nameZh' | 'type' | 'email'>
type Fields = Required<Schema<'PassFields'>>
/** `person` is null for oneself, and for somebody without an account. */
export interface Values extends Fields {
  readonly person: Person | null
}
export type ApplyDraft = Draft<Values>
export type Field = keyof Fields

/** Where an application under way is kept: a new one, one from another pass, and each correction by itself. */
export const draftName = (id: number | undefined, renewsId: number | undefined): string =>
  `vehicle.apply${id === undefined ? '' : `.${id}`}${renewsId === undefined ? '' : `.from${renewsId}`}`

/** Names a field. */
export const fieldName = (field: keyof Values): string => sharedWord(`field.${field}`)

const blank: Values = {
  person: null,
  applicantName: '',
  email: '',
  phone: '',
  type: 'parent',
  department: '',
  plate: '',
  brand: '',
  model: '',
  color: '',
  driverName: '',
  driverPhone: '',
  grade: '',
  studentName: '',
  certificateId: null,
  signatureId: null,
}

const fieldsOf = (pass: Pass): Fields =>
  Object.fromEntries(
    (Object.keys(blank) as (keyof Values)[]).filter((name) => name !== 'person').map((name) => [name, pass[name]]),
  ) as unknown as Fields

export const valuesOf = (pass: Pass): Values => ({ ...blank, ...fieldsOf(pass) })

/** A new application, for this person where one is known. */
export const newDraft = (person?: Person): ApplyDraft => {
  const start = person ? { ...blank, ...known(person) } : blank
  return { start, values: start }
}

/** Last year's pass as a new application. It can be sent as it is, so nothing of it counts as saved. */
export const renewDraft = (pass: Pass, me: number | undefined): ApplyDraft => ({
  start: blank,
  values: { ...valuesOf(pass), person: pass.person && pass.person.id !== me ? { ...pass.person, email: pass.email } : null },
})

export const editDraft = (pass: Pass): ApplyDraft => ({
  start: valuesOf(pass),
  values: valuesOf(pass),
  id: pass.id,
  version: pass.version,
})

/** What is known of somebody with an account. */
const known = ({ name, email, type }: Person): Pick<Values, 'applicantName' | 'email' | 'type'> => ({
  applicantName: name,
  email,
  type: type === 'staff' ? 'staff' : 'parent',
})

/** The form for another person: what was filled in for the one before goes, what was typed stays. */
export function forPerson(values: Values, person: Person | null): Values {
  const before = values.person && known(values.person)
  const now = person ? known(person) : { applicantName: '', email: '', type: values.type }
  const follows = (name: 'applicantName' | 'email') => values[name] === '' || values[name] === before?.[name]
  return {
    ...values,
    person,
    ...(follows('applicantName') && { applicantName: now.applicantName }),
    ...(follows('email') && { email: now.email }),
    ...(person && { type: now.type }),
  }
}

/** The fields that a type of pass does not have. */
export const strange: Readonly<Record<Pass['type'], readonly Field[]>> = {
  parent: ['department'],
  staff: ['studentName', 'grade'],
  visitor: ['studentName', 'grade'],
  contractor: ['studentName', 'grade'],
}

/** What is sent: without what belongs to another type. */
export function bodyOf({ person: _, ...fields }: Values): Fields {
  const texts = Object.entries(fields).map(([name, value]) => [
    name,
    strange[fields.type].includes(name as Field) ? '' : typeof value === 'string' ? value.trim() : value,
  ])
  // Capitals, as the field shows it.
  return { ...(Object.fromEntries(texts) as Fields), plate: fields.plate.trim().toUpperCase() }
}
