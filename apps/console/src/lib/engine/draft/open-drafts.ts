// The records that are being edited in this page and save themselves. One whose editor was closed goes on until it is saved.
import { ApiError, HttpError } from '@isb/sdk'
import { newKey } from '../../base/connection/query.ts'
import { onSessionChange, session } from '../../base/connection/session.ts'
import { Autosave, type Failure, type Ports, type Stored } from './autosave.ts'
import { keepDraft, takeSlot } from './kept-drafts.ts'
import { watchUnsaved } from './unsaved.ts'

/** How a record is read and saved. */
export interface DraftSource<Content> extends Pick<Ports<Content>, 'save' | 'saveLast' | 'read'> {
  /** The reason by which the server says that somebody else has saved. */
  readonly overtaken: string
}

/** A record that is being edited. */
export interface OpenDraft<Content> {
  readonly autosave: Autosave<Content>
  /** It was left unsaved earlier, and goes on. */
  readonly restored: boolean
  readonly subscribe: (listener: () => void) => () => void
}

interface Entry {
  editors: number
  readonly draft: Promise<OpenDraft<unknown>>
  readonly stop: () => void
}

const entries = new Map<string, Entry>()

const accountNow = () => session.get()?.userInfo?.userId ?? 0

/** The end of a session ends them: what is not saved stays kept, for the same account. */
onSessionChange(() => {
  if (session.get()) return
  for (const { stop } of entries.values()) stop()
  entries.clear()
})

/**
 * Opens a record for an editor.
 * @param name names it: `survey.form.7`
 * @param stored the record as it was read
 * @returns the draft, and what an editor calls once it is closed
 */
export function openDraft<Content>(name: string, stored: Stored<Content>, source: DraftSource<Content>) {
  const account = accountNow()
  const id = `${account}:${name}`
  const open = entries.get(id)
  if (open) void open.draft.then(({ autosave }) => autosave.shown().unsaved && autosave.tryAgain())
  const entry = open ?? begin(id, account, name, stored, source)
  entry.editors++
  return {
    draft: entry.draft as Promise<OpenDraft<Content>>,
    close: () => {
      entry.editors--
      void entry.draft.then(({ autosave }) => {
        if (entry.editors > 0) return
        if (autosave.shown().unsaved) void autosave.flush()
        else end(id, entry)
      })
    },
  }
}

function end(id: string, entry: Entry): void {
  entry.stop()
  if (entries.get(id) === entry) entries.delete(id)
}

function begin<Content>(id: string, account: number, name: string, stored: Stored<Content>, source: DraftSource<Content>): Entry {
  const over = new AbortController()
  const listeners = new Set<() => void>()
  const make = async (): Promise<OpenDraft<unknown>> => {
    const slot = await takeSlot<Content>(account, name, newKey)
    over.signal.addEventListener('abort', slot.release)
    const autosave: Autosave<Content> = new Autosave(stored, slot.draft, {
      ...source,
      failureOf: (error) => failureOf(error, source.overtaken),
      keep: (draft) => keepDraft(slot.key, draft),
      later: (ms, work) => {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
      newKey,
      changed: () => {
        for (const listener of listeners) listener()
        if (entry.editors === 0 && !autosave.shown().unsaved) end(id, entry)
      },
    })
    if (over.signal.aborted) {
      slot.release()
      autosave.stop()
    } else
      over.signal.addEventListener(
        'abort',
        watchUnsaved(() => autosave.shown().unsaved),
      )
    over.signal.addEventListener('abort', () => autosave.stop())
    const { signal } = over
    addEventListener('online', () => autosave.tryAgain(), { signal })
    addEventListener('pageshow', ({ persisted }) => persisted && autosave.tryAgain(), { signal })
    addEventListener('pagehide', () => autosave.pageGoes(), { signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void autosave.flush(), { signal })
    const subscribe = (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    }
    return { autosave: autosave as unknown as Autosave<unknown>, restored: slot.draft !== undefined, subscribe }
  }
  const entry: Entry = { editors: 0, draft: make(), stop: () => over.abort() }
  entries.set(id, entry)
  return entry
}

/** What the server answers where it has done nothing: too many requests, a fault of its own, no time for it. */
const notDone: readonly number[] = [429, 500, 503]
const internal = 99

function failureOf(error: unknown, overtaken: string): Failure {
  if (error instanceof ApiError && error.code !== internal)
    return error.reason === overtaken || error.reason === 'STALE' ? 'overtaken' : 'refused'
  if (error instanceof ApiError || (error instanceof HttpError && notDone.includes(error.status))) return 'later'
  if (error instanceof HttpError && error.status < 500) return 'refused'
  // No answer, or one of somebody else, such as the page where a guest signs in to a network.
  return 'unsure'
}
