import type { PermissionCode } from '@isb/sdk'
import { Button, ErrorState, NoPermission } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isb, loadAccount } from '../isb.ts'
import { session, useSession } from '../session.ts'

/** Shows a screen to who holds its code, and to anyone else that they may not see it. */
export function Permitted({ code, children }: { code: PermissionCode; children: ReactNode }) {
  const kept = useSession()
  if (!kept?.me) return null
  return kept.me.permissions.includes(code) ? children : <NothingHere />
}

/** The specification's sentence for who has no permission, and a way out. Given something, one is back where one was. */
export function NothingHere() {
  const { t } = useLingui()
  const signOut = useSignOut()
  const elsewhere = useSession()?.menus?.length
  return (
    <NoPermission
      level={1}
      className="m-auto"
      title={t`Nothing to open here`}
      text={t`No permission to access the system, please contact the administrator!`}
      action={
        <>
          {elsewhere ? (
            <Button asChild>
              <Link to="/">
                <Trans>Back to home</Trans>
              </Link>
            </Button>
          ) : null}
          <Button onClick={() => signOut.mutate()} loading={signOut.isPending}>
            <Trans>Sign out</Trans>
          </Button>
        </>
      }
    />
  )
}

/** Ends the session here and on the server; offline only here. */
export const useSignOut = () =>
  useMutation({ onMutate: () => session.leaving(), mutationFn: () => isb.auth.logout(), onSettled: () => session.clear() })

/** Who is signed in could not be fetched: nothing can be shown before it is. */
export function AccountMissing() {
  const { t } = useLingui()
  const again = useMutation({ mutationFn: loadAccount })
  return (
    <ErrorState
      level={1}
      className="m-auto"
      title={t`Your account did not load`}
      text={t`The server did not answer. Nothing was changed.`}
      action={
        <Button loading={again.isPending} onClick={() => again.mutate()}>
          <Trans>Retry</Trans>
        </Button>
      }
    />
  )
}
