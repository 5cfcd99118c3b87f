import { Search, X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { cn } from '../cn.ts'
import { IconButton } from '../button/icon-button.tsx'
import { Input, type InputProps } from './input.tsx'

export interface SearchInputProps extends Omit<InputProps, 'type' | 'value' | 'onChange'> {
  /** What it searches, in words: the field has no visible label. */
  label: string
  /** Name of the button that empties it. */
  clearLabel: string
  /** What is typed. */
  value: string
  /** Called with each change; delay the query, not the field. */
  onValueChange: (value: string) => void
  /** Shown at the end while it is empty, a shortcut say. */
  hint?: ReactNode
}

/** A search field. Esc empties it first, and only then reaches the dialog or panel around it. */
export function SearchInput({
  label,
  clearLabel,
  value,
  onValueChange,
  hint,
  size = 'sm',
  className,
  onKeyDown,
  ...rest
}: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onValueChange('')
    input.current?.focus()
  }
  return (
    <div data-slot="search-input" className={cn('relative', className)}>
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-2.5 my-auto size-4 text-fg-3" />
      <Input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={label}
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        size={size}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value) {
            event.preventDefault()
            event.stopPropagation()
            clear()
          }
          onKeyDown?.(event)
        }}
        className="border-line-2! px-8! text-ellipsis [&::-webkit-search-cancel-button]:hidden"
      />
      {value ? (
        <IconButton size="xs" label={clearLabel} onClick={clear} className="absolute inset-y-0 right-1 my-auto touch:right-0 touch:size-10">
          <X aria-hidden />
        </IconButton>
      ) : (
        hint && <span className="pointer-events-none absolute inset-y-0 right-1.5 flex items-center">{hint}</span>
      )}
    </div>
  )
}
