import type { Schema } from '@isb/sdk'
import { isWord, labelled, valueKeyOf, word } from '@isb/words'
import type { Locale } from '../speech.ts'

type Entry = Schema<'AuditEntry'>
type Row = Schema<'AuditedRow'>
type Fields = Row['before']

function named(locale: Locale, kind: string, name: string): string {
  const key = `${kind}.${name}`
  return isWord(key) ? word(locale, key) : name
}

/** What was done, in words. */
export function didWhat(locale: Locale, { operation, refused }: Pick<Entry, 'operation' | 'refused'>): string {
  const what = named(locale, 'did', operation)
  return refused ? word(locale, 'audit.refused', { what }) : what
}

/** What a row is called: its kind, and its name or its id. */
export const rowName = (locale: Locale, { entity, id, label }: Row): string =>
  [named(locale, 'audit.entity', entity), label || (id === 0 ? '' : `#${id}`)].filter(Boolean).join(' ')

/** A field a line: what it held before, and after. Of lists what was taken and what was added. */
export function fieldChanges(locale: Locale, { operation }: Pick<Entry, 'operation'>, { entity, before, after }: Row): string[] {
  const textOf = (fields: Fields, name: string) => valueText(locale, { operation, entity }, fields, name)
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => {
    const [was, is] = [textOf(before, name), textOf(after, name)]
    const change = Array.isArray(before?.[name] ?? after?.[name]) ? listChange(was, is) : was === '' ? is : `${was} → ${is}`
    return labelled(locale, named(locale, 'field', name), change)
  })
}

const listChange = (was: string, is: string): string => [was && `- ${was}`, is && `+ ${is}`].filter(Boolean).join('  ')

function valueText(locale: Locale, changed: Parameters<typeof valueKeyOf>[0], fields: Fields, name: string): string {
  const value = fields?.[name]
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(String).join(', ')
  if (typeof value !== 'string' && typeof value !== 'boolean') return JSON.stringify(value)
  const key = valueKeyOf(changed, name, value)
  return key && isWord(key) ? word(locale, key) : String(value)
}
