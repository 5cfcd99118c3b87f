import * as Primitive from '@radix-ui/react-dialog'
import { useRef } from 'react'
import { cn } from '../cn.ts'
import type { ModalProps } from './modal.tsx'
import { typeInto } from './opening.tsx'
import { focusToReturnTo, returnFocus } from './return-focus.ts'

/** The base of Dialog, ConfirmDialog and Drawer: a scrim, the focus trapped and given back. */
export function Modal({ open, onOpenChange, scrimClass, returnTo, onOpenAutoFocus, onKeyDown, children, ...rest }: ModalProps) {
  const before = useRef<HTMLElement>(null)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <div
          data-slot="scrim"
          className={cn('fixed inset-0 z-40 flex animate-fade overflow-y-auto overscroll-contain bg-scrim', scrimClass)}
        >
          <Primitive.Content
            aria-modal
            aria-describedby={undefined}
            {...rest}
            onOpenAutoFocus={(event) => {
              before.current = focusToReturnTo()
              onOpenAutoFocus?.(event)
              if (event.currentTarget instanceof Element) typeInto(event.currentTarget)
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              // Radix gives Esc to what came last. That may be a toast, but whoever types in the dialog wants to leave the dialog.
              const inside = event.target instanceof Node && event.currentTarget.contains(event.target)
              if (event.key !== 'Escape' || event.defaultPrevented || !inside) return
              rest.onEscapeKeyDown?.(event.nativeEvent)
              if (!event.nativeEvent.defaultPrevented) onOpenChange(false)
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              returnFocus(returnTo?.() ?? before.current)
            }}
          >
            {children}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

export const ModalTitle = Primitive.Title
export const ModalClose = Primitive.Close
