import { PageHeader } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { branches, type Branch } from '../../../app/menu-tree.ts'
import { named } from '../../../lib/i18n.ts'
import { Icon } from '../../../lib/icon.tsx'
import { useSession } from '../../../lib/session.ts'
import { useGreeting } from '../../../lib/greeting.ts'
import { usePublicConfig } from '../../../lib/public-config.ts'
import { usePageTitle } from '../../../lib/title.ts'

/** What this person may open, a card for each module. */
export function HomePage() {
  const { t } = useLingui()
  usePageTitle(t`Home`)
  const kept = useSession()
  const greeting = useGreeting(usePublicConfig()?.school.timeZone)
  const tree = branches(kept?.menus ?? [])
  const loose = tree.filter((branch) => branch.children.length === 0)
  const name = kept?.me ? named(kept.me) : ''
  return (
    <>
      <PageHeader title={t`${greeting}, ${name}`} text={t`What you can open here.`} />
      <div className="grid gap-4 px-4 pb-6 sm:grid-cols-2 sm:px-6 xl:grid-cols-3">
        {tree
          .filter((branch) => branch.children.length > 0)
          .map((branch) => (
            <Card key={branch.id} title={named(branch)} icon={branch.icon} screens={screensOf(branch)} />
          ))}
        {loose.length > 0 && <Card title={t`More`} icon="layout-dashboard" screens={loose} />}
        {tree.length === 0 && (
          <p className="text-fg-2">
            <Trans>There are no menus yet.</Trans>
          </p>
        )}
      </div>
    </>
  )
}

const screensOf = (branch: Branch): Branch[] => branch.children.flatMap((child) => (child.children.length > 0 ? screensOf(child) : [child]))

function Card({ title, icon, screens }: { title: string; icon: string; screens: readonly Branch[] }) {
  const row =
    'flex min-h-10 touch:min-h-11 items-center gap-2.5 border-t border-line px-4 text-fg no-underline hover:bg-hover [&_svg]:text-fg-3'
  return (
    <section className="self-start overflow-hidden rounded-lg border border-line">
      <h2 className="flex h-12 items-center gap-2.5 px-4 font-bold">
        <Icon name={icon} />
        {title}
      </h2>
      {screens.map((screen) => {
        const tab = screen.openTarget === 1 ? { target: '_blank', rel: 'noreferrer' } : {}
        const inside = (
          <>
            <Icon name={screen.icon} />
            <span className="min-w-0 truncate">{named(screen)}</span>
          </>
        )
        return screen.isExternalPath === 1 ? (
          <a key={screen.id} href={screen.path} {...tab} className={row}>
            {inside}
          </a>
        ) : (
          <Link key={screen.id} to={screen.path} {...tab} className={row}>
            {inside}
          </Link>
        )
      })}
    </section>
  )
}
