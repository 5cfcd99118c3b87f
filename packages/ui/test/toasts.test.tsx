import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToasts, Dialog, ToastProvider, type Toasts } from '../src/index.ts'
import { faults } from './axe.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const titles = (toasts: Toasts) => toasts.getSnapshot().map((toast) => toast.title)

describe('the store', () => {
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
  it('suppresses the same error while it stands, and no longer', () => {
    const toasts = createToasts()
    toasts.error('Failed')
    vi.advanceTimersByTime(300)
    const [first] = toasts.getSnapshot()
    toasts.error('Failed')
    vi.advanceTimersByTime(300)
    expect(toasts.getSnapshot()).toEqual([first])
    toasts.dismiss(first?.id ?? 0)
    toasts.error('Failed')
    vi.advanceTimersByTime(300)
    expect(titles(toasts)).toEqual(['Failed'])
  })
  it('shows one error at a time, beside other toasts', () => {
    const toasts = createToasts()
    toasts.toast('Saved')
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
  it('keeps one with a button while others come and go', () => {
    const toasts = createToasts()
    toasts.toast('Moved', { action: { label: 'Undo', onSelect: () => undefined } })
    for (const title of ['1', '2', '3']) toasts.toast(title)
    expect(titles(toasts)).toEqual(['Moved', '2', '3'])
  })
  it('shows one in place of another, also when that is gone', () => {
    const toasts = createToasts()
    const first = toasts.toast('1 moved')
    const second = toasts.toast('2 moved', { replaces: first })
    expect(titles(toasts)).toEqual(['2 moved'])
    toasts.dismiss(second)
    toasts.toast('3 moved', { replaces: second })
    expect(titles(toasts)).toEqual(['3 moved'])
  })
  it('hands out the same array until something changes', async () => {
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
  const show = async (dialog = false) => {
    const toasts = createToasts()
    const onOpenChange = vi.fn()
    render(
      <ToastProvider toasts={toasts} label="Messages" toastLabel="Message" closeLabel="Close">
        <main>App</main>
        <Dialog open={dialog} onOpenChange={onOpenChange} title="Edit">
          <input aria-label="Name" />
        </Dialog>
      </ToastProvider>,
    )
    act(() => void vi.advanceTimersByTime(1000))
    await act(async () => void (await import('../src/toast/toast-list.tsx')))
    return { toasts, onOpenChange }
  }
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  const toastsShown = () =>
    [...document.querySelectorAll('[data-slot=toast]')].map((toast) => toast.textContent?.replaceAll(/\s+/g, ' ').trim())
  /** Every text that came into a live region, with how urgent it is. */
  const listen = () => {
    const heard: string[] = []
    const seen = new WeakSet<Element>()
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status]')) {
        if (seen.has(region) || !region.textContent || region.closest('[aria-hidden=true]')) continue
        seen.add(region)
        heard.push(`${region.getAttribute('aria-live')}: ${region.textContent.replaceAll(/\s+/g, ' ').trim()}`)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return heard
  }
  /** Lets two frames pass, after which a toast is announced, and the observer hear of it. */
  const frames = async () => {
    pass(40)
    await act(() => Promise.resolve())
  }

  it('keeps a toast 3 s, a notification 4.5 s, and others as long as they want', async () => {
    const { toasts } = await show()
    act(() => {
      toasts.toast('Saved')
      toasts.notify('News')
      toasts.toast('Moved', { duration: 8000 })
    })
    pass(2999)
    expect(toastsShown()).toEqual(['Saved', 'News', 'Moved'])
    pass(1)
    expect(toastsShown()).toEqual(['News', 'Moved'])
    pass(1499)
    expect(toastsShown()).toEqual(['News', 'Moved'])
    pass(1)
    expect(toastsShown()).toEqual(['Moved'])
    pass(3500)
    expect(toastsShown()).toEqual([])
    act(() => void toasts.toast('For good', { duration: Infinity }))
    pass(3_600_000)
    expect(toastsShown()).toEqual(['For good'])
  })
  it('does not lengthen an error that comes again while it stands', async () => {
    const { toasts } = await show()
    act(() => toasts.error('Failed'))
    pass(300)
    act(() => toasts.error('Failed'))
    pass(2999)
    expect(toastsShown()).toEqual(['Failed'])
    pass(1)
    expect(toastsShown()).toEqual([])
  })
  it('says politely what is done, and at once what failed', async () => {
    const { toasts } = await show()
    const heard = listen()
    act(() => void toasts.toast('Saved', { text: 'B-012', action: { label: 'Undo', onSelect: () => undefined } }))
    await frames()
    act(() => toasts.error('Failed'))
    pass(300)
    await frames()
    expect(heard).toEqual(['polite: Message Saved B-012 Undo (F8)', 'assertive: Message Failed'])
    vi.useRealTimers()
    expect(await faults()).toEqual([])
  })
  it('says an error that replaces another once', async () => {
    const { toasts } = await show()
    const heard = listen()
    for (const error of ['Failed', 'Failed otherwise']) {
      act(() => toasts.error(error))
      pass(300)
      await frames()
    }
    pass(1500)
    await frames()
    expect(heard).toEqual(['assertive: Message Failed', 'assertive: Message Failed otherwise'])
  })
  it('says one that replaces another, gives it all its time, and keeps the focus among the toasts', async () => {
    const { toasts } = await show()
    const heard = listen()
    const undo = { label: 'Undo', onSelect: () => undefined }
    let id = 0
    act(() => void (id = toasts.toast('1 moved', { action: undo })))
    await frames()
    pass(2000)
    act(() => void (id = toasts.toast('2 moved', { action: undo, replaces: id })))
    await frames()
    expect(heard).toEqual(['polite: Message 1 moved Undo (F8)', 'polite: Message 2 moved Undo (F8)'])
    pass(2900)
    expect(toastsShown()).toEqual(['2 moved Undo'])
    act(() => screen.getByText('Undo').focus())
    act(() => void toasts.toast('3 moved', { action: undo, replaces: id }))
    expect(document.activeElement).toBe(document.querySelector('[data-slot=toasts]'))
  })
  it('is heard and can be pressed while a dialog hides the page', async () => {
    const { toasts, onOpenChange } = await show(true)
    const heard = listen()
    const undo = vi.fn()
    act(() => void toasts.toast('Saved', { action: { label: 'Undo', onSelect: undo } }))
    await frames()
    expect(document.querySelector('main')?.closest('[aria-hidden=true]')).not.toBeNull()
    expect(heard).toEqual(['polite: Message Saved Undo (F8)'])
    const button = screen.getByRole('button', { name: 'Undo' })
    for (const event of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const) fireEvent[event](button, { button: 0 })
    pass(10)
    expect(undo).toHaveBeenCalledTimes(1)
    expect(onOpenChange).not.toHaveBeenCalled()
  })
  it('runs the action once and closes', async () => {
    const { toasts } = await show()
    const undo = vi.fn()
    act(() => void toasts.toast('Saved', { action: { label: 'Undo', onSelect: undo } }))
    fireEvent.click(screen.getByText('Undo'))
    expect(undo).toHaveBeenCalledTimes(1)
    expect(toastsShown()).toEqual([])
  })
  it('waits while the pointer rests on it, and runs on with what was left', async () => {
    const { toasts } = await show()
    act(() => void toasts.toast('Saved'))
    pass(2000)
    fireEvent.pointerMove(screen.getByText('Saved'))
    pass(60_000)
    fireEvent.pointerLeave(screen.getByRole('region'))
    pass(999)
    expect(toastsShown()).toEqual(['Saved'])
    pass(1)
    expect(toastsShown()).toEqual([])
  })
  it('waits while the window is left, and while the focus that F8 took there stays', async () => {
    const { toasts } = await show()
    act(() => void toasts.toast('Saved'))
    fireEvent.blur(window)
    pass(60_000)
    fireEvent.focus(window)
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
    expect(document.activeElement).toBe(document.querySelector('[data-slot=toasts]'))
    pass(60_000)
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Tab' })
    expect(document.activeElement).toBe(document.querySelector('[data-slot=toast]'))
    act(() => document.querySelector<HTMLElement>('[data-slot=toast]')?.blur())
    pass(3000)
    expect(toastsShown()).toEqual([])
  })
  it('does not stay stopped after the last one is closed under the pointer', async () => {
    const { toasts } = await show()
    act(() => void toasts.toast('Saved'))
    fireEvent.pointerMove(screen.getByText('Saved'))
    fireEvent.click(screen.getByLabelText('Close'))
    act(() => void toasts.toast('Again'))
    pass(3000)
    expect(toastsShown()).toEqual([])
  })
  it('leaves with an Esc from anywhere, but not with its Undo; a dialog beneath leaves as well', async () => {
    const { toasts, onOpenChange } = await show(true)
    act(() => {
      toasts.toast('Saved')
      toasts.toast('Moved', { action: { label: 'Undo', onSelect: () => undefined } })
    })
    pass(10)
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' })
    expect(onOpenChange).toHaveBeenCalledWith(false)
    expect(toastsShown()).toEqual(['Saved', 'Moved Undo'])
    act(() => toasts.dismiss(toasts.getSnapshot()[1]?.id ?? 0))
    pass(10)
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' })
    expect(toastsShown()).toEqual([])
  })
})
