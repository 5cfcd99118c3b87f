import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Empty, functionalUpdate, type RowSelectionState, type SortingState, type TableColumn, type Updater } from '../src/index.ts'
import { tableKey } from '../src/table/table-keys.ts'
import { faults } from './axe.ts'
import { bikes, type Bike, few, lots, More, none, Page, press, rows } from './table-page.tsx'

/** The state that the table hands over, whether as a value or as what makes it of the old one. */
const changes = <State,>(old: State) => {
  const told = vi.fn<(next: State) => void>()
  return { told, onChange: (change: Updater<State>) => told(functionalUpdate(change, old)) }
}
const focused = () => document.activeElement?.textContent
const ticked = () =>
  rows()
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map((row) => Number(row.getAttribute('data-row')) + 1)
const box = (name: string) => screen.getByRole('checkbox', { name })
/** happy-dom lays nothing out; here the table is as narrow as a phone. */
const onPhone = () => vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
afterEach(() => vi.restoreAllMocks())

describe('the table', () => {
  it('says its rows, columns and order, and has no fault in any state', async () => {
    const { rerender } = render(<Page options={{ state: { sorting: [{ id: 'name', desc: true }] } }} open="2" onOpen={() => undefined} />)
    expect(screen.getByRole('grid', { name: 'Bikes' }).getAttribute('aria-rowcount')).toBe('6')
    expect(screen.getByRole('columnheader', { name: 'Bike' }).getAttribute('aria-sort')).toBe('descending')
    expect(screen.getByRole('columnheader', { name: 'Rack' }).hasAttribute('aria-sort')).toBe(false)
    expect(await faults()).toEqual([])
    rerender(<Page options={{ enableRowSelection: false }} />)
    expect(await faults()).toEqual([])
    rerender(<Page rows={lots} />)
    expect(await faults()).toEqual([])
    rerender(<Page rows={none} loading />)
    expect(screen.getByText('Loading').getAttribute('role')).toBe('status')
    expect(await faults()).toEqual([])
    rerender(<Page rows={none} blank={<Empty title="No bikes" />} />)
    expect(screen.getByText('No bikes')).toBeTruthy()
    expect(await faults()).toEqual([])
  })
  it('sorts by a press on a head: rising first, then the other way', async () => {
    const press = async (sorting: SortingState) => {
      const { told, onChange } = changes(sorting)
      const { unmount } = render(<Page options={{ state: { sorting }, onSortingChange: onChange }} />)
      await userEvent.click(screen.getByRole('button', { name: 'Bike' }))
      expect(screen.queryByRole('button', { name: 'Rack' })).toBeNull()
      unmount()
      return told.mock.lastCall?.[0]
    }
    expect(await press([])).toEqual([{ id: 'name', desc: false }])
    expect(await press([{ id: 'name', desc: false }])).toEqual([{ id: 'name', desc: true }])
    expect(await press([{ id: 'name', desc: true }])).toEqual([{ id: 'name', desc: false }])
    expect(await press([{ id: 'rack', desc: true }])).toEqual([{ id: 'name', desc: false }])
  })
  it('leaves out the hidden columns', () => {
    render(<Page options={{ state: { columnVisibility: { rack: false } } }} />)
    expect(screen.queryByRole('columnheader', { name: 'Rack' })).toBeNull()
    expect(screen.queryByText('East gate')).toBeNull()
  })
  it('keeps what it has while more loads', () => {
    render(<Page loading />)
    expect(rows()).toHaveLength(5)
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true')
  })
})

