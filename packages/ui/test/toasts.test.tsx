import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToasts, ToastProvider } from '../src/index.ts'
import { faults } from './axe.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const titles = (toasts: ReturnType<typeof createToasts>) => toasts.getSnapshot().map((toast) => toast.title)

describe('the store', () => {
  it('keeps a toast 3 s and a notification 4.5 s', () => {
    const toasts = createToasts()
    toasts.toast('Saved')
    toasts.notify('News')
    vi.advanceTimersByTime(2999)
    expect(titles(toasts)).toEqual(['Saved', 'News'])
    vi.advanceTimersByTime(1)
    expect(titles(toasts)).toEqual(['News'])
    vi.advanceTimersByTime(1500)
    expect(titles(toasts)).toEqual([])
  })
  it('shows an error 300 ms after the last call: a burst is one toast, the last', () => {
    const toasts = createToasts()
    toasts.error('First')
    vi.advanceTimersByTime(299)
    toasts.error('Second')
    vi.advanceTimersByTime(299)
    expect(titles(toasts)).toEqual([])
    vi.advanceTimersByTime(1)
    expect(titles(toasts)).toEqual(['Second'])
  })
  it('suppresses the same error while it stands, without lengthening it', () => {
    const toasts = createToasts()
    toasts.error('Failed')
    vi.advanceTimersByTime(300)
    const [first] = toasts.getSnapshot()
    toasts.error('Failed')
    vi.advanceTimersByTime(2000)
    expect(toasts.getSnapshot()).toEqual([first])
    vi.advanceTimersByTime(1000)
    expect(titles(toasts)).toEqual([])
    toasts.error('Failed')
    vi.advanceTimersByTime(300)
    expect(titles(toasts)).toEqual(['Failed'])
  })
  it('shows one error at a time, beside other toasts', () => {
    const toasts = createToasts()
    toasts.toast('Saved', { duration: Infinity })
    toasts.error('Failed')
    vi.advanceTimersByTime(300)
    toasts.error('Failed otherwise')
    vi.advanceTimersByTime(300)
    expect(titles(toasts)).toEqual(['Saved', 'Failed otherwise'])
  })
  it('keeps three at most', () => {
    const toasts = createToasts()
    for (const title of ['1', '2', '3', '4']) toasts.toast(title)
    expect(titles(toasts)).toEqual(['2', '3', '4'])
  })
  it('stops the clocks and runs on with what was left', () => {
    const toasts = createToasts()
    toasts.toast('Saved')
    vi.advanceTimersByTime(2000)
    toasts.pause()
    vi.advanceTimersByTime(60_000)
    expect(titles(toasts)).toEqual(['Saved'])
    toasts.resume()
    vi.advanceTimersByTime(999)
    expect(titles(toasts)).toEqual(['Saved'])
    vi.advanceTimersByTime(1)
    expect(titles(toasts)).toEqual([])
  })
  it('hands out the same array until something changes', () => {
    const toasts = createToasts()
    expect(toasts.getSnapshot()).toBe(toasts.getSnapshot())
    const heard = vi.fn()
    const stop = toasts.subscribe(heard)
    toasts.dismiss(99)
    expect(heard).not.toHaveBeenCalled()
    toasts.dismiss(toasts.toast('Saved'))
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
    toasts.toast('Unheard')
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

describe('ToastProvider', () => {
  const show = () => {
    const toasts = createToasts()
    render(
      <ToastProvider toasts={toasts} label="Notifications" closeLabel="Close">
        <main>App</main>
      </ToastProvider>,
    )
    return toasts
  }
  it('says what is done as status and what failed as alert, in regions that were there before', async () => {
    const toasts = show()
    const status = screen.getByRole('status')
    const alert = screen.getByRole('alert')
    act(() => {
      toasts.toast('Saved', { text: 'B-012', action: { label: 'Undo', onSelect: () => undefined } })
      toasts.error('Failed')
      vi.advanceTimersByTime(300)
    })
    expect(status.textContent).toContain('Saved')
    expect(alert.textContent).toContain('Failed')
    vi.useRealTimers()
    expect(await faults()).toEqual([])
  })
  it('runs the action once and closes', () => {
    const toasts = show()
    const undo = vi.fn()
    act(() => void toasts.toast('Saved', { action: { label: 'Undo', onSelect: undo } }))
    fireEvent.click(screen.getByText('Undo'))
    expect(undo).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Saved')).toBeNull()
  })
  it('waits while the pointer rests on it, and is reached by F8', () => {
    const toasts = show()
    act(() => void toasts.toast('Saved'))
    fireEvent.pointerEnter(screen.getByRole('region'))
    act(() => void vi.advanceTimersByTime(10_000))
    expect(screen.queryByText('Saved')).not.toBeNull()
    fireEvent.keyDown(document, { key: 'F8' })
    expect(document.activeElement).toBe(screen.getByLabelText('Close'))
    act(() => screen.getByLabelText('Close').blur())
    act(() => void vi.advanceTimersByTime(3000))
    expect(screen.queryByText('Saved')).toBeNull()
  })
  it('does not stay stopped after the last one is closed under the pointer', () => {
    const toasts = show()
    act(() => void toasts.toast('Saved'))
    fireEvent.pointerEnter(screen.getByRole('region'))
    fireEvent.click(screen.getByLabelText('Close'))
    act(() => void toasts.toast('Again'))
    act(() => void vi.advanceTimersByTime(3000))
    expect(screen.queryByText('Again')).toBeNull()
  })
})
