// Signing in: the token, who it is and what they may see, then to where one was going.
import { ApiError, type Input } from '@isb/sdk'
import { firstMenu } from '@isb/sdk/rules'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { insidePath } from '../../lib/base/address/paths.ts'
import { placeAt } from '../../lib/base/address/place.ts'
import { isb, loadAccount } from '../../lib/base/connection/isb.ts'
import { toasts } from '../../lib/base/connection/report.ts'
import { session } from '../../lib/base/connection/session.ts'

/** After a session was opened, in whatever way: leaves for the address one came for, else the first menu. */
export function useArrive() {
  const router = useRouter()
  return async (wanted: string | undefined) => {
    await loadAccount()
    toasts.clearError()
    const first = firstMenu((session.get()?.menus ?? []).filter((menu) => menu.isExternalPath === 0))
    await router.navigate({ ...placeAt(insidePath(wanted) ?? (first?.path || '/')), replace: true })
  }
}

/** The address that one came for, as the address of this page says. */
export const useWayBack = (): string | undefined => useLocation({ select: ({ search }) => insidePath(search.redirect) })

/** Signs in with email address and password. */
export function useSignIn() {
  const arrive = useArrive()
  const wayBack = useWayBack()
  return useMutation({
    mutationFn: async (body: { email: string; password: string }) => {
      await isb.auth.login({ body })
      await arrive(wayBack)
    },
  })
}

/** Finishes a sign-in that asked for a second factor. */
export function useFinishSignIn() {
  const arrive = useArrive()
  const wayBack = useWayBack()
  return async (body: Input<'auth.secondFactor'>['body'], wanted = wayBack) => {
    await isb.auth.secondFactor({ body })
    await arrive(wanted)
  }
}

/** What a refused sign-in asks next, if that is why it was refused. */
export const askedNext = (error: unknown) => (error instanceof ApiError ? error.secondFactor : undefined)
