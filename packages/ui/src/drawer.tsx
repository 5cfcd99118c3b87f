import * as Primitive from '@radix-ui/react-dialog'
import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import { cn } from './cn.ts'
import { type DialogProps, Modal } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'

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
        <Primitive.Title className="sr-only">{title}</Primitive.Title>
      ) : (
        <header className="flex h-13 shrink-0 items-center gap-2 border-b border-line pr-2 pl-4">
          <Primitive.Title className="min-w-0 flex-1 truncate text-base font-bold">{title}</Primitive.Title>
          {closeLabel && (
            <Primitive.Close asChild>
              <IconButton label={closeLabel} size="lg">
                <X aria-hidden />
              </IconButton>
            </Primitive.Close>
          )}
        </header>
      )}
      {children}
    </Modal>
  )
}
