import { isReason } from '@isb/sdk'
import { Button, ErrorState, Field, Form, PasswordInput } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { fieldErrors } from '../../../lib/base/connection/form-errors.ts'
import { isb } from '../../../lib/base/connection/isb.ts'
import { usePublicConfig } from '../../../lib/base/connection/public-config.ts'
import { useOnce } from '../../../lib/base/connection/query.ts'
import { textOf, toasts } from '../../../lib/base/connection/report.ts'
import { usePageTitle } from '../../../lib/base/storage/title.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address to sign in with, filled in for who has just set their password. */
    email?: string
  }
}

/** `/reset-passwd` opened by an invitation's link: the first password, then on to signing in with it. */
export function AcceptInvitation({ token, onReset }: { token: string; onReset: () => void }) {
  const { t } = useLingui()
  usePageTitle(t`Set your password`)
  const router = useRouter()
  const least = usePublicConfig()?.passwordMinLength ?? 8
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()
  const send = useOnce(() => {
    setPending(true)
    setError(undefined)
    return isb.auth
      .acceptInvite({ body: { token, password } })
      .then(({ email }) => {
        toasts.toast(t`Your password is set. You can now sign in.`)
        return router.navigate({ to: '/login', state: { email } })
      }, setError)
      .finally(() => setPending(false))
  })
  if (isReason(error, 'auth.acceptInvite', 'INVITATION_INVALID')) return <LinkIsOver text={error.message} onReset={onReset} />
  const wrong = password.length >= least ? '' : t`New Password needs at least ${least} characters`
  const refused = fieldErrors(error)['password']
  const submit = () => {
    setTried(true)
    if (!wrong) send()
  }
  return (
    <main className="flex flex-1 flex-col items-center px-6 pt-5 sm:justify-center sm:pt-[14vh]">
      <Form onSubmit={submit} className="w-full max-w-88 grid gap-5">
        <header className="text-center">
          <h1 className="text-[28px]/9 font-bold">
            <Trans>Set your password</Trans>
          </h1>
          <p className="text-fg-2">
            <Trans>You will use it to sign in.</Trans>
          </p>
        </header>
        <Field label={t`New Password`} hint={t`At least ${least} characters. A few words work well.`} error={tried && (wrong || refused)}>
          <PasswordInput
            size="lg"
            name="password"
            autoComplete="new-password"
            maxLength={128}
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
            value={password}
            onChange={({ target }) => {
              setPassword(target.value)
              setError(undefined)
            }}
          />
        </Field>
        <p role="alert" className="text-bad empty:hidden">
          {error !== undefined && !refused && textOf(error)}
        </p>
        <Button type="submit" variant="lead" size="lg" full loading={pending}>
          <Trans>Set password</Trans>
        </Button>
        <p className="text-center">
          <Link to="/login" className="inline-block py-0.5 text-lead-text hover:underline">
            <Trans>Back to Login</Trans>
          </Link>
        </p>
      </Form>
    </main>
  )
}

function LinkIsOver({ text, onReset }: { text: string; onReset: () => void }) {
  const { t } = useLingui()
  return (
    <main className="grid flex-1 place-items-center">
      <ErrorState
        level={1}
        title={t`This link no longer works`}
        text={text}
        action={
          <>
            <Button variant="lead" onClick={onReset}>
              <Trans>Reset password</Trans>
            </Button>
            <Button asChild>
              <Link to="/login">
                <Trans>Back to Login</Trans>
              </Link>
            </Button>
          </>
        }
      />
    </main>
  )
}
