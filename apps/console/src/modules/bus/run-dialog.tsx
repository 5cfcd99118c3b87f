import type { Schema } from '@isb/sdk'
import { ConfirmDialog, Field, Input } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ReasonDialog } from '../../lib/engine/actions/reason-dialog.tsx'
import { SendDialog } from '../../lib/engine/form/send-dialog.tsx'
import { named, sharedWord } from '../../lib/base/words/i18n.ts'
import { useOperation } from '../../lib/base/connection/query.ts'
import { fieldWord } from '../../lib/engine/record/values.tsx'
import { OtherVehicleSelect } from './choices.tsx'

interface RunDialogProps {
  run: Schema<'BusRun'>
  what: 'cancel' | 'change' | 'close' | 'reset'
  onClose: () => void
}

/** Cancels a run, undoes its start or gives it another bus, each with a reason; or closes it. */
export default function RunDialog({ what, ...props }: RunDialogProps) {
  if (what === 'close') return <Closing {...props} />
  if (what === 'reset') return <Reset {...props} />
  return what === 'cancel' ? <Cancellation {...props} /> : <Change {...props} />
}

function Closing({ run, onClose }: Omit<RunDialogProps, 'what'>) {
  const { t } = useLingui()
  const { routeId, day } = run
  const close = useOperation('bus.closeRun', t`${named(run)} is done`)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t`Walked through to the back, nobody left?`}
      text={t`Close ${named(run)} once the attendant has said so.`}
      confirmLabel={sharedWord('do.bus.closeRun')}
      cancelLabel={t`Not now`}
      busy={close.isPending}
      onConfirm={() => close.mutate({ body: { routeId, day } }, { onSettled: onClose })}
    />
  )
}

function Cancellation({ run, onClose }: Omit<RunDialogProps, 'what'>) {
  const { t } = useLingui()
  const { routeId, day } = run
  const cancel = useOperation('bus.cancelRun', t`${named(run)} is cancelled`)
  return (
    <ReasonDialog
      title={t`Cancel ${named(run)}?`}
      text={t`The families of its riders get the reason by email.`}
      label={sharedWord('do.bus.cancelRun')}
      onClose={onClose}
      onReason={(reason) => cancel.mutateAsync({ body: { routeId, day, reason } })}
    />
  )
}

function Reset({ run, onClose }: Omit<RunDialogProps, 'what'>) {
  const { t } = useLingui()
  const { routeId, day } = run
  const reset = useOperation('bus.resetRun', t`${named(run)} is planned again`)
  return (
    <ReasonDialog
      title={t`Undo the start of ${named(run)}?`}
      text={t`It is planned again. This is possible while the bus has passed no stop and nobody is aboard.`}
      label={sharedWord('do.bus.resetRun')}
      harmless
      onClose={onClose}
      onReason={(reason) => reset.mutateAsync({ body: { routeId, day, reason } })}
    />
  )
}

function Change({ run, onClose }: Omit<RunDialogProps, 'what'>) {
  const { t } = useLingui()
  const { routeId, day } = run
  const [vehicleId, setVehicleId] = useState(run.vehicle?.id ?? null)
  const [reason, setReason] = useState('')
  const change = useOperation('bus.changeRun', t`${named(run)} has another bus`)
  return (
    <SendDialog
      title={t`Change the bus of ${named(run)}`}
      text={t`For this day only.`}
      verb={sharedWord('do.bus.changeRun')}
      disabled={reason.trim() === '' || vehicleId === (run.vehicle?.id ?? null)}
      send={() => change.mutateAsync({ body: { routeId, day, vehicleId, reason: reason.trim() } })}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Field label={sharedWord('field.vehicleId')}>
          {(control) => <OtherVehicleSelect control={control} run={run} value={vehicleId} onValueChange={setVehicleId} />}
        </Field>
        <Field label={fieldWord('reason')} required>
          <Input value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </div>
    </SendDialog>
  )
}
