import type * as Primitive from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import { giveUp, PlainOpening } from './opening.tsx'
import { overlayParts, useOverlays, useWanted } from './overlays.ts'

export interface ModalProps extends ComponentProps<typeof Primitive.Content> {
  /** Whether it stands. */
  open: boolean
  /** Called with false on Esc, on a click outside, and on the cross. Whoever asks about unsaved changes does it here. */
  onOpenChange: (open: boolean) => void
  /** More classes for what covers the page under it. */
  scrimClass?: string
  /** Where the focus goes when it closes, if not to where it was. */
  returnTo?: () => HTMLElement | null
}

/** The base of Dialog, ConfirmDialog and Drawer: a scrim, the focus trapped and given back. An empty frame until its code is there. */
export function Modal(props: ModalProps) {
  const parts = useOverlays()
  const close = () => props.onOpenChange(false)
  useWanted(props.open, () => giveUp(close))
  if (parts) return <parts.Modal {...props} />
  return props.open && <PlainOpening label="…" onClose={close} />
}

/** Its name. */
export function ModalTitle(props: ComponentProps<typeof Primitive.Title>) {
  const parts = overlayParts()
  return <parts.ModalTitle {...props} />
}

/** A button in it that closes it: `asChild`. */
export function ModalClose(props: ComponentProps<typeof Primitive.Close>) {
  const parts = overlayParts()
  return <parts.ModalClose {...props} />
}
