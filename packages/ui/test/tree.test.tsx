import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useMemo, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  Button,
  checkStates,
  createTreeIndex,
  toggleCheck,
  type TreeId,
  type TreeMark,
  type TreeNode,
  type TreeProps,
} from '../src/index.ts'
import { faults } from './axe.ts'
import { few, focused, name, Page, press, row, rows } from './tree-page.tsx'

describe('the tree', () => {
  it('shows the open rows and says where each stands', async () => {
    render(<Page />)
    expect(rows()).toEqual(['bikes', 'list', 'rents', 'venues', 'reports'])
    const rents = row('rents')
    expect(['level', 'posinset', 'setsize', 'expanded'].map((what) => rents.getAttribute(`aria-${what}`))).toEqual(['2', '2', '2', 'false'])
    expect(row('list').hasAttribute('aria-expanded')).toBe(false)
    expect(await faults()).toEqual([])
  })
  it('as a grid has no fault either, in every state', async () => {
    const index = createTreeIndex(few)
    const grid: Partial<TreeProps<TreeNode>> = {
      labelHeader: 'Name',
      columns: [{ id: 'code', header: 'Code', width: '96px', render: name }],
      renderActions: (_, tabIndex) => <Button tabIndex={tabIndex}>More</Button>,
      actionsHeader: 'Actions',
      selected: 'rents',
      onSelect: () => undefined,
      onMove: () => undefined,
    }
    const { rerender } = render(<Page {...grid} />)
    expect(await faults()).toEqual([])
    rerender(<Page {...grid} checks={checkStates(index, new Set(['rents']))} canCheck={(node) => node.id !== 'list'} />)
    expect(await faults()).toEqual([])
    rerender(<Page {...grid} nodes={[]} empty={<p>Nothing</p>} />)
    expect(await faults()).toEqual([])
    expect(screen.getByText('Nothing')).toBeTruthy()
  })
  it('lets Tab through one row only, with its actions', async () => {
    render(<Page renderActions={(node, tabIndex) => <button type="button" tabIndex={tabIndex}>{`More ${node.id}`}</button>} />)
    await userEvent.tab()
    expect(focused()).toBe('bikes')
    await press('{ArrowDown}')
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('More list')
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })
})

describe('its keys', () => {
  beforeEach(async () => {
    render(<Page />)
    await userEvent.tab()
  })
  it('↓ ↑ Home End', async () => {
    await press('{ArrowDown}{ArrowDown}')
    expect(focused()).toBe('rents')
    await press('{ArrowUp}')
    expect(focused()).toBe('list')
    await press('{End}{ArrowDown}')
    expect(focused()).toBe('reports')
    await press('{Home}{ArrowUp}')
    expect(focused()).toBe('bikes')
  })
  it('→ opens, then enters; ← closes, then goes to the parent', async () => {
    await press('{ArrowDown}{ArrowDown}{ArrowRight}')
    expect(focused()).toBe('rents')
    expect(rows()).toContain('confirm')
    await press('{ArrowRight}')
    expect(focused()).toBe('confirm')
    await press('{ArrowRight}{ArrowLeft}')
    expect(focused()).toBe('rents')
    await press('{ArrowLeft}')
    expect(rows()).not.toContain('confirm')
    await press('{ArrowLeft}')
    expect(focused()).toBe('bikes')
  })
  it('* opens the siblings', async () => {
    await press('{End}*')
    expect(rows()).toContain('calendar')
  })
  it('letters go to what begins with them; the same letter again to the next', async () => {
    await press('re')
    expect(focused()).toBe('rents')
    await act(() => new Promise((done) => setTimeout(done, 550)))
    await press('rr')
    expect(focused()).toBe('rents')
    await press('r')
    expect(focused()).toBe('reports')
  })
  it('leave Ctrl and ⌘ alone', async () => {
    await press('{Control>}{ArrowDown}{/Control}')
    expect(focused()).toBe('bikes')
  })
})

