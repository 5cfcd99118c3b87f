import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useActiveOption } from './use-active-option.ts'
import { type LoadOptions, type Option, useOptions } from './use-options.ts'

/**
 * A list that is searched by typing and walked by keys. Enter before the answer has come, as fast fingers and barcode readers
 * press it, means the first of the answer and not of what stood: it is asked for at once, and chosen even after the list has
 * closed. The next letter and Escape take that back.
 * @param source what can be chosen, or how to load it @param text what is typed @param open whether the list stands open
 */
export function useSearchedOptions(
  source: readonly Option[] | LoadOptions,
  text: string,
  open: boolean,
  onChoose: (option: Option) => void,
) {
  const from = useOptions(source, text, open)
  const early = useRef<AbortController>(null)
  const takeBack = () => early.current?.abort()
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  }, [onChoose])
  const take = (option: Option | undefined) => {
    if (option && !option.disabled) choose.current(option)
  }
  const chooseFirst = async (load: LoadOptions) => {
    takeBack()
    const { signal } = (early.current = new AbortController())
    try {
      const [first] = await load(text, signal)
      if (!signal.aborted) take(first)
    } catch {
      // The list asks for the same, and shows what went wrong.
    }
  }
  const { setActive, onKeyDown, ...list } = useActiveOption(from.options.length, (at) => {
    if (from.state === 'loading' && typeof source === 'function') void chooseFirst(source)
    else take(from.options[at])
  })
  return {
    ...list,
    from,
    setActive,
    /** To be called with every letter. */
    onType: () => {
      setActive(0)
      takeBack()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') takeBack()
      onKeyDown(event)
    },
  }
}
