import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

/** The tab's title while a page stands: the page's name, then the product's. */
export function usePageTitle(name: string): void {
  const { t } = useLingui()
  const title = `${name} · ${t`School Console`}`
  useEffect(() => {
    document.title = title
  }, [title])
}
