import { useLingui } from '@lingui/react/macro'
import { ReasonDialog } from '../../lib/list/reason-dialog.tsx'
import { useOperation } from '../../lib/query.ts'
import type { Ask } from './actions.tsx'
import { passPath, type Pass } from './data.ts'
import { DaysDialog } from './days-dialog.tsx'

interface DialogProps {
  row: Pass
  onClose: () => void
}

/** The dialog of a decision. */
export function Decision({ ask, ...props }: DialogProps & { ask: Ask }) {
  if (ask === 'confirm') return <Confirm {...props} />
  if (ask === 'reject') return <Reject {...props} />
  return ask === 'void' ? <Void {...props} /> : <Renew {...props} />
}

function Confirm({ row, onClose }: DialogProps) {
  const { t } = useLingui()
  const { plate, applicantName } = row
  const { mutateAsync } = useOperation('vehicle.confirm', t`The pass of ${plate} is confirmed`, 'vehicle.list')
  return (
    <DaysDialog
      row={row}
      title={t`Confirm the pass of ${plate}`}
      text={t`${applicantName} is told by email.`}
      label={t`Confirm pass`}
      onClose={onClose}
      onDays={(body) => mutateAsync({ ...passPath(row), body })}
    />
  )
}

function Renew({ row, onClose }: DialogProps) {
  const { t } = useLingui()
  const { plate, applicantName } = row
  const { mutateAsync } = useOperation('vehicle.renew', t`The pass of ${plate} is valid again`, 'vehicle.list')
  const expired = row.status === 'Expired'
  return (
    <DaysDialog
      row={row}
      title={expired ? t`Renew the pass of ${plate}` : t`Continue the pass of ${plate}`}
      text={t`It can be used again. ${applicantName} is told by email.`}
      label={expired ? t`Renew pass` : t`Continue pass`}
      onClose={onClose}
      onDays={(body) => mutateAsync({ ...passPath(row), body })}
    />
  )
}

function Reject({ row, onClose }: DialogProps) {
  const { t } = useLingui()
  const { plate, applicantName } = row
  const { mutateAsync } = useOperation('vehicle.reject', t`The application for ${plate} is rejected`, 'vehicle.list')
  return (
    <ReasonDialog
      title={t`Reject the application for ${plate}?`}
      text={t`${applicantName} is told the reason by email.`}
      label={t`Reject`}
      keptAs={`vehicle.reject.${row.id}`}
      onClose={onClose}
      onReason={(reason) => mutateAsync({ ...passPath(row), body: { reason } })}
    />
  )
}

function Void({ row, onClose }: DialogProps) {
  const { t } = useLingui()
  const { plate, applicantName } = row
  const { mutateAsync } = useOperation('vehicle.void', t`The pass of ${plate} is void`, 'vehicle.list')
  return (
    <ReasonDialog
      title={t`Void the pass of ${plate}?`}
      text={t`The car is not let in any more. ${applicantName} is told the reason by email.`}
      label={t`Void`}
      keptAs={`vehicle.void.${row.id}`}
      onClose={onClose}
      onReason={(reason) => mutateAsync({ ...passPath(row), body: { reason } })}
    />
  )
}
