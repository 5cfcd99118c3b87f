import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '../cn.ts'
import { IconButton } from '../button/icon-button.tsx'
import { firstField } from '../form/first-field.ts'
import { floatClass } from './float.ts'
import { Modal, ModalClose, type ModalProps, ModalTitle } from './modal.tsx'

export interface DialogProps extends Omit<ModalProps, 'title' | 'scrimClass' | 'returnTo'> {
  /** Its name. */
  title: ReactNode
  /** One line under the title; read aloud with it. */
  description?: ReactNode
  /** Name of the cross; without it there is no cross. */
  closeLabel?: string
}

/**
 * A dialog of 520 px. Put `DialogBody` and `DialogFooter` in it, or a `<Form className="contents">` around both: the
 * footer stays, the body scrolls.
 */
export function Dialog({ title, description, closeLabel, className, children, onOpenAutoFocus, ...rest }: DialogProps) {
  const textId = useId()
  return (
    <Modal
      data-slot="dialog"
      {...rest}
      {...(description ? { 'aria-describedby': textId } : {})}
      onOpenAutoFocus={(event) => {
        onOpenAutoFocus?.(event)
        // The first field, where there is one: Radix would take the cross, which stands before it.
        const box = event.currentTarget
        const field = box instanceof Element ? firstField(box) : null
        if (event.defaultPrevented || !field) return
        event.preventDefault()
        field.focus()
      }}
      scrimClass="p-3 sm:p-6"
      className={cn(floatClass, 'm-auto flex max-h-full w-full max-w-130 animate-rise flex-col', className)}
    >
      <header className="flex items-start gap-4 pt-4 pr-4 pl-6">
        <div className="min-w-0 flex-1">
          <ModalTitle className="py-1 text-base font-bold wrap-anywhere">{title}</ModalTitle>
          {description && (
            <p id={textId} className="text-fg-2">
              {description}
            </p>
          )}
        </div>
        {closeLabel && (
          <ModalClose asChild>
            <IconButton label={closeLabel}>
              <X aria-hidden />
            </IconButton>
          </ModalClose>
        )}
      </header>
      {children}
    </Modal>
  )
}

/** The part of a dialog that scrolls. Its children stand 16 px apart. Without a footer it ends with room below them. */
export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  // The room at the sides is inside the scroller, so that it does not cut off focus rings.
  return (
    <div
      data-slot="dialog-body"
      {...rest}
      className={cn('grid min-h-0 flex-1 content-start gap-4 overflow-y-auto px-6 pt-3 pb-1 last:pb-6', className)}
    />
  )
}

/** The buttons of a dialog: the main one last. */
export function DialogFooter({ className, ...rest }: ComponentProps<'footer'>) {
  return <footer data-slot="dialog-footer" {...rest} className={cn('flex flex-wrap items-center justify-end gap-2 px-6 py-5', className)} />
}
