import { Banner, Dialog, DialogBody, Empty, Skeleton } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { branches, type Branch } from '../../lib/engine/page/menu-tree.ts'
import { named } from '../../lib/base/words/i18n.ts'
import { Icon } from '../../lib/base/icon/icon.tsx'
import { NotLoaded } from '../../lib/base/lazy/not-loaded.tsx'
import { query } from '../../lib/base/connection/query.ts'
import type { Menu } from '../../lib/base/connection/session.ts'
import type { Staff } from './data.ts'
import { bareName, personName } from '../../lib/engine/record/person-name.tsx'

/** The side menu that an account gets, to look at: nothing in it leads anywhere. */
export default function SeeAs({ row, onClose }: { row: Staff; onClose: () => void }) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery({
    ...query('staff.menus', { path: { staffId: row.id } }),
    staleTime: 0,
  })
  const name = bareName(row)
  return (
    <Dialog open onOpenChange={onClose} title={t`The menu of ${personName(row)}`} closeLabel={t`Close`}>
      <DialogBody>
        <Banner tone="live" icon={<Eye aria-hidden />} className="rounded-md">
          <Trans>This is what {name} sees. It is a preview: nothing here can be clicked.</Trans>
        </Banner>
        {!row.enabled && (
          <Banner tone="waiting" className="rounded-md">
            <Trans>The account is disabled: it would see this if it were enabled.</Trans>
          </Banner>
        )}
        {error ? (
          <NotLoaded title={t`The menu did not load`} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : !data ? (
          <Skeleton className="w-2/3" />
        ) : data.length === 0 ? (
          <Empty title={t`Nothing to open`} text={t`${name} has no role that grants a screen, and sees the no-permission page.`} />
        ) : (
          <Level branches={branches(data)} buttons={buttonsOf(data)} />
        )}
      </DialogBody>
    </Dialog>
  )
}

const buttonsOf = (menus: readonly Menu[]) =>
  Map.groupBy(
    menus.filter(({ type }) => type === 'MENU_PERM_RESOURCE'),
    ({ parentId }) => parentId,
  )

function Level({ branches: list, buttons }: { branches: readonly Branch[]; buttons: ReadonlyMap<number, readonly Menu[]> }) {
  const { t } = useLingui()
  return (
    <ul className="grid gap-0.5 rounded-md bg-canvas p-2 [ul_&]:ml-4 [ul_&]:rounded-none [ul_&]:border-l [ul_&]:border-line [ul_&]:py-0 [ul_&]:pr-0">
      {list.map((branch) => {
        const own = buttons.get(branch.id) ?? []
        return (
          <li key={branch.id}>
            <div className="flex min-h-8 items-center gap-2.5 px-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-fg-2">
              <Icon name={branch.icon} />
              <span className={branch.type === 'MENU_DIR' ? 'font-bold' : ''}>{named(branch)}</span>
            </div>
            {own.length > 0 && (
              <p className="pb-1 pl-8.5 text-xs text-fg-2">{own.map(named).join(t({ message: ', ', comment: 'between names' }))}</p>
            )}
            {branch.children.length > 0 && <Level branches={branch.children} buttons={buttons} />}
          </li>
        )
      })}
    </ul>
  )
}
