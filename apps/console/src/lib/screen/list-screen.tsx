import { operationOf, type OperationId } from '@isb/sdk'
import type { ListedId, ListMetadata } from '@isb/sdk/metadata'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback, useMemo, useState, type FunctionComponent } from 'react'
import '../base/connection/all-operations.ts'
import { say, useWords } from '../base/words/i18n.ts'
import { useAddedRemarks, useAddedTabs, type Screen } from '../declare/module.ts'
import { useAddress } from '../engine/rows/page-address.tsx'
import { queryClient } from '../base/connection/query.ts'
import { useQueues } from '../base/connection/queues.ts'
import { useCaller } from '../base/connection/session.ts'
import { useSoon } from '../base/lazy/soon.ts'
import { compact, usualPageSize, type Address } from '../declare/address.ts'
import { columnsOf, drawStatus, hiddenColumns, statusOf } from './columns.tsx'
import type { AnyDeclaration, Creation, ListDeclaration, ModuleOf } from '../declare/screen.ts'
import type { AnyRow } from '../declare/list.ts'
import type { ListAction } from '../declare/actions.ts'
import { useDeclaredFilters, useDeclaredTabs, usualQuery, useTotals } from './filters.ts'
import { panelOf } from './record-panel.tsx'
import type { LateForm, OpenForm } from '../declare/open-form.ts'
import { plainForm } from './record-form.ts'
import { OpenAction } from '../engine/actions/open-action.tsx'
import { PageActions } from './page-actions.tsx'
import { ResourceList } from '../engine/list/resource-list.tsx'
import { loadQuestion } from '../engine/actions/action-question.tsx'
import { bulkOf } from '../engine/actions/bulk-actions.tsx'
import { actionsOf, lettersOf, useRowActions, type DeclaredActions } from '../engine/actions/use-actions.tsx'
import { useAsked } from '../engine/list/use-asked.ts'
import { useDecided } from '../engine/list/use-decided.ts'
import { useOpen } from '../engine/list/use-open.ts'
import { read } from '../engine/rows/use-rows.ts'

/** What stands over the list. */
type Open =
  | { readonly form: OpenForm }
  | { readonly action: ListAction<AnyRow>; readonly row: AnyRow }
  | { readonly Imports: FunctionComponent<{ onClose: () => void }> }

/**
 * A screen of a list, made of what the contract says and of what the module declares. Hand over constants.
 * @param id the operation that lists @param module the contract's metadata of its module
 */
export const listScreen = <Id extends ListedId>(id: Id, { lists, forms }: ModuleOf<Id>, screen: ListDeclaration<Id>): Screen =>
  // What is declared for the rows of one list is handed rows of that list alone.
  screenOf(id, { lists, forms }, screen as unknown as AnyDeclaration)

