import * as Popover from '@radix-ui/react-popover'
import { Check, ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cn } from './cn.ts'
import { inputClass, type InputProps } from './input.tsx'
import { floatClass } from './popover.tsx'
import { createTypeAhead } from './type-ahead.ts'

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
  const list = useRef<HTMLDivElement>(null)
  const [typeAhead] = useState(createTypeAhead)
  const chosen = options.findIndex((option) => option.value === value)

  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active, open])

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
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
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
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          ref={list}
          id={listId}
          role="listbox"
          aria-labelledby={rest['aria-labelledby']}
          aria-label={rest['aria-label'] ?? (rest['aria-labelledby'] ? undefined : (placeholder ?? prefix))}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onFocusOutside={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => event.target instanceof Node && button.current?.contains(event.target) && event.preventDefault()}
          // A press on the list must not take the focus, whose loss closes it.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          className={cn(
            floatClass,
            'animate-pop max-h-[min(20rem,var(--radix-popover-content-available-height))] max-w-[calc(100vw-1rem)] min-w-[var(--radix-popover-trigger-width)] overflow-y-auto p-1',
          )}
        >
          {options.map((option, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the button holds focus and keys
            <div
              key={option.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === chosen}
              aria-disabled={option.disabled}
              data-active={index === active || undefined}
              onPointerMove={() => setActive(index)}
              onClick={() => choose(index)}
              className="flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 aria-disabled:text-fg-3 data-active:bg-press touch:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0"
            >
              {option.icon}
              <span className="min-w-0 flex-1 truncate">{option.label}</span>
              {index === chosen && <Check aria-hidden className="text-lead-text" />}
            </div>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
