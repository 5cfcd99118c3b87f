import { isIsbError } from '@isb/sdk'
import { Button, ErrorState, type BlankProps } from '@isb/ui'
import { Trans } from '@lingui/react/macro'
import { RefreshCw } from 'lucide-react'
import { noAnswer, textOf } from '../connection/report.ts'

interface RetryProps {
  busy: boolean
  onRetry: () => void
  small?: boolean
}

/** Asks again for what did not come. */
export const Retry = ({ busy, onRetry, small = false }: RetryProps) => (
  <Button size={small ? 'sm' : 'md'} loading={busy} onClick={onRetry}>
    <RefreshCw aria-hidden />
    <Trans>Retry</Trans>
  </Button>
)

interface NotLoadedProps extends RetryProps, Pick<BlankProps, 'title' | 'level' | 'className'> {
  error: Error
}

/** Something could not be read: what, why, the reference for the help desk, and the way to ask again. */
export const NotLoaded = ({ error, busy, onRetry, ...rest }: NotLoadedProps) => (
  <ErrorState
    {...rest}
    text={textOf(error)}
    // Of a call that got no answer the server has no record.
    reference={isIsbError(error) && !noAnswer(error) && error.requestId}
    action={<Retry busy={busy} onRetry={onRetry} />}
  />
)
