import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as ui from '../src/index.ts'
import { pagesToShow } from '../src/list/pages-to-show.ts'
import { faults } from './axe.ts'

const press = (keys: string) => userEvent.keyboard(keys)
const wide = (width: number) => vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
afterEach(() => vi.restoreAllMocks())

describe('Pagination', () => {
  const words = {
    label: 'Pages',
    range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
    pageSize: 'Page size',
    perPage: (size: number) => `${size} a page`,
    page: (page: number) => `Page ${page}`,
    previous: 'Previous',
    next: 'Next',
  }
  it('says which rows stand, and goes to pages', async () => {
    const onPageChange = vi.fn()
    const onPageSizeChange = vi.fn()
    render(
      <ui.Pagination page={3} pageSize={20} total={46} onPageChange={onPageChange} onPageSizeChange={onPageSizeChange} words={words} />,
    )
    expect(screen.getByText('41–46 of 46')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true)
    expect(await faults()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    await userEvent.click(screen.getByRole('button', { name: 'Page 1' }))
    expect(onPageChange.mock.calls).toEqual([[2], [1]])
    screen.getByRole('combobox', { name: 'Page size' }).focus()
    await press('{ArrowDown}{ArrowDown}{Enter}')
    expect(onPageSizeChange).toHaveBeenCalledWith(50)
  })
  it('of nothing has no pages', () => {
    render(<ui.Pagination page={1} pageSize={20} total={0} onPageChange={() => undefined} words={words} />)
    expect(screen.getByText('0–0 of 0')).toBeTruthy()
    expect(screen.queryByRole('navigation')).toBeNull()
  })
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 5, 6, 7, 8, 9]],
  ])('page %i of %i offers %j', (page, pages, shown) => expect(pagesToShow(page, pages)).toEqual(shown))
})

describe('DetailPanel', () => {
  const words = { close: 'Close', previous: 'Previous', next: 'Next' }
  const columns: ui.TableColumn<{ n: number }>[] = [{ id: 'n', header: 'Number', cell: ({ row }) => `Row ${row.original.n}` }]
  const rows = [{ n: 1 }, { n: 2 }, { n: 3 }]
  const getRowId = ({ n }: { n: number }) => String(n)
  function Page({ loadMs = 0 }: { loadMs?: number }) {
    const [open, setOpen] = useState<number | null>(null)
    const table = ui.useTable({ data: rows, columns, getRowId })
    return (
      <ui.Split
        panel={
          open !== null && (
            <ui.DetailPanel
              title={`Bike ${open}`}
              status={<ui.StatusChip tone="live">In use</ui.StatusChip>}
              position={{ at: open, of: 3 }}
              onPrevious={open > 1 ? () => setOpen(open - 1) : undefined}
              onNext={open < 3 ? () => setOpen(open + 1) : undefined}
              onClose={() => setOpen(null)}
              actions={<ui.Button>Confirm</ui.Button>}
              words={words}
            >
              <p>Body</p>
            </ui.DetailPanel>
          )
        }
      >
        <input aria-label="Search" />
        <ui.Table
          label="Bikes"
          table={table}
          open={open === null ? null : String(open)}
          onOpen={({ n }) => (loadMs ? setTimeout(() => setOpen(n), loadMs) : setOpen(n))}
          words={{ selectAll: '', select: () => '', loading: '' }}
        />
      </ui.Split>
    )
  }
  const row = (at: number) => screen.getAllByRole('row')[at]
  it('beside the list: Enter gives it the focus, Esc gives it back to the row that is open by then', async () => {
    wide(1300)
    render(<Page />)
    row(1)?.focus()
    await press('{Enter}')
    const panel = await screen.findByRole('complementary', { name: 'Bike 1' })
    await waitFor(() => expect(document.activeElement).toBe(panel))
    expect(await faults()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText('2 / 3')).toBeTruthy()
    await press('{Escape}')
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(document.activeElement).toBe(row(2))
  })
  it('beside the list: takes the focus however late it comes, unless the focus has moved by then', async () => {
    wide(1300)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    try {
      render(<Page loadMs={10_000} />)
      row(1)?.focus()
      fireEvent.keyDown(row(1)!, { key: 'Enter' })
      await act(() => vi.advanceTimersByTimeAsync(10_000))
      expect(document.activeElement).toBe(screen.getByRole('complementary'))
      fireEvent.keyDown(document.activeElement!, { key: 'Escape' })
      fireEvent.keyDown(row(1)!, { key: 'Enter' })
      const search = screen.getByLabelText('Search')
      await act(() => vi.advanceTimersByTimeAsync(5000))
      search.focus()
      await act(() => vi.advanceTimersByTimeAsync(5000))
      expect(screen.getByRole('complementary')).toBeTruthy()
      expect(document.activeElement).toBe(search)
    } finally {
      vi.useRealTimers()
    }
  })
  it('beside the list: a click leaves the focus there, and Esc in the list closes it too', async () => {
    wide(1300)
    render(<Page />)
    await userEvent.click(row(1)!)
    await act(() => new Promise((done) => setTimeout(done)))
    expect(screen.getByRole('complementary').contains(document.activeElement)).toBe(false)
    const search = screen.getByLabelText('Search')
    search.focus()
    await press('{Escape}')
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(document.activeElement).toBe(search)
  })
  it.each([
    ['a drawer where it is narrow', 900],
    ['the whole screen on phones', 390],
  ])('is %s, with the focus kept in it and given back', async (_, width) => {
    wide(width)
    render(<Page />)
    row(1)?.focus()
    await press('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Bike 1' })
    await waitFor(() => expect(document.activeElement).toBe(dialog))
    expect(await faults()).toEqual([])
    await press('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(row(1)))
  })
})

