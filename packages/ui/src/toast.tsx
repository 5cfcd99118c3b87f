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
  /** The app. */
  children?: ReactNode
}

/**
 * Shows the toasts of a store in the lower right corner. What draws them is fetched a second after the app, so that the
 * first page does not wait for it, or with the first toast. If that fails, toasts are plain, and the next one tries again.
 */
export function ToastProvider({ toasts, label, toastLabel, closeLabel, children }: ToastProviderProps) {
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
    const timer = setTimeout(fetchList, shown.length > 0 ? 0 : 1000)
    // A fetch that the lost connection left hanging neither comes nor fails.
    const late = shown.length > 0 ? setTimeout(() => setMissing(true), 500) : undefined
    return () => {
      clearTimeout(timer)
      clearTimeout(late)
    }
  }, [List, shown])
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
