import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Opens another record beside the list that one is on, or none: what is filtered and searched for stays. */
export function useOpen(): (place: { readonly id?: number | undefined; readonly tab?: string | undefined }) => void {
  const navigate = useNavigate()
  return useCallback(
    (place) => void navigate({ to: '.', search: (old: object) => ({ ...old, tab: undefined, ...place }), state: true, resetScroll: false }),
    [navigate],
  )
}
