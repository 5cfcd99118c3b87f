// What a form holds of the fields that the contract gives a body, and what is sent of it.
import type { FormField, FormId, FormOf } from '@isb/sdk/metadata'
import type { Input, OperationId } from '@isb/sdk'
import type { Draft } from './draft.ts'

/** The fields of a body, as the contract has them. */
export type Fields = Readonly<Record<string, FormField>>
/** What stands in the controls of a form, by field. */
export type Held = Readonly<Record<string, unknown>>

type BodyOf<Id extends FormId> = Id extends `${infer Operation extends OperationId}/${infer List}`
  ? Input<Operation> extends { body: { readonly [Name in List]?: readonly (infer Item)[] } }
    ? Required<Item>
    : never
  : Id extends OperationId
    ? Input<Id> extends { body: infer Body }
      ? Required<Body>
      : never
    : never
type Typed = 'text' | 'number' | 'day' | 'time'
/** What a form of an operation holds: texts, figures and days as they are typed, all else as it is sent. */
export type HeldOf<Id extends FormId> = {
  readonly [Name in Exclude<keyof FormOf<Id> & keyof BodyOf<Id> & string, 'version'>]: FormOf<Id>[Name] extends { readonly kind: Typed }
    ? string
    : BodyOf<Id>[Name]
}

/** Whether a field is filled in by typing. */
export const isTyped = ({ kind }: FormField) => kind === 'text' || kind === 'number' || kind === 'day' || kind === 'time'

/** Fields of which nothing is filled in. */
function blankOf({ kind, first }: FormField): unknown {
  if (kind === 'boolean') return false
  if (kind === 'list') return []
  return first ?? null
}

/** What the controls hold of a record, or of nothing. */
export const heldOf = ({ version: _, ...fields }: Fields, record: Held = {}): Held =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = record[name] ?? (isTyped(field) ? '' : blankOf(field))
      return [name, field.kind === 'number' ? String(value) : value]
    }),
  )

/** The same, with nothing where a field is not asked for. */
export function onlyAsked(fields: Fields, held: Held, isAsked: (name: string) => boolean): Held {
  const blank = heldOf(fields)
  return Object.fromEntries(Object.entries(held).map(([name, value]) => [name, isAsked(name) ? value : blank[name]]))
}

/** Whether a field holds nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && value.trim() === '')

/** What is sent where nothing is filled in. */
const emptyOf = ({ kind, nullable }: FormField): unknown => (kind === 'list' ? [] : kind === 'text' && !nullable ? '' : null)

function sentOf(field: FormField, value: unknown): unknown {
  if (isEmpty(value)) return emptyOf(field)
  const { fields } = field
  if (fields && Array.isArray(value)) return value.map((row: Held) => rowOf(fields, row))
  if (typeof value !== 'string') return value
  return field.kind === 'number' ? Number(value.trim().replace(',', '.')) : value.trim()
}

/** What is sent of a row: of its fields those that it has. */
const rowOf = (fields: Fields, row: Held): Held =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (row[name] === undefined ? [] : [[name, sentOf(field, row[name])]])))

/** What is sent of the fields of a body. For a new record, what was left empty is not; for none is an object without anything in it. */
export const bodyOf = (fields: Fields, held: Held, isNew: boolean): Held =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const left = (isNew || field.kind === 'object') && isEmpty(held[name]) && !field.required && !field.nullable
      return name in held && !left ? [[name, sentOf(field, held[name])]] : []
    }),
  )

/** The same of what was changed alone, so that somebody else's change of something else is not written back. */
export const changesOf = (fields: Fields, { start, values: now, version }: Draft<Held>): Held => ({
  ...Object.fromEntries(
    Object.entries(bodyOf(fields, now, false)).filter(([name]) => JSON.stringify(now[name]) !== JSON.stringify(start[name])),
  ),
  version,
})

/** What two bodies say of their fields; each may be the stricter one. */
export const together = ({ version: _, ...create }: Fields = {}, { version: __, ...update }: Fields = {}): Fields => ({
  ...update,
  ...Object.fromEntries(Object.entries(create).map(([name, field]) => [name, { ...update[name], ...field }])),
})
