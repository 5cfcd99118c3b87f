// The panel of a declared list: its lines by the kinds of their fields.
import type { Kind, ListMetadata } from '@isb/sdk/metadata'
import { Mailto, Phone } from '../engine/record/contact.tsx'
import { Fields, type FieldsItem } from '@isb/ui'
import { t } from '@lingui/core/macro'
import { Suspense, type ReactNode } from 'react'
import { say } from '../base/words/i18n.ts'
import type { AddedRemark } from '../declare/module.ts'
import type { Caller } from '../base/connection/session.ts'
import type { DeclaredLine, DeclaredPanel, DeclaredTab } from '../declare/screen.ts'
import type { AnyRow } from '../declare/list.ts'
import type { DeclaredQueue } from '../declare/actions.ts'
import { panelActions } from '../engine/actions/panel-actions.tsx'
import type { ListPanel, RowAction } from '../declare/list.ts'
import { fieldWord, isBlank, valueOf } from '../engine/record/values.tsx'
import { Story } from '../engine/record/late-history.ts'

interface Options {
  list: ListMetadata
  panel: DeclaredPanel<AnyRow>
  /** Tabs that other modules add, behind its own. */
  added: readonly DeclaredTab<AnyRow>[]
  /** What other modules say below a line. */
  remarks: readonly AddedRemark[]
  queue: DeclaredQueue<AnyRow> | undefined
  /** The field that tells how far a record has come. */
  state: string | undefined
  rowName: (row: AnyRow) => string
  /** Draws how far a row has come. */
  status: ((row: AnyRow) => ReactNode) | undefined
  caller: Caller
  actions: (row: AnyRow) => readonly RowAction<AnyRow>[]
}

function lineOf(line: DeclaredLine<AnyRow>, row: AnyRow, caller: Caller, fields: Readonly<Record<string, Kind>>): FieldsItem[] {
  if (typeof line !== 'string') {
    if (line.when?.(row, caller) === false) return []
    return [{ id: line.id, label: line.label ? say(line.label) : fieldWord(line.id), value: line.value(row) }]
  }
  const id = line.replace(/\?$/, '')
  const kind = fields[id]
  const value = row[id]
  if (!kind || (line !== id && isBlank(value))) return []
  return [{ id, label: fieldWord(id), value: contactOf(id, value) ?? valueOf(id, kind, value, true) }]
}

/** An address is there to write to, a number to call. */
function contactOf(field: string, value: unknown): ReactNode {
  if (typeof value !== 'string' || value === '') return undefined
  return field === 'email' ? <Mailto address={value} /> : /phone$/i.test(field) ? <Phone number={value} /> : undefined
}

/** What stands in the panel of a row, and what can be done there. */
export function panelOf({ list, panel, added, remarks, queue, state, rowName, status, caller, actions }: Options): ListPanel<AnyRow> {
  const { title, label, Above, Below, lines, tabs = [] } = panel
  const remarked = (item: FieldsItem, row: AnyRow): FieldsItem => {
    const all = remarks.filter(({ when }) => when?.(row, caller) !== false)
    if (all.length === 0) return item
    return {
      ...item,
      below: (
        <Suspense>
          {all.map(({ Remark }, at) => (
            <Remark key={at} row={row} field={item.id} />
          ))}
        </Suspense>
      ),
    }
  }
  const Details = ({ row }: { row: AnyRow }) => (
    <>
      {Above && <Above row={row} />}
      {lines && <Fields items={lines.flatMap((line) => lineOf(line, row, caller, list.fields)).map((item) => remarked(item, row))} />}
      {Below && (
        <Suspense>
          <Below row={row} />
        </Suspense>
      )}
      {queue && state && list.sort[0] && (
        <Suspense>
          <Story row={row} queue={queue} since={list.sort[0]} state={state} kind={list.fields[state]} />
        </Suspense>
      )}
    </>
  )
  return {
    title: title ?? rowName,
    ...(status && { status }),
    actions: (row) => panelActions(row, actions(row)),
    tabs: [
      { id: 'details', label: label ? say(label) : t`Details`, render: (row) => Details({ row }) },
      ...[...tabs, ...added].map(({ id, label: name, Content, when }) => ({
        id,
        // What another module calls its tab comes late, with the panel.
        label: say(name),
        render: (row: AnyRow) => <Content row={row} />,
        ...(when && { when: (row: AnyRow) => when(row, caller) }),
      })),
    ],
  }
}
