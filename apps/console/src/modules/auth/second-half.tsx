import type { Input, Schema } from '@isb/sdk'
import { Trans, useLingui } from '@lingui/react/macro'
import { SecondFactorAnswer } from '../../lib/shared/second-factor/answer.tsx'

interface SecondHalfProps {
  asked: Schema<'SecondFactorAsked'>
  send: (body: Input<'auth.secondFactor'>['body']) => Promise<void>
  onLeave: () => void
}

/** The second half of a sign-in, in place of the first. */
export default function SecondHalf({ asked, send, onLeave }: SecondHalfProps) {
  const { t } = useLingui()
  return (
    <div className="w-full max-w-88 grid gap-5">
      <header className="text-center">
        <h1 className="text-[28px]/9 font-bold">
          <Trans>One more step</Trans>
        </h1>
        <p className="text-fg-2">
          <Trans>Your account has a second factor.</Trans>
        </p>
      </header>
      <SecondFactorAnswer asked={asked} send={send} verb={t`Login`} onLeave={onLeave} leaveLabel={t`Back to Login`} />
    </div>
  )
}
