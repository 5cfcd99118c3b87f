import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TreeNode, TreeProps } from '../src/index.ts'
import { few, name, Page, press, row, rows } from './tree-page.tsx'

describe('moves by keys', () => {
  const move = async (to: string, keys: string, canDrop?: TreeProps<TreeNode>['canDrop']) => {
    const onMove = vi.fn()
    const announce = vi.fn(() => 'said')
    render(<Page onMove={onMove} announce={announce} {...(canDrop ? { canDrop } : {})} />)
    await userEvent.tab()
    await press(`${to}{Alt>}${keys}{/Alt}`)
    return { onMove, announce }
  }
  it.each([
    ['rents', '{ArrowUp}', ['rents', 'bikes', 0]],
    ['list', '{ArrowDown}', ['list', 'bikes', 1]],
    ['list', '{ArrowLeft}', ['list', null, 1]],
    ['venues', '{ArrowRight}', ['venues', 'bikes', 2]],
  ])('%s with Alt and %s', async (id, key, expected) => {
    const { onMove, announce } = await move(id, key)
    expect(onMove.mock.calls).toEqual([expected])
    expect(announce).toHaveBeenCalledWith(expect.objectContaining({ type: 'moved' }))
    expect(screen.getByRole('status').textContent).toBe('said')
  })
  it('stop at the ends, and where canDrop says no', async () => {
    const { onMove, announce } = await move('bikes', '{ArrowUp}{ArrowLeft}{ArrowDown}', () => false)
    expect(onMove).not.toHaveBeenCalled()
    expect(announce).toHaveBeenCalledTimes(3)
    expect(announce).toHaveBeenLastCalledWith({ type: 'refused', node: few[0] })
  })
})

describe('moves by pointer', () => {
  // The body of the tree is taken to begin at 0, 0: row n is at 36 n, the first chevron at 32.
  const box = { top: 0, left: 0, right: 800, bottom: 4000, width: 800, height: 4000, x: 0, y: 0, toJSON: () => '' }
  beforeEach(() => void vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box))
  afterEach(() => void vi.restoreAllMocks())

  const lift = (label: string, props: Partial<TreeProps<TreeNode>> = {}) => {
    const onMove = vi.fn()
    render(
      <Page
        onMove={onMove}
        describeDrop={(drop) =>
          drop ? `into ${drop.parent ? name(drop.parent) : 'top'} after ${drop.after ? name(drop.after) : 'none'}` : 'not here'
        }
        {...props}
      />,
    )
    const tree = screen.getByRole('tree')
    fireEvent.pointerDown(row(label).querySelector('[data-grip]')!, { pointerId: 1, button: 0, clientX: 10, clientY: 300 })
    return {
      onMove,
      to: (clientX: number, clientY: number) => fireEvent.pointerMove(tree, { pointerId: 1, clientX, clientY }),
      drop: () => fireEvent.pointerUp(tree, { pointerId: 1 }),
    }
  }
  const chip = () => document.querySelector('[data-slot="tree-carry"]')?.textContent
  const line = () => document.querySelector<HTMLElement>('[data-slot="tree-drop-line"]')?.style

  it('a press is not a drag yet', () => {
    const { to, drop, onMove } = lift('reports')
    to(11, 301)
    expect(chip()).toBeUndefined()
    drop()
    expect(onMove).not.toHaveBeenCalled()
  })
  it('lands at the depth under the pointer; the line begins there and the chip says where', () => {
    const { to, drop, onMove } = lift('reports')
    to(60, 72)
    expect(chip()).toBe('reportsinto bikes after list')
    expect([line()?.top, line()?.left]).toEqual(['70.5px', '67px'])
    expect(row('reports').className).toContain('hatched')
    to(90, 72)
    expect(chip()).toBe('reportsinto list after none')
    drop()
    expect(onMove.mock.calls).toEqual([['reports', 'list', 0]])
    expect(chip()).toBeUndefined()
  })
  it('Esc calls it off, and reaches nobody else', () => {
    const { to, drop, onMove } = lift('reports')
    const heard = vi.fn()
    document.addEventListener('keydown', heard)
    to(60, 72)
    fireEvent.keyDown(screen.getByRole('tree'), { key: 'Escape' })
    document.removeEventListener('keydown', heard)
    drop()
    expect(onMove).not.toHaveBeenCalled()
    expect(heard).not.toHaveBeenCalled()
    expect(chip()).toBeUndefined()
  })
  it('where it may not land there is no line, and letting go does nothing', () => {
    const { to, drop, onMove } = lift('reports', { canDrop: () => false })
    to(60, 72)
    expect(line()).toBeUndefined()
    expect(chip()).toBe('reportsnot here')
    drop()
    expect(onMove).not.toHaveBeenCalled()
  })
  it('put down where it was, nothing is moved', () => {
    const { to, drop, onMove } = lift('list')
    to(60, 36)
    drop()
    expect(onMove).not.toHaveBeenCalled()
  })
  it('a closed parent under it opens after 600 ms', () => {
    vi.useFakeTimers()
    const { to } = lift('reports')
    to(60, 90)
    act(() => void vi.advanceTimersByTime(599))
    expect(rows()).not.toContain('confirm')
    act(() => void vi.advanceTimersByTime(1))
    expect(rows()).toContain('confirm')
    vi.useRealTimers()
  })
})
