// A form fills in what its operation takes, or one record of a list that it takes: `calendar.change/days`.
import type { OperationId } from '@isb/sdk'
import type { FormId } from '@isb/sdk/metadata'
import type { AnyRow } from './list.ts'
import type { Held } from './held.ts'

const listOf = (form: FormId): string | undefined => form.split('/')[1]
/** What sends it. */
export const operationOf = (form: FormId) => form.split('/')[0] as OperationId
/** Where in the body its fields stand: `/days/0`. */
export const placeOf = (form: FormId): string => (listOf(form) ? `/${listOf(form)}/0` : '')
/** The body that a record is sent in. */
export const bodyWith = (form: FormId, record: Held): Held => (listOf(form) ? { [listOf(form)!]: [record] } : record)
/** The record in what answers it. */
export const savedOf = (form: FormId, answer: unknown): AnyRow =>
  listOf(form) ? (answer as Record<string, readonly AnyRow[]>)[listOf(form)!]![0]! : (answer as AnyRow)