describe('its keys', () => {
  it('walk the rows, and Tab passes through one row only', async () => {
    render(<Page options={{ enableRowSelection: false, enableSorting: false }} />)
    await userEvent.tab()
    expect(focused()).toContain('B-1')
    await press('{ArrowDown}{ArrowDown}')
    expect(focused()).toContain('B-3')
    await press('{End}{ArrowDown}')
    expect(focused()).toContain('B-5')
    await press('{PageUp}{ArrowUp}')
    expect(focused()).toContain('B-1')
    await press('{PageDown}')
    expect(focused()).toContain('B-5')
    await press('{Home}')
    await userEvent.tab()
    expect(focused()).toBe('More B-1')
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })
  it('Enter opens, Space ticks, Shift Space takes all between', async () => {
    const onOpen = vi.fn()
    render(<Page onOpen={onOpen} />)
    rows()[0]?.focus()
    await press('{ArrowDown} ')
    expect(ticked()).toEqual([2])
    await press('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    expect(ticked()).toEqual([2, 3, 4])
    await press('{Enter}')
    expect(onOpen).toHaveBeenCalledWith(few[3])
  })
  it('belong to the row: in a button of a cell Enter is the button’s', async () => {
    const onOpen = vi.fn()
    render(<Page onOpen={onOpen} />)
    screen.getByText('More B-1').focus()
    await press('{Enter}')
    expect(onOpen).not.toHaveBeenCalled()
  })
  it('leave Ctrl, ⌘ and Alt alone', () => {
    const bare = { key: 'ArrowDown', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }
    expect(tableKey(bare, 0, 5, 3)).toEqual({ do: 'go', row: 1 })
    for (const mod of ['altKey', 'ctrlKey', 'metaKey']) expect(tableKey({ ...bare, [mod]: true }, 0, 5, 3)).toBeNull()
    expect(tableKey({ ...bare, key: 'x' }, 0, 5, 3)).toBeNull()
  })
})

describe('its boxes', () => {
  it('tick one, all between with Shift, and all from the head, which has three states', () => {
    render(<Page />)
    const head = box('Select all')
    expect(head.getAttribute('aria-checked')).toBe('false')
    fireEvent.click(box('Select B-2'))
    expect(head.getAttribute('aria-checked')).toBe('mixed')
    fireEvent.click(box('Select B-4'), { shiftKey: true })
    expect(ticked()).toEqual([2, 3, 4])
    fireEvent.click(box('Select B-3'))
    expect(ticked()).toEqual([2, 4])
    fireEvent.click(head)
    expect(ticked()).toEqual([1, 2, 3, 4, 5])
    expect(head.getAttribute('aria-checked')).toBe('true')
    fireEvent.click(head)
    expect(ticked()).toEqual([])
  })
  it('do not open the row, and leave out what cannot be checked', () => {
    const onOpen = vi.fn()
    render(<Page onOpen={onOpen} options={{ enableRowSelection: ({ original }) => original.id !== 2 }} />)
    fireEvent.click(box('Select B-1'))
    fireEvent.click(box('Select B-2'))
    fireEvent.click(box('Select B-3'), { shiftKey: true })
    expect(ticked()).toEqual([1, 3])
    fireEvent.click(box('Select all'))
    expect(ticked()).toEqual([1, 3, 4, 5])
    expect(box('Select all').getAttribute('aria-checked')).toBe('true')
    expect(onOpen).not.toHaveBeenCalled()
  })
  it('keep what is checked on other pages', () => {
    const rowSelection = { 99: true } as const
    const { told, onChange } = changes<RowSelectionState>(rowSelection)
    render(<Page options={{ state: { rowSelection }, onRowSelectionChange: onChange }} />)
    expect(box('Select all').getAttribute('aria-checked')).toBe('false')
    fireEvent.click(box('Select all'))
    expect(Object.keys(told.mock.lastCall?.[0] ?? {})).toEqual(['1', '2', '3', '4', '5', '99'])
  })
})

describe('its rows', () => {
  const drawn = vi.fn<(name: string) => void>()
  const counted: TableColumn<Bike>[] = [{ id: 'name', header: 'Bike', cell: ({ row }) => (drawn(row.original.name), row.original.name) }]
  const during = (work: () => void) => {
    drawn.mockClear()
    work()
    return drawn.mock.calls.flat()
  }
  const page = (rows: readonly Bike[]) => <Page rows={rows} options={{ columns: counted }} />

  it('are drawn when they change, not when others do: by a tick, a step or a page that is read again', async () => {
    const { rerender } = render(page(few))
    expect(during(() => fireEvent.click(box('Select B-2')))).toEqual(['B-1', 'B-2'])
    expect(during(() => fireEvent.click(box('Select B-2')))).toEqual(['B-2'])
    expect(during(() => act(() => rows()[3]?.focus()))).toEqual(['B-2', 'B-4'])
    const [first, second, ...others] = few
    expect(during(() => rerender(page([first!, { ...second!, name: 'B-2b' }, ...others])))).toEqual(['B-2b'])
    fireEvent.click(box('Select B-2b'))
    expect(ticked()).toEqual([2])
  })
  it('keep what is in a cell when the columns are new: the focus, an open menu', () => {
    const withButton = (): TableColumn<Bike>[] => [{ id: 'more', header: 'Actions', cell: ({ row }) => <More name={row.original.name} /> }]
    const { rerender } = render(<Page options={{ columns: withButton() }} />)
    const button = screen.getByText('More B-1')
    button.focus()
    rerender(<Page options={{ columns: withButton() }} />)
    expect(document.activeElement).toBe(button)
  })
})

describe('the open row', () => {
  it('opens by a press anywhere but on a control, is marked, and looks unlike a checked one', () => {
    const onOpen = vi.fn()
    render(<Page onOpen={onOpen} open="3" options={{ state: { rowSelection: { 2: true } } }} />)
    const [, second, third] = rows()
    expect(third?.getAttribute('aria-current')).toBe('true')
    expect(third?.className).toContain('bg-lead-soft-2')
    expect(second?.className).toMatch(/bg-lead-soft(?!-2)/)
    fireEvent.click(screen.getByText('More B-1'))
    expect(onOpen).not.toHaveBeenCalled()
    fireEvent.click(within(rows()[0]!).getByText('East gate'))
    expect(onOpen).toHaveBeenCalledWith(few[0])
  })
  it('is the one that Tab stops at, also when it is changed from outside', () => {
    const { rerender } = render(<Page open="3" />)
    const stop = () =>
      rows()
        .find((row) => row.tabIndex === 0)
        ?.getAttribute('data-row')
    expect(stop()).toBe('2')
    rerender(<Page open="4" />)
    expect(stop()).toBe('3')
    rerender(<Page open={null} />)
    expect(stop()).toBe('3')
  })
})

describe('on phones', () => {
  it('the same rows stand as cards, with names for what columns said', async () => {
    onPhone()
    render(<Page onOpen={() => undefined} open="2" options={{ state: { sorting: [{ id: 'name', desc: false }] } }} />)
    const [first] = rows()
    expect(first?.textContent).toContain('Rack East gate')
    expect(first?.textContent).not.toContain('None')
    expect(screen.queryByRole('button', { name: 'Bike' })).toBeNull()
    fireEvent.click(box('Select B-1'))
    expect(ticked()).toEqual([1])
    expect(await faults()).toEqual([])
  })
})

describe('a hundred thousand rows', () => {
  it('put a few dozen into the page; End reaches the last', async () => {
    const many = bikes(100_000)
    render(<Page rows={many} />)
    expect(rows().length).toBeLessThan(60)
    rows()[0]?.focus()
    await press('{End}')
    await act(() => new Promise((done) => setTimeout(done, 50)))
    expect(focused()).toContain('B-100000')
    expect(rows().length).toBeLessThan(60)
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('100001')
  })
})
