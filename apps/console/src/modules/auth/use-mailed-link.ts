import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** What a mailed link carries: the token of an invitation, or what a code would be. */
export interface MailedLink {
  readonly kind: 'invite' | 'reset'
  readonly secret: string
}

function linkIn(hash: string): MailedLink | undefined {
  const [, kind, secret = ''] = /^(invite|reset)=([\w-]+)$/.exec(hash) ?? []
  return kind === 'invite' || kind === 'reset' ? { kind, secret } : undefined
}

/**
 * The mailed link that was opened, and how to forget it. Its secret leaves the address at once: who looks over a shoulder or into the
 * history finds none.
 */
export function useMailedLink(): [link: MailedLink | undefined, forget: () => void] {
  const router = useRouter()
  const hash = useLocation({ select: (location) => location.hash })
  const [link, setLink] = useState(() => linkIn(hash))
  const found = linkIn(hash)
  if (found && found.secret !== link?.secret) setLink(found)
  const isThere = found !== undefined
  useEffect(() => {
    if (isThere) void router.navigate({ to: '/reset-passwd', replace: true })
  }, [isThere, router])
  return [link, () => setLink(undefined)]
}
