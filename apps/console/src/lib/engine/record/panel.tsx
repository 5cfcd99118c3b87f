import { DetailPanel, NotFound, Skeleton, Tabs } from '@isb/ui'
import { useLingui } from '@lingui/react/macro'
import { Suspense, type ReactNode } from 'react'
import { NotLoaded } from '../../base/lazy/not-loaded.tsx'
import { isNotFound } from '../../base/connection/errors.ts'
import type { Identified, ListPanel, ListRecord } from '../../declare/list.ts'
import type { Cursor } from '../rows/use-cursor.ts'
import type { OpenRecord } from '../rows/use-rows.ts'
import type { ListState } from '../rows/use-list-state.ts'
import type { ListWords } from '../rows/words.ts'
import { History } from './late-history.ts'

interface PanelProps<Row extends Identified> {
  panel: ListPanel<Row>
  record: ListRecord | undefined
  opened: OpenRecord<Row>
  state: ListState
  cursor: Cursor
  words: ListWords
}

/** The open record beside its list, and the way to the one before and the one after, over the pages too. */
export default function Panel<Row extends Identified>({ panel, record, opened, state, cursor, words }: PanelProps<Row>) {
  const { t } = useLingui()
  const { row, error, isFetching, retry } = opened
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
          label={t`Record sections`}
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
    <NotFound title={t`This record no longer exists`} text={t`The link may be old, or somebody has deleted it.`} />
  ) : error ? (
    <NotLoaded title={t`It did not load`} error={error} busy={isFetching} onRetry={retry} />
  ) : (
    <Lines />
  )
  return (
    <DetailPanel
      title={row ? panel.title(row) : '…'}
      status={row && panel.status?.(row)}
      record={state.id}
      position={cursor.position}
      onPrevious={cursor.step(-1)}
      onNext={cursor.step(1)}
      onClose={state.close}
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
