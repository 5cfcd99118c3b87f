import { DetailPanel, NotFound, Skeleton, Tabs } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Suspense, type ReactNode } from 'react'
import { late } from '../late.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { isNotFound } from '../list/errors.ts'
import type { Identified, ListPanel, ListRecord } from '../list/types.ts'
import type { Act } from '../actions/use-letters.ts'
import { useRecord, type Rows } from '../list/use-rows.ts'
import type { ListState } from '../list/use-list-state.ts'
import type { ListWords } from '../list/words.ts'

const History = late(() => import('./history.tsx'))

interface PanelProps<Row extends Identified> {
  panel: ListPanel<Row>
  record: ListRecord | undefined
  state: ListState
  rows: Rows<Row>
  /** The rows of the page as they are shown. */
  records: readonly Row[] | undefined
  act: Act<Row>
  words: ListWords
}

/** The open record beside its list, and the way to the one before and the one after, over the pages too. */
export function Panel<Row extends Identified>({ panel, record, state, rows, records, act, words }: PanelProps<Row>) {
  const { t } = useLingui()
  const { id, pageNum, pageSize } = state
  const { page } = rows
  const { row, error, isFetching, retry } = useRecord(record, id, records)
  const at = records?.findIndex((each) => each.id === id) ?? -1
  const place = (pageNum - 1) * pageSize + at
  const step = (by: 1 | -1) => {
    if (!page || at < 0) return undefined
    const beside = records?.[at + by]
    if (beside) return () => state.open(beside.id)
    if (place + by < 0 || place + by >= page.total) return undefined
    return () =>
      void rows.rowsAt(pageNum + by).then(
        (others) => {
          const next = others.at(by === 1 ? 0 : -1)
          if (next) state.open(next.id, pageNum + by)
        },
        () => {},
      )
  }
  const history = record?.history
  const tabs = [
    ...panel.tabs.filter(({ when }) => !row || !when || when(row)),
    ...(history
      ? [
          {
            id: 'history',
            label: t`History`,
            render: (of: Row) => <History operation={history} path={{ [record.path]: of.id }} />,
          },
        ]
      : []),
  ]
  const tab = tabs.find((each) => each.id === state.tab) ?? tabs[0]
  const body: ReactNode = row ? (
    <>
      {tabs.length > 1 && tab && (
        <Tabs
          label={t`Parts of the record`}
          tabs={tabs}
          value={tab.id}
          onValueChange={(next) => state.setTab(next === tabs[0]?.id ? undefined : next)}
          className="-mx-5 -mt-5 px-5!"
        />
      )}
      <Suspense fallback={<Lines />}>
        <div key={`${row.id} ${tab?.id}`} className="grid min-w-0 content-start gap-5">
          {tab?.render(row)}
        </div>
      </Suspense>
    </>
  ) : error && isNotFound(error) ? (
    <NotFound title={t`It is not there any more`} text={t`The link may be old, or somebody has deleted it.`} />
  ) : error ? (
    <NotLoaded title={t`It did not load`} error={error} busy={isFetching} onRetry={retry} />
  ) : (
    <Lines />
  )
  return (
    <DetailPanel
      title={row ? panel.title(row) : '…'}
      status={row && panel.status?.(row)}
      position={page && at >= 0 ? { at: place + 1, of: page.total } : undefined}
      onPrevious={step(-1)}
      onNext={step(1)}
      onClose={state.close}
      onLetter={(letter) => row !== undefined && act(row, letter)}
      actions={row && panel.actions?.(row)}
      words={words.panel}
    >
      {body}
    </DetailPanel>
  )
}

/** What is to come, in grey lines. */
const Lines = () => (
  <div className="grid gap-3" aria-hidden>
    {['w-3/5', 'w-4/5', 'w-1/2', 'w-2/3', 'w-3/4'].map((width) => (
      <Skeleton key={width} className={width} />
    ))}
  </div>
)
