import type { ListId, OperationId } from '@isb/sdk'
import { useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { useOperation } from '../query.ts'
import { BulkReason, ReasonDialog } from './reason-dialog.tsx'
import type { Identified, ListBulk, RowAction } from './types.ts'

interface Decision {
  readonly operation: OperationId
  /** “Confirm rent”. */
  readonly label: string
  /** What is said when one is done. */
  readonly said: string
  /** What is said when many are done. */
  readonly done: (count: number) => string
}

/** What a queue says of its two decisions; `false` for one that this person may not make. Make it with useMemo. */
export interface Decisions<Row> {
  /** The list that has the decided as its rows. */
  readonly list: ListId
  /** Why a row cannot be decided any more, in words: who was first. */
  readonly whyNot: (row: Row) => string | null
  /** What both operations are sent: `{ path: { rentId } }`. */
  readonly input: (row: Row) => object
  readonly confirm: Decision | false
  readonly reject:
    | (Decision & {
        /** “Reject the rent of B-012?”, and what it means. */
        readonly question: (row: Row) => { title: string; text: string }
        /** “Reject 3 rents?”. */
        readonly bulkTitle: (count: number) => string
      })
    | false
}

/** A queue's two decisions, for a row by menu, letter and panel, and for many at once: confirmed with one press, rejected with a reason. */
export function useDecisions<Row extends Identified>({ list, whyNot, input, confirm, reject }: Decisions<Row>) {
  const { t } = useLingui()
  const [rejecting, setRejecting] = useState<Row>()
  const operation = (one: Decision | false) => (one ? one.operation : '') as 'bike.confirmRent'
  const { mutate: sayYes } = useOperation(operation(confirm), confirm && confirm.said, list as 'bike.listRents')
  const { mutateAsync: sayNo } = useOperation(operation(reject), reject && reject.said, list as 'bike.listRents')
  const label = t`Reject`

  const actions = useCallback(
    (row: Row): readonly RowAction<Row>[] => {
      const why = whyNot(row)
      const all: (false | RowAction<Row>)[] = [
        reject && {
          id: 'reject',
          label: reject.label,
          panelLabel: label,
          letter: 'R',
          place: 'beside',
          icon: <X aria-hidden />,
          danger: true,
          whyNot: why,
          onSelect: setRejecting,
        },
        confirm && {
          id: 'confirm',
          label: confirm.label,
          letter: 'C',
          place: 'main',
          icon: <Check aria-hidden />,
          whyNot: why,
          onSelect: (of) => sayYes(input(of) as never),
        },
      ]
      return all.filter((one) => one !== false)
    },
    [whyNot, input, confirm, reject, label, sayYes],
  )

  const bulk = useMemo((): readonly ListBulk<Row>[] => {
    const all: (false | ListBulk<Row>)[] = [
      confirm && { ...confirm, id: 'confirm', icon: <Check aria-hidden />, input, whyNot },
      reject && {
        ...reject,
        id: 'reject',
        label,
        icon: <X aria-hidden />,
        danger: true,
        input: (row, reason) => ({ ...input(row), body: { reason } }),
        whyNot,
        dialog: ({ rows: { length }, ...props }) => <BulkReason {...props} title={reject.bulkTitle(length)} label={label} />,
      },
    ]
    return all.filter((one) => one !== false)
  }, [whyNot, input, confirm, reject, label])

  const dialog: ReactNode = rejecting && reject && (
    <ReasonDialog
      {...reject.question(rejecting)}
      label={label}
      keptAs={`${reject.operation}.${rejecting.id}`}
      onClose={() => setRejecting(undefined)}
      onReason={(reason) => sayNo({ ...input(rejecting), body: { reason } } as never)}
    />
  )
  return { actions, bulk, dialog }
}
