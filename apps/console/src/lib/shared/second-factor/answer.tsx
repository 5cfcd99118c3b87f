// The question for a second factor, as it stands in the sign-in and in front of what asks for it again.
import type { Input, Schema } from '@isb/sdk'
import { Button, Field, Form, Input as TextInput } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { useOnce } from '../../base/connection/query.ts'
import { textOf } from '../../base/connection/report.ts'
import { showPasskey } from '../../base/connection/passkey.ts'

type Asked = Schema<'SecondFactorAsked'>
type Answer = Input<'auth.secondFactor'>['body']

interface AnswerProps {
  asked: Asked
  /** Sends the answer; throws where it is refused. */
  send: (answer: Answer) => Promise<unknown>
  /** The verb of the button. */
  verb: string
  onLeave: () => void
  leaveLabel: string
}

/** A passkey with a press, or a code that is typed. */
export function SecondFactorAnswer({ asked, send, verb, onLeave, leaveLabel }: AnswerProps) {
  const { t } = useLingui()
  const { ticket, kinds } = asked
  const hasApp = kinds.includes('app')
  const hasPasskey = kinds.includes('passkey')
  const [recovery, setRecovery] = useState(!hasApp && !hasPasskey)
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const attempt = useOnce(async (answer: () => Promise<Answer>) => {
    setBusy(true)
    setError(undefined)
    try {
      await send(await answer())
    } catch (thrown) {
      setError(thrown)
      setCode('')
    } finally {
      setBusy(false)
    }
  })
  const typed = hasApp || recovery
  const missing = code.trim() ? '' : recovery ? t`Please enter a recovery code` : t`Please enter the six digits from the app`
  const submit = () => {
    setTried(true)
    if (!missing) attempt(async () => ({ ticket, kind: recovery ? 'recovery' : 'app', code }))
  }
  return (
    <Form onSubmit={submit} className="w-full grid gap-5">
      {hasPasskey && !recovery && (
        <Button
          variant={hasApp ? undefined : 'lead'}
          size="lg"
          full
          loading={busy && !code}
          onClick={() => attempt(async () => ({ ticket, kind: 'passkey', passkey: await showPasskey(asked.passkey ?? {}) }))}
        >
          <Fingerprint aria-hidden />
          <Trans>Use a passkey</Trans>
        </Button>
      )}
      {typed && (
        <Field
          label={recovery ? t`Recovery code` : t`Code from the authenticator app`}
          error={tried && !busy && error === undefined && missing}
        >
          <TextInput
            key={String(recovery)}
            size="lg"
            name="code"
            autoComplete="one-time-code"
            inputMode={recovery ? 'text' : 'numeric'}
            maxLength={20}
            className="tracking-widest tabular-nums"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page asks for nothing else
            autoFocus
            value={code}
            onChange={(event) => {
              setCode(event.target.value)
              setError(undefined)
            }}
          />
        </Field>
      )}
      <p role="alert" className="-my-2 min-h-5 text-bad">
        {error !== undefined && textOf(error)}
      </p>
      {typed && (
        <Button type="submit" variant="lead" size="lg" full loading={busy && Boolean(code)}>
          {verb}
        </Button>
      )}
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1">
        <button type="button" className="py-0.5 text-lead-text hover:underline" onClick={onLeave}>
          {leaveLabel}
        </button>
        {kinds.includes('recovery') && (hasApp || hasPasskey) && (
          <button
            type="button"
            className="py-0.5 text-lead-text hover:underline"
            onClick={() => {
              setRecovery(!recovery)
              setCode('')
              setTried(false)
              setError(undefined)
            }}
          >
            {recovery ? t`Use another way` : t`Use a recovery code`}
          </button>
        )}
      </p>
    </Form>
  )
}
