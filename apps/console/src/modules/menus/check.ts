// What is wrong with a form, by field, in the reader's language: the contract's schema, then the rules of domain.
import { whyNotPath, whyNotUnder } from '@isb/sdk'
import { sharedWord } from '../../lib/i18n.ts'
import type { MenuIndex } from './data.ts'
import { bodyOf, parentTypeOf, type Field, type Values } from './values.ts'

export type Problems = Partial<Record<Field, string>>

let schema: (typeof import('@isb/sdk/zod'))['zMenuCreate'] | undefined

/** Fetches the contract's schemas; they are no part of the page before a form opens. */
export async function loadSchema(): Promise<void> {
  // Zod would try `new Function`, which the page's policy refuses and reports. It reads this before it makes its first schema.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
  schema = (await import('@isb/sdk/zod')).zMenuCreate
}

/** A field's name. */
export const fieldName = (field: Field): string => sharedWord(`field.${field}`)

function why(field: Field, issue: { code: string; maximum?: unknown }, value: unknown): string {
  const name = { field: fieldName(field) }
  if (typeof value === 'string' && value.trim() === '') return sharedWord('invalid.required', name)
  if (issue.code === 'too_big') return sharedWord('invalid.maxLength', { ...name, limit: Number(issue.maximum) })
  return sharedWord('invalid.pattern', name)
}

/** Empty when all is well. */
export function problemsOf(values: Values, index: MenuIndex): Problems {
  const problems: Problems = {}
  const body = bodyOf(values)
  for (const issue of schema?.safeParse(body).error?.issues ?? []) {
    const field = issue.path[0] as Field
    problems[field] ??= why(field, issue, body[field])
  }
  const parent = parentTypeOf(index, values.parentId)
  const whyNot = parent ? whyNotUnder(values.type, parent) : 'MENU_PARENT_NOT_FOUND'
  if (whyNot) problems.parentId ??= sharedWord(`reason.${whyNot}`)
  const whyPath = values.type === 'MENU_PERM_RESOURCE' ? null : whyNotPath({ ...values, path: values.path.trim() })
  if (whyPath) problems.path ??= sharedWord(`reason.${whyPath}`)
  return problems
}
