import { Badge, Button, ProgressBar, Split } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useChangeAddress } from '../../lib/engine/rows/page-address.tsx'
import { lateDialog } from '../../lib/base/lazy/late.tsx'
import { Export } from '../../lib/engine/list/export.tsx'
import { useAsked } from '../../lib/engine/list/use-asked.ts'
import { useMay, type Ask } from './actions.tsx'
import { indexOf, menuAt, useMenuList, type Menu } from './data.ts'
import { Dialogs, draftFor, keptDraft, type Open } from './dialogs.tsx'
import { Footer } from './footer.tsx'
import { termsOf } from './search.ts'
import { NoMenus, NothingFound, TreeError, TreeSkeleton } from './states.tsx'
import { Toolbar } from './toolbar.tsx'
import { focusTree, MenuTree } from './tree.tsx'
import { useExpanded } from './use-expanded.ts'
import { useMenuAddress, useMenuSearch } from './use-search.ts'
import { useMoves } from './use-moves.ts'
import { PageHead } from '../../lib/engine/page/page-head.tsx'

const HistoryPanel = lateDialog(() => import('./history-panel.tsx'), { panel: true })
const MoveQuestion = lateDialog(() => import('./move-question.tsx'))

/** The permission tree, from reading it to saying that it did not load. */
export default function MenuScreen() {
  const { t } = useLingui()
  const may = useMay()
  const { data, error, isFetching, refetch } = useMenuList()
  const [open, setOpen] = useState<Open | undefined>(keptDraft)
  const onNew = () => setOpen(draftFor('add'))
  useAsked('/upms/menu', () => may.create && onNew())
  const readOnly = !may.create && !may.edit && !may.sort && !may.remove
  const changeAddress = useChangeAddress()
  const { type, id, tab, text } = useMenuAddress()
  const told = tab === 'history' ? data?.records.find((menu) => menu.id === id) : undefined
  const closeHistory = () => {
    changeAddress({ tab: undefined })
    focusTree()
  }
  return (
    <Split panel={told && <HistoryPanel key={told.id} menu={told} onClose={closeHistory} />}>
      <ProgressBar active={isFetching && data !== undefined} label={t`Loading`} />
      <PageHead
        text={t`What the console shows, and the buttons a role can be granted.`}
        aside={readOnly && <Badge>{t`Read only`}</Badge>}
        actions={
          <>
            <Export
              files={[{ operation: 'menus.export', name: 'menus' }]}
              query={{ ...(type && { type }), ...(text.trim() && { search: text.trim() }) }}
              total={data?.total}
              printable={false}
            />
            {may.create && (
              <Button variant={told ? 'outline' : 'lead'} onClick={onNew} disabled={!data}>
                <Plus aria-hidden />
                <Trans>New menu</Trans>
              </Button>
            )}
          </>
        }
      />
      {data ? (
        <Loaded menus={data.records} open={open} setOpen={setOpen} onNew={onNew} />
      ) : error ? (
        <TreeError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <TreeSkeleton />
      )}
    </Split>
  )
}

/** Where one is after a menu is gone: at the next one beside it, else the one before, else the one above. */
function neighbourOf(gone: Menu, menus: readonly Menu[]): number | undefined {
  const beside = menus.filter(({ parentId }) => parentId === gone.parentId)
  const place = beside.findIndex(({ id }) => id === gone.id)
  return (beside[place + 1] ?? beside[place - 1])?.id ?? (gone.parentId || undefined)
}

interface LoadedProps {
  menus: readonly Menu[]
  open: Open | undefined
  setOpen: (open: Open | undefined) => void
  onNew: () => void
}

function Loaded({ menus: read, open, setOpen, onNew }: LoadedProps) {
  const may = useMay()
  const { shown: menus, move, asked, agree, leave } = useMoves(read)
  const index = useMemo(() => indexOf(menus), [menus])
  const search = useMenuSearch(menus)
  const tree = useExpanded(index, search.id)
  const terms = useMemo(() => termsOf(search.text), [search.text])
  const filtered = search.type !== undefined || search.typed !== ''
  const ask = (what: Ask, menu: Menu) => (what === 'history' ? search.showHistory(menu.id) : setOpen(draftFor(what, menu)))
  const dialogs = (
    <Dialogs
      open={open}
      index={index}
      onClose={() => setOpen(undefined)}
      onSaved={(menu) => {
        setOpen(undefined)
        tree.reveal(menu.parentId)
        search.select(menu.id)
      }}
      onRemoved={(menu) => {
        setOpen(undefined)
        search.select(neighbourOf(menu, menus))
        // The row that had the focus is gone. Radix gives the focus back a tick after the dialog has closed.
        setTimeout(focusTree, 50)
      }}
    />
  )
  const mover = menuAt(index, asked?.move.id)
  if (menus.length === 0)
    return (
      <>
        <NoMenus may={may} onNew={onNew} />
        {dialogs}
      </>
    )
  return (
    <>
      <Toolbar
        typed={search.typed}
        onType={search.setTyped}
        type={search.type}
        onTypeChange={search.setType}
        filtered={filtered}
        onClear={search.clear}
        onExpandAll={tree.expandAll}
        onCollapseAll={tree.collapseAll}
      />
      <div className="flex min-h-60 flex-1 flex-col border-t border-line">
        <MenuTree
          index={index}
          menus={menus}
          may={may}
          terms={terms}
          filter={search.filter}
          expanded={tree.expanded}
          onExpandedChange={tree.setExpanded}
          selected={menuAt(index, search.id)?.id}
          onSelect={(menu) => search.select(menu.id)}
          onAsk={ask}
          onMove={move}
          empty={<NothingFound onClear={search.clear} />}
        />
      </div>
      <Footer menus={menus} found={search.found} movable={may.sort} />
      {asked && mover && (
        <MoveQuestion
          menu={mover}
          parent={menuAt(index, asked.move.parentId)}
          impact={asked.impact}
          onAgree={agree}
          onClose={() => {
            leave()
            setTimeout(focusTree, 50)
          }}
        />
      )}
      {dialogs}
    </>
  )
}
