import { useEffect, useEffectEvent, useState } from 'react'

/** Something to choose. */
export interface Option {
  /** What is handed back. */
  value: string
  /** What is read. */
  label: string
  /** A second, smaller line; for a disabled option the reason why. */
  hint?: string
  /** Cannot be chosen, and says so. */
  disabled?: boolean
}

/** Loads what matches a text. It may reject; the signal is aborted when the text has changed meanwhile. */
export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly Option[]>

/** What stands in a list of options. */
export interface Options {
  state: 'loading' | 'error' | 'ready'
  options: readonly Option[]
  /** Loads again after an error. */
  retry: () => void
}

const matching = (options: readonly Option[], text: string) => {
  const wanted = text.trim().toLocaleLowerCase()
  return wanted ? options.filter(({ label, hint }) => `${label} ${hint ?? ''}`.toLocaleLowerCase().includes(wanted)) : options
}

/**
 * The options for a text: those at hand that contain it, or what `load` answers, asked for 250 ms after the last letter
 * (at once the first time). What stood stays until the answer comes.
 */
export function useOptions(source: readonly Option[] | LoadOptions, text: string, wanted = true): Options {
  const [answer, setAnswer] = useState<{ text: string; attempt: number; options: readonly Option[]; failed: boolean } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const remote = typeof source === 'function'
  const load = useEffectEvent((asked: string, signal: AbortSignal) =>
    typeof source === 'function' ? source(asked, signal) : Promise.resolve(source),
  )
  const isFirst = useEffectEvent(() => answer === null)
  useEffect(() => {
    if (!remote || !wanted) return undefined
    const control = new AbortController()
    const settle = (options: readonly Option[], failed: boolean) => {
      if (!control.signal.aborted) setAnswer({ text, attempt, options, failed })
    }
    const ask = async () => {
      try {
        settle(await load(text, control.signal), false)
      } catch {
        settle([], true)
      }
    }
    const timer = setTimeout(() => void ask(), isFirst() ? 0 : 250)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [remote, wanted, text, attempt])

  const retry = () => setAttempt((now) => now + 1)
  if (!remote) return { state: 'ready', options: matching(source, text), retry }
  const settled = answer?.text === text && answer.attempt === attempt
  return { state: !settled ? 'loading' : answer.failed ? 'error' : 'ready', options: answer?.options ?? [], retry }
}
