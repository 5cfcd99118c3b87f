import { useCallback } from 'react'
import { useChangeAddress } from '../page/address.tsx'

/** Opens another record beside the list that one is on, or none: what is filtered and searched for stays. */
export function useOpen(): (place: { readonly id?: number | undefined; readonly tab?: string | undefined }) => void {
  const changeAddress = useChangeAddress()
  return useCallback((place) => changeAddress({ tab: undefined, ...place }, { push: true }), [changeAddress])
}
