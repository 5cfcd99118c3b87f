import {
  BulkBar,
  ConcernedRecords,
  ColumnPicker,
  Empty,
  Filters,
  IconButton,
  Pagination,
  ProgressBar,
  Split,
  Table,
  Tabs,
  functionalUpdate,
  useColumnsThatFit,
  useTable,
} from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { Keyboard } from 'lucide-react'
import { Suspense, useCallback, useId, useMemo, useRef, useState } from 'react'
import { late, lateDialog } from '../../base/lazy/late.tsx'
import { pageSizes } from '../../declare/address.ts'
import { AllDone, ListError, NothingFits, OldList } from './blanks.tsx'
import { isForbidden } from '../../base/connection/errors.ts'
import { Export } from './export.tsx'
import { BesideList } from './beside.tsx'
import { BelowBanner, RailList } from './rail.tsx'
import { StandsBack } from './lead-button.tsx'
import type PanelOf from '../record/panel.tsx'
import { hiddenOf, usePrefs, visibilityOf } from './prefs.ts'
import { useRowMenu } from '../actions/use-row-menu.tsx'
import type { Identified, ListBulk, ResourceListProps } from '../../declare/list.ts'
import { useBulk } from '../actions/use-bulk.ts'
import { useListState } from '../rows/use-list-state.ts'
import { useCursor } from '../rows/use-cursor.ts'
import { useKeys } from './use-keys.ts'
import { useSoon } from '../../base/lazy/soon.ts'
import { useQueue } from './use-queue.ts'
import { useRecord, useRows } from '../rows/use-rows.ts'
import { useSelection } from './use-selection.ts'
import { useSteady } from './use-steady.ts'
import { Views } from './views.tsx'
import { tableWords, useListWords } from '../rows/words.ts'
import { PageHead } from '../page/page-head.tsx'

const KeysSheet = lateDialog(() => import('./keys-sheet.tsx'))
// Fetched while nobody waits for it: a list is there before it.
const loadPanel = () => import('../record/panel.tsx')
const Panel = late(loadPanel) as typeof PanelOf

const getRowId = ({ id }: Identified) => String(id)

