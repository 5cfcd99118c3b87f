import { ErrorState } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { use, useEffect, useEffectEvent, useState, type ComponentType, type FunctionComponent } from 'react'
import { loadWords } from './i18n.ts'
import { Retry } from './not-loaded.tsx'
import { toasts } from './report.ts'

interface Missed {
  /** Takes it away again where its code could not be fetched; without it, `onClose` does, if it has one. */
  onMissing?: () => void
}

interface LateOptions {
  /**
   * Nobody pressed anything to see it: where it could not be fetched nothing is said, and it is fetched anew when the network is back. It
   * says what its page says.
   */
  unasked?: boolean
}

/**
 * A part whose code is fetched when it is first drawn, under a Suspense. Unlike React's `lazy`, a fetch that fails takes no page away:
 * what opens over the page closes and a toast says why, what stands in it offers to try again, and the next time it is fetched anew.
 * The words of whatever is opened come along.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { unasked = false }: LateOptions = {},
): FunctionComponent<Props & Missed> {
  let part: Promise<ComponentType<Props> | null> | undefined
  const fetched = () =>
    (part ??= Promise.all([load(), unasked || loadWords('late')]).then(
      ([{ default: there }]) => there,
      () => null,
    ))
  const forget = () => {
    part = undefined
  }
  return function Late({ onMissing, ...props }: Props & Missed) {
    const [, setTries] = useState(0)
    const Part = use(fetched())
    if (Part) return <Part {...(props as unknown as Props)} />
    const again = () => setTries((tries) => tries + 1)
    if (unasked) return <WhenOnline forget={forget} onRetry={again} />
    const close = onMissing ?? (props as { onClose?: () => void }).onClose
    return <Missing close={close} forget={forget} onRetry={again} />
  }
}

type PropsOf<Part> = Part extends FunctionComponent<infer Props extends object> ? Props : never
/** The same of one part of a file that has several. */
export const latePart = <Parts, Name extends keyof Parts>(load: () => Promise<Parts>, name: Name) =>
  late(async () => ({ default: (await load())[name] as ComponentType<PropsOf<Parts[Name]>> }))

interface AgainProps {
  forget: () => void
  onRetry: () => void
}

function WhenOnline({ forget, onRetry }: AgainProps) {
  const again = useEffectEvent(() => {
    forget()
    onRetry()
  })
  useEffect(() => {
    const onOnline = () => again()
    addEventListener('online', onOnline)
    return () => {
      removeEventListener('online', onOnline)
      forget()
    }
  }, [forget])
  return null
}

interface MissingProps extends AgainProps {
  close: (() => void) | undefined
}

function Missing({ close, forget, onRetry }: MissingProps) {
  const { t } = useLingui()
  const text = t`Check the connection and try again.`
  const told = useEffectEvent(() => {
    if (!close) return
    toasts.error(t`It did not load`, { text })
    close()
  })
  useEffect(() => {
    told()
    return forget
  }, [forget])
  if (close) return null
  const retry = () => {
    forget()
    onRetry()
  }
  return <ErrorState title={t`It did not load`} text={text} action={<Retry busy={false} onRetry={retry} />} />
}
