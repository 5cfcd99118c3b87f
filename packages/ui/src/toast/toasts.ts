/** A button in a toast. */
export interface ToastAction {
  /** Its word: “Undo”. */
  label: string
  /** Pressing it runs this and closes the toast. */
  onSelect: () => void
}

export interface ToastOptions {
  /** A second, smaller line. */
  text?: string
  /** A button in it. */
  action?: ToastAction
  /** Milliseconds it stands; else 3000, for notifications 4500. Infinity keeps it until it is closed. */
  duration?: number
  /** The id of the toast that it replaces, if that is still there. It is announced like any other. */
  replaces?: number | undefined
}

export interface Toast extends Omit<ToastOptions, 'replaces'> {
  id: number
  /** Done, failed, or news. */
  kind: 'done' | 'error' | 'note'
  /** The line in bold. */
  title: string
}

export interface Toasts {
  /** Says that something is done. Returns the id. */
  toast: (title: string, options?: ToastOptions) => number
  /**
   * Says that something failed: 300 ms after the last call, one at a time, and never the words that are standing there
   * already. A burst of failing requests is one toast.
   */
  error: (title: string, options?: ToastOptions) => void
  /** Closes an error: something has worked since. One that is about to be shown is not. */
  clearError: () => void
  /** News that one did not ask for; stands 4.5 s. Returns the id. */
  notify: (title: string, options?: ToastOptions) => number
  /** Closes one. */
  dismiss: (id: number) => void
  /** For useSyncExternalStore: called at each change; returns what unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** For useSyncExternalStore: those standing now, oldest first; the same array until something changes. */
  getSnapshot: () => readonly Toast[]
}

const ERROR_DEBOUNCE_MS = 300
/** More than this at once is noise: the oldest goes, but none with a button. */
const MOST = 3

/** Makes a store of toasts. It knows no React, so a request's error handler can call it; `ToastProvider` draws and times them. */
export function createToasts(): Toasts {
  const listeners = new Set<() => void>()
  let shown: readonly Toast[] = []
  let nextId = 1
  let pendingError: ReturnType<typeof setTimeout> | undefined

  const set = (next: readonly Toast[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  const show = (kind: Toast['kind'], title: string, { replaces, ...options }: ToastOptions = {}) => {
    const id = nextId++
    const next = [...shown.filter((toast) => toast.id !== replaces), { ...options, id, kind, title }]
    const oldest = next.length > MOST && next.find((toast, at) => !toast.action && at < next.length - 1)
    set(next.filter((toast) => toast !== oldest).slice(-MOST))
    return id
  }

  return {
    toast: (title, options) => show('done', title, options),
    notify: (title, options) => show('note', title, options),
    error: (title, options) => {
      clearTimeout(pendingError)
      pendingError = setTimeout(() => {
        const standing = shown.find((toast) => toast.kind === 'error')
        if (standing?.title === title) return
        shown = shown.filter((toast) => toast !== standing)
        show('error', title, options)
      }, ERROR_DEBOUNCE_MS)
    },
    clearError: () => {
      clearTimeout(pendingError)
      if (shown.some(({ kind }) => kind === 'error')) set(shown.filter(({ kind }) => kind !== 'error'))
    },
    dismiss: (id) => {
      if (shown.some((toast) => toast.id === id)) set(shown.filter((toast) => toast.id !== id))
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => shown,
  }
}
