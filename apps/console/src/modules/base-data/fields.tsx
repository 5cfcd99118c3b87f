import type { Schema } from '@isb/sdk'
import { cn } from '@isb/ui'
import { ArrowRight } from 'lucide-react'
import { wordOr } from '../../lib/base/words/i18n.ts'
import { yesNoWord } from '../../lib/engine/record/values.tsx'

/** A value as long as this gives way in a line; what is shorter is read whole. */
const long = 16

/** The fields that differ, as they were and as they are then; a `line` of them is cut where it ends. */
export function Fields({ fields, line = false }: { fields: readonly Schema<'BaseDataField'>[]; line?: boolean }) {
  const value = cn('min-w-0 rounded-sm px-1', line ? 'truncate' : 'wrap-anywhere')
  return (
    <span className={cn('flex items-center gap-x-3 gap-y-1', line ? 'min-w-0 max-sm:flex-wrap' : 'flex-wrap')}>
      {fields.map(({ field, was, is }) => (
        <span
          key={field}
          className={cn('inline-flex max-w-full items-center gap-1.5', line && was.length + is.length < long ? 'shrink-0' : 'min-w-0')}
        >
          <span className="shrink-0 text-xs text-fg-2">{fieldName(field)}</span>
          {was && <del className={cn(value, 'bg-bad-bg text-bad')}>{valueIn(field, was)}</del>}
          {was && <ArrowRight aria-hidden className="size-3 shrink-0 text-fg-3" />}
          <ins className={cn(value, 'bg-good-bg text-good no-underline')}>{valueIn(field, is) || '–'}</ins>
        </span>
      ))}
    </span>
  )
}
/** What a field of a roster is called here, and what stands in it in words. */
export const fieldName = (field: string) =>
  wordOr(field === 'name' ? 'field.personName' : field === 'nameZh' ? 'field.personNameZh' : `field.${field}`, field)
export const valueIn = (field: string, value: string) => {
  if (value === 'true' || value === 'false') return yesNoWord(field, value === 'true')
  const named = { relation: 'Relation', gender: 'Gender', division: 'Division' }[field]
  return named ? wordOr(`value.${named}.${value}`, value) : value
}
