import { useCallback, useEffect, useRef } from 'react'
import { useChangeAddress } from '../rows/page-address.tsx'

/** Opens another record beside the list that one is on, or none: what is filtered and searched for stays. */
export function useOpen(): (place: { readonly id?: number | undefined; readonly tab?: string | undefined }) => void {
  const changeAddress = useChangeAddress()
  // What comes after another page was opened, such as the answer to an Undo, is not for that page.
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback((place) => isHere.current && changeAddress({ tab: undefined, ...place }, { push: true }), [changeAddress])
}
