import { useLingui } from '@lingui/react/macro'
import { createContext, use, useEffect, useLayoutEffect } from 'react'

/** The name of the page, as its module declares it. */
export const PageName = createContext('')

function useWholeTitle(name: string): string {
  const { t } = useLingui()
  return `${name} · ${t`School Console`}`
}

/** Sets the title of the browser's tab while a page is shown: the name of the page, then of the product. */
export function usePageTitle(name: string): void {
  const title = useWholeTitle(name)
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}

/** The heading of a page: the given one, else the name of the page. The tab's title follows it, so that both always agree. */
export function useHeading(given?: string): string {
  const name = use(PageName)
  const heading = given ?? name
  const title = useWholeTitle(heading)
  // Runs after usePageTitle, which sets the title while the heading is on its way.
  useEffect(() => {
    if (heading) document.title = title
  }, [heading, title])
  return heading
}
