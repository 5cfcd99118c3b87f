import * as Primitive from '@radix-ui/react-select'
import { getNonce } from 'get-nonce'
import { Check, ChevronsUpDown } from 'lucide-react'
import { cn } from '../cn.ts'
import { floatClass } from '../overlay/float.ts'
import { selectClass, type SelectProps } from './select.tsx'

/** A button that opens a list to choose one from, by Radix. Letters choose while it is closed, and walk while it is open. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  prefix,
  size,
  className,
  defaultOpen = false,
  ...rest
}: SelectProps<Value> & { defaultOpen?: boolean }) {
  const chosen = options.find((option) => option.value === value)
  const choose = (next: string) => {
    const option = options.find((each) => each.value === next)
    if (option) onValueChange(option.value)
  }
  return (
    <Primitive.Root defaultOpen={defaultOpen} value={value ?? ''} onValueChange={choose}>
      <Primitive.Trigger
        data-slot="select"
        {...rest}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event)
          // That is the key of the form around it, which sends: the list stays closed.
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.preventDefault()
        }}
        className={cn(selectClass(size), className)}
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
          {/* A scroll bar, and no scroll buttons: a button that appears moves the option that is just being pressed, and the press is lost. */}
          <Primitive.Viewport nonce={getNonce()} className="[scrollbar-width:thin]! p-1">
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
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
