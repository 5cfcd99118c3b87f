import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Button, Tooltip, type TooltipProps } from '../src/index.ts'

describe('Tooltip', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())
  const show = (props: Partial<TooltipProps> = {}) => {
    render(
      <Tooltip label="All of it" {...props}>
        <Button>Save</Button>
      </Tooltip>,
    )
    return screen.getByText('Save')
  }
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const tooltip = () => screen.queryByRole('tooltip')
  it('shows after a rest of the pointer, describes, and leaves on Esc', () => {
    const button = show()
    fireEvent.pointerEnter(button, { pointerType: 'mouse' })
    pass(499)
    expect(tooltip()).toBeNull()
    pass(1)
    expect(button.getAttribute('aria-describedby')).toBe(tooltip()?.id)
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(tooltip()).toBeNull()
  })
  it('stays while the pointer travels onto it, and leaves with the pointer', () => {
    fireEvent.pointerEnter(show(), { pointerType: 'mouse' })
    pass(500)
    fireEvent.pointerLeave(screen.getByText('Save'))
    pass(79)
    const box = document.querySelector('[data-slot=tooltip]')!
    fireEvent.pointerEnter(box)
    pass(1000)
    expect(tooltip()).not.toBeNull()
    fireEvent.pointerLeave(box)
    expect(tooltip()).toBeNull()
  })
  it('shows at once on focus by keyboard, and leaves with it or when something scrolls', () => {
    const button = show()
    act(() => button.focus())
    expect(tooltip()).not.toBeNull()
    fireEvent.scroll(document.body)
    expect(tooltip()).toBeNull()
    act(() => button.blur())
    act(() => button.focus())
    act(() => button.blur())
    expect(tooltip()).toBeNull()
  })
  it('comes neither by touch nor with a press, and does not describe what it only repeats', () => {
    const button = show({ describes: false })
    fireEvent.pointerEnter(button, { pointerType: 'touch' })
    pass(1000)
    expect(tooltip()).toBeNull()
    fireEvent.pointerEnter(button, { pointerType: 'mouse' })
    pass(500)
    expect(tooltip()).not.toBeNull()
    expect(button.hasAttribute('aria-describedby')).toBe(false)
    fireEvent.pointerDown(button)
    expect(tooltip()).toBeNull()
  })
})
