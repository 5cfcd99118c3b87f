import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import {
  ColumnPicker,
  type ColumnVisibilityState,
  type Filter,
  Filters,
  type FiltersProps,
  type FiltersWords,
  type FilterValues,
  functionalUpdate,
  type LoadOptions,
  type TableColumn,
  type Updater,
  useTable,
} from '../src/index.ts'
import { faults } from './axe.ts'

const words: FiltersWords = {
  label: 'Filters',
  add: 'Filter',
  clear: 'Clear',
  clearSearch: 'Clear the search',
  remove: (name) => `Remove ${name}`,
  searchIn: (name) => `Search ${name}`,
  several: (_, count) => `${count} chosen`,
  days: (from, to) => `${from}…${to}`,
  from: 'From',
  to: 'To',
  loading: 'Loading',
  empty: 'Nothing',
  error: 'It did not load',
  retry: 'Retry',
}
const options = [
  { value: 'a', label: 'Library' },
  { value: 'b', label: 'East gate' },
  { value: 'c', label: 'Sports hall' },
]
const filters = (load: LoadOptions = () => Promise.resolve([])): Filter[] => [
  { id: 'status', name: 'Status', kind: 'choice', options },
  { id: 'rack', name: 'Rack', kind: 'choices', options },
  { id: 'day', name: 'Day', kind: 'days', presets: () => [{ label: 'This week', from: '2026-11-16', to: '2026-11-22' }] },
  { id: 'person', name: 'Person', kind: 'look-up', load, labelOf: (value) => (value === 'he' ? 'He Jing' : undefined) },
]
function Page({
  start = {},
  told,
  load,
  ...rest
}: { start?: FilterValues; told?: (value: FilterValues) => void; load?: LoadOptions } & Partial<FiltersProps>) {
  const [value, setValue] = useState<FilterValues>(start)
  return (
    <Filters
      filters={filters(load)}
      value={value}
      onValueChange={(next) => (told?.(next), setValue(next))}
      search={{ id: 'q', label: 'Bike or person' }}
      words={words}
      {...rest}
    />
  )
}
const add = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}
const chip = (name: RegExp) => screen.queryByRole('button', { name })

describe('Filters', () => {
  it('show what is on in words, take one off, and clear all', async () => {
    const told = vi.fn()
    render(<Page told={told} start={{ q: 'x', status: 'a', rack: ['a', 'b'], day: ['2026-11-16', '2026-11-22'], person: 'he' }} />)
    for (const name of [/^Status Library$/, /^Rack 2 chosen$/, /^Day This week$/, /^Person He Jing$/]) expect(chip(name)).toBeTruthy()
    expect(await faults()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Remove Status' }))
    expect(told.mock.lastCall?.[0]).not.toHaveProperty('status')
    expect(told.mock.lastCall?.[0]).toHaveProperty('person', 'he')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' })))
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(told).toHaveBeenLastCalledWith({})
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })
  it('tell what is searched for 250 ms after the last letter', () => {
    vi.useFakeTimers()
    const told = vi.fn()
    render(<Page told={told} />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'b' } })
    act(() => void vi.advanceTimersByTime(200))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'b-1' } })
    act(() => void vi.advanceTimersByTime(249))
    expect(told).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(told.mock.calls).toEqual([[{ q: 'b-1' }]])
    vi.useRealTimers()
  })
  it('keep what is typed while the address is slow to follow', () => {
    vi.useFakeTimers()
    const { rerender } = render(<Page value={{}} onValueChange={() => undefined} />)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'b' } })
    act(() => void vi.advanceTimersByTime(250))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'b-1' } })
    rerender(<Page value={{ q: 'b' }} onValueChange={() => undefined} />)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('b-1')
    rerender(<Page value={{ q: 'other' }} onValueChange={() => undefined} />)
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('other')
    vi.useRealTimers()
  })
  it('one of a few: add, walk by arrows, choose, and it closes', async () => {
    const told = vi.fn()
    render(<Page told={told} />)
    await add('Status')
    const list = await screen.findByRole('listbox', { name: 'Status' })
    await waitFor(() => expect(document.activeElement).toBe(list))
    expect(await faults()).toEqual([])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(told).toHaveBeenCalledWith({ status: 'b' })
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(chip(/^Status East gate$/)).toBeTruthy()
  })
  it('one that is added and left without a value is gone again', async () => {
    render(<Page />)
    await add('Status')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(chip(/^Status/)).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filter' }))
  })
  it('several: stay open, in the order of the options', async () => {
    const told = vi.fn()
    render(<Page told={told} start={{ rack: ['c'] }} />)
    await userEvent.click(chip(/^Rack/)!)
    const first = await screen.findByRole('option', { name: 'Library' })
    fireEvent.click(first)
    expect(told).toHaveBeenLastCalledWith({ rack: ['a', 'c'] })
    expect(screen.getByRole('listbox').getAttribute('aria-multiselectable')).toBe('true')
    expect(await faults()).toEqual([])
    fireEvent.click(screen.getByRole('option', { name: 'Library' }))
    fireEvent.click(screen.getByRole('option', { name: 'Sports hall' }))
    expect(told).toHaveBeenLastCalledWith({})
    expect(screen.queryByRole('listbox')).not.toBeNull()
  })
  it('days: from, to, or a preset; a year half typed is not yet one', async () => {
    const told = vi.fn()
    render(<Page told={told} />)
    await add('Day')
    const from = await screen.findByLabelText('From')
    expect(await faults()).toEqual([])
    fireEvent.change(from, { target: { value: '0002-11-01' } })
    expect(told).not.toHaveBeenCalled()
    fireEvent.change(from, { target: { value: '2026-11-01' } })
    expect(told).toHaveBeenLastCalledWith({ day: ['2026-11-01', ''] })
    await userEvent.click(screen.getByText('This week'))
    expect(told).toHaveBeenLastCalledWith({ day: ['2026-11-16', '2026-11-22'] })
  })
  it('a look-up: loads, says when nothing matches, retries after an error, and remembers the name', async () => {
    const told = vi.fn()
    const load = vi.fn<LoadOptions>((text) =>
      text === 'x' ? Promise.reject(new Error('no')) : Promise.resolve(text === 'none' ? [] : [{ value: '7', label: `Wu Tao ${text}` }]),
    )
    let answer: (options: Awaited<ReturnType<LoadOptions>>) => void = () => undefined
    load.mockImplementationOnce(() => new Promise((done) => (answer = done)))
    render(<Page told={told} load={load} />)
    await add('Person')
    const field = await screen.findByRole('combobox', { name: 'Search Person' })
    expect(screen.getByText('Loading')).toBeTruthy()
    await waitFor(() => expect(load).toHaveBeenCalled())
    act(() => answer([{ value: '7', label: 'Wu Tao' }]))
    await screen.findByText('Wu Tao')
    expect(await faults()).toEqual([])
    await userEvent.type(field, 'none')
    expect(load).toHaveBeenCalledTimes(1)
    await screen.findByText('Nothing')
    expect(load).toHaveBeenCalledTimes(2)
    await userEvent.clear(field)
    await userEvent.type(field, 'x')
    await screen.findByText('It did not load')
    expect(await faults()).toEqual([])
    load.mockImplementation(() => Promise.resolve([{ value: '7', label: 'Wu Tao' }]))
    await userEvent.click(screen.getByText('Retry'))
    await screen.findByText('Wu Tao')
    field.focus()
    await userEvent.keyboard('{Enter}')
    expect(told).toHaveBeenLastCalledWith({ person: '7' })
    expect(chip(/^Person Wu Tao$/)).toBeTruthy()
  })
  it('a look-up: Enter right behind the last letter takes what that finds, not what stood before', async () => {
    const told = vi.fn()
    const people = [
      { value: '1', label: 'He Jing' },
      { value: '7', label: 'Wu Tao' },
    ]
    render(<Page told={told} load={(text) => Promise.resolve(people.filter(({ label }) => label.includes(text)))} />)
    await add('Person')
    await screen.findByText('He Jing')
    await userEvent.type(screen.getByRole('combobox', { name: 'Search Person' }), 'Wu{Enter}')
    await waitFor(() => expect(told).toHaveBeenLastCalledWith({ person: '7' }))
    expect(chip(/^Person Wu Tao$/)).toBeTruthy()
  })
})

