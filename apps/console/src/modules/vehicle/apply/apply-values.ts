// What an application holds beside what is typed, and where it begins.
import { vehicle } from '@isb/sdk/metadata'
import type { Schema } from '@isb/sdk'
import type { Draft } from '../../../lib/form/draft.ts'
import { heldOf, together, type HeldOf } from '../../../lib/form/held.ts'
import type { FoundPerson } from '../../../lib/person-picker.tsx'
import type { Pass } from '../data.ts'

/** `person` is null for somebody without an account. */
export type Values = Omit<HeldOf<'vehicle.create'>, 'personId' | 'renewsId'> & { readonly person: FoundPerson | null }
export type ApplyDraft = Draft<Values>

/** Where an application under way is kept: a new one, one from another pass, and each correction by itself. */
export const draftName = (id: number | undefined, renewsId: number | undefined): string =>
  `vehicle.apply${id === undefined ? '' : `.${id}`}${renewsId === undefined ? '' : `.from${renewsId}`}`

/** The fields of an application, new or corrected. */
export const { personId: _, renewsId: __, ...fields } = together(vehicle.forms['vehicle.create'], vehicle.forms['vehicle.update'])
// The fields are those of the type.
const held = (pass: object) => ({ ...heldOf(fields, { ...pass }), person: null }) as unknown as Values
const blank = held({ type: 'parent' })
export const valuesOf = (pass: Pass): Values => held(pass)

/** Oneself, as a person who can be applied for. */
export const myself = ({ userId: id, name, nameZh, type, email }: Schema<'Me'>): FoundPerson => ({ id, name, nameZh, type, email })

/** A new application, for this person where one is known. */
export const newDraft = (person?: FoundPerson): ApplyDraft => {
  const start = person ? { ...blank, ...known(person) } : blank
  return { start, values: start }
}

/** Last year's pass as a new application. It can be sent as it is, so nothing of it counts as saved. */
export const renewDraft = (pass: Pass): ApplyDraft => ({
  start: blank,
  values: { ...valuesOf(pass), person: pass.person && { ...pass.person, email: pass.email } },
})

export const editDraft = (pass: Pass): ApplyDraft => ({
  start: valuesOf(pass),
  values: valuesOf(pass),
  id: pass.id,
  version: pass.version,
})

/** What is known of somebody with an account. */
const known = ({ name, email, type }: FoundPerson): Pick<Values, 'applicantName' | 'email' | 'type'> => ({
  applicantName: name,
  email: email ?? '',
  type: type === 'staff' ? 'staff' : 'parent',
})

/** What another person fills in: what was filled in for the one before goes, what was typed stays. */
export function forPerson(values: Values, person: FoundPerson | null): Pick<Values, 'person' | 'applicantName' | 'email' | 'type'> {
  const before = values.person && known(values.person)
  const now = person ? known(person) : { applicantName: '', email: '', type: values.type }
  const follow = (name: 'applicantName' | 'email') => (values[name] === '' || values[name] === before?.[name] ? now[name] : values[name])
  return { person, applicantName: follow('applicantName'), email: follow('email'), type: now.type }
}
