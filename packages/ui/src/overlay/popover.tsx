import type * as Primitive from '@radix-ui/react-popover'
import type { ComponentProps, ReactElement } from 'react'
import { closedTrigger, useFirstPress } from './closed.tsx'
import { overlayParts, useOverlays } from './overlays.ts'

export interface PopoverProps extends Omit<ComponentProps<typeof Primitive.Content>, 'content'> {
  /** The button that opens it. */
  trigger: ReactElement
  /** Name of the popover, read when it opens. */
  label: string
  /** Set both of these to hold the state outside. */
  open?: boolean
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void
  /** What is typed on the trigger opens it, and goes into its field. Hold the state outside. */
  opensByTyping?: boolean
}

/** A small panel by its trigger. A click outside or Esc closes it; focus goes in and comes back. */
export function Popover(props: PopoverProps) {
  const parts = useOverlays()
  const closed = useFirstPress(props)
  return parts && closed.pressed ? (
    <parts.Popover defaultOpen typed={closed.typed} {...props} />
  ) : (
    closedTrigger(props.trigger, 'dialog', closed)
  )
}

/** Closes the popover it stands in. */
export function PopoverClose(props: ComponentProps<typeof Primitive.Close>) {
  const parts = overlayParts()
  return <parts.PopoverClose {...props} />
}
