import { deviceOf } from '@isb/sdk/rules'
import { Button, Dialog, DialogBody, DialogFooter, Field, Form, Input } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { isb } from '../../lib/base/connection/isb.ts'
import { useOnce, useOperation } from '../../lib/base/connection/query.ts'
import { textOf } from '../../lib/base/connection/report.ts'
import { makePasskey } from '../../lib/base/connection/passkey.ts'

interface SetUpPasskeyProps {
  onMade: (recoveryCodes: readonly string[] | null) => void
  onClose: () => void
}

/** A name, and then what the browser asks. */
export default function SetUpPasskey({ onMade, onClose }: SetUpPasskeyProps) {
  const { t } = useLingui()
  const form = useId()
  const { browser, system } = deviceOf(navigator.userAgent)
  const [name, setName] = useState(browser && system ? t`${browser} on ${system}` : t`Passkey`)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [tried, setTried] = useState(false)
  const add = useOperation('account.addPasskey', false)
  const send = useOnce(async () => {
    setBusy(true)
    setError(undefined)
    try {
      const { ticket, options } = await isb.account.beginPasskey()
      const passkey = await makePasskey(options)
      onMade((await add.mutateAsync({ body: { ticket, name: name.trim(), passkey } })).recoveryCodes)
    } catch (thrown) {
      setError(thrown)
    } finally {
      setBusy(false)
    }
  })
  const missing = name.trim() ? '' : t`Name is required`
  const submit = () => {
    setTried(true)
    if (!missing) send()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Add a passkey`}
      description={t`Your browser then asks for your fingerprint, your face, a PIN or a security key.`}
    >
      <DialogBody>
        <Form id={form} onSubmit={submit} className="grid gap-4">
          <Field
            label={t`Name of the passkey`}
            hint={t`By which you know it again.`}
            error={(tried && missing) || (error !== undefined && textOf(error))}
            required
          >
            <Input value={name} maxLength={100} autoComplete="off" onChange={(event) => setName(event.target.value)} />
          </Field>
        </Form>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" form={form} variant="lead" loading={busy}>
          <Trans>Continue</Trans>
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
