import * as Primitive from '@radix-ui/react-select'
import { getNonce } from 'get-nonce'
import { Check, ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn.ts'
import { floatClass } from './float.ts'
import { inputClass, type InputProps } from './input.tsx'

export interface SelectOption<Value extends string = string> {
  /** What is handed back; never empty. */
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
  'value' | 'onChange' | 'children' | 'dir'
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

/** A button that opens a list to choose one from, by Radix. Letters choose while it is closed, and walk while it is open. */
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
  const chosen = options.find((option) => option.value === value)
  const choose = (next: string) => {
    const option = options.find((each) => each.value === next)
    if (option) onValueChange(option.value)
  }
  return (
    <Primitive.Root value={value ?? ''} onValueChange={choose}>
      <Primitive.Trigger
        data-slot="select"
        {...rest}
        className={cn(inputClass({ size }), 'flex items-center gap-2 pr-2 text-left data-placeholder:text-fg-3', className)}
      >
        {prefix && <span className="shrink-0 text-fg-2">{prefix}</span>}
        <span className={cn('min-w-0 flex-1 truncate', prefix && 'font-bold')}>
          <Primitive.Value placeholder={placeholder ?? '\u00a0'}>{chosen?.label}</Primitive.Value>
        </span>
        <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-fg-3" />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          aria-label={rest['aria-label'] ?? (rest['aria-labelledby'] ? undefined : (placeholder ?? prefix))}
          aria-labelledby={rest['aria-labelledby']}
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            floatClass,
            'animate-pop max-h-[min(20rem,var(--radix-select-content-available-height))] max-w-[calc(100vw-1rem)] min-w-(--radix-select-trigger-width)',
          )}
        >
          <Primitive.ScrollUpButton className="grid h-6 shrink-0 place-items-center text-fg-3">
            <ChevronUp aria-hidden className="size-4" />
          </Primitive.ScrollUpButton>
          <Primitive.Viewport nonce={getNonce()} className="p-1">
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 outline-none data-disabled:text-fg-3 data-highlighted:bg-press touch:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0"
              >
                {option.icon}
                <span className="min-w-0 flex-1 truncate">
                  <Primitive.ItemText>{option.label}</Primitive.ItemText>
                </span>
                <Primitive.ItemIndicator>
                  <Check aria-hidden className="text-lead-text" />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
          <Primitive.ScrollDownButton className="grid h-6 shrink-0 place-items-center text-fg-3">
            <ChevronDown aria-hidden className="size-4" />
          </Primitive.ScrollDownButton>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
