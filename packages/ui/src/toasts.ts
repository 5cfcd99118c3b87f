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
}

export interface Toast extends ToastOptions {
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
  /** News that one did not ask for; stands 4.5 s. Returns the id. */
  notify: (title: string, options?: ToastOptions) => number
  /** Closes one. */
  dismiss: (id: number) => void
  /** Stops the clocks while somebody reads (pointer over them, focus in them). */
  pause: () => void
  /** Lets the clocks run on with what was left. */
  resume: () => void
  /** For useSyncExternalStore: called at each change; returns what unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** For useSyncExternalStore: those standing now, oldest first; the same array until something changes. */
  getSnapshot: () => readonly Toast[]
}

const TOAST_MS = 3000
const NOTE_MS = 4500
const ERROR_DEBOUNCE_MS = 300
/** More than this at once is noise: the oldest goes. */
const MOST = 3

type Timer = ReturnType<typeof setTimeout>

/** Makes a store of toasts. It knows no React: a request's error handler can call it. */
export function createToasts(now: () => number = () => Date.now()): Toasts {
  const listeners = new Set<() => void>()
  const clocks = new Map<number, { timer: Timer | undefined; ends: number; left: number }>()
  let shown: readonly Toast[] = []
  let nextId = 1
  let paused = false
  let pendingError: Timer | undefined

  const set = (next: readonly Toast[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  const run = (id: number, left: number) => {
    const timer = paused || left === Infinity ? undefined : setTimeout(() => dismiss(id), left)
    clocks.set(id, { timer, ends: now() + left, left })
  }
  const dismiss = (id: number) => {
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    if (shown.some((toast) => toast.id === id)) set(shown.filter((toast) => toast.id !== id))
  }
  const show = (kind: Toast['kind'], title: string, options: ToastOptions, ms: number) => {
    const id = nextId++
    for (const old of shown.slice(0, Math.max(0, shown.length - MOST + 1))) dismiss(old.id)
    set([...shown, { ...options, id, kind, title }])
    run(id, options.duration ?? ms)
    return id
  }

  return {
    toast: (title, options = {}) => show('done', title, options, TOAST_MS),
    notify: (title, options = {}) => show('note', title, options, NOTE_MS),
    error: (title, options = {}) => {
      clearTimeout(pendingError)
      pendingError = setTimeout(() => {
        const standing = shown.find((toast) => toast.kind === 'error')
        if (standing?.title === title) return
        if (standing) dismiss(standing.id)
        show('error', title, options, TOAST_MS)
      }, ERROR_DEBOUNCE_MS)
    },
    dismiss,
    pause: () => {
      if (paused) return
      paused = true
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer)
        clock.left = Math.max(0, clock.ends - now())
      }
    },
    resume: () => {
      if (!paused) return
      paused = false
      for (const [id, clock] of clocks) run(id, clock.left)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => shown,
  }
}