it('Fields, Timeline, Diff, People, Stat and QueueCard say what they show, without fault', async () => {
  render(
    <main>
      <h2>Record</h2>
      <ui.Fields
        items={[
          { id: 'a', label: 'Rack', value: 'East gate' },
          { id: 'b', label: 'Note', value: '' },
        ]}
      />
      <ui.Timeline
        items={[
          { id: 1, tone: 'good', who: 'He Jing', what: 'confirmed', caption: 'Today', more: <p>More</p> },
          { id: 2, tone: 'waiting', what: 'It was asked for' },
        ]}
      />
      <ui.Diff
        words={{ before: 'Before', after: 'After', added: 'Added', removed: 'Removed' }}
        changes={[
          { id: 'rack', name: 'Rack', before: 'Library', after: 'East' },
          { id: 'roles', name: 'Roles', before: ['A', 'B'], after: ['B', 'C'] },
          { id: 'note', name: 'Remark', before: 'x', after: null },
        ]}
      />
      <ui.People
        people={['Wu Tao', 'Sun Li', 'Mei'].map((name, id) => ({ id, name }))}
        max={2}
        further={3}
        moreLabel={(names, n) => `${n} more: ${names.join(', ')}`}
      />
      <ui.Stat label="Students" value="1,446" line="in 3 divisions" />
      <ui.QueueCard
        title="Bike rents"
        count={12}
        link={<a href="#rents" aria-label="Bike rents" />}
        shares={[
          { id: 'a', label: 'Today', count: 11, tone: 'over' },
          { id: 'b', label: 'Over 3 days', count: 1, tone: 'bad' },
        ]}
        items={[{ id: 1, text: 'B-031' }]}
      />
      <ui.QueueCard title="Loading" count={undefined} />
    </main>,
  )
  expect(screen.getAllByRole('definition')[1]?.textContent).toBe('—')
  expect(screen.getByText('He Jing').tagName).toBe('B')
  expect(document.querySelector('del')?.textContent).toBe('Before Library')
  expect([...document.querySelectorAll('li ins, li del')].map((item) => item.textContent)).toEqual(['Added C', 'Removed A'])
  expect(screen.getByRole('button', { name: '5 more: Sun Li, Mei' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Today 11, Over 3 days 1' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Bike rents' })).toBeTruthy()
  expect((await faults()).filter((fault) => !fault.startsWith('heading-order'))).toEqual([])
})

describe('Tabs', () => {
  const tabs = [
    { id: 'all', label: 'All', count: 3 },
    { id: 'staff', label: 'Staff' },
    { id: 'bus', label: 'Bus' },
  ]
  it('walk by arrows and choose', async () => {
    const onValueChange = vi.fn()
    render(<ui.Tabs label="Type" tabs={tabs} value="all" onValueChange={onValueChange} />)
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('All3')
    await press('{ArrowLeft}')
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('bus'))
    expect(document.activeElement?.textContent).toBe('Bus')
    await press('{Home}{ArrowRight}')
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('staff'))
    expect(await faults()).toEqual([])
  })
})

it('TabLinks are links, all of them reached by Tab, that say which page one is on', async () => {
  const tabs = [
    { id: 'general', label: 'General' },
    { id: 'mail', label: 'Mail', count: 3 },
  ]
  render(<ui.TabLinks label="Parts" tabs={tabs} value="mail" link={(tab) => <a href={`#${tab.id}`} aria-label={tab.label} />} />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.tabIndex, link.getAttribute('aria-current')])).toEqual([
    [0, null],
    [0, 'page'],
  ])
  expect(await faults()).toEqual([])
})