/** A module's list, from its title to what it says when there is nothing: configured by tables, the same in every module. */
export function ResourceList<Row extends Identified>(props: ResourceListProps<Row>) {
  const { t } = useLingui()
  const words = useListWords()
  const { rowName, rowActions, bulk, panel, filters, tabs } = props
  const state = useListState({ filters, tabs, usualSort: props.usualSort })
  const rows = useRows<Row>(props.operation, state)
  const { page, error, isFetching } = rows
  const [prefs, setPrefs] = usePrefs(props.name)
  const navigate = useNavigate()
  const usual = useMemo(() => visibilityOf(props.usuallyHidden ?? none), [props.usuallyHidden])
  const columnVisibility = useMemo(() => (prefs.hidden ? visibilityOf(prefs.hidden) : usual), [prefs.hidden, usual])
  const [asking, setAsking] = useState<ListBulk<Row>>()
  const tableId = useId()
  const { open } = state
  const forbidden = isForbidden(error)
  const panelOpen = panel !== undefined && state.id !== undefined && !forbidden
  // Whoever points at a row, stands on one or has one open is at work on it: it stays where it is.
  const [pointed, setPointed] = useState(false)
  const [standing, setStanding] = useState(false)
  const list = rows.current ? JSON.stringify([state.query, state.pageNum, state.pageSize]) : undefined
  const records = useSteady<Row>(page?.records, list, pointed || standing || panelOpen, props.record, state.id)
  const queue = useQueue<Row>({ queue: props.queue, state, rows, records, panelOpen })
  const { justDecided } = queue
  const { chosen, rowSelection, onRowSelectionChange, clear: uncheck } = useSelection(records ?? none)
  const { run, start } = useBulk<Row>(props.operation, rowName, chosen, uncheck)
  const opened = useRecord<Row>(props.record, panelOpen ? state.id : undefined, records)
  const cursor = useCursor<Row>(state, rows, records, queue.isOver)
  const box = useRef<HTMLDivElement>(null)
  const lane = useRef<HTMLDivElement>(null)
  const [help, setHelp] = useState(false)
  const onHelp = () => setHelp(true)
  useKeys<Row>({ box, rows: records ?? none, opened: opened.row, panelOpen, cursor, advancedAt: queue.advancedAt, rowActions, onHelp })

  useSoon(loadPanel)

  const columns = useRowMenu(props.columns, rowActions, rowName)
  const visible = useColumnsThatFit(lane, columns, columnVisibility, props.giveWay ?? none)
  const tableText = useMemo(() => tableWords<Row>(words, rowName), [words, rowName])
  const table = useTable<Row>({
    data: forbidden || queue.done ? none : (records ?? none),
    columns,
    getRowId,
    initialState: { columnVisibility: usual },
    state: { sorting: state.sorting, columnVisibility: visible, rowSelection },
    onSortingChange: state.setSorting,
    onColumnVisibilityChange: (change) => setPrefs({ hidden: hiddenOf(functionalUpdate(change, columnVisibility)) }),
    onRowSelectionChange,
    enableRowSelection: bulk !== undefined,
  })
  const onOpen = useCallback((row: Row) => open(row.id), [open])
  const begin = (action: ListBulk<Row>) => {
    if (action.go) void navigate(action.go(chosen))
    else if (action.dialog) setAsking(action)
    else start(action, chosen)
  }
  const nothing = records?.length === 0 && !state.filtered && state.usual
  const standsBack = panelOpen || chosen.length > 0
  const clear = () => state.setValues({})

  const head = (
    <>
      <ProgressBar active={isFetching && page !== undefined} label={t`Loading`} />
      <PageHead
        title={props.heading}
        aside={props.aside}
        text={props.text}
        actions={
          <>
            {props.exports.length > 0 && !forbidden && !props.instead && (
              <Export files={props.exports} query={state.query} total={page?.total} />
            )}
            <StandsBack value={standsBack}>{props.actions}</StandsBack>
          </>
        }
      />
    </>
  )
  const body = (
    <>
      {tabs ? (
        <Tabs label={tabs.label} tabs={tabs.tabs} value={state.view} onValueChange={state.setView} controls={tableId} className="mb-3" />
      ) : (
        props.banner && <div className="mb-3" />
      )}
      {!forbidden && (
        <Filters
          filters={filters}
          value={{ ...state.values, ...(state.text && { search: state.text }) }}
          onValueChange={state.setValues}
          {...(props.search && { search: { id: 'search', label: props.search } })}
          end={
            <>
              <Views
                prefs={prefs}
                onPrefsChange={setPrefs}
                now={{ address: state.kept, hidden: hiddenOf(columnVisibility) }}
                onApply={(view) => {
                  setPrefs({ hidden: view.hidden })
                  state.apply(view.address)
                }}
              />
              <ColumnPicker table={table} chosen={columnVisibility} words={words.columns} className="max-sm:hidden" />
              <IconButton label={t`Keyboard shortcuts`} keys={['?']} onClick={onHelp} className="max-sm:hidden touch:hidden">
                <Keyboard aria-hidden />
              </IconButton>
            </>
          }
          words={words.filters}
        />
      )}
      {error && page && !forbidden && <OldList error={error} busy={isFetching} onRetry={rows.retry} readAt={rows.readAt} />}
      <div
        id={tableId}
        className="flex min-h-0 flex-1 flex-col border-t border-line"
        onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse')}
        onPointerLeave={() => setPointed(false)}
        onFocus={({ target }) => setStanding(target.matches('[data-row]'))}
        onBlur={() => setStanding(false)}
      >
        <Table
          label={props.title}
          table={table}
          open={panelOpen ? String(cursor.id) : null}
          {...(panel && { onOpen })}
          onMove={({ id }) => cursor.go(id)}
          loading={isFetching && !error}
          words={tableText}
          blank={
            error && (!page || forbidden) ? (
              <ListError error={error} busy={isFetching} onRetry={rows.retry} />
            ) : queue.done ? (
              <AllDone run={queue.done} onAll={() => state.setView('')} />
            ) : nothing ? (
              <Empty {...props.empty} />
            ) : (
              <NothingFits onClear={clear} text={props.searched} />
            )
          }
          bar={
            bulk && (
              <BulkBar
                count={chosen.length}
                hidden={chosen.filter(({ id }) => !records?.some((row) => row.id === id)).length}
                // What none of the checked rows can take does not stand there.
                actions={bulk
                  .filter(({ whyNot }) => !whyNot || chosen.some((row) => !whyNot(row)))
                  .map((action) => ({
                    id: action.id,
                    label: action.label,
                    icon: action.icon,
                    ...(action.danger && { danger: true }),
                    onSelect: () => begin(action),
                  }))}
                onClear={() => uncheck()}
                run={run}
                words={words.bulk}
              />
            )
          }
        />
      </div>
      {page && (page.total > 0 || (justDecided > 0 && !queue.done)) && !forbidden && (
        <Pagination
          // After an error the rows are those of the page before: the foot says what stands.
          page={error ? page.pageNum : state.pageNum}
          pageSize={state.pageSize}
          total={page.total}
          pageSizes={pageSizes}
          onPageChange={state.setPage}
          onPageSizeChange={state.setPageSize}
          words={justDecided > 0 ? { ...words.pages, range: (_from, _to, left) => words.justDecided(justDecided, left) } : words.pages}
        />
      )}
    </>
  )

  return (
    <Split
      list={box}
      panel={
        panelOpen ? (
          <Suspense>
            <Panel panel={panel} record={props.record} opened={opened} state={state} cursor={cursor} words={words} />
          </Suspense>
        ) : (
          props.otherPanel
        )
      }
    >
      {props.instead ? (
        <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
          {head}
          {props.banner}
          {props.instead}
        </div>
      ) : props.rail ? (
        <>
          {head}
          <RailList banner={props.banner} rail={props.rail} lane={lane}>
            {body}
          </RailList>
        </>
      ) : (
        <>
          {head}
          <BelowBanner banner={props.banner}>
            <BesideList beside={props.beside} lane={lane}>
              {body}
            </BesideList>
          </BelowBanner>
        </>
      )}
      {help && (
        <KeysSheet
          letters={props.letters ?? none}
          decides={props.queue !== undefined}
          searches={props.search !== undefined}
          onClose={() => setHelp(false)}
        />
      )}
      <ConcernedRecords value={{ names: chosen.map(rowName), more: (count) => t`and ${count} more` }}>
        {asking?.dialog?.({
          rows: chosen,
          onClose: () => setAsking(undefined),
          run: (argument) => {
            setAsking(undefined)
            start(asking, chosen, argument)
          },
        })}
      </ConcernedRecords>
    </Split>
  )
}

const none: readonly never[] = []
