import { Button, ErrorState, NotFound } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { LoaderCircle } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { usePageTitle } from '../../../lib/base/storage/title.ts'
import { late } from '../../../lib/base/lazy/late.tsx'
import { AskedNext, MicrosoftMishap, returnFromMicrosoft } from '../microsoft.ts'
import { mishapText } from '../mishap-text.ts'
import { useArrive, useFinishSignIn } from '../sign-in.ts'
import { Sky } from '../sky.tsx'

const SecondHalf = late(() => import('../second-half.tsx'))

/** What Microsoft has sent back, taken out of the address: it is worth one try, and not for the history. */
const answer = /[#&](code|error)=/.test(location.hash) ? location.hash : ''
if (answer) history.replaceState(history.state, '', location.pathname + location.search)

let returning: Promise<string | undefined> | undefined

/** `/auth`: where Microsoft sends people back to. Without a sign-in under way it leads to the sign-in screen. */
export function AuthPage() {
  const { t } = useLingui()
  usePageTitle(t`Login`)
  const arrive = useArrive()
  const finish = useFinishSignIn()
  const router = useRouter()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    if (!answer) return
    returning ??= returnFromMicrosoft(answer)
    returning.then(arrive).catch(setError)
    // oxlint-disable-next-line react/exhaustive-deps -- once for the answer that the page came with
  }, [])
  const back = (
    <Button asChild variant="lead">
      <Link to="/login">
        <Trans>Back to Login</Trans>
      </Link>
    </Button>
  )
  return (
    <Sky>
      <main className="grid flex-1 place-items-center">
        {error instanceof AskedNext ? (
          <Suspense>
            <SecondHalf
              asked={error.asked}
              send={(body) => finish(body, error.wanted)}
              onLeave={() => void router.navigate({ to: '/login' })}
            />
          </Suspense>
        ) : error !== undefined ? (
          <ErrorState
            level={1}
            title={t`You are not signed in`}
            text={mishapText(error)}
            reference={error instanceof MicrosoftMishap && error.reference}
            action={back}
          />
        ) : answer ? (
          <h1 className="flex items-center gap-2 text-base font-bold">
            <LoaderCircle aria-hidden className="size-5 animate-spin text-lead-text" />
            <Trans>Signing you in …</Trans>
          </h1>
        ) : (
          <NotFound level={1} title={t`No sign-in in progress`} text={t`Please start from the sign-in screen.`} action={back} />
        )}
      </main>
    </Sky>
  )
}
