import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BulkBar } from '../src/index.ts'
import { faults } from './axe.ts'
import { Page, press, rows } from './table-page.tsx'

describe('the bulk bar', () => {
  const bulk = {
    label: 'Selected rows',
    selected: (count: number) => `${count} selected`,
    clear: 'Clear',
    more: 'More',
    progress: (done: number, total: number) => `${done} of ${total}`,
    stop: 'Stop',
    result: (done: number, failed: number) => `${done} done, ${failed} failed`,
    showFailed: 'Show what failed',
    retry: 'Retry',
    dismiss: 'Dismiss',
  }
  it('offers actions, tells why one cannot be done, and clears back to the row', async () => {
    const go = vi.fn()
    const onClear = vi.fn()
    const actions = [
      { id: 'confirm', label: 'Confirm', onSelect: go },
      { id: 'reject', label: 'Reject', onSelect: go, whyNot: 'Not yours' },
      { id: 'c', label: 'Third', onSelect: go },
      { id: 'd', label: 'Fourth', onSelect: go },
    ]
    render(<Page bar={<BulkBar count={2} actions={actions} onClear={onClear} words={bulk} />} />)
    expect(await faults()).toEqual([])
    expect(screen.getByText('2 selected')).toBeTruthy()
    await userEvent.click(screen.getByText('Reject'))
    expect(go).not.toHaveBeenCalled()
    await userEvent.click(screen.getByText('Confirm'))
    expect(go).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Fourth' }))
    expect(go).toHaveBeenCalledTimes(2)
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(onClear).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(rows()[0])
  })
  it('tells how far it is, stops, and shows which rows failed; the focus stays with it', async () => {
    const onStop = vi.fn()
    const onDismiss = vi.fn()
    const actions = [{ id: 'confirm', label: 'Confirm', onSelect: () => undefined }]
    const { rerender } = render(<BulkBar count={40} actions={actions} onClear={() => undefined} words={bulk} />)
    screen.getByText('Confirm').focus()
    rerender(
      <BulkBar
        count={40}
        actions={actions}
        onClear={() => undefined}
        words={bulk}
        run={{ state: 'running', done: 12, total: 40, onStop }}
      />,
    )
    expect(document.activeElement).toBe(screen.getByRole('region'))
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('12')
    expect(await faults()).toEqual([])
    await userEvent.click(screen.getByText('Stop'))
    expect(onStop).toHaveBeenCalledTimes(1)
    const failed = [{ id: 1, label: 'B-018', message: 'Already out' }]
    rerender(
      <BulkBar count={0} actions={actions} onClear={() => undefined} words={bulk} run={{ state: 'over', done: 39, failed, onDismiss }} />,
    )
    expect(screen.getByText('39 done, 1 failed')).toBeTruthy()
    await userEvent.click(screen.getByText('Show what failed'))
    expect(screen.getByText('Already out')).toBeTruthy()
    expect(await faults()).toEqual([])
    await press('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(onDismiss).toHaveBeenCalledTimes(1)
    rerender(<BulkBar count={0} actions={actions} onClear={() => undefined} words={bulk} />)
    expect(screen.queryByRole('region')).toBeNull()
  })
})
