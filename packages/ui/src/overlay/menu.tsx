import type * as Primitive from '@radix-ui/react-dropdown-menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { closedTrigger, useFirstPress } from './closed.tsx'
import { overlayParts, useOverlays } from './overlays.ts'

export interface MenuProps extends Omit<ComponentProps<typeof Primitive.Content>, 'ref'> {
  /** The button that opens it. */
  trigger: ReactElement
  /** Set both of these to hold the state outside. */
  open?: boolean
  /** Called when it wants to open or close. */
  onOpenChange?: (open: boolean) => void
}

/** A menu of actions. Not modal: it neither locks the page's scroll nor hides the page from screen readers. */
export function Menu(props: MenuProps) {
  const parts = useOverlays()
  const closed = useFirstPress(props)
  const { pressed } = closed
  return parts && pressed ? <parts.Menu pressed={pressed} {...props} /> : closedTrigger(props.trigger, 'menu', closed)
}

export interface MenuItemProps extends ComponentProps<typeof Primitive.Item> {
  /** Stands before the words. */
  icon?: ReactNode
  /** Keys that do the same without the menu. */
  keys?: readonly string[]
  /** Red: it destroys something. */
  danger?: boolean
  /** A second, smaller line; for a disabled item the reason why. */
  hint?: ReactNode
}

/** One action. `onSelect` runs it; calling `preventDefault()` on its event keeps the menu open. */
export function MenuItem(props: MenuItemProps) {
  const parts = overlayParts()
  return <parts.MenuItem {...props} />
}

/** A line between groups of items. */
export function MenuSeparator(props: ComponentProps<typeof Primitive.Separator>) {
  const parts = overlayParts()
  return <parts.MenuSeparator {...props} />
}

/** Name of a group of items. */
export function MenuLabel(props: ComponentProps<typeof Primitive.Label>) {
  const parts = overlayParts()
  return <parts.MenuLabel {...props} />
}

/** Items of which one is on: `value`, `onValueChange`. */
export function MenuRadioGroup(props: ComponentProps<typeof Primitive.RadioGroup>) {
  const parts = overlayParts()
  return <parts.MenuRadioGroup {...props} />
}

/** One of a radio group: `value`. */
export function MenuRadioItem(props: ComponentProps<typeof Primitive.RadioItem>) {
  const parts = overlayParts()
  return <parts.MenuRadioItem {...props} />
}

/** An item that is on or off: `checked`, `onCheckedChange`. */
export function MenuCheckItem(props: ComponentProps<typeof Primitive.CheckboxItem>) {
  const parts = overlayParts()
  return <parts.MenuCheckItem {...props} />
}
