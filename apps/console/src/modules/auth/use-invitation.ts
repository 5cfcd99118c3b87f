import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const tokenIn = (hash: string) => /^invite=([\w-]+)$/.exec(hash)?.[1]

/**
 * The token of the invitation whose link was opened, and how to forget it. It leaves the address at once: who looks over a shoulder or
 * into the history finds none.
 */
export function useInvitation(): [token: string | undefined, forget: () => void] {
  const router = useRouter()
  const found = tokenIn(useLocation({ select: ({ hash }) => hash }))
  const [token, setToken] = useState(found)
  if (found && found !== token) setToken(found)
  useEffect(() => {
    if (found) void router.navigate({ to: '/reset-passwd', replace: true })
  }, [found, router])
  return [token, () => setToken(undefined)]
}
