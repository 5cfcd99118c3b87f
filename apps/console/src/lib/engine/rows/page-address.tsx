// The address of the page that one is on, for parts that stand on several pages. A screen of one page reads its own address with its
// types: `getRouteApi('/_nested/bus').useSearch()`.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { createContext, use, useCallback, type ReactNode } from 'react'
import { compact, type Address } from '../../declare/address.ts'
import type { RouteId } from '../../base/address/place.ts'

const AddressContext = createContext<Address>({})

/** Tells all parts of a page what its address says. */
export function AddressProvider({ from, children }: { from: RouteId; children: ReactNode }) {
  return <AddressContext value={useSearch({ from })}>{children}</AddressContext>
}

/** What the address of this page says. Which names and values there are depends on the page. */
export const useAddress = (): Address => use(AddressContext)

interface ChangeOptions {
  /** The history's state; without it the present one stays. */
  readonly text?: string
  /** Adds a step to the history instead of replacing the last one. */
  readonly push?: boolean
}

/** Changes what the address of this page says. Undefined takes a name out; names that are not given stay. */
export function useChangeAddress(): (change: Address, options?: ChangeOptions) => void {
  const navigate = useNavigate()
  return useCallback(
    (change, { text, push = false } = {}) =>
      void navigate({
        to: '.',
        search: (old: object): object => compact({ ...old, ...change }),
        state: text === undefined ? true : (old) => ({ ...old, text }),
        replace: !push,
        resetScroll: false,
      }),
    [navigate],
  )
}
