import { useNavigate } from '@tanstack/react-router'

/** Opens another record beside the list that one is on, or none: what is filtered and searched for stays. */
export function useOpen(): (place: { readonly id?: number | undefined; readonly tab?: string | undefined }) => void {
  const navigate = useNavigate()
  return (place) =>
    void navigate({ to: '.', search: (old: object) => ({ ...old, tab: undefined, ...place }), state: true, resetScroll: false })
}