it('ColumnPicker ticks columns off without closing, and resets', async () => {
  const told = vi.fn()
  const columns: TableColumn<object>[] = [
    { id: 'bike', header: 'Bike', enableHiding: false },
    { id: 'rack', header: 'Rack' },
  ]
  const data: object[] = []
  function Columns() {
    const [columnVisibility, setColumnVisibility] = useState<ColumnVisibilityState>({})
    const onColumnVisibilityChange = (change: Updater<ColumnVisibilityState>) => {
      const next = functionalUpdate(change, columnVisibility)
      told({ ...next })
      setColumnVisibility(next)
    }
    const table = useTable({ data, columns, state: { columnVisibility }, onColumnVisibilityChange })
    return <ColumnPicker table={table} words={{ label: 'Columns', reset: 'Reset' }} />
  }
  render(<Columns />)
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  expect(screen.queryByText('Bike')).toBeNull()
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Rack' }))
  expect(told).toHaveBeenLastCalledWith({ rack: false })
  expect(screen.getByRole('menuitemcheckbox').getAttribute('aria-checked')).toBe('false')
  expect(await faults()).toEqual([])
  await userEvent.click(screen.getByText('Reset'))
  expect(told).toHaveBeenLastCalledWith({})
})

it('ColumnPicker shows what was chosen, not what makes room beside a panel, and resets to what is usual', async () => {
  const columns: TableColumn<object>[] = [
    { id: 'rack', header: 'Rack' },
    { id: 'note', header: 'Note' },
  ]
  const told = vi.fn()
  const usual = { note: false }
  const beside = { rack: false }
  function Columns() {
    const options = { initialState: { columnVisibility: usual }, state: { columnVisibility: beside }, onColumnVisibilityChange: told }
    const table = useTable({ data: columns, columns, ...options })
    return <ColumnPicker table={table} chosen={{}} words={{ label: 'Columns', reset: 'Reset' }} />
  }
  render(<Columns />)
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const ticked = (name: string) => screen.getByRole('menuitemcheckbox', { name }).getAttribute('aria-checked')
  expect([ticked('Rack'), ticked('Note')]).toEqual(['true', 'true'])
  await userEvent.click(screen.getByText('Reset'))
  expect(functionalUpdate<ColumnVisibilityState>(told.mock.lastCall?.[0], {})).toEqual(usual)
})
