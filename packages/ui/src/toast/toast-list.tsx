import * as Primitive from '@radix-ui/react-toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button/button.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { toastsClass } from './toasts-place.ts'
import type { ToastProviderProps } from './toast.tsx'
import type { Toast } from './toasts.ts'

const icons = {
  done: <CircleCheck aria-hidden className="text-good-dot" />,
  error: <CircleAlert aria-hidden className="text-bad-dot" />,
  note: <Info aria-hidden className="text-live-dot" />,
}
const milliseconds = { done: 3000, error: 3000, note: 4500 }

interface ToastListProps extends Pick<ToastProviderProps, 'label' | 'toastLabel' | 'closeLabel'> {
  toasts: readonly Toast[]
  onClose: (id: number) => void
}

/**
 * The toasts that stand. Radix announces and times them: pointer, focus, or leaving the window stops their clocks, a swipe
 * to the right closes one, and F8 takes the focus there, so that an Undo can be reached in time without a mouse.
 */
export function ToastList({ toasts, onClose, label, toastLabel, closeLabel }: ToastListProps) {
  // In the body, it is not inside what a dialog hides from screen readers.
  return createPortal(
    <Primitive.Provider label={toastLabel}>
      {toasts.map((toast) => (
        <Card key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => onClose(toast.id)} />
      ))}
      <Primitive.Viewport
        data-slot="toasts"
        label={`${label} ({hotkey})`}
        // Off, because each toast announces itself. A dialog hides nothing that has this attribute from screen readers.
        aria-live="off"
        className={toastsClass}
      />
    </Primitive.Provider>,
    document.body,
  )
}

function Card({ toast, closeLabel, onClose }: { toast: Toast; closeLabel: string; onClose: () => void }) {
  const { kind, title, text, action, duration } = toast
  const stays = useRef(false)
  const card = useRef<HTMLLIElement>(null)
  // One that is replaced while it has the focus leaves it with the others.
  useLayoutEffect(() => {
    const { current } = card
    return () => {
      if (current?.contains(document.activeElement)) current.parentElement?.focus()
    }
  }, [])
  return (
    <Primitive.Root
      ref={card}
      open
      type={kind === 'error' ? 'foreground' : 'background'}
      duration={duration ?? milliseconds[kind]}
      onEscapeKeyDown={(event) => {
        // Radix closes it by Esc from anywhere. An Undo is not lost to an Esc that was meant for the page.
        stays.current = action !== undefined && event.target instanceof Element && !event.target.closest('[data-slot=toasts]')
      }}
      onOpenChange={() => {
        if (!stays.current) onClose()
        stays.current = false
      }}
      data-slot="toast"
      data-kind={kind}
      className="pointer-events-auto! mt-2 flex animate-rise items-start gap-2.5 rounded-md bg-float py-2 pr-2 pl-3.5 text-fg shadow-float data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) [&>svg]:mt-1.5 touch:[&>svg]:mt-3 [&>svg]:size-4 [&>svg]:shrink-0"
    >
      {icons[kind]}
      <div className="min-w-0 flex-1 py-1 wrap-anywhere touch:py-2.5">
        {/* The blanks keep apart what is read aloud. */}
        <Primitive.Title className="font-bold">{title}</Primitive.Title>{' '}
        {text && <Primitive.Description className="text-xs text-fg-2">{text}</Primitive.Description>}{' '}
      </div>
      {action && (
        <Primitive.Action asChild altText={`${action.label} (F8)`} onClick={action.onSelect}>
          <Button size="sm">{action.label}</Button>
        </Primitive.Action>
      )}
      <Primitive.Close asChild>
        <IconButton size="sm" label={closeLabel} tooltip={false}>
          <X aria-hidden />
        </IconButton>
      </Primitive.Close>
    </Primitive.Root>
  )
}
