// The actions of a declared list for many rows at once.
import { Suspense } from 'react'
import { say } from '../../base/words/i18n.ts'
import type { ListBulk } from '../../declare/list.ts'
import type { AnyRow } from '../../declare/list.ts'
import type { BulkAction } from '../../declare/actions.ts'
import type { Caller } from '../../base/connection/session.ts'
import { ActionQuestion } from './action-question.tsx'
import { actionsOf, idOf, pathTo, whyNotOf, type Asked, type DeclaredActions } from './use-actions.tsx'

/** What can be done with many rows. */
export function bulkOf(declared: DeclaredActions, caller: Caller): readonly ListBulk<AnyRow>[] {
  const { list, forms } = declared
  const both = actionsOf(declared).flatMap(
    ({ bulk, operation, label, short, undo, asks: _asks, done: _done, Dialog: _dialog, go: _go, ...same }): BulkAction<AnyRow>[] =>
      bulk && operation ? [{ ...same, ...(undo && { undo }), operation, label: short ?? label, ...bulk }] : [],
  )
  return [...declared.bulk, ...both].flatMap((action): ListBulk<AnyRow>[] => {
    const { operation, Body, danger, icon: Icon, asks, Dialog, input, go } = action
    if (!caller.may(operation)) return []
    const label = say(action.label)
    const asked = (rows: readonly AnyRow[]): Asked => ({ title: '', text: '', label, ...asks?.(rows) })
    return [
      {
        id: idOf(action),
        label,
        icon: <Icon aria-hidden />,
        ...(danger && { danger }),
        operation,
        ...(action.undo && { undo: action.undo }),
        path: (row) => pathTo(list, row),
        input: (row, argument) => {
          const { path, ...more } = input?.(argument, row) ?? (argument === undefined ? {} : { body: argument })
          return { path: { ...pathTo(list, row), ...path }, ...more }
        },
        whyNot: (row) => whyNotOf(action, row, caller, declared),
        ...(go && { go }),
        ...((Dialog || asks) && {
          dialog: (props) =>
            Dialog ? (
              <Suspense>
                <Dialog {...props} />
              </Suspense>
            ) : (
              <ActionQuestion
                operation={operation}
                question={asked(props.rows)}
                Body={Body}
                danger={danger}
                forms={forms}
                rows={props.rows}
                onClose={props.onClose}
                onBody={async (body) => props.run(body)}
              />
            ),
        }),
        done: action.done ?? (() => ''),
      },
    ]
  })
}