it('when the row with the focus is closed away, its parent takes it', async () => {
  const { rerender } = render(<Page expanded={new Set(['bikes', 'rents'])} />)
  await userEvent.tab()
  await press('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('confirm')
  rerender(<Page expanded={new Set()} />)
  expect(focused()).toBe('bikes')
})

describe('acting on rows', () => {
  it('Enter and double click activate; Space and a click choose', async () => {
    const onActivate = vi.fn()
    const onSelect = vi.fn()
    render(<Page onActivate={onActivate} onSelect={onSelect} selected="list" />)
    expect(row('list').getAttribute('aria-selected')).toBe('true')
    await userEvent.tab()
    expect(focused()).toBe('list')
    await press('{Enter} ')
    expect(onActivate.mock.calls.map(([node]) => name(node))).toEqual(['list'])
    expect(onSelect.mock.calls.map(([node]) => name(node))).toEqual(['list'])
    fireEvent.click(row('venues'))
    fireEvent.doubleClick(row('venues'))
    expect(onSelect).toHaveBeenLastCalledWith(few[5])
    expect(onActivate).toHaveBeenLastCalledWith(few[5])
  })
  it('the chevron only opens', () => {
    const onSelect = vi.fn()
    render(<Page onSelect={onSelect} />)
    fireEvent.click(row('venues').querySelector('[data-toggle]')!)
    expect(rows()).toContain('calendar')
    expect(onSelect).not.toHaveBeenCalled()
  })
  it('boxes say three states; Space and a press check, unless they may not', async () => {
    function Boxes() {
      const [held, setHeld] = useState<Set<TreeId>>(() => new Set(['bikes', 'list']))
      const index = useMemo(() => createTreeIndex(few), [])
      return (
        <Page
          checks={checkStates(index, held)}
          onCheck={(node) => setHeld(toggleCheck(index, held, node.id))}
          canCheck={(node) => node.id !== 'venues'}
        />
      )
    }
    render(<Boxes />)
    const states = () => screen.getAllByRole('treeitem').map((item) => item.getAttribute('aria-checked'))
    expect(states()).toEqual(['mixed', 'true', 'false', 'false', 'false'])
    await userEvent.tab()
    await press(' ')
    expect(states()).toEqual(['true', 'true', 'true', 'false', 'false'])
    fireEvent.click(row('rents').querySelector('[data-check]')!)
    expect(states()).toEqual(['mixed', 'true', 'false', 'false', 'false'])
    await press('v ')
    expect(states()).toEqual(['mixed', 'true', 'false', 'false', 'false'])
    expect(await faults()).toEqual([])
  })
  it('a filter shows matches with their ancestors, which can be closed; no moves meanwhile', async () => {
    const onMove = vi.fn()
    const filter = (node: TreeNode) => name(node) === 'confirm'
    render(<Page filter={filter} onMove={onMove} open={[]} />)
    expect(rows()).toEqual(['bikes', 'rents', 'confirm'])
    await userEvent.tab()
    await press('{Alt>}{ArrowDown}{/Alt}{ArrowDown}{ArrowLeft}')
    expect(rows()).toEqual(['bikes', 'rents'])
    expect(onMove).not.toHaveBeenCalled()
  })
})

describe('a hundred thousand nodes', () => {
  const nodes = Array.from({ length: 100_000 }, (_, i): TreeNode => ({ id: `n${i}`, parentId: i % 100 === 0 ? null : `n${i - (i % 100)}` }))
  const open = nodes.filter((node) => node.parentId === null).map((node) => node.id)
  it('put a few dozen rows into the page; End reaches the last, whose focus stays there while one scrolls away', async () => {
    // happy-dom does not scroll by itself.
    Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
      this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0
      fireEvent.scroll(this)
    }
    render(<Page nodes={nodes} open={open} />)
    expect(rows().length).toBeLessThan(40)
    await userEvent.tab()
    await press('{End}')
    expect(focused()).toBe('n99999')
    expect(rows().length).toBeLessThan(40)
    const box = screen.getByRole('tree')
    act(() => box.scrollTo({ top: 0 }))
    expect(focused()).toBe('n99999')
    await press('{ArrowUp}')
    expect(focused()).toBe('n99998')
  })
})

it('marks what is given and taken, in words too', async () => {
  const marks: Record<string, TreeMark> = { list: { tone: 'good', word: 'granted' }, rents: { tone: 'bad', word: 'revoked' } }
  const index = createTreeIndex(few)
  render(<Page checks={checkStates(index, new Set(['list']))} rowMark={(node) => marks[name(node)]} />)
  expect(row('list granted').className).toContain('bg-good-bg')
  expect(row('rents revoked').querySelector('.line-through')?.textContent).toBe('rents')
  expect(await faults()).toEqual([])
})
