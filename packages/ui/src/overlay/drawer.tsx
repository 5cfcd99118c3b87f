import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import { cn } from '../cn.ts'
import type { DialogProps } from './dialog.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { Modal, ModalClose, ModalTitle } from './modal.tsx'

const drawerClass = cva('flex flex-col bg-surface text-fg shadow-float outline-none', {
  variants: {
    side: {
      left: 'mr-auto h-dvh w-72 max-w-[calc(100vw-3rem)] animate-from-left',
      right: 'ml-auto h-dvh w-100 max-w-full animate-from-right',
      bottom: 'mt-auto max-h-[85dvh] w-full animate-from-bottom rounded-t-lg pb-[env(safe-area-inset-bottom)]',
    },
  },
  defaultVariants: { side: 'right' },
})

export interface DrawerProps extends Omit<DialogProps, 'description'> {
  /** The edge it comes from: the menu from the left, a detail from the right, a choice from below. */
  side?: VariantProps<typeof drawerClass>['side']
  /** Keeps the title for screen readers only, where what stands in it has a head of its own. */
  bare?: boolean
}

/** A sheet from an edge, for phones and narrow windows. Give its scrolling part `min-h-0 flex-1 overflow-y-auto`. */
export function Drawer({ side, bare = false, title, closeLabel, className, children, ...rest }: DrawerProps) {
  return (
    <Modal data-slot="drawer" {...rest} className={cn(drawerClass({ side }), className)}>
      {bare ? (
        <ModalTitle className="sr-only">{title}</ModalTitle>
      ) : (
        <header className="flex h-13 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
          <ModalTitle className="min-w-0 flex-1 truncate text-base font-bold">{title}</ModalTitle>
          {closeLabel && (
            <ModalClose asChild>
              <IconButton label={closeLabel} size="lg">
                <X aria-hidden />
              </IconButton>
            </ModalClose>
          )}
        </header>
      )}
      {children}
    </Modal>
  )
}
