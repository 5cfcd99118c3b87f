import { fireEvent, render, screen, waitFor } from '@testing-library/react'
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
  it('stays on the best of what the server answers, while the old stands and when it is replaced', async () => {
    const onSelect = vi.fn()
    function Page({ names }: { names: string[] }) {
      const [query, setQuery] = useState('')
      const people = { id: 'people', heading: 'People', items: names.map((label) => ({ id: label, label })) }
      return (
        <ui.CommandPalette
          open
          onOpenChange={() => undefined}
          query={query}
          onQueryChange={setQuery}
          groups={[people]}
          onSelect={onSelect}
          words={words}
        />
      )
    }
    const { rerender } = render(<Page names={['He Jing', 'He Ping']} />)
    const answer = (names: string[]) => rerender(<Page names={names} />)
    const field = screen.getByRole('combobox')
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('He Ping')
    await userEvent.type(field, '何')
    expect(active()).toBe('He Jing')
    answer(['何静', '何平'])
    expect(active()).toBe('何静')
    answer([])
    expect([field.getAttribute('aria-activedescendant'), field.getAttribute('aria-expanded')]).toEqual([null, 'false'])
    expect(await faults()).toEqual([])
    answer(['何静'])
    // Enter ends the input method's composition first.
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    expect(onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledWith({ id: '何静', label: '何静' })
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
