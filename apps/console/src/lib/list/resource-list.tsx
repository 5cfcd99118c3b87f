import type { ListId } from '@isb/sdk'
import { BulkBar, ColumnPicker, Empty, Filters, PageHeader, Pagination, ProgressBar, Split, Table, Tabs } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useId, useMemo, useState } from 'react'
import { pageSizes } from './address.ts'
import { ListError, NothingFits, OldList } from './blanks.tsx'
import { BulkQuestion } from './bulk-question.tsx'
import { isForbidden } from './errors.ts'
import { Export } from './export.tsx'
import { StandsBack } from './lead-button.tsx'
import { Panel } from './panel.tsx'
import { usePrefs } from './prefs.ts'
import { useRowMenu } from './use-row-menu.tsx'
import type { Identified, ListBulk, ResourceListProps, RowOf } from './types.ts'
import { useBulk } from './use-bulk.ts'
import { useListState } from './use-list-state.ts'
import { useLetters } from './use-letters.ts'
import { useRows } from './use-rows.ts'
import { useSteady } from './use-steady.ts'
import { Views } from './views.tsx'
import { tableWords, useListWords } from './words.ts'

const keyOf = ({ id }: Identified) => id

/** A module's list, from its title to what it says when there is nothing: configured by tables, the same in every module. */
export function ResourceList<Id extends ListId>(props: ResourceListProps<Id>) {
  type Row = RowOf<Id>
  const { t } = useLingui()
  const words = useListWords()
  const { rowName, rowActions, bulk, panel, filters, tabs } = props
  const state = useListState({ filters, tabs, usualSort: props.usualSort })
  const rows = useRows<Row>(props.operation, state, props.fixed)
  const { page, error, isFetching } = rows
  const [prefs, setPrefs] = usePrefs(props.name)
  const usual = useMemo(() => new Set(props.usuallyHidden), [props.usuallyHidden])
  const hidden = useMemo(() => (prefs.hidden ? new Set(prefs.hidden) : usual), [prefs.hidden, usual])
  const narrow = useMemo(() => new Set([...hidden, ...(props.hiddenBesidePanel ?? [])]), [hidden, props.hiddenBesidePanel])
  const [selected, setSelected] = useState<ReadonlyMap<number, Row>>(new Map())
  const [asking, setAsking] = useState<ListBulk<Row>>()
  const tableId = useId()
  const { run, start } = useBulk<Row>(rowName, (done) => {
    const gone = new Set(done)
    setSelected((before) => new Map([...before].filter(([id]) => !gone.has(id))))
  })

  const { open } = state
  const forbidden = isForbidden(error)
  const panelOpen = panel !== undefined && state.id !== undefined && !forbidden
  // Whoever points at a row, stands on one or has one open is at work on it: it stays where it is.
  const [pointed, setPointed] = useState(false)
  const [standing, setStanding] = useState(false)
  const list = rows.current ? JSON.stringify([state.query, state.pageNum, state.pageSize]) : undefined
  const records = useSteady<Row>(page?.records, list, pointed || standing || panelOpen, props.record)
  // A checked row is what was seen of it last: what can be done with it may have changed since it was checked.
  const changed = records?.filter((row) => selected.has(row.id) && selected.get(row.id) !== row) ?? none
  if (changed.length > 0) setSelected(new Map([...selected, ...changed.map((row) => [row.id, row] as const)]))
  const act = useLetters(rowActions)

  const columns = useRowMenu(props.columns, rowActions, rowName)
  const tableText = useMemo(() => tableWords<Row>(words, rowName), [words, rowName])
  const selectedKeys = useMemo(() => new Set(selected.keys()), [selected])
  // Rows of other pages stay checked, as they were seen last.
  const select = (keys: Set<number>) => {
    const known = new Map([...selected, ...(records ?? []).map((row) => [row.id, row] as const)])
    setSelected(new Map([...keys].flatMap((key) => (known.has(key) ? [[key, known.get(key) as Row] as const] : []))))
  }
  const onOpen = useCallback((row: Row) => open(row.id), [open])
  const chosen = [...selected.values()]
  const begin = (action: ListBulk<Row>) => (action.confirm || action.dialog ? setAsking(action) : start(action, chosen))
  const nothing = records?.length === 0 && !state.filtered && state.view === ''
  const standsBack = panelOpen || selected.size > 0
  const clear = () => state.setValues({})

  return (
    <Split
      panel={
        panelOpen && (
          <Panel key={state.id} panel={panel} record={props.record} state={state} rows={rows} records={records} act={act} words={words} />
        )
      }
    >
      <ProgressBar active={isFetching && page !== undefined} label={t`Loading`} />
      <PageHeader
        title={props.title}
        text={props.text}
        actions={
          <>
            {props.exports && !forbidden && (
              <Export operation={props.exports} query={{ ...props.fixed, ...state.query }} name={props.name} total={page?.total} />
            )}
            <StandsBack value={standsBack}>
              {typeof props.actions === 'function' ? props.actions(standsBack ? 'outline' : 'lead') : props.actions}
            </StandsBack>
          </>
        }
      />
      {props.banner}
      {tabs && (
        <Tabs label={tabs.label} tabs={tabs.tabs} value={state.view} onValueChange={state.setView} controls={tableId} className="mb-3" />
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
                now={{ address: state.kept, hidden: [...hidden] }}
                onApply={(view) => {
                  setPrefs({ hidden: view.hidden })
                  state.apply(view.address)
                }}
              />
              <ColumnPicker
                columns={columns}
                hidden={hidden}
                usual={usual}
                onHiddenChange={(next) => setPrefs({ hidden: [...next] })}
                words={words.columns}
                className="max-sm:hidden"
              />
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
        <Table<Row, number>
          label={props.title}
          columns={columns}
          hidden={panelOpen ? narrow : hidden}
          rows={forbidden ? none : (records ?? none)}
          rowKey={keyOf}
          sort={state.sort}
          onSortChange={state.setSort}
          {...(bulk && bulk.length > 0 && { selected: selectedKeys, onSelectedChange: select })}
          {...(props.canSelect && { canSelect: props.canSelect })}
          open={state.id ?? null}
          {...(panel && { onOpen })}
          onLetter={act}
          loading={isFetching && !error}
          words={tableText}
          blank={
            error && (!page || forbidden) ? (
              <ListError error={error} busy={isFetching} onRetry={rows.retry} />
            ) : nothing ? (
              <Empty {...props.empty} />
            ) : (
              <NothingFits onClear={clear} text={props.searched} />
            )
          }
          bar={
            bulk && (
              <BulkBar
                count={selected.size}
                actions={bulk.map((action) => ({
                  id: action.id,
                  label: action.label,
                  icon: action.icon,
                  ...(action.danger && { danger: true }),
                  onSelect: () => begin(action),
                }))}
                onClear={() => setSelected(new Map())}
                run={run}
                words={words.bulk}
              />
            )
          }
        />
      </div>
      {page && page.total > 0 && !forbidden && (
        <Pagination
          // After an error the rows are those of the page before: the foot says what stands.
          page={error ? page.pageNum : state.pageNum}
          pageSize={state.pageSize}
          total={page.total}
          pageSizes={pageSizes}
          onPageChange={state.setPage}
          onPageSizeChange={state.setPageSize}
          words={words.pages}
        />
      )}
      {asking && (
        <BulkQuestion
          action={asking}
          rows={chosen}
          onCancel={() => setAsking(undefined)}
          onRun={(argument) => {
            setAsking(undefined)
            start(asking, chosen, argument)
          }}
        />
      )}
    </Split>
  )
}

const none: readonly never[] = []
