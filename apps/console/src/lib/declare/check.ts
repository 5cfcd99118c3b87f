// What is wrong with a form, by field, in the reader's language, from the contract's own schemas.
import type { FormId } from '@isb/sdk/metadata'
import { sharedWord } from '../base/words/i18n.ts'
import { operationOf } from './part.ts'

type Zod = typeof import('@isb/sdk/zod')
type Schemas = { [Name in keyof Zod]: Zod[Name] extends { safeParse: unknown } ? Name : never }[keyof Zod]

/** The schema of an operation's body. */
export const schemaOf = (operation: FormId): Schemas =>
  `z${operationOf(operation).replaceAll(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}Body` as Schemas

let zod: Zod | undefined

/** Fetches the contract's schemas; they are no part of the page before a form opens. */
export async function loadSchemas(): Promise<void> {
  // Zod would try `new Function`, which the page's policy refuses and reports. It reads this before it makes its first schema.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
  zod = await import('@isb/sdk/zod')
}

interface Issue {
  readonly code: string
  readonly path: readonly PropertyKey[]
  readonly maximum?: unknown
  readonly minimum?: unknown
  readonly format?: unknown
  /** Of a text: the pattern that it does not match, between slashes. */
  readonly pattern?: string
}

function why(field: string, issue: Issue, value: unknown): string {
  const name = { field }
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === ''))
    return sharedWord('invalid.required', name)
  if (Array.isArray(value) && value.length === 0) return sharedWord('invalid.required', name)
  if (typeof value === 'number' && issue.code === 'too_big') return sharedWord('invalid.maximum', { ...name, limit: Number(issue.maximum) })
  if (typeof value === 'number' && issue.code === 'too_small')
    return sharedWord('invalid.minimum', { ...name, limit: Number(issue.minimum) })
  if (issue.format === 'email') return sharedWord('invalid.email')
  if (issue.code === 'too_big')
    return sharedWord(Array.isArray(value) ? 'invalid.maxItems' : 'invalid.maxLength', { ...name, limit: Number(issue.maximum) })
  const example = zod?.examples[issue.pattern?.slice(1, -1) as keyof Zod['examples']]
  return example ? sharedWord('invalid.pattern', { ...name, example }) : sharedWord('invalid.other', name)
}

/**
 * Empty when the schema has nothing against it.
 * @param nameOf names a field, or one of a row of it
 * @param place where in the body the fields stand: `/days/0`
 */
export function problemsBy<Field extends string>(
  schema: Schemas,
  body: Readonly<Partial<Record<Field, unknown>>>,
  nameOf: (field: Field, inRow?: string) => string,
  place = '',
): Partial<Record<Field, string>> {
  const problems: Partial<Record<Field, string>> = {}
  const { issues = [] } =
    (zod?.[schema] as { safeParse: (thing: unknown) => { error?: { issues: Issue[] } } } | undefined)?.safeParse(body).error ?? {}
  for (const issue of issues) {
    const path = issue.path.slice(place.split('/').length - 1)
    const field = path[0] as Field
    const value = issue.path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], body)
    problems[field] ??= why(typeof path[2] === 'string' ? nameOf(field, path[2]) : nameOf(field), issue, value)
  }
  return problems
}
