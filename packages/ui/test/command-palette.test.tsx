import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import * as ui from '../src/index.ts'
import { faults } from './axe.ts'

describe('CommandPalette', () => {
  const words = {
    label: 'Search',
    placeholder: 'Search all',
    results: 'Results',
    empty: 'Nothing matches',
    loading: 'Loading',
    close: 'Close',
  }
  const groups = [
    {
      id: 'screens',
      heading: 'Screens',
      items: [
        { id: 'rents', label: 'Rents', keys: ['G'] },
        { id: 'passes', label: 'Passes', hint: 'Vehicles' },
      ],
    },
    { id: 'none', heading: 'Bikes', items: [] },
    { id: 'people', heading: 'People', items: [{ id: 'he', label: 'He Jing' }] },
  ]
  it('walks the groups by arrows, chooses by Enter and gives the focus back', async () => {
    const onSelect = vi.fn()
    function Page() {
      const [open, setOpen] = useState(false)
      return (
        <main>
          <button onClick={() => setOpen(true)}>Open</button>
          <ui.CommandPalette
            open={open}
            onOpenChange={setOpen}
            query=""
            onQueryChange={() => undefined}
            groups={groups}
            onSelect={onSelect}
            words={words}
          />
        </main>
      )
    }
    render(<Page />)
    await userEvent.click(screen.getByText('Open'))
    const field = screen.getByRole('combobox')
    await waitFor(() => expect(document.activeElement).toBe(field))
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
    expect(active()).toContain('Rents')
    expect(screen.queryByText('Bikes')).toBeNull()
    expect(await faults()).toEqual([])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(active()).toContain('He Jing')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(onSelect).toHaveBeenCalledWith(groups[2]?.items[0])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Open')))
  })
  it('says when nothing matches, and when more is under way', async () => {
    const nothing = {
      open: true,
      onOpenChange: () => undefined,
      query: 'x',
      onQueryChange: () => undefined,
      groups: [],
      onSelect: () => undefined,
      words,
    }
    const { rerender } = render(<ui.CommandPalette {...nothing} />)
    expect(screen.getByText('Nothing matches')).toBeTruthy()
    expect(await faults()).toEqual([])
    rerender(<ui.CommandPalette {...nothing} loading />)
    expect(screen.getByText('Loading')).toBeTruthy()
  })
})
