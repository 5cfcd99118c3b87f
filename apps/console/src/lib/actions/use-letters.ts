import { useCallback } from 'react'
import { toasts } from '../report.ts'
import type { RowAction } from '../list/types.ts'

/** Does what a letter stands for with a row, or says why it cannot be done now. Answers false where it stands for nothing. */
export type Act<Row> = (row: Row, letter: string) => boolean

export function useLetters<Row>(actions: ((row: Row) => readonly RowAction<Row>[]) | undefined): Act<Row> {
  return useCallback(
    (row, letter) => {
      const action = actions?.(row).find((each) => each.letter === letter)
      if (!action) return false
      if (action.whyNot) toasts.error(action.whyNot)
      else action.onSelect(row)
      return true
    },
    [actions],
  )
}
