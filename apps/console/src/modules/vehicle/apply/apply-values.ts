// What an application holds beside what is typed, and where it begins.
import { vehicle } from '@isb/sdk/metadata'
import type { Schema } from '@isb/sdk'
import type { Draft } from '../../../lib/declare/draft.ts'
import { heldOf, together, type HeldOf } from '../../../lib/declare/held.ts'
import type { FoundPerson } from '../../../lib/engine/record/person-hint.ts'
import type { Pass } from '../data.ts'

/** `person` is null for somebody without an account. */
export type Values = Omit<HeldOf<'vehicle.create'>, 'personId' | 'renewsId'> & { readonly person: FoundPerson | null }

/** Where an application under way is kept: a new one, one from another pass, and each correction by itself. */
export const draftName = (pass: { readonly id: number } | undefined, edits: boolean): string =>
  ['vehicle.apply', edits ? 'edit' : 'new', pass?.id ?? ''].join('.')

/** The fields of an application, new or corrected. */
export const { personId: _, renewsId: __, ...fields } = together(vehicle.forms['vehicle.create'], vehicle.forms['vehicle.update'])
// The fields are those of the type.
export const valuesOf = (pass: object) => ({ ...heldOf(fields, { ...pass }), person: null }) as unknown as Values
const blank = valuesOf({ type: 'parent' })

/** Oneself, as a person who can be applied for. */
export const myself = ({ userId: id, name, nameZh, type, email }: Schema<'Me'>): FoundPerson => ({ id, name, nameZh, type, email })

/** Where an application begins: a new one with the person where one is known, one from another pass, a correction with what stands. */
export function beginning(pass: Pass | undefined, edits: boolean, person?: FoundPerson): Draft<Values> {
  const start = person ? { ...blank, ...known(person) } : blank
  if (!pass) return { start, values: start }
  const values = valuesOf(pass)
  if (edits) return { start: values, values, id: pass.id, version: pass.version }
  // It can be sent as it is, so nothing of it counts as saved.
  return { start: blank, values: { ...values, person: pass.person && { ...pass.person, email: pass.email } } }
}

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
