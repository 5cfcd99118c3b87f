import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Branch } from '../../lib/engine/page/menu-tree.ts'
import { named } from '../../lib/base/words/i18n.ts'
import { Icon } from '../../lib/base/icon/icon.tsx'
import { placeAt } from '../../lib/base/address/place.ts'

/** What one may open, a card for each module. */
export function Openable({ tree }: { tree: readonly Branch[] }) {
  const { t } = useLingui()
  const loose = tree.filter((branch) => branch.children.length === 0)
  return (
    <section aria-labelledby="openable">
      <h2 id="openable" className="mb-2 font-bold">
        <Trans>What you can open</Trans>
      </h2>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
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
    </section>
  )
}

const screensOf = (branch: Branch): Branch[] => branch.children.flatMap((child) => (child.children.length > 0 ? screensOf(child) : [child]))

function Card({ title, icon, screens }: { title: string; icon: string; screens: readonly Branch[] }) {
  const row =
    'flex min-h-10 touch:min-h-11 items-center gap-2.5 border-t border-line px-4 text-fg no-underline hover:bg-hover [&_svg]:text-fg-3'
  return (
    <section className="self-start overflow-hidden rounded-lg border border-line">
      <h3 className="flex h-12 items-center gap-2.5 px-4 font-bold">
        <Icon name={icon} />
        {title}
      </h3>
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
          <Link key={screen.id} {...placeAt(screen.path)} {...tab} className={row}>
            {inside}
          </Link>
        )
      })}
    </section>
  )
}
