import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import type { Toast, Toasts } from './toasts.ts'

const ToastsContext = createContext<Toasts | null>(null)

/** The toasts of the nearest ToastProvider. */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext)
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it')
  return toasts
}

const icons = {
  done: <CircleCheck aria-hidden className="text-good-dot" />,
  error: <CircleAlert aria-hidden className="text-bad-dot" />,
  note: <Info aria-hidden className="text-live-dot" />,
}

export interface ToastProviderProps {
  /** The store, made once with `createToasts()`. */
  toasts: Toasts
  /** Name of the region that holds them. */
  label: string
  /** Name of the cross on each. */
  closeLabel: string
  /** The app. */
  children?: ReactNode
}

/**
 * Shows the toasts of a store, in the lower right corner. Pointer or focus on them stops their clocks; F8 takes the
 * focus there, so that an Undo can be reached in time without a mouse.
 */
export function ToastProvider({ toasts, label, closeLabel, children }: ToastProviderProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot)
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.querySelector('button')?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    // A toast that closes under the pointer or with the focus in it fires no leave and no blur.
    if (shown.length === 0) toasts.resume()
  }, [shown, toasts])

  const card = (toast: Toast) => <Card key={toast.id} toast={toast} closeLabel={closeLabel} onClose={() => toasts.dismiss(toast.id)} />
  return (
    <ToastsContext value={toasts}>
      {children}
      {createPortal(
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only stops the clocks
        <section
          ref={region}
          data-slot="toasts"
          aria-label={label}
          className="pointer-events-none fixed right-0 bottom-0 z-50 w-98 max-w-full p-4"
          onPointerEnter={toasts.pause}
          onPointerLeave={toasts.resume}
          onFocus={toasts.pause}
          onBlur={toasts.resume}
        >
          {/* Both stand before anything is put into them: a live region that arrives with its text is not read. The explicit
              aria-live keeps them readable while a dialog hides the rest of the page. */}
          <div role="alert" aria-live="assertive">
            {shown.filter((toast) => toast.kind === 'error').map(card)}
          </div>
          <div role="status" aria-live="polite">
            {shown.filter((toast) => toast.kind !== 'error').map(card)}
          </div>
        </section>,
        document.body,
      )}
    </ToastsContext>
  )
}

function Card({ toast, closeLabel, onClose }: { toast: Toast; closeLabel: string; onClose: () => void }) {
  const { action } = toast
  return (
    <div
      data-slot="toast"
      data-kind={toast.kind}
      className="pointer-events-auto mt-2 flex animate-rise items-start gap-2.5 rounded-md bg-float py-2 pr-2 pl-3.5 text-fg shadow-float [&>svg]:mt-1.5 [&>svg]:size-4 [&>svg]:shrink-0"
    >
      {icons[toast.kind]}
      <div className="min-w-0 flex-1 py-1 wrap-anywhere">
        <p className="font-bold">{toast.title}</p>
        {toast.text && <p className="text-xs text-fg-2">{toast.text}</p>}
      </div>
      {action && (
        <Button
          size="sm"
          onClick={() => {
            onClose()
            action.onSelect()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="sm" label={closeLabel} tooltip={false} onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