function screenOf<Id extends ListedId>(id: Id, module: ModuleOf<Id>, screen: AnyDeclaration): Screen {
  const { name, columns, queue, Banner, useAround = nothing } = screen
  const list: ListMetadata = module.lists[id]
  const plain = typeof screen.create === 'string' ? plainForm(id, module, screen.create) : undefined
  const create: Creation | undefined = typeof screen.create === 'string' ? plain?.create : screen.create
  const forms = [...(plain ? [plain] : []), ...(screen.forms ?? [])]
  const tabs = typeof screen.tabs === 'string' ? { field: screen.tabs } : screen.tabs
  const files = [...(list.export ? [{ operation: list.export, name }] : []), ...(screen.exports ?? [])]
  const status = statusOf(list)
  const rowName = screen.rowName ?? ((row: AnyRow) => String(row[list.name ?? 'id']))
  const actions: DeclaredActions = {
    id,
    list,
    status,
    queue,
    forms: module.forms,
    actions: screen.actions ?? none,
    bulk: screen.bulk ?? none,
  }
  // A queue stands in the order in which it was asked.
  const looks = { list, columns, status, waitsSince: queue && list.sort[0] }
  const drawnStatus = drawStatus(looks)
  const usuallyHidden = hiddenColumns(columns, 'usually')
  const giveWay = hiddenColumns(columns, 'narrow')
  const waits = (row: AnyRow) => queue?.whyNot(row) === null
  const warm = () => Promise.all([...forms.map((form) => form.load()), loadQuestion(), screen.warm?.()])
  const firstRows = read(id, { query: { ...usualQuery(tabs, queue !== undefined), pageNum: 1, pageSize: usualPageSize } })
  const prefetch = (address: Address) =>
    Object.keys(compact(address)).every((key) => key === 'id' || key === 'tab') && !queryClient.getQueryData(firstRows.queryKey)
      ? queryClient.prefetchQuery(firstRows)
      : undefined

  return Object.assign(ListScreen, { prefetch })

  function ListScreen() {
    const words = useWords()
    const caller = useCaller()
    const added = useAddedTabs(id)
    const remarks = useAddedRemarks(id)
    const navigate = useNavigate()
    const address = useAddress()
    const goTo = useOpen()
    const [open, setOpen] = useState((): Open | undefined => firstKept(forms))
    const close = () => setOpen(undefined)
    const onForm = useCallback((form: OpenForm) => setOpen({ form }), [])
    const onAsk = useCallback((action: ListAction<AnyRow>, row: AnyRow) => setOpen({ action, row }), [])
    const onTab = useCallback(({ id: open }: AnyRow, tab: string) => goTo({ id: open, tab }), [goTo])
    const totals = useTotals(id, tabs, queue !== undefined)
    const waitsNow = useQueues().get(operationOf(id).permission)?.waiting
    const [decided, onDecided] = useDecided(address['id'])
    const onUndone = useCallback(({ id: undone }: AnyRow) => goTo({ id: undone }), [goTo])
    const around = useAround()
    const rowActions = useRowActions(actions, { onAsk, onForm, onTab, onDecided, onUndone })
    const bulk = bulkOf(actions, caller)
    const permitted = (operation: OperationId | undefined) => (operation && caller.may(operation) ? operation : undefined)
    const begin = () => {
      if (!create?.needs.every(caller.may)) return
      if (create.go) void navigate({ to: create.go })
      else if (create.form) onForm(create.form(address))
    }
    // Its own address: while it is left, the place is the next one's already.
    const [path] = useState(useLocation().pathname)
    useAsked(path, begin)
    useSoon(warm)
    return (
      <>
        <ResourceList<AnyRow>
          name={name}
          operation={id}
          exports={files.filter(({ operation }) => caller.may(operation))}
          title={say(screen.title)}
          heading={around?.heading}
          aside={around?.aside}
          text={around?.text ?? say(screen.text)}
          actions={
            <>
              {around?.actions}
              <PageActions screen={{ ...screen, create }} onImport={setOpen} onCreate={begin} />
            </>
          }
          banner={around?.banner ?? (Banner && <Banner />)}
          beside={around?.beside}
          rail={around?.rail}
          instead={around?.instead}
          otherPanel={around?.panel}
          columns={useMemo(() => columnsOf(looks, words), [words])}
          usuallyHidden={usuallyHidden}
          giveWay={giveWay}
          filters={useDeclaredFilters({ list, tabs, filters: screen.filters ?? {} })}
          tabs={useDeclaredTabs({ list, tabs, queue: queue !== undefined, waits: waitsNow, totals })}
          search={screen.search && say(screen.search)}
          searched={screen.searched && say(screen.searched)}
          // A queue begins with what waits, by an order that no column has.
          usualSort={screen.usualSort ?? (queue ? undefined : list.usual)}
          rowName={rowName}
          rowActions={actionsOf(actions).length > 0 ? rowActions : undefined}
          letters={lettersOf(actions, caller)}
          queue={queue && { waits, decided }}
          bulk={bulk.length > 0 ? bulk : undefined}
          record={{ path: list.key ?? 'id', get: list.get, history: permitted(list.history) }}
          panel={panelOf({
            list,
            added,
            remarks,
            rowName,
            caller,
            status: drawnStatus,
            panel: screen.panel,
            queue,
            state: status,
            actions: rowActions,
          })}
          empty={{ ...screen.empty, title: say(screen.empty.title), text: say(screen.empty.text) }}
        />
        {open &&
          'form' in open &&
          open.form.render({
            caller,
            onClose: close,
            onSaved: (after) => {
              close()
              // A form may save another list's record.
              if (open.form.list === id) goTo(after)
            },
          })}
        <Suspense>{open && 'Imports' in open && <open.Imports onClose={close} />}</Suspense>
        {open && 'action' in open && (
          <OpenAction
            {...open}
            declared={actions}
            onDecided={onDecided}
            onUndone={onUndone}
            onClose={close}
            onGone={() => {
              close()
              goTo({ id: undefined })
            }}
          />
        )}
      </>
    )
  }
}

const none: readonly never[] = []
const nothing = () => undefined

/** The first form that was under way. */
function firstKept(forms: readonly LateForm[]): Open | undefined {
  for (const { kept } of forms) {
    const form = kept()
    if (form) return { form }
  }
  return undefined
}
