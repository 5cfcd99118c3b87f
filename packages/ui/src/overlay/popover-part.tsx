import * as Primitive from '@radix-ui/react-popover'
import type { RefObject } from 'react'
import { cn } from '../cn.ts'
import { keep, opensBy } from './closed.tsx'
import { floatClass } from './float.ts'
import type { PopoverProps } from './popover.tsx'

interface PopoverPartProps extends PopoverProps {
  defaultOpen?: boolean
  /** What was typed before it was open: it goes into the field that has the focus. */
  typed?: RefObject<string>
}

/** Types into the field that has the focus, as a person would. */
function type(text: RefObject<string>) {
  document.execCommand('insertText', false, text.current)
  text.current = ''
}

/** A small panel by its trigger. A click outside or Esc closes it; focus goes in and comes back. */
export function Popover({
  trigger,
  label,
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  typed,
  opensByTyping = false,
  ...rest
}: PopoverPartProps) {
  return (
    <Primitive.Root defaultOpen={defaultOpen} {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Primitive.Trigger
        asChild
        onKeyDown={(event) => {
          if (!opensByTyping || !typed || !opensBy(event)) return
          keep(typed, event)
          onOpenChange?.(true)
        }}
      >
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="popover"
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          {...rest}
          onOpenAutoFocus={(event) => {
            rest.onOpenAutoFocus?.(event)
            if (typed?.current) queueMicrotask(() => type(typed))
          }}
          className={cn(
            floatClass,
            'animate-pop max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] overflow-y-auto p-4',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Closes the popover it stands in. */
export const PopoverClose = Primitive.Close
