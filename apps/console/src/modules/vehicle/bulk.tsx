import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { Ban, Check, Printer, RotateCcw, X } from 'lucide-react'
import { useMemo } from 'react'
import { sharedWord } from '../../lib/i18n.ts'
import { BulkReason } from '../../lib/list/reason-dialog.tsx'
import type { ListBulk } from '../../lib/list/types.ts'
import { BulkPrint } from './bulk-print.tsx'
import { passPath, useMay, whyNotMove, type Pass } from './data.ts'
import { DaysDialog } from './days-dialog.tsx'

const withBody = (row: Pass, body: unknown) => ({ ...passPath(row), body })
const withReason = (row: Pass, reason: unknown) => withBody(row, { reason })

/** What suits the passes of a tab; on the others all of it stands there. */
const suits: Readonly<Record<string, readonly string[]>> = {
  Pending: ['confirm', 'reject'],
  Valid: ['print', 'void'],
  expiring: ['print', 'void'],
  Expired: ['renew'],
  Cancelled: ['renew'],
  Rejected: [],
}

/** What can be done with many passes at once, by the tab that is on. Each row says what came of it. */
export function usePassBulk(): readonly ListBulk<Pass>[] {
  const { t } = useLingui()
  const address: { status?: unknown } = useSearch({ strict: false })
  const suiting = typeof address.status === 'string' ? suits[address.status] : undefined
  const { confirm, reject, void: mayVoid, renew } = useMay()
  return useMemo(() => {
    const all: (false | ListBulk<Pass>)[] = [
      confirm && {
        id: 'confirm',
        label: t`Confirm`,
        icon: <Check aria-hidden />,
        operation: 'vehicle.confirm',
        input: withBody,
        whyNot: (row) => whyNotMove(row, 'confirm'),
        dialog: ({ rows: { length }, run, cancel }) => (
          <DaysDialog
            title={t`${plural(length, { one: 'Confirm # pass', other: 'Confirm # passes' })}`}
            text={t`They are good from today. The applicants are told by email.`}
            label={t`Confirm passes`}
            onClose={cancel}
            onDays={async (days) => run(days)}
          />
        ),
        done: (count) => t`${plural(count, { one: '# pass confirmed', other: '# passes confirmed' })}`,
      },
      reject && {
        id: 'reject',
        label: t`Reject`,
        icon: <X aria-hidden />,
        danger: true,
        operation: 'vehicle.reject',
        input: withReason,
        whyNot: (row) => whyNotMove(row, 'reject'),
        dialog: ({ rows: { length }, ...props }) => (
          <BulkReason
            {...props}
            title={t`${plural(length, { one: 'Reject # application?', other: 'Reject # applications?' })}`}
            text={t`The applicants are told the reason by email.`}
            label={t`Reject`}
          />
        ),
        done: (count) => t`${plural(count, { one: '# application rejected', other: '# applications rejected' })}`,
      },
      renew && {
        id: 'renew',
        label: t`Renew`,
        icon: <RotateCcw aria-hidden />,
        operation: 'vehicle.renew',
        input: withBody,
        whyNot: (row) => whyNotMove(row, 'renew'),
        dialog: ({ rows: { length }, run, cancel }) => (
          <DaysDialog
            title={t`${plural(length, { one: 'Renew # pass', other: 'Renew # passes' })}`}
            text={t`They are good again from today. The applicants are told by email.`}
            label={t`Renew passes`}
            onClose={cancel}
            onDays={async (days) => run(days)}
          />
        ),
        done: (count) => t`${plural(count, { one: '# pass renewed', other: '# passes renewed' })}`,
      },
      mayVoid && {
        id: 'void',
        label: t`Void`,
        icon: <Ban aria-hidden />,
        danger: true,
        operation: 'vehicle.void',
        input: withReason,
        whyNot: (row) => whyNotMove(row, 'void'),
        dialog: ({ rows: { length }, ...props }) => (
          <BulkReason
            {...props}
            title={t`${plural(length, { one: 'Void # pass?', other: 'Void # passes?' })}`}
            text={t`Nobody is let in with them any more. The applicants are told the reason by email.`}
            label={t`Void`}
          />
        ),
        done: (count) => t`${plural(count, { one: '# pass voided', other: '# passes voided' })}`,
      },
      {
        id: 'print',
        label: t`Print`,
        icon: <Printer aria-hidden />,
        operation: 'vehicle.code',
        input: passPath,
        whyNot: (row) => (row.status === 'Valid' ? null : sharedWord('reason.PASS_NOT_PRINTABLE')),
        dialog: ({ rows, cancel }) => <BulkPrint rows={rows} onClose={cancel} />,
        done: () => '',
      },
    ]
    return all.filter((one) => one !== false && (!suiting || suiting.includes(one.id))) as readonly ListBulk<Pass>[]
    // oxlint-disable-next-line react/exhaustive-deps -- the shared words follow the language, with which t changes
  }, [t, confirm, reject, mayVoid, renew, suiting])
}
