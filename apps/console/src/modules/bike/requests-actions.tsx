import { whyNotCancel, type ListId, type OperationId } from '@isb/sdk'
import { useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { useCallback } from 'react'
import type { RowAction } from '../../lib/list/types.ts'
import { useOperation } from '../../lib/query.ts'
import { useMyId, type Request } from './data.ts'

/** The decisions, and taking back what one has asked for oneself. */
export function useWithCancel<Row extends Request>(
  decide: (row: Row) => readonly RowAction<Row>[],
  operation: OperationId & `bike.cancel${string}`,
  list: ListId,
  input: (row: Row) => object,
): (row: Row) => readonly RowAction<Row>[] {
  const { t } = useLingui()
  const me = useMyId()
  const { mutate: cancel } = useOperation(operation, t`Request taken back`, list as never)
  return useCallback(
    (row) => {
      if (me === undefined || whyNotCancel(row, me) !== null) return decide(row)
      const takeBack: RowAction<Row> = {
        id: 'cancel',
        label: t`Take the request back`,
        icon: <Undo2 aria-hidden />,
        onSelect: (of) => cancel(input(of) as never),
      }
      return [...decide(row), takeBack]
    },
    [t, me, decide, cancel, input],
  )
}
