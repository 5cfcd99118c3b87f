import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react'
import { PlainToasts } from './plain-toasts.tsx'
import type { Toasts } from './toasts.ts'

const loadList = () => import('./toast-list.tsx')
type List = Awaited<ReturnType<typeof loadList>>['ToastList']

const ToastsContext = createContext<Toasts | null>(null)

/** The toasts of the nearest ToastProvider. */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext)
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it')
  return toasts
}

export interface ToastProviderProps {
  /** The store, made once with `createToasts()`. */
  toasts: Toasts
  /** Name of the region that holds them: “Messages”. */
  label: string
  /** Read aloud before each: “Message”. */
  toastLabel: string
  /** Name of the cross on each. */
  closeLabel: string
  /** Calls back when nobody waits, and answers how to give it up. Without it that is a second after the app. */
  soon?: (then: () => void) => () => void
  /** The app. */
  children?: ReactNode
}

function inASecond(then: () => void): () => void {
  const timer = setTimeout(then, 1000)
  return () => clearTimeout(timer)
}

/**
 * Shows the toasts of a store at the foot of the content. What draws them is fetched when nobody waits, or with the first toast.
 * If that fails, toasts are plain, and the next one tries again.
 */
export function ToastProvider({ toasts, label, toastLabel, closeLabel, soon = inASecond, children }: ToastProviderProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.getSnapshot, toasts.getSnapshot)
  const [List, setList] = useState<List>()
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    if (List) return undefined
    const fetchList = () =>
      void loadList().then(
        ({ ToastList }) => setList(() => ToastList),
        () => setMissing(true),
      )
    if (shown.length === 0) return soon(fetchList)
    fetchList()
    // A fetch that the lost connection left hanging neither comes nor fails.
    const late = setTimeout(() => setMissing(true), 500)
    return () => clearTimeout(late)
  }, [List, shown, soon])
  return (
    <ToastsContext value={toasts}>
      {children}
      {/* It goes with the last toast: Radix would stay stopped after one that closed under the pointer, which fires no leave. */}
      {List && shown.length > 0 && (
        <List toasts={shown} onClose={toasts.dismiss} label={label} toastLabel={toastLabel} closeLabel={closeLabel} />
      )}
      {!List && missing && shown.length > 0 && <PlainToasts toasts={shown} onClose={toasts.dismiss} label={label} />}
    </ToastsContext>
  )
}
