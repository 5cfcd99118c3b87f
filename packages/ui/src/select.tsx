import { ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { cn } from './cn.ts'
import { inputClass, type InputProps } from './input.tsx'
import { createTypeAhead } from './type-ahead.ts'

const loadList = () => import('./select-list.tsx')
const SelectList = lazy(loadList)
const fetchList = () => void loadList().catch(() => {})

export interface SelectOption<Value extends string = string> {
  /** What is handed back. */
  value: Value
  /** What is read. */
  label: string
  /** Stands before the label. */
  icon?: ReactNode
  /** Cannot be chosen, and says so. */
  disabled?: boolean
}

export interface SelectProps<Value extends string = string> extends Omit<
  ComponentProps<'button'>,
  'value' | 'onChange' | 'children' | 'ref'
> {
  /** What can be chosen, in order. */
  options: readonly SelectOption<Value>[]
  /** The chosen value; null when nothing is chosen yet. */
  value: Value | null
  /** Called with the new choice. */
  onValueChange: (value: Value) => void
  /** Shown while nothing is chosen. */
  placeholder?: string
  /** Grey word before the choice, for selects in a toolbar: “Type All”. */
  prefix?: string
  /** Height, as of Input. */
  size?: InputProps['size']
}

/**
 * A select-only combobox (WAI-ARIA) over Radix's popover. Not Radix's own select: that one locks the page's scroll with
 * a <style> it writes, which a strict CSP refuses. Focus stays on the button; the list is walked by active descendant.
 * The list's code is fetched when the button is pointed at or has the focus.
 */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  prefix,
  size,
  className,
  ...rest
}: SelectProps<Value>) {
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const listId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [typeAhead] = useState(createTypeAhead)
  const chosen = options.findIndex((option) => option.value === value)

  const show = (at: number) => {
    setOpen(true)
    setActive(Math.max(0, at))
  }
  const choose = (index: number) => {
    const option = options[index]
    if (!option || option.disabled) return
    setOpen(false)
    if (option.value !== value) onValueChange(option.value)
  }
  const step = (by: number) => setActive((now) => Math.min(Math.max(now + by, 0), options.length - 1))

  const keys: Record<string, () => void> = {
    ArrowDown: () => (open ? step(1) : show(chosen)),
    ArrowUp: () => (open ? step(-1) : show(chosen)),
    Home: () => (open ? step(-Infinity) : show(0)),
    End: () => (open ? step(Infinity) : show(options.length - 1)),
    PageDown: () => open && step(10),
    PageUp: () => open && step(-10),
    Enter: () => (open ? choose(active) : show(chosen)),
    ' ': () => (open ? choose(active) : show(chosen)),
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    rest.onKeyDown?.(event)
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return
    const key = keys[event.key]
    if (key) {
      event.preventDefault()
      key()
    } else if (event.key.length === 1 && !event.altKey) {
      const labels = options.map((option) => option.label)
      const hit = typeAhead(event.key, open ? active : chosen, labels.length, (index) => labels[index] ?? '')
      if (hit >= 0) show(hit)
    }
  }

  return (
    <>
      <button
        data-slot="select"
        {...rest}
        ref={button}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
        onClick={() => (open ? setOpen(false) : show(chosen))}
        onKeyDown={onKeyDown}
        onPointerEnter={(event) => {
          rest.onPointerEnter?.(event)
          fetchList()
        }}
        onFocus={(event) => {
          rest.onFocus?.(event)
          fetchList()
        }}
        onBlur={(event) => {
          rest.onBlur?.(event)
          setOpen(false)
        }}
        className={cn(inputClass({ size }), 'flex items-center gap-2 pr-2 text-left', className)}
      >
        {prefix && <span className="shrink-0 text-fg-2">{prefix}</span>}
        <span className={cn('min-w-0 flex-1 truncate', chosen < 0 && 'text-fg-3', prefix && 'font-bold')}>
          {options[chosen]?.label ?? placeholder ?? '\u00a0'}
        </span>
        <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-fg-3" />
      </button>
      {open && (
        <Suspense>
          <SelectList
            id={listId}
            label={rest['aria-label'] ?? (rest['aria-labelledby'] ? undefined : (placeholder ?? prefix))}
            labelledBy={rest['aria-labelledby']}
            button={button}
            options={options}
            chosen={chosen}
            active={active}
            onActive={setActive}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
