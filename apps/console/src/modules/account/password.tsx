import { Button, Field, Form, PasswordInput } from '@isb/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fieldErrors } from '../../lib/base/connection/form-errors.ts'
import { sharedWord } from '../../lib/base/words/i18n.ts'
import { usePublicConfig } from '../../lib/base/connection/public-config.ts'
import { useOnce, useOperation } from '../../lib/base/connection/query.ts'
import { toasts } from '../../lib/base/connection/report.ts'
import { Section } from '../../lib/engine/page/section.tsx'

const blank = { current: '', password: '' }

/** Changes one's own password; whoever is signed in elsewhere is out then. */
export function PasswordSection({ email }: { email: string }) {
  const { t } = useLingui()
  const least = usePublicConfig()?.passwordMinLength ?? 8
  const [values, setValues] = useState(blank)
  const [tried, setTried] = useState(false)
  const change = useOperation('account.changePassword', false)
  const send = useOnce(async () => {
    const { ended } = await change.mutateAsync({ body: values })
    setValues(blank)
    setTried(false)
    toasts.toast(
      ended > 0
        ? t`Password changed, and ${plural(ended, { one: '# other session ended', other: '# other sessions ended' })}`
        : t`Password changed`,
    )
  })
  const current = t`Current Password`
  const password = t`New Password`
  const wrong = {
    current: values.current ? '' : sharedWord('invalid.required', { field: current }),
    password: values.password.length >= least ? '' : t`New Password needs at least ${least} characters`,
  }
  const refused = fieldErrors(change.error)
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) => {
    setValues({ ...values, [name]: event.target.value })
    if (change.isError) change.reset()
  }
  const submit = () => {
    setTried(true)
    if (!wrong.current && !wrong.password) send()
  }
  const show = { showLabel: t`Show password`, hideLabel: t`Hide password` }
  return (
    <Section title={t`Password`} text={t`Changing it signs you out everywhere else.`}>
      <Form onSubmit={submit} className="grid max-w-88 gap-4">
        {/* For password managers: whose password it is. */}
        <input hidden type="text" name="email" autoComplete="username" value={email} readOnly />
        <Field label={current} error={tried && (wrong.current || refused['current'])}>
          <PasswordInput {...show} name="current" autoComplete="current-password" value={values.current} onChange={set('current')} />
        </Field>
        <Field
          label={password}
          hint={t`At least ${least} characters. A few words work well.`}
          error={tried && (wrong.password || refused['password'])}
        >
          <PasswordInput {...show} name="password" autoComplete="new-password" value={values.password} onChange={set('password')} />
        </Field>
        <Button type="submit" className="justify-self-start" loading={change.isPending}>
          <Trans>Change password</Trans>
        </Button>
      </Form>
    </Section>
  )
}
