import { useEffect, useEffectEvent, useState } from 'react'
import { SearchInput, type SearchInputProps } from '../form/search-input.tsx'

/** A search field that tells what is typed 250 ms after the last letter, and at once when it is emptied. */
export function DelayedSearch({ value, onValueChange, ...rest }: SearchInputProps) {
  const [typed, setTyped] = useState({ text: value, told: value, seen: value })
  const { text, told, seen } = typed
  // A value that is not what was told comes from outside (Clear, an address): then it is what stands.
  if (seen !== value) setTyped({ text: value === told ? text : value, told: value, seen: value })
  const tell = useEffectEvent(() => {
    setTyped({ text, told: text, seen })
    onValueChange(text)
  })
  useEffect(() => {
    if (text === told) return undefined
    const timer = setTimeout(() => tell(), text === '' ? 0 : 250)
    return () => clearTimeout(timer)
  }, [text, told])
  return <SearchInput {...rest} value={text} onValueChange={(next) => setTyped({ text: next, told, seen })} />
}
