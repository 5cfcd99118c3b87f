import { Check, Download, X } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import {
  type BulkRun,
  BulkBar,
  Button,
  ColumnPicker,
  DetailPanel,
  Empty,
  Fields,
  Filters,
  type FilterValues,
  Pagination,
  type RowSelectionState,
  Segmented,
  type SortingState,
  Split,
  StatusChip,
  Table,
  type TableColumn,
  useTable,
} from '../src/index.ts'
import { type Rent, rents } from './list-data.ts'
import { listWords } from './list-words.ts'
import { History } from './records.tsx'
import { Line, Section } from './section.tsx'
import type { Lang, Say } from './words.ts'

type Amount = 'none' | 'loading' | 'few' | 'many'
const sizes = { none: 0, loading: 0, few: 46, many: 100_000 }
const getRowId = (row: Rent) => String(row.id)
const asked = new URLSearchParams(location.search)

export function List({ say, lang }: { say: Say; lang: Lang }) {
  const [amount, setAmount] = useState<Amount>((asked.get('rows') as Amount | null) ?? 'few')
  const [sorting, setSorting] = useState<SortingState>([{ id: 'bike', desc: false }])
  const [rowSelection, setRowSelection] = useState<RowSelectionState>(() => (asked.has('ticked') ? { 5: true, 6: true } : {}))
  const [open, setOpen] = useState<number | null>(asked.has('open') ? 4 : null)
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(20)
  const [run, setRun] = useState<BulkRun>()
  const [filters, setFilters] = useState<FilterValues>({ status: 'pending', rack: ['a', 'b'] })
  const words = useMemo(() => listWords(lang), [lang])

  const all = useMemo(() => {
    const [sort] = sorting
    const by = (row: Rent) => (sort?.id === 'person' ? row.person : row.bike)
    const list = rents(sizes[amount], lang)
    return sort?.id === 'bike' && !sort.desc ? list : list.toSorted((a, b) => by(a).localeCompare(by(b)) * (sort?.desc ? -1 : 1))
  }, [amount, lang, sorting])
  const rows = useMemo(() => (amount === 'many' ? all : all.slice((page - 1) * size, page * size)), [all, amount, page, size])
  const columns = useMemo(() => columnsFor(say), [say])
  const table = useTable({
    data: rows,
    columns,
    getRowId,
    state: { sorting, rowSelection },
    onSortingChange: setSorting,
    onRowSelectionChange: setRowSelection,
    enableRowSelection: canSelect,
  })
  useEffect(() => {
    if (run?.state !== 'running') return undefined
    const timer = setTimeout(() => setRun(step(run, () => setRun(undefined), say('limit'))), 120)
    return () => clearTimeout(timer)
  }, [run, say])
  const confirm = () => setRun({ state: 'running', done: 0, total: 40, onStop: () => setRun(undefined) })

  const at = rows.findIndex((row) => row.id === open)
  const row = rows[at]
  const go = (to: number) => (rows[to] ? () => setOpen(rows[to]!.id) : undefined)
  const racks = ['a', 'b', 'c'].map((value, place) => ({ value, label: rents(3, lang)[place]!.rack }))
  return (
    <Section id="list" title={say('list')}>
      <Line>
        <Segmented
          label={say('list')}
          value={amount}
          onValueChange={setAmount}
          options={(['none', 'loading', 'few', 'many'] as const).map((value) => ({ value, label: say(`rows-${value}`) }))}
        />
      </Line>
      <Split
        className="-mx-4 h-[44rem] border-y border-line sm:-mx-6"
        panel={
          row && (
            <DetailPanel
              title={row.bike}
              status={<StatusChip tone={row.tone}>{say(row.state)}</StatusChip>}
              position={{ at: at + 1, of: rows.length }}
              onPrevious={go(at - 1)}
              onNext={go(at + 1)}
              onClose={() => setOpen(null)}
              words={words.panel}
              actions={
                <>
                  <Button variant="danger">{say('reject')}</Button>
                  <Button variant="lead" className="flex-1">
                    {say('confirm')}
                  </Button>
                </>
              }
            >
              <Fields
                items={[
                  { id: 'rack', label: say('rack'), value: row.rack },
                  { id: 'by', label: say('askedBy'), value: row.person },
                  { id: 'at', label: say('asked'), value: row.asked },
                  { id: 'note', label: say('reason'), value: '' },
                ]}
              />
              <History say={say} lang={lang} />
            </DetailPanel>
          )
        }
      >
        <Filters
          className="pt-3"
          search={{ id: 'q', label: say('searchRents') }}
          filters={[
            {
              id: 'status',
              name: say('status'),
              kind: 'choice',
              options: (['pending', 'inUse', 'ended'] as const).map((value) => ({ value, label: say(value) })),
            },
            { id: 'rack', name: say('rack'), kind: 'choices', options: racks },
            {
              id: 'asked',
              name: say('asked'),
              kind: 'days',
              presets: () => [{ label: say('lastDays'), from: '2026-11-03', to: '2026-11-17' }],
            },
            {
              id: 'person',
              name: say('askedBy'),
              kind: 'look-up',
              load: async (text) => {
                await new Promise((done) => setTimeout(done, 500))
                if (text === '!') throw new Error('asked for')
                return rents(9, lang)
                  .filter((each) => each.person.toLowerCase().includes(text.toLowerCase()))
                  .map((each) => ({ value: String(each.id), label: each.person, hint: each.grade }))
              },
            },
          ]}
          value={filters}
          onValueChange={setFilters}
          words={words.filters}
          end={<ColumnPicker table={table} words={{ label: say('columns'), reset: say('reset') }} />}
        />
        <Table
          label={say('list')}
          table={table}
          open={open === null ? null : String(open)}
          onOpen={(each) => setOpen(each.id)}
          loading={amount === 'loading'}
          blank={<Empty level={3} title={say('emptyTitle')} text={say('emptyText')} action={<Button>{say('record')}</Button>} />}
          words={words.table}
          bar={
            <BulkBar
              count={Object.keys(rowSelection).length}
              run={run}
              onClear={() => setRowSelection({})}
              words={words.bulk}
              actions={[
                { id: 'confirm', label: say('confirm'), icon: <Check aria-hidden />, onSelect: confirm },
                { id: 'reject', label: say('reject'), icon: <X aria-hidden />, onSelect: confirm, whyNot: say('nowhere') },
                { id: 'export', label: say('export'), icon: <Download aria-hidden />, onSelect: confirm },
                { id: 'delete', label: say('delete'), onSelect: confirm, danger: true },
              ]}
            />
          }
        />
        {amount === 'few' && (
          <Pagination
            page={page}
            pageSize={size}
            total={all.length}
            onPageChange={setPage}
            onPageSizeChange={(next) => (setSize(next), setPage(1))}
            words={words.pages}
          />
        )}
      </Split>
      <Pagination page={7} pageSize={20} total={1846} onPageChange={() => undefined} words={{ ...words.pages, label: say('people') }} />
    </Section>
  )
}

