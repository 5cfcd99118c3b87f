import type { ComponentProps } from 'react'
import { cn } from '../cn.ts'

export interface KbdProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** One key per entry, in the order they are pressed: `['⌘', 'K']`. */
  keys: readonly string[]
  /** For dark or coloured grounds: takes the colour of the words around it. */
  inverse?: boolean
}

/** Keys of a shortcut. */
export function Kbd({ keys, inverse = false, className, ...rest }: KbdProps) {
  return (
    <span data-slot="kbd" {...rest} className={cn('inline-flex shrink-0 items-center gap-0.5', className)}>
      {keys.map((key) => (
        <kbd
          key={key}
          className={cn(
            'inline-grid h-4.5 min-w-4.5 place-items-center rounded-sm border px-1 font-sans text-xs font-normal',
            inverse ? 'border-current/40' : 'border-line-2 bg-surface text-fg-3',
          )}
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