describe('MultiSelect', () => {
  const options = ['Bike room', 'Front office', 'Nurse'].map((label, at) => ({ value: `r${at}`, label }))
  const words = {
    label: 'Roles',
    placeholder: 'Choose',
    remove: (label: string) => `Remove ${label}`,
    loading: 'Loading',
    empty: 'Nothing',
    error: 'Error',
    retry: 'Retry',
  }
  function Page({ start = [] }: { start?: string[] }) {
    const [value, setValue] = useState(start)
    return (
      <ui.Field label="Roles" hint="What they may do">
        <ui.MultiSelect options={options} value={value} onValueChange={setValue} words={words} />
      </ui.Field>
    )
  }
  it('is tied to its field, searches, ticks by Enter, takes off by × and Backspace', async () => {
    render(<Page start={['r0']} />)
    const field = screen.getByRole('combobox', { name: 'Roles' })
    expect(field.getAttribute('aria-describedby')).toBeTruthy()
    expect(await faults()).toEqual([])
    await userEvent.type(field, 'nur')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Nurse'])
    expect(await faults()).toEqual([])
    await press('{Enter}')
    expect(screen.getByRole('button', { name: 'Remove Nurse' })).toBeTruthy()
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('aria-selected'))).toEqual(['true', 'false', 'true'])
    fireEvent.click(screen.getByRole('option', { name: 'Front office' }))
    await press('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await press('{Backspace}')
    expect(screen.queryByRole('button', { name: 'Remove Front office' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Bike room' }))
    expect(screen.getAllByRole('button')).toHaveLength(1)
    expect(document.activeElement).toBe(field)
  })
})

describe('TokenInput', () => {
  const split = (text: string) =>
    text
      .split(/[;\n]/)
      .map((part) => part.trim())
      .filter(Boolean)
  function Page({ start = [] }: { start?: string[] }) {
    const [value, setValue] = useState(start)
    return (
      <>
        <ui.Field label="Addresses">
          <ui.TokenInput
            value={value}
            onValueChange={setValue}
            split={split}
            separators=";"
            toneOf={(part) => (part.includes('@') ? undefined : 'bad')}
            removeLabel={(part) => `Remove ${part}`}
          />
        </ui.Field>
        <output>{value.join('|')}</output>
      </>
    )
  }
  const value = () => document.querySelector('output')?.textContent
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Addresses' })

  it('makes parts of what is typed, by a separator, Enter, and when one leaves it', async () => {
    render(<Page />)
    await userEvent.type(field(), 'a@b.example;late{Enter}c@d.example')
    expect(value()).toBe('a@b.example|late')
    expect(field().value).toBe('c@d.example')
    await userEvent.tab()
    expect(value()).toBe('a@b.example|late|c@d.example')
    expect(await faults()).toEqual([])
  })
  it('sends what is still being typed along with the form', async () => {
    const sent: (string | null | undefined)[] = []
    render(
      <ui.Form onSubmit={() => sent.push(value())}>
        <Page start={['a@b.example']} />
      </ui.Form>,
    )
    await userEvent.type(field(), 'c@d.example{Control>}{Enter}{/Control}')
    expect(sent).toEqual(['a@b.example|c@d.example'])
  })
  it('takes lines that are pasted, each part once', async () => {
    render(<Page start={['a@b.example']} />)
    await userEvent.click(field())
    await userEvent.paste('a@b.example\nc@d.example; c@d.example')
    expect(value()).toBe('a@b.example|c@d.example')
    expect(field().value).toBe('')
  })
  it('gives a part back to be mended, by a press on it and by Backspace, and takes one off', async () => {
    render(<Page start={['late', 'a@b.example', 'c@d.example']} />)
    await userEvent.click(screen.getByRole('button', { name: 'late' }))
    expect(field().value).toBe('late')
    expect(document.activeElement).toBe(field())
    await userEvent.type(field(), '@b.example{Enter}')
    expect(value()).toBe('a@b.example|c@d.example|late@b.example')
    await userEvent.type(field(), '{Backspace}')
    expect(field().value).toBe('late@b.example')
    await userEvent.clear(field())
    await userEvent.click(screen.getByRole('button', { name: 'Remove a@b.example' }))
    expect(value()).toBe('c@d.example')
  })
})

it('CopyOnce copies, says so, and warns', async () => {
  const user = userEvent.setup()
  render(<ui.CopyOnce value="isb_pat_1" words={{ label: 'Token', copy: 'Copy', copied: 'Copied', warning: 'Shown once' }} />)
  expect(await faults()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe('isb_pat_1')
  expect((await screen.findByRole('status')).textContent).toBe('Copied')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(screen.getByRole('button'))
  const input = screen.getByRole<HTMLInputElement>('textbox')
  await waitFor(() => expect(input.selectionEnd).toBe('isb_pat_1'.length))
})

describe('Empty', () => {
  it('has a drawing for each subject, in colours of the theme', async () => {
    const subjects = ['bell', 'bike', 'calendar', 'car', 'letter', 'lines', 'people', 'shield', 'tree'] as const
    const drawn: string[] = []
    for (const subject of subjects) {
      const { container, unmount } = render(<ui.Empty subject={subject} title="Nothing here" />)
      // The floor and the sun are there at once.
      await waitFor(() => expect(container.querySelectorAll('svg > *').length).toBeGreaterThan(2))
      drawn.push(container.querySelector('svg')?.outerHTML ?? '')
      unmount()
    }
    expect(new Set(drawn).size).toBe(subjects.length)
    for (const drawing of drawn) expect(drawing).not.toMatch(/#[0-9a-f]{3}|rgb|fill="(?!none)|stroke="/i)
  })
})
