import { isEmail } from '@isb/sdk/rules'
import { Button, ConfirmDialog, Field, Form, Input, PasswordInput } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { fieldErrors } from '../../../lib/base/connection/form-errors.ts'
import { useOnce, useOperation } from '../../../lib/base/connection/query.ts'
import { usePublicConfig } from '../../../lib/base/connection/public-config.ts'
import { usePageTitle } from '../../../lib/base/storage/title.ts'
import { Sky } from '../sky.tsx'
import { useMailedLink } from '../use-mailed-link.ts'
import { AcceptInvitation } from './accept-invitation.tsx'

/** `/reset-passwd`: a new password, by a code or a link that is mailed, or by the link of an invitation. */
export function ResetPasswordPage() {
  const [link, forget] = useMailedLink()
  if (link?.kind === 'invite')
    return (
      <Sky>
        <AcceptInvitation token={link.secret} onReset={forget} />
      </Sky>
    )
  return (
    <Sky>
      <ResetByCode key={link?.secret} mailed={link?.secret} />
    </Sky>
  )
}

/** Eight digits, or what stands in a mailed link in their place. */
const isCode = (text: string) => /^(\d{8}|[\w-]{22})$/.test(text)

/** A code by mail, then a new password. A mailed link brings what stands in place of the code. */
function ResetByCode({ mailed = '' }: { mailed?: string | undefined }) {
  const { t } = useLingui()
  usePageTitle(t`Reset password`)
  const router = useRouter()
  const config = usePublicConfig()
  const [values, setValues] = useState({ email: '', code: mailed, password: '' })
  const [tried, setTried] = useState<'send' | 'reset'>()
  const [seconds, setSeconds] = useCountdown()
  const send = useOperation('auth.sendResetCode', t`If this address has an account, a code is on its way`)
  const reset = useOperation('auth.resetPassword', false)
  const setPassword = useOnce(() =>
    reset.mutateAsync({ body: { email: values.email.trim(), code: values.code.trim(), password: values.password } }),
  )
  const sendCode = useOnce(() =>
    send.mutateAsync({ body: { email: values.email.trim() } }).then(({ resendSeconds }) => setSeconds(resendSeconds)),
  )
  const least = config?.passwordMinLength ?? 8
  const wrong = {
    email: isEmail(values.email.trim()) ? '' : t`Please enter a valid email address`,
    code: isCode(values.code.trim()) ? '' : t`Please enter the eight digits from the email`,
    password: values.password.length >= least ? '' : t`New Password needs at least ${least} characters`,
  }
  const refused = fieldErrors(reset.error)
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) => {
    setValues({ ...values, [name]: event.target.value })
    if (reset.isError) reset.reset()
  }
  const ask = () => {
    setTried('send')
    if (!wrong.email) sendCode()
  }
  const submit = () => {
    setTried('reset')
    if (!wrong.email && !wrong.code && !wrong.password) setPassword()
  }
  const all = tried === 'reset'
  return (
    <>
      <main className="flex flex-1 flex-col items-center px-6 pt-5 sm:justify-center sm:pt-[14vh]">
        <Form onSubmit={submit} className="w-full max-w-88 grid gap-5">
          <header className="text-center">
            <h1 className="text-[28px]/9 font-bold">
              <Trans>Reset password</Trans>
            </h1>
            <p className="text-fg-2">
              <Trans>We will send a code to your email address.</Trans>
            </p>
          </header>
          <Field label={t`Email Address`} error={tried && (wrong.email || refused['email'])}>
            <Input size="lg" name="email" type="email" autoComplete="username" value={values.email} onChange={set('email')} />
          </Field>
          <Field label={t`Verification Code`} error={all && (wrong.code || refused['code'])}>
            {(control) => (
              <div className="flex gap-2">
                <Input
                  {...control}
                  size="lg"
                  name="code"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={22}
                  className="flex-1 tracking-widest tabular-nums"
                  value={values.code}
                  onChange={set('code')}
                />
                <Button size="lg" className="min-w-28 tabular-nums" disabled={seconds > 0} loading={send.isPending} onClick={ask}>
                  {seconds > 0 ? t`${seconds} s` : t`Send Code`}
                </Button>
              </div>
            )}
          </Field>
          <Field
            label={t`New Password`}
            hint={t`At least ${least} characters. A few words work well.`}
            error={all && (wrong.password || refused['password'])}
          >
            <PasswordInput
              size="lg"
              name="password"
              autoComplete="new-password"
              showLabel={t`Show password`}
              hideLabel={t`Hide password`}
              value={values.password}
              onChange={set('password')}
            />
          </Field>
          <Button type="submit" variant="lead" size="lg" full loading={reset.isPending}>
            <Trans>Reset</Trans>
          </Button>
          <p className="text-center">
            <Link to="/login" className="inline-block py-0.5 text-lead-text hover:underline">
              <Trans>Back to Login</Trans>
            </Link>
          </p>
        </Form>
      </main>
      {reset.isSuccess && (
        <ConfirmDialog
          open
          onOpenChange={() => reset.reset()}
          title={t`The password has been reset successfully. Do you want to log in ?`}
          confirmLabel={t`Login`}
          cancelLabel={t`Stay here`}
          onConfirm={() => void router.navigate({ to: '/login' })}
        />
      )}
    </>
  )
}

/** Seconds that run down to nought. */
function useCountdown(): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  useEffect(() => {
    if (until === 0) return undefined
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [until])
  return [
    Math.max(0, Math.ceil((until - now) / 1000)),
    (seconds) => {
      setNow(Date.now())
      setUntil(Date.now() + seconds * 1000)
    },
  ]
}
