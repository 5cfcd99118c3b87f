import { Button } from '@isb/ui'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { leaveForMicrosoft } from './microsoft.ts'
import { mishapText } from './mishap-text.ts'
import { useWayBack } from './sign-in.ts'

/** Continue with Microsoft, and the Or between it and the password. */
export function ContinueWithMicrosoft() {
  const wayBack = useWayBack()
  const [leaving, setLeaving] = useState(false)
  const [error, setError] = useState<unknown>()
  // Back from Microsoft by the browser's own Back, the page stands as it was left: the press is over.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
  const leave = () => {
    setLeaving(true)
    setError(undefined)
    leaveForMicrosoft(wayBack).catch((cause: unknown) => {
      setLeaving(false)
      setError(cause)
    })
  }
  return (
    <div className="grid gap-5">
      <div>
        <Button size="lg" full loading={leaving} onClick={leave}>
          {!leaving && <MicrosoftLogo />}
          <Trans>Continue with Microsoft</Trans>
        </Button>
        <p role="alert" className="mt-2 text-bad empty:hidden">
          {error !== undefined && mishapText(error)}
        </p>
      </div>
      <p className="flex items-center gap-3 text-xs text-fg-2 before:h-px before:flex-1 before:bg-line-2 after:h-px after:flex-1 after:bg-line-2">
        <Trans>Or</Trans>
      </p>
    </div>
  )
}

/** In Microsoft's own colours, as its terms ask. */
const MicrosoftLogo = () => (
  <svg viewBox="0 0 21 21" aria-hidden>
    <path fill="#f25022" d="M0 0h10v10H0z" />
    <path fill="#7fba00" d="M11 0h10v10H11z" />
    <path fill="#00a4ef" d="M0 11h10v10H0z" />
    <path fill="#ffb900" d="M11 11h10v10H11z" />
  </svg>
)
