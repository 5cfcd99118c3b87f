import type { PermissionCode } from '@isb/sdk'
import { Button, ErrorState, NoPermission } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mayDiscardDrafts } from '../draft/discard-drafts.ts'
import { say, type Text } from '../../base/words/i18n.ts'
import { isb, loadAccount } from '../../base/connection/isb.ts'
import { session, useSession } from '../../base/connection/session.ts'
import { BackHome } from './back-home.tsx'

interface PermittedProps {
  code: PermissionCode
  /** What the screen is called. */
  title?: Text | undefined
  /** The page has no frame around it, so a closed one brings its own landmark. */
  whole?: boolean
  children: ReactNode
}

/** Shows a screen to holders of its code, and the sentence of the specification (section 6) to everybody else. */
export function Permitted({ code, title, whole = false, children }: PermittedProps) {
  const kept = useSession()
  if (!kept?.me) return null
  if (kept.me.permissions.includes(code)) return children
  const closed = kept.menus?.length ? <PageClosed title={title} /> : <NothingHere />
  return whole ? <main className="flex h-dvh flex-col bg-surface">{closed}</main> : closed
}

/** Names the closed page and leads back to the pages that the person may open. */
function PageClosed({ title }: { title: Text | undefined }) {
  const { t } = useLingui()
  const page = title && say(title)
  return (
    <NoPermission
      level={1}
      className="m-auto"
      title={page ? t`You do not have access to “${page}”` : t`You do not have access to this page`}
      text={t`No permission to access the system, please contact the administrator!`}
      action={<BackHome />}
    />
  )
}

/** For a person without any permission. After a grant the same page opens by itself. */
export function NothingHere() {
  const { t } = useLingui()
  const signOut = useSignOut()
  return (
    <NoPermission
      level={1}
      className="m-auto"
      title={t`Nothing to open here`}
      text={t`No permission to access the system, please contact the administrator!`}
      action={
        <Button onClick={() => signOut.mutate()} loading={signOut.isPending}>
          <Trans>Sign out</Trans>
        </Button>
      }
    />
  )
}

/** Ends the session here and on the server; offline only here. */
export const useSignOut = () => useMutation({ mutationFn: signOut })

async function signOut(): Promise<void> {
  if (!(await mayDiscardDrafts())) return
  session.leaving()
  try {
    await isb.auth.logout()
  } finally {
    session.clear()
  }
}

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
