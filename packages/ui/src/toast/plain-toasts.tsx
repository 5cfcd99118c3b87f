import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { toastsClass } from './toasts-place.ts'
import type { Toast } from './toasts.ts'

/** How long one stands: nobody can stop its clock here, so it is the longer time. */
const standsMs = 4500

/**
 * Toasts while what draws them could not be fetched, as when the connection went in the first second: what failed is said all the same.
 * They say it and go; actions come with the proper ones.
 */
export function PlainToasts({ toasts, onClose, label }: { toasts: readonly Toast[]; onClose: (id: number) => void; label: string }) {
  return createPortal(
    <section aria-label={label} data-slot="toasts" className={toastsClass}>
      <div role="status" aria-live="assertive">
        {toasts.map((toast) => (
          <Plain key={toast.id} toast={toast} onClose={onClose} />
        ))}
      </div>
    </section>,
    document.body,
  )
}

function Plain({ toast: { id, title, text, kind }, onClose }: { toast: Toast; onClose: (id: number) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => onClose(id), standsMs)
    return () => clearTimeout(timer)
  }, [id, onClose])
  return (
    <div data-slot="toast" data-kind={kind} className="mt-2 rounded-md bg-float px-3.5 py-3 wrap-anywhere text-fg shadow-float">
      <p className="font-bold">{title}</p>
      {text && <p className="text-xs text-fg-2">{text}</p>}
    </div>
  )
}
