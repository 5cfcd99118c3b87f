import { Button, CopyField, Dialog, DialogBody, DialogFooter, Field, Form, Input, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { QrCode } from '../../lib/shared/code/qr-code.tsx'
import { useOnce, useOperation } from '../../lib/base/connection/query.ts'
import { textOf } from '../../lib/base/connection/report.ts'

interface SetUpAppProps {
  onMade: (recoveryCodes: readonly string[] | null) => void
  onClose: () => void
}

/** A QR code for the app, and the first code that it shows. */
export default function SetUpApp({ onMade, onClose }: SetUpAppProps) {
  const { t } = useLingui()
  const form = useId()
  const begin = useOperation('account.beginApp', false)
  const confirm = useOperation('account.confirmApp', false)
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    begin.mutateAsync({}).catch(onClose)
    // oxlint-disable-next-line react/exhaustive-deps -- once for the dialog
  }, [])
  const send = useOnce(async () => onMade((await confirm.mutateAsync({ body: { code: code.trim() } })).recoveryCodes))
  const missing = /^\d{3}\s?\d{3}$/.test(code.trim()) ? '' : t`Please enter the six digits from the app`
  const submit = () => {
    setTried(true)
    if (!missing) send()
  }
  const app = begin.data
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Set up an authenticator app`}
      description={t`Scan the code with an app such as Microsoft Authenticator, then enter the six digits that it shows.`}
    >
      <DialogBody>
        <Form id={form} onSubmit={submit} className="grid gap-4">
          {app ? (
            // On white in every theme: cameras read it so.
            <QrCode text={app.uri} label={t`QR code for the app`} border={3} className="mx-auto size-48 rounded-lg bg-white text-black" />
          ) : (
            <Skeleton className="mx-auto size-48" />
          )}
          {app && (
            <Field label={t`Or type this key into the app`}>
              {(control) => <CopyField {...control} value={app.secret} words={{ copy: t`Copy`, copied: t`Copied` }} />}
            </Field>
          )}
          <Field
            label={t`Code from the authenticator app`}
            error={tried && (missing || (confirm.isError && textOf(confirm.error)))}
            required
          >
            <Input
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              className="tracking-widest tabular-nums"
              value={code}
              onChange={(event) => {
                setCode(event.target.value)
                if (confirm.isError) confirm.reset()
              }}
            />
          </Field>
        </Form>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" form={form} variant="lead" loading={confirm.isPending} disabled={!app}>
          <Trans>Use this app</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
