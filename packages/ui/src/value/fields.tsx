import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../cn.ts'

/** One line of a record. */
export interface FieldsItem {
  /** Key of the line. */
  id: string
  /** What it is. */
  label: ReactNode
  /** What it says; nothing is shown as a dash. */
  value: ReactNode
  /** What is to be known of it, below. */
  below?: ReactNode
}

export interface FieldsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The lines, in order. */
  items: readonly FieldsItem[]
}

const blank = (value: ReactNode) => value === null || value === undefined || value === '' || value === false

/** What a record says: labels of 104 px and their values. */
export function Fields({ items, className, ...rest }: FieldsProps) {
  return (
    <dl data-slot="fields" {...rest} className={cn('grid gap-2', className)}>
      {items.map(({ id, label, value, below }) => (
        <div key={id} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3">
          <dt className="text-fg-2">{label}</dt>
          <dd className="min-w-0 break-words">
            {blank(value) ? '—' : value}
            {below}
          </dd>
        </div>
      ))}
    </dl>
  )
}