const columnsFor = (say: Say): TableColumn<Rent>[] => [
  { accessorKey: 'bike', header: say('bike'), enableHiding: false, meta: { width: '88px', card: 'title' } },
  {
    accessorKey: 'person',
    header: say('askedBy'),
    enableHiding: false,
    meta: { width: 'minmax(150px, 1.3fr)' },
    cell: ({ row: { original: rent } }) => (
      <>
        {rent.person} <span className="text-xs text-fg-3">{rent.grade}</span>
      </>
    ),
  },
  { id: 'rack', header: say('rack'), meta: { width: 'minmax(120px, 1fr)' }, cell: ({ row }) => row.original.rack },
  { id: 'asked', header: say('asked'), meta: { width: 'minmax(120px, 1fr)' }, cell: ({ row }) => row.original.asked },
  { id: 'due', header: say('due'), meta: { width: '104px', card: 'none' }, cell: ({ row }) => row.original.due },
  {
    id: 'state',
    header: say('status'),
    enableHiding: false,
    meta: { width: '112px', card: 'status' },
    cell: ({ row: { original: rent } }) => <StatusChip tone={rent.tone}>{say(rent.state)}</StatusChip>,
  },
]

const canSelect = ({ original }: { original: Rent }) => original.tone !== 'over'

const step = (run: BulkRun & { state: 'running' }, onDismiss: () => void, limit: string): BulkRun =>
  run.done < run.total
    ? { ...run, done: run.done + 1 }
    : {
        state: 'over',
        done: 38,
        onDismiss,
        failed: [
          { id: 1, label: 'B-018', message: limit },
          { id: 2, label: 'B-027', message: limit },
        ],
      }
