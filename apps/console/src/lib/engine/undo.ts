// The acts of the last six seconds that can be undone: one toast for all of them. The newest is undone first.
import type { ListId, OperationId } from '@isb/sdk'
import { undoMs } from '@isb/sdk/rules'
import { plural, t } from '@lingui/core/macro'
import { overlays, textFields } from '../base/keys.ts'
import { preferences } from '../base/storage/preferences.ts'
import { runOperation, type DeclaredList } from '../base/connection/query.ts'
import { toasts } from '../base/connection/report.ts'
import type { Done } from '../declare/actions.ts'

interface Act {
  /** The changed records, by `aboutOf`: the next act on one of them withdraws this one, which cannot be undone any more. */
  readonly about: readonly string[]
  readonly title: string
  readonly text?: string | undefined
  /** Acts of one operation are said together. */
  readonly operation?: OperationId
  /** How many records it changed; 1 unless told otherwise. */
  readonly count?: number
  /** Says how many records its operation has changed by then: “3 rents confirmed”. */
  readonly many?: ((count: number) => string) | undefined
  /** Takes it back. What it answers is waited for before the toast says “Undone”; without it, it says so itself. */
  readonly undo: () => Promise<unknown> | undefined
}

interface Offered extends Act {
  readonly until: number
}

let run: readonly Offered[] = []
let toast: number | undefined
let listening = false

/** Names a record of a list for `about`. */
export const aboutOf = (list: ListId, id: number): string => `${list} ${id}`

const isShown = () => toasts.getSnapshot().some(({ id }) => id === toast)
const offered = (): readonly Offered[] => (isShown() ? run.filter(({ until }) => until > Date.now()) : [])
/** Whether the toast still offers to undo an act on a record. */
export const offersUndo = (record: string): boolean => offered().some(({ about }) => about.includes(record))

/** Says what was done, and offers to take it back. */
export function offerUndo(act: Act): void {
  run = [...offered().filter(({ about }) => !about.some((record) => act.about.includes(record))), { ...act, until: Date.now() + undoMs }]
  show(run)
  if (listening) return
  listening = true
  // After the document: an editor that has an undo of its own goes first.
  window.addEventListener('keydown', onKey)
}

/** Offers no longer to undo acts on these records, as when the page is left that would undo them. */
export function withdrawUndo(matches: (record: string) => boolean): void {
  const left = offered().filter(({ about }) => !about.some(matches))
  if (left.length < offered().length) show((run = left))
}

interface Change extends Pick<Act, 'operation' | 'many'> {
  readonly declared: DeclaredList
  readonly id: number
  readonly path: object
  /** What undoes it. */
  readonly by?: OperationId | undefined
  readonly onUndone?: () => void
}

/** Says what was done with a record, and offers to undo it where an operation does so. */
export function sayChange(done: string | Done | undefined, { declared, id, path, by, onUndone, ...more }: Change): void {
  const { title, text } = typeof done === 'object' ? done : { title: done ?? t`Operation Success`, text: '' }
  const about = aboutOf(declared.id, id)
  if (by) offerUndo({ ...more, about: [about], title, text, undo: () => runOperation(by, { path }, false, declared).then(onUndone) })
  else {
    withdrawUndo((each) => each === about)
    toasts.toast(title, { text })
  }
}

/** Takes back the newest act. Answers whether there was one. */
function undoNewest(): boolean {
  const act = offered().at(-1)
  if (!act) return false
  show((run = run.slice(0, -1)))
  act.undo()?.then(
    () => toasts.toast(t`Undone`, { text: textOf(act) }),
    // The report of errors has said why not.
    () => {},
  )
  return true
}

const textOf = ({ title, text }: Act): string => [title, text].filter(Boolean).join(' · ')

function show(acts: readonly Offered[]): void {
  const newest = acts.at(-1)
  const duration = newest ? newest.until - Date.now() : 0
  if (!newest || duration <= 0) {
    if (toast !== undefined) toasts.dismiss(toast)
    return
  }
  const { title, text, operation, many } = newest
  const count = acts.reduce((sum, each) => sum + (each.count ?? 1), 0)
  const alike = many && acts.every((each) => each.operation === operation)
  const one = acts.length === 1
  toast = toasts.toast(one ? title : alike ? many(count) : t`${plural(count, { one: '# change', other: '# changes' })}`, {
    text: one ? (text ?? '') : textOf(newest),
    action: { label: one ? t`Undo` : t`Undo last`, onSelect: undoNewest },
    duration,
    replaces: toast,
  })
}

function onKey(event: KeyboardEvent): void {
  const { key, target, repeat, defaultPrevented, isComposing, altKey, shiftKey, ctrlKey, metaKey } = event
  if (key.toLowerCase() !== 'z' || repeat || defaultPrevented || isComposing || altKey || shiftKey) return
  if (!(ctrlKey || metaKey || preferences().singleKeys) || document.querySelector(overlays)) return
  // A box that is ticked has no undo of its own, and takes no letters.
  const field = target instanceof Element ? target.closest(textFields) : null
  if (field && !field.matches('[type=checkbox], [type=radio]')) return
  if (undoNewest()) event.preventDefault()
}
