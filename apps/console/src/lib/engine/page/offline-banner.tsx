import { Banner } from '@isb/ui'
import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Stands while the browser has no network. Lists keep what they had. */
export function OfflineBanner() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  if (online) return null
  return (
    <Banner tone="waiting" icon={<WifiOff aria-hidden />}>
      <Trans>You are offline. What you see may be out of date.</Trans>
    </Banner>
  )
}
