import { PageHeader, Skeleton } from '@isb/ui'
import { useLocation, useRouter } from '@tanstack/react-router'
import { named, say } from '../lib/base/words/i18n.ts'
import { usePages } from '../lib/declare/module.ts'
import { trail } from '../lib/engine/page/menu-tree.ts'
import { useSession } from '../lib/base/connection/session.ts'
import { usePageTitle } from '../lib/base/storage/title.ts'

/** What stands in place of a screen that is on its way: its title, and where its lines will be. */
export default function ComingPage() {
  const router = useRouter()
  const { pathname } = useLocation()
  const menus = useSession()?.menus
  const page = usePages().find(({ path }) => path === pathname)
  const menu = trail(menus ?? [], pathname).at(-1)
  // A full page brings its own frame along.
  const isLevel = router.getMatchedRoutes(pathname)[0].some(({ id }) => id === '/_level')
  const title = page && !isLevel && (page.title ? say(page.title) : menu && named(menu))
  return title ? <Outline title={title} /> : null
}

function Outline({ title }: { title: string }) {
  usePageTitle(title)
  return (
    <>
      <PageHeader title={title} />
      <div aria-hidden className="mt-10 grid gap-7 border-t border-line px-4 py-7 sm:px-6">
        {widths.map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </div>
    </>
  )
}
const widths = ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/3']
