import * as Primitive from '@radix-ui/react-popover'
import type { ComponentProps, ReactElement } from 'react'
import { cn } from './cn.ts'
import { floatClass } from './float.ts'

export interface PopoverProps extends Omit<ComponentProps<typeof Primitive.Content>, 'content'> {
  /** The button that opens it. */
  trigger: ReactElement
  /** Name of the popover, read when it opens. */
  label: string
  /** Set both of these to hold the state outside. */
  open?: boolean
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void
}

/** A small panel by its trigger. A click outside or Esc closes it; focus goes in and comes back. */
export function Popover({ trigger, label, open, onOpenChange, className, children, ...rest }: PopoverProps) {
  return (
    <Primitive.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
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
