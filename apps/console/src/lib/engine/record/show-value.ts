// A record's fields as people read them, whatever they hold: for histories and the audit.
import { type Schema } from '@isb/sdk'
import { isDay } from '@isb/sdk/rules'
import type { Change, DiffWords } from '@isb/ui'
import { valueKeyOf } from '@isb/words/audited'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { wordOr } from '../../base/words/i18n.ts'
import { operationName } from '../../base/words/operation-name.ts'
import { useWhen } from './when.ts'

type Changed = Parameters<typeof valueKeyOf>[0]

const isTime = (value: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)

/** What was done, as the rest of a sentence that begins with who did it. */
export const didText = (operation: string): string => operationName(operation).replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())

/** Fields that are only of use to programs: what they mean stands beside them in words. */
const inner = new Set(['id', 'version', 'createdAt', 'updatedAt', 'signedIn'])
/** Fields that say yes with 1 and no with 0. */
const flags = new Set(['isExternalPath', 'openTarget'])

/** Names a field, says a value, and tells what of a row has changed. */
export function useShowValue() {
  const { t } = useLingui()
  const { exact, day } = useWhen()
  return useMemo(() => {
    const one = (changed: Changed, field: string, value: unknown): string => {
      if (value === null || value === undefined || value === '') return ''
      if (typeof value === 'boolean' && field !== 'enabled') return value ? t`Yes` : t`No`
      if (typeof value === 'number') return flags.has(field) ? (value === 1 ? t`Yes` : t`No`) : String(value)
      if (typeof value !== 'string' && typeof value !== 'boolean') return JSON.stringify(value)
      if (typeof value === 'string' && isTime(value)) return exact(value)
      if (isDay(value)) return day(value)
      const key = valueKeyOf(changed, field, value)
      return key ? wordOr(key, String(value)) : String(value)
    }
    const fieldName = (field: string): string => wordOr(`field.${field}`, field)
    const changes = (operation: string, { entity, before, after }: Schema<'AuditedRow'>): Change[] => {
      const show = (field: string, value: unknown): string | string[] =>
        Array.isArray(value) ? value.map((each) => one({ operation, entity }, field, each)) : one({ operation, entity }, field, value)
      const old = (before ?? {}) as Record<string, unknown>
      const now = (after ?? {}) as Record<string, unknown>
      return [...new Set([...Object.keys(old), ...Object.keys(now)])]
        .filter((field) => !inner.has(field))
        .map((field) => ({ id: field, name: fieldName(field), before: show(field, old[field]), after: show(field, now[field]) }))
        .filter((change) => String(change.before) !== String(change.after))
    }
    return { changes }
  }, [t, exact, day])
}

/** The words that a Diff reads aloud. */
export function useDiffWords(): DiffWords {
  const { t } = useLingui()
  return { before: t`before:`, after: t`now:`, added: t`added:`, removed: t`removed:` }
}
