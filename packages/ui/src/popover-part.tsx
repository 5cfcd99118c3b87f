import * as Primitive from '@radix-ui/react-popover'
import { cn } from './cn.ts'
import { floatClass } from './float.ts'
import type { PopoverProps } from './popover.tsx'

/** A small panel by its trigger. A click outside or Esc closes it; focus goes in and comes back. */
export function Popover({
  trigger,
  label,
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  ...rest
}: PopoverProps & { defaultOpen?: boolean }) {
  return (
    <Primitive.Root defaultOpen={defaultOpen} {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="popover"
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          {...rest}
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
