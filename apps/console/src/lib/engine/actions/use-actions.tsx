// The actions of a declared list: as items of row menus and panels, and by letter.
import { type ListId, type Schema } from '@isb/sdk'
import type { ListMetadata, ModuleMetadata } from '@isb/sdk/metadata'
import { msg } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import { Check, X } from 'lucide-react'
import { useCallback } from 'react'
import { say, sharedWord, useWords } from '../../base/words/i18n.ts'
import { runOperation } from '../../base/connection/query.ts'
import { sayChange } from '../undo.ts'
import { useCaller, type Caller } from '../../base/connection/session.ts'
import type { AnyRow } from '../../declare/list.ts'
import type { BulkAction, DeclaredQueue, ListAction, Question, Reason } from '../../declare/actions.ts'
import type { OpenForm } from '../../declare/open-form.ts'
import type { Identified, Letter, RowAction } from '../../declare/list.ts'
import { decidedText, enumWord, isEnum } from '../record/values.tsx'

/** What the engine reads of a declaration, whatever its rows are. */
export interface DeclaredActions {
  readonly id: ListId
  readonly list: ListMetadata
  readonly forms: ModuleMetadata['forms']
  readonly queue: DeclaredQueue<AnyRow> | undefined
  readonly actions: readonly ListAction<AnyRow>[]
  readonly bulk: readonly BulkAction<AnyRow>[]
  /** The field that tells how far a record has come. */
  readonly status: string | undefined
}

const rejectWord = msg`Reject`
const actionOf = (
  { labelMany, asksMany, doneMany, ...decision }: DeclaredQueue<AnyRow>['confirm'],
  undo: DeclaredQueue<AnyRow>['undo'],
) => ({
  ...decision,
  undo,
  bulk: {
    done: doneMany,
    ...(labelMany && { label: labelMany }),
    ...(asksMany && { asks: ({ length }: readonly AnyRow[]) => asksMany(length) }),
  },
})

/** All that can be done with a record; a queue's two decisions come first. */
export const actionsOf = ({ queue, actions }: Pick<DeclaredActions, 'queue' | 'actions'>): readonly ListAction<AnyRow>[] =>
  queue
    ? [
        { ...actionOf(queue.confirm, queue.undo), whyNot: queue.whyNot, icon: Check, letter: 'C', place: 'main' },
        {
          ...actionOf(queue.reject, queue.undo),
          whyNot: queue.whyNot,
          icon: X,
          letter: 'R',
          place: 'beside',
          danger: true,
          short: rejectWord,
        },
        ...actions,
      ]
    : actions

export const idOf = ({ id, operation }: { id?: string | undefined; operation?: string | undefined }): string =>
  id ?? operation?.split('.')[1] ?? ''
const mayBegin = ({ operation, needs = [] }: Pick<ListAction<never>, 'operation' | 'needs'>, { may }: Caller) =>
  operation ? may(operation) : needs.every(may)
/** What an action is called for a row. */
const labelOf = ({ label, labelFor }: ListAction<AnyRow>, row: AnyRow, inWords = say): string => (labelFor ? labelFor(row) : inWords(label))
/** A question of which nothing is missing. */
export type Asked = Question & Required<Omit<Question, 'danger'>>
/** What is asked before an action is sent to a row. */
export const questionOf = (action: ListAction<AnyRow>, row: AnyRow): Asked => ({
  title: '',
  text: '',
  label: action.short ? say(action.short) : labelOf(action, row),
  ...action.asks?.(row),
})

/** Why something cannot be done, in words; of what is decided already, who was first. */
function reasonText(why: Reason, row: AnyRow, { list, queue, status }: DeclaredActions, { id }: Caller): string {
  if (why !== 'ALREADY_DECIDED' || !queue || !status) return sharedWord(`reason.${why}`)
  const kind = list.fields[status]
  const state = kind && isEnum(kind) ? enumWord(kind, String(row[status])).toLowerCase() : ''
  return decidedText(row['decidedBy'] as Schema<'PersonRef'> | null, queue.decided?.(row) ?? state, id)
}

export const whyNotOf = (action: Pick<ListAction<AnyRow>, 'whyNot'>, row: AnyRow, caller: Caller, declared: DeclaredActions) => {
  const why = action.whyNot?.(row, caller)
  if (why === null || why === undefined) return null
  return typeof why === 'string' ? reasonText(why, row, declared, caller) : sharedWord(`reason.${why.reason}`, why.values)
}

