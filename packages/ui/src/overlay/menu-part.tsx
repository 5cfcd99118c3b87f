import * as Primitive from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import type { FirstPress } from './closed.tsx'
import { cn } from '../cn.ts'
import { Kbd } from '../button/kbd.tsx'
import { floatClass } from './float.ts'
import type { MenuItemProps, MenuProps } from './menu.tsx'
import { rememberOpener } from './return-focus.ts'

/** A menu of actions. Not modal: it neither locks the page's scroll nor hides the page from screen readers. */
export function Menu({ trigger, open, pressed, onOpenChange, className, children, ...rest }: MenuProps & { pressed: FirstPress }) {
  const button = useRef<HTMLButtonElement>(null)
  // Radix itself opens it for a key, for then the first item has the focus.
  const byKey = pressed === 'keyboard' && open === undefined
  useEffect(() => {
    if (byKey) button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    // oxlint-disable-next-line react/exhaustive-deps -- the first press was one key
  }, [])
  return (
    <Primitive.Root
      modal={false}
      defaultOpen={!byKey}
      {...(open === undefined ? {} : { open })}
      onOpenChange={(next) => {
        rememberOpener(button.current)
        onOpenChange?.(next)
      }}
    >
      <Primitive.Trigger asChild ref={button}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="menu"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          loop
          {...rest}
          className={cn(
            floatClass,
            'animate-pop max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto p-1',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const itemClass =
  'relative flex min-h-8 cursor-default items-center gap-2 rounded-sm px-2 outline-none select-none data-disabled:text-fg-3 data-highlighted:bg-press touch:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0'

/** One action. `onSelect` runs it; calling `preventDefault()` on its event keeps the menu open. */
export function MenuItem({ icon, keys, danger, hint, className, children, ...rest }: MenuItemProps) {
  return (
    <Primitive.Item
      data-slot="menu-item"
      {...rest}
      className={cn(itemClass, danger ? 'text-bad data-highlighted:bg-bad-bg' : '[&_svg]:text-fg-2', className)}
    >
      {icon}
      <span className="min-w-0 flex-1 py-1">
        {children}
        {hint && <span className="block max-w-60 text-xs text-fg-3">{hint}</span>}
      </span>
      {keys && <Kbd keys={keys} className="ml-4" />}
    </Primitive.Item>
  )
}

/** A line between groups of items. */
export function MenuSeparator({ className, ...rest }: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator {...rest} className={cn('-mx-1 my-1 h-px bg-line', className)} />
}

/** Name of a group of items. */
export function MenuLabel({ className, ...rest }: ComponentProps<typeof Primitive.Label>) {
  return <Primitive.Label {...rest} className={cn('px-2 pt-2 pb-1 text-xs text-fg-3', className)} />
}

/** Items of which one is on: `value`, `onValueChange`. */
export const MenuRadioGroup = Primitive.RadioGroup

/** One of a radio group: `value`. */
export function MenuRadioItem({ className, children, ...rest }: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem {...rest} className={cn(itemClass, 'pl-8', className)}>
      <Primitive.ItemIndicator className="absolute left-1 grid size-6 place-items-center">
        <span className="size-2 rounded-full bg-lead-text" />
      </Primitive.ItemIndicator>
      {children}
    </Primitive.RadioItem>
  )
}

/** An item that is on or off: `checked`, `onCheckedChange`. */
export function MenuCheckItem({ className, children, ...rest }: ComponentProps<typeof Primitive.CheckboxItem>) {
  return (
    <Primitive.CheckboxItem {...rest} className={cn(itemClass, 'pl-8', className)}>
      <Primitive.ItemIndicator className="absolute left-1 grid size-6 place-items-center text-lead-text">
        <Check aria-hidden />
      </Primitive.ItemIndicator>
      {children}
    </Primitive.CheckboxItem>
  )
}
