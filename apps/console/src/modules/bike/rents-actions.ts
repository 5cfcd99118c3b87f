import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Decisions } from '../../lib/list/use-decisions.tsx'
import { decidedText, personName, useMay, type Rent } from './data.ts'

/** What the operations of a rent are sent. */
export const rentPath = ({ id }: { id: number }) => ({ path: { rentId: id } })

/** Confirming and rejecting a rent. */
export function useRentDecisions(): Decisions<Rent> {
  const { t } = useLingui()
  const { confirmRent, rejectRent } = useMay()
  return useMemo(
    () => ({
      list: 'bike.listRents',
      whyNot: decidedText,
      input: rentPath,
      confirm: confirmRent && {
        operation: 'bike.confirmRent',
        label: t`Confirm rent`,
        said: t`Rent confirmed`,
        done: (count) => t`${plural(count, { one: '# rent confirmed', other: '# rents confirmed' })}`,
      },
      reject: rejectRent && {
        operation: 'bike.rejectRent',
        label: t`Reject rent`,
        said: t`Rent rejected`,
        done: (count) => t`${plural(count, { one: '# rent rejected', other: '# rents rejected' })}`,
        question: ({ bike: { number }, person }) => ({
          title: t`Reject the rent of ${number}?`,
          text: t`${personName(person)} is told the reason by email, and the bike is free again.`,
        }),
        bulkTitle: (count) => t`${plural(count, { one: 'Reject # rent?', other: 'Reject # rents?' })}`,
      },
    }),
    [t, confirmRent, rejectRent],
  )
}
