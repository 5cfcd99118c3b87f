import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Decisions } from '../../lib/list/use-decisions.tsx'
import { decidedText, personName, useMay, type Return } from './data.ts'

/** What the operations of a return are sent. */
export const returnPath = ({ id }: { id: number }) => ({ path: { returnId: id } })

/** Confirming and rejecting a return. */
export function useReturnDecisions(): Decisions<Return> {
  const { t } = useLingui()
  const { confirmReturn, rejectReturn } = useMay()
  return useMemo(
    () => ({
      list: 'bike.listReturns',
      whyNot: decidedText,
      input: returnPath,
      confirm: confirmReturn && {
        operation: 'bike.confirmReturn',
        label: t`Confirm return`,
        said: t`Return confirmed`,
        done: (count) => t`${plural(count, { one: '# return confirmed', other: '# returns confirmed' })}`,
      },
      reject: rejectReturn && {
        operation: 'bike.rejectReturn',
        label: t`Reject return`,
        said: t`Return rejected`,
        done: (count) => t`${plural(count, { one: '# return rejected', other: '# returns rejected' })}`,
        question: ({ bike: { number }, person }) => ({
          title: t`Reject the return of ${number}?`,
          text: t`${personName(person)} is told the reason by email, and still has the bike.`,
        }),
        bulkTitle: (count) => t`${plural(count, { one: 'Reject # return?', other: 'Reject # returns?' })}`,
      },
    }),
    [t, confirmReturn, rejectReturn],
  )
}
