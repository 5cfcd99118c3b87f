import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CircleCheck, Trash2, Undo2, Wrench } from 'lucide-react'
import { useMemo } from 'react'
import { BulkReason } from '../../lib/list/reason-dialog.tsx'
import type { ListBulk } from '../../lib/list/types.ts'
import { fieldName, useMay, whyNotMove, type Bike } from './data.ts'

const path = ({ id }: Bike) => ({ path: { bikeId: id } })

/** What can be done with many bikes at once. */
export function useBikeBulk(): readonly ListBulk<Bike>[] {
  const { t } = useLingui()
  const { return: mayReturn, maintain, remove } = useMay()
  return useMemo(() => {
    const all: (false | ListBulk<Bike>)[] = [
      mayReturn && {
        id: 'return',
        label: t`Return`,
        icon: <Undo2 aria-hidden />,
        operation: 'bike.return',
        input: path,
        whyNot: (row) => whyNotMove(row, 'return'),
        done: (count) => t`${plural(count, { one: '# bike can be rented again', other: '# bikes can be rented again' })}`,
      },
      maintain && {
        id: 'startMaintenance',
        label: t`Start maintenance`,
        icon: <Wrench aria-hidden />,
        operation: 'bike.startMaintenance',
        input: (row, note) => ({ ...path(row), body: { note } }),
        whyNot: (row) => whyNotMove(row, 'startMaintenance'),
        dialog: ({ rows: { length }, ...props }) => (
          <BulkReason
            {...props}
            title={t`${plural(length, { one: 'Take # bike out for maintenance', other: 'Take # bikes out for maintenance' })}`}
            text={t`They cannot be rented until the maintenance is ended.`}
            label={t`Start maintenance`}
            field={fieldName('note')}
            optional
          />
        ),
        done: (count) => t`${plural(count, { one: '# bike under maintenance', other: '# bikes under maintenance' })}`,
      },
      maintain && {
        id: 'endMaintenance',
        label: t`End maintenance`,
        icon: <CircleCheck aria-hidden />,
        operation: 'bike.endMaintenance',
        input: path,
        whyNot: (row) => whyNotMove(row, 'endMaintenance'),
        done: (count) => t`${plural(count, { one: '# bike can be rented again', other: '# bikes can be rented again' })}`,
      },
      remove && {
        id: 'remove',
        label: t`Delete`,
        icon: <Trash2 aria-hidden />,
        danger: true,
        operation: 'bike.remove',
        input: path,
        confirm: ({ length }) => ({
          title: t`${plural(length, { one: 'Delete # bike?', other: 'Delete # bikes?' })}`,
          text: t`Deleted data cannot be recovered. Bikes that have been rented are not deleted.`,
          label: t`Delete`,
        }),
        done: (count) => t`${plural(count, { one: '# bike deleted', other: '# bikes deleted' })}`,
      },
    ]
    return all.filter((one) => one !== false)
    // oxlint-disable-next-line react/exhaustive-deps -- the shared words follow the language, with which t changes
  }, [t, mayReturn, maintain, remove])
}