/** Where an operation is sent: to one record, by the name that the contract has for its id. */
export const pathTo = ({ key = 'id' }: ListMetadata, { id }: Identified) => ({ [key]: id })

/** What is under way, so that a second press does not send it again. */
const underWay = new Set<string>()

/**
 * Sends an action's operation to a record, says what came of it, and offers to take it back where that can be. Answers whether it was
 * sent: the same is not sent twice at once.
 * @param onUndone told of the record once that was done
 */
export async function send(
  action: ListAction<AnyRow>,
  row: AnyRow,
  declared: DeclaredActions,
  onUndone: (row: AnyRow) => void,
  body?: object,
) {
  const { operation, done, undo, bulk } = action
  const { list } = declared
  const key = `${operation} ${row.id}`
  if (!operation || underWay.has(key)) return false
  underWay.add(key)
  const path = pathTo(list, row)
  const answer = await runOperation(operation, { path, ...(body && { body }) }, false, declared).finally(() => underWay.delete(key))
  sayChange(done?.({ ...row, ...(answer as object) }), {
    declared,
    id: row.id,
    path,
    operation,
    many: bulk?.done,
    by: undo,
    onUndone: () => onUndone(row),
  })
  return true
}

/** The letters of what this person may do. Two that share one, such as the start and the end of something, stand together. */
export function lettersOf(declared: DeclaredActions, caller: Caller): readonly Letter[] {
  const labels = new Map<string, string>()
  for (const action of actionsOf(declared)) {
    const { letter, label } = action
    if (letter && mayBegin(action, caller)) labels.set(letter, [labels.get(letter), say(label)].filter(Boolean).join(' / '))
  }
  return [...labels].map(([letter, label]) => ({ letter, label }))
}

/** Whether an action is one of a queue's two decisions. */
export const decides = (action: ListAction<AnyRow>, { queue }: DeclaredActions): boolean =>
  queue !== undefined && [queue.confirm, queue.reject].some((decision) => idOf(decision) === idOf(action))

/** An action as it is for a row. */
function forRow(action: ListAction<AnyRow>, row: AnyRow): ListAction<AnyRow> {
  const instead = action.instead?.(row)
  if (!instead) return action
  const { undo: _, ...rest } = action
  return { ...rest, id: idOf(action), ...instead }
}

/** What an action opens over the list, and who is told of a decision. */
interface Opener {
  readonly onDecided: (row: AnyRow) => void
  readonly onUndone: (row: AnyRow) => void

  readonly onAsk: (action: ListAction<AnyRow>, row: AnyRow) => void
  readonly onForm: (form: OpenForm) => void
  readonly onTab: (row: AnyRow, tab: string) => void
}

/** What can be done with a row, now and by this person. `opener` is the same each time. */
export function useRowActions(declared: DeclaredActions, { onAsk, onForm, onTab, onDecided, onUndone }: Opener) {
  const caller = useCaller()
  const navigate = useNavigate()
  const words = useWords()
  return useCallback(
    (row: AnyRow): readonly RowAction<AnyRow>[] => {
      const choose = (action: ListAction<AnyRow>) => {
        if (action.go) void navigate(action.go(row))
        else if (action.tab) onTab(row, action.tab)
        else if (action.form) onForm(action.form(row))
        else if (action.Dialog || action.Body || action.asks?.(row)) onAsk(action, row)
        // The report of errors has said it by then.
        else
          send(action, row, declared, onUndone).then(
            (sent) => sent && decides(action, declared) && onDecided(row),
            () => {},
          )
      }
      return actionsOf(declared).flatMap((usual) => {
        const action = forRow(usual, row)
        if (!mayBegin(action, caller) || action.when?.(row, caller) === false) return []
        const whyNot = whyNotOf(action, row, caller, declared)
        if (whyNot && action.hides) return []
        const { icon: Icon, place, short, danger, apart, letter } = action
        const at = typeof place === 'function' ? place(row) : place
        return {
          id: idOf(action),
          label: labelOf(action, row, words.say),
          icon: <Icon aria-hidden />,
          whyNot,
          onSelect: () => choose(action),
          ...(short && { panelLabel: say(short) }),
          ...(at && { place: at }),
          ...(letter && { letter }),
          ...(danger && { danger }),
          ...(apart && { apart }),
        }
      })
    },
    [declared, caller, navigate, onAsk, onForm, onTab, onDecided, onUndone, words],
  )
}
