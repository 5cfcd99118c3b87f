import { Button, ErrorState, PageHeader, ProgressBar, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation, type ErrorComponentProps } from '@tanstack/react-router'
import { named, sayNow } from '../lib/i18n.ts'
import { usePages } from '../lib/module.ts'
import { trail } from '../lib/page/menu-tree.ts'
import { textOf } from '../lib/report.ts'
import { useSession } from '../lib/session.ts'
import { usePageTitle } from '../lib/title.ts'

/** A screen is on its way: its title, and where its lines will be. */
export function Loading() {
  const { pathname } = useLocation()
  const menus = useSession()?.menus
  const page = usePages().find(({ path }) => path === pathname)
  const menu = trail(menus ?? [], pathname).at(-1)
  const title = page && !page.level && (menu ? named(menu) : page.title && sayNow(page.title))
  return title ? <ComingPage title={title} /> : <OnItsWay />
}

function ComingPage({ title }: { title: string }) {
  usePageTitle(title)
  return (
    <>
      <PageHeader title={title} />
      <OnItsWay />
      <div aria-hidden className="mt-10 grid gap-7 border-t border-line px-4 py-7 sm:px-6">
        {widths.map((width) => (
          <Skeleton key={width} className={width} />
        ))}
      </div>
    </>
  )
}
const widths = ['w-2/3', 'w-1/2', 'w-3/5', 'w-2/5', 'w-1/3']

function OnItsWay() {
  const { t } = useLingui()
  return <ProgressBar active label={t`Loading`} />
}

/** A screen that could not be loaded or has broken. Retry begins anew: after a new deployment the old page's files are gone. */
export function Failed({ error }: ErrorComponentProps) {
  const { t } = useLingui()
  return (
    <ErrorState
      className="m-auto"
      level={1}
      title={t`The page did not load`}
      text={textOf(error)}
      action={
        <Button onClick={() => location.reload()}>
          <Trans>Retry</Trans>
        </Button>
      }
    />
  )
}
