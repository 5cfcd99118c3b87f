import { isEmail } from '@isb/sdk/rules'
import { Button, Field, Form, Input, PasswordInput } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { offersMicrosoft } from '../../../lib/base/connection/deployment.ts'
import { useGreeting } from '../../../lib/base/words/greeting.ts'
import { textOf } from '../../../lib/base/connection/report.ts'
import { useOnce } from '../../../lib/base/connection/query.ts'
import { usePublicConfig } from '../../../lib/base/connection/public-config.ts'
import { late } from '../../../lib/base/lazy/late.tsx'
import { unsentTaps } from '../../../lib/base/connection/unsent.ts'
import { usePageTitle } from '../../../lib/base/storage/title.ts'
import { ContinueWithMicrosoft } from '../microsoft-button.tsx'
import { askedNext, useFinishSignIn, useSignIn } from '../sign-in.ts'
import { Sky } from '../sky.tsx'
import { useRunCode } from '../use-run-code.ts'

/** A mouse or a trackpad: a field that takes the focus by itself raises no keyboard over half of the page. */
const hasMouse = matchMedia('(pointer: fine)').matches

const SecondHalf = late(() => import('../second-half.tsx'))

/** `/login` and `/isb-iot/login`. */
export function LoginPage() {
  const { t } = useLingui()
  usePageTitle(t`Login`)
  const config = usePublicConfig()
  const greeting = useGreeting(config?.school.timeZone)
  const signIn = useSignIn()
  const given = useLocation({ select: ({ state }) => state.email })
  const [values, setValues] = useState({ email: given ?? '', password: '' })
  const send = useOnce(() => signIn.mutateAsync(values))
  const finish = useFinishSignIn()
  const run = useRunCode()
  const asked = askedNext(signIn.error)
  const [unsent] = useState(unsentTaps)
  const [tried, setTried] = useState(false)
  const wrong = {
    email: isEmail(values.email.trim()) ? '' : t`Please enter a valid email address`,
    password: values.password ? '' : t`Password is required`,
  }
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) => {
    setValues({ ...values, [name]: event.target.value })
    if (signIn.isError) signIn.reset()
  }
  const submit = () => {
    setTried(true)
    if (!wrong.email && !wrong.password) send()
  }
  return (
    <Sky>
      <main className="flex flex-1 flex-col items-center px-6 pt-5 sm:justify-center sm:pt-[14vh]">
        {asked ? (
          <Suspense>
            <SecondHalf asked={asked} send={finish} onLeave={() => signIn.reset()} />
          </Suspense>
        ) : (
          <Form onSubmit={submit} className="w-full max-w-88 grid gap-5">
            <header className="text-center">
              <h1 className="text-[28px]/9 font-bold">{greeting}</h1>
              <p className="text-fg-2">
                <Trans>The school day starts here.</Trans>
              </p>
            </header>
            {run.using && <p role="status" className="text-center text-fg-2">{t`Signing in to your bus run…`}</p>}
            {run.error !== undefined && (
              <p role="alert" className="rounded-md bg-bad-bg px-3 py-2 text-bad">
                {textOf(run.error)}
              </p>
            )}
            {unsent > 0 && (
              <p role="status" className="rounded-md bg-waiting-bg px-3 py-2 text-waiting">
                {t`Sign in to send ${plural(unsent, { one: '# mark', other: '# marks' })} of your bus run.`}
              </p>
            )}
            {(config ? config.microsoft : offersMicrosoft) && <ContinueWithMicrosoft />}
            <Field label={t`Email Address`} error={tried && wrong.email}>
              <Input
                size="lg"
                name="email"
                type="email"
                autoComplete="username"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is for this form
                autoFocus={hasMouse && !given}
                value={values.email}
                onChange={set('email')}
              />
            </Field>
            <div>
              <Field label={t`Password`} error={tried && wrong.password}>
                <PasswordInput
                  size="lg"
                  name="password"
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the address is there already
                  autoFocus={hasMouse && given !== undefined}
                  showLabel={t`Show password`}
                  hideLabel={t`Hide password`}
                  value={values.password}
                  onChange={set('password')}
                />
              </Field>
              <p className="mt-2 text-right">
                <Link to="/reset-passwd" className="inline-block py-0.5 text-lead-text hover:underline">
                  <Trans>Forgot password ?</Trans>
                </Link>
              </p>
            </div>
            <p role="alert" className="-my-2 min-h-5 text-bad">
              {signIn.isError && textOf(signIn.error)}
            </p>
            <Button type="submit" variant="lead" size="lg" full loading={signIn.isPending}>
              <Trans>Login</Trans>
            </Button>
          </Form>
        )}
      </main>
    </Sky>
  )
}
