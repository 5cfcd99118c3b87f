// What is wrong with a form, by field, in the reader's language: the contract's schema, then the rules of domain.
import { whyNotPath, whyNotUnder } from '@isb/sdk/rules'
import { problemsBy } from '../../lib/declare/check.ts'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import type { MenuIndex } from './data.ts'
import { bodyOf, parentTypeOf, type Field, type Values } from './values.ts'

/** A field's name. */
export const fieldName = (field: Field): string => sharedWord(`field.${field}`)

/** Empty when all is well. */
export function problemsOf(values: Values, index: MenuIndex): Partial<Record<Field, string>> {
  const problems = problemsBy<Field>('zMenuCreate', bodyOf(values), fieldName)
  const parent = parentTypeOf(index, values.parentId)
  const whyNot = parent ? whyNotUnder(values.type, parent) : 'MENU_PARENT_NOT_FOUND'
  if (whyNot) problems.parentId ??= sharedWord(`reason.${whyNot}`)
  const whyPath = values.type === 'MENU_PERM_RESOURCE' ? null : whyNotPath({ ...values, path: values.path.trim() })
  if (whyPath) problems.path ??= sharedWord(`reason.${whyPath}`)
  return problems
}
