import type { RowData } from '@tanstack/react-table'
import { type RefObject, useMemo } from 'react'
import { useWidthStep } from '../use-width-step.ts'
import { CARDS_BELOW, leastPx } from './table-layout.ts'
import type { TableColumn } from './use-table.ts'

/** Which columns are visible, by their ids; those that are not named are. */
type Visibility = Record<string, boolean>

/**
 * What is visible of the columns in the width of a box: of those that give way as many, in their order, as have room beside the others.
 * Keep the arrays stable. Cards show all of them.
 */
export function useColumnsThatFit<Data extends RowData>(
  box: RefObject<HTMLElement | null>,
  columns: readonly TableColumn<Data>[],
  visibility: Visibility,
  giveWay: readonly string[],
): Visibility {
  const { widths, order } = useMemo(() => {
    const shown = columns
      .map((column) => ({ id: idOf(column), px: leastPx(column.meta?.width) }))
      .filter(({ id }) => visibility[id] !== false)
    const order = giveWay.filter((id) => shown.some((column) => column.id === id))
    const widthOf = (of: readonly { px: number }[]) => of.reduce((sum, { px }) => sum + px, edges)
    const widths = order.map((_, at) => widthOf(shown.filter(({ id }) => !order.slice(at + 1).includes(id))))
    return { order, widths: [CARDS_BELOW, ...widths.map((width) => Math.max(width, CARDS_BELOW))] }
  }, [columns, visibility, giveWay])
  const step = useWidthStep(box, widths)
  return useMemo(
    () => (step === 0 ? visibility : { ...visibility, ...Object.fromEntries(order.slice(step - 1).map((id) => [id, false])) }),
    [step, order, visibility],
  )
}

/** The boxes of rows that can be checked, and the page's edges, in px. */
const edges = 84
const idOf = <Data extends RowData>(column: TableColumn<Data>): string =>
  column.id ?? ('accessorKey' in column ? String(column.accessorKey) : '')
