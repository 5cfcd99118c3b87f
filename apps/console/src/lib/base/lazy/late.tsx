import { ErrorState, forgetTyped, Opening } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import {
  createElement,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react'
import { Retry } from './not-loaded.tsx'
import { toasts } from '../connection/report.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>
/** A part that fetches its code when it is first drawn. */
export type Late<Props> = FunctionComponent<Props> & {
  /** Fetches it while nobody waits. */
  readonly load: () => Promise<unknown>
}

interface LateOptions {
  /**
   * Nobody pressed anything to see it: a failed fetch shows no error, and is tried again when the network is back.
   */
  unasked?: boolean
}

/** Fetches a part once; null if that failed. */
function fetcher<Props>(load: Load<Props>) {
  let part: Promise<ComponentType<Props> | null> | undefined
  let hasFailed = false
  const fetched = () =>
    (part ??= load().then(
      ({ default: there }) => {
        hasFailed = false
        return there
      },
      () => {
        hasFailed = true
        return null
      },
    ))
  /** Lets it be fetched again where that has failed. */
  const forget = () => {
    if (hasFailed) part = undefined
  }
  return { fetched, forget }
}

interface FetchedProps<Props> {
  part: Promise<ComponentType<Props> | null>
  props: Props
  missing: ReactNode
}

function Fetched<Props extends object>({ part, props, missing }: FetchedProps<Props>) {
  const Part = use(part)
  return Part ? createElement(Part, props) : missing
}

/**
 * A part of a page whose code is fetched when it is first drawn, under a Suspense. Unlike React's `lazy`, a fetch that fails takes no page
 * away: the part offers to try again. A dialog is a `lateDialog`.
 */
export function late<Props extends object & { onClose?: never }>(load: Load<Props>, { unasked = false }: LateOptions = {}): Late<Props> {
  const code = fetcher(load)
  function Late(props: Props) {
    const [, setTries] = useState(0)
    const again = () => setTries((tries) => tries + 1)
    const Missing = unasked ? WhenOnline : NotLoaded
    return <Fetched part={code.fetched()} props={props} missing={<Missing forget={code.forget} onRetry={again} />} />
  }
  return Object.assign(Late, { load: code.fetched })
}

interface LateDialogOptions {
  /** It is a panel beside the page: no frame of a dialog is drawn before it. */
  panel?: boolean
}
/** `onMissing` is called where its code could not be fetched, and when somebody leaves before it is there; else `onClose` is. */
type Closing<Props> = Props extends { onClose: () => void } ? { onMissing?: () => void } : { onMissing: () => void }

/**
 * A dialog whose code is fetched when it opens. Its frame is there at once and keeps typed text for its first field. Where the code could
 * not be fetched, it closes and a toast says why; the next press tries again.
 */
export function lateDialog<Props extends object>(
  load: Load<Props>,
  { panel = false }: LateDialogOptions = {},
): Late<Props & Closing<Props>> {
  const code = fetcher(load)
  function LateDialog({ onMissing, ...props }: Props & { onMissing?: () => void }) {
    const { t } = useLingui()
    const close = onMissing ?? (props as { onClose?: () => void }).onClose ?? (() => {})
    useEffect(() => {
      return code.forget
    }, [])
    return (
      <Suspense fallback={!panel && <Opening label={t`Loading`} onClose={close} />}>
        <Fetched part={code.fetched()} props={props as unknown as Props} missing={<NotOpened close={close} />} />
      </Suspense>
    )
  }
  return Object.assign(LateDialog, { load: code.fetched })
}

type PropsOf<Part> = Part extends FunctionComponent<infer Props extends object & { onClose?: never }> ? Props : never
/** A `late` part of a file that has several. A dialog is a `lateDialog`. */
export const latePart = <Parts, Name extends keyof Parts>(load: () => Promise<Parts>, name: Name) =>
  late<PropsOf<Parts[Name]>>(async () => ({ default: (await load())[name] as ComponentType<PropsOf<Parts[Name]>> }))

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

function NotOpened({ close }: { close: () => void }) {
  const { t } = useLingui()
  const tell = useEffectEvent(() => {
    toasts.error(t`It did not load`, { text: t`Check the connection and try again.` })
    close()
    forgetTyped()
  })
  useEffect(() => {
    tell()
  }, [])
  return null
}

function NotLoaded({ forget, onRetry }: AgainProps) {
  const { t } = useLingui()
  useEffect(() => {
    return forget
  }, [forget])
  const retry = () => {
    forget()
    onRetry()
  }
  return (
    <ErrorState title={t`It did not load`} text={t`Check the connection and try again.`} action={<Retry busy={false} onRetry={retry} />} />
  )
}
