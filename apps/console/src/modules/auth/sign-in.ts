// Signing in: the token, who it is and what they may see, then to where one was going.
import { firstMenu } from '@isb/sdk'
import { useMutation } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { insidePath } from '../../app/paths.ts'
import { isb, loadAccount } from '../../lib/isb.ts'
import { session } from '../../lib/session.ts'

/** Signs in and leaves for the address one came for, else the first menu. */
export function useSignIn() {
  const router = useRouter()
  const { redirect } = useSearch({ strict: false })
  return useMutation({
    mutationFn: async (body: { email: string; password: string }) => {
      await isb.auth.login({ body })
      await loadAccount()
    },
    onSuccess: () => {
      const first = firstMenu((session.get()?.menus ?? []).filter((menu) => menu.isExternalPath === 0))
      return router.navigate({ to: insidePath(redirect) ?? (first?.path || '/'), replace: true })
    },
  })
}
