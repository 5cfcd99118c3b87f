import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { isb } from '../../lib/base/connection/isb.ts'
import { useArrive } from './sign-in.ts'

/**
 * Signs in with the code of a bus run that was scanned: it stands behind the address, and leaves it at once. Answers whether there is one
 * that is being used, and what was wrong with it.
 */
export function useRunCode(): { readonly using: boolean; readonly error: unknown } {
  const router = useRouter()
  const arrive = useArrive()
  const { hash } = useLocation()
  const [state, setState] = useState<{ using: boolean; error: unknown }>({ using: false, error: undefined })
  const used = useRef('')
  const code = /^run=([\w-]+)$/.exec(hash)?.[1] ?? ''
  useEffect(() => {
    if (code === '' || used.current === code) return
    used.current = code
    setState({ using: true, error: undefined })
    void (async () => {
      await router.navigate({ to: '.', search: true, hash: '', replace: true })
      try {
        await isb.auth.redeemRunCode({ body: { code } })
        await arrive('/bus/run')
      } catch (error) {
        setState({ using: false, error })
      }
    })()
  }, [code, router, arrive])
  return state
}
