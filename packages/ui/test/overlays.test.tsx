import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import {
  Button,
  ConfirmDialog,
  Dialog,
  DialogBody,
  Drawer,
  Input,
  Menu,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  Popover,
} from '../src/index.ts'
import { faults } from './axe.ts'

const focused = () => document.activeElement

function Opener({
  kind,
  ...confirm
}: {
  kind: 'dialog' | 'confirm' | 'drawer'
  busy?: boolean
  onConfirm?: () => void
  tone?: 'danger' | 'lead'
}) {
  const [open, setOpen] = useState(false)
  const [gone, setGone] = useState(false)
  return (
    <>
      <main tabIndex={-1}>
        {!gone && <Button onClick={() => setOpen(true)}>Open</Button>}
        <Button>Outside</Button>
      </main>
      {kind === 'dialog' && (
        <Dialog open={open} onOpenChange={setOpen} title="Edit" description="All of it" closeLabel="Close">
          <DialogBody>
            <Input aria-label="Name" />
            <Button onClick={() => setGone(true)}>Delete</Button>
          </DialogBody>
        </Dialog>
      )}
      {kind === 'drawer' && (
        <Drawer open={open} onOpenChange={setOpen} title="Menu" closeLabel="Close" side="left">
          <Button>Inside</Button>
        </Drawer>
      )}
      {kind === 'confirm' && (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title="Delete it?"
          text="For good"
          confirmLabel="Delete"
          cancelLabel="Keep"
          onConfirm={() => undefined}
          {...confirm}
        />
      )}
    </>
  )
}

const opened = async (kind: 'dialog' | 'confirm' | 'drawer', props: Partial<Parameters<typeof Opener>[0]> = {}) => {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  render(<Opener kind={kind} {...props} />)
  await user.click(screen.getByText('Open'))
  return { user, box: await screen.findByRole(kind === 'confirm' ? 'alertdialog' : 'dialog') }
}
/** Presses beside the dialog. Radix listens from the next tick on, and acts on the click that ends the press. */
const pressOutside = async () => {
  await act(() => new Promise((done) => setTimeout(done, 10)))
  const scrim = document.querySelector('[data-slot="scrim"]')!
  for (const event of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const) fireEvent[event](scrim, { button: 0 })
  await act(() => new Promise((done) => setTimeout(done, 10)))
}

describe('Dialog', () => {
  it('has no fault, and is named and described', async () => {
    const { box } = await opened('dialog')
    expect(await faults()).toEqual([])
    expect(box.getAttribute('aria-modal')).toBe('true')
    expect(document.getElementById(box.getAttribute('aria-labelledby')!)?.textContent).toBe('Edit')
    expect(document.getElementById(box.getAttribute('aria-describedby')!)?.textContent).toBe('All of it')
  })
  it('starts at the first field and keeps the focus inside', async () => {
    const { user, box } = await opened('dialog')
    expect(focused()).toBe(screen.getByLabelText('Name'))
    for (let i = 0; i < 5; i++) {
      await user.tab()
      expect(box.contains(focused())).toBe(true)
    }
  })
  it('closes on Esc and gives the focus back', async () => {
    const { user } = await opened('dialog')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(focused()).toBe(screen.getByText('Open')))
  })
  it('closes on a press outside', async () => {
    await opened('dialog')
    await pressOutside()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  it('gives the focus to the main part when its opener is gone', async () => {
    const { user } = await opened('dialog')
    await user.click(screen.getByText('Delete'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(focused()).toBe(document.querySelector('main')))
  })
  it('writes no style element: the scrim keeps the page from scrolling', async () => {
    const before = document.querySelectorAll('style').length
    await opened('dialog')
    expect(document.querySelectorAll('style').length).toBe(before)
  })
})

describe('ConfirmDialog', () => {
  it('has no fault; stays on a press outside; leaves on Esc', async () => {
    const { user } = await opened('confirm')
    expect(await faults()).toEqual([])
    await pressOutside()
    expect(screen.queryByRole('alertdialog')).not.toBeNull()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(focused()).toBe(screen.getByText('Open')))
  })
  it('starts on cancel when it is dangerous, else on the action', async () => {
    await opened('confirm', { tone: 'danger' })
    expect(focused()).toBe(screen.getByText('Keep'))
    cleanup()
    await opened('confirm')
    expect(focused()).toBe(screen.getByText('Delete'))
  })
  it('can neither be left nor pressed again while it is busy', async () => {
    const onConfirm = vi.fn()
    const { user } = await opened('confirm', { busy: true, onConfirm })
    await user.keyboard('{Escape}')
    await user.click(screen.getByText('Delete'))
    await user.click(screen.getByText('Keep'))
    expect(screen.queryByRole('alertdialog')).not.toBeNull()
    expect(onConfirm).not.toHaveBeenCalled()
    expect(await faults()).toEqual([])
  })
  it('runs its action', async () => {
    const onConfirm = vi.fn()
    const { user } = await opened('confirm', { onConfirm })
    await user.click(screen.getByText('Delete'))
    expect(onConfirm).toHaveBeenCalledTimes(1)
  })
})

describe('Drawer', () => {
  it('has no fault, traps the focus, closes on Esc', async () => {
    const { user, box } = await opened('drawer')
    expect(await faults()).toEqual([])
    await user.tab()
    await user.tab()
    expect(box.contains(focused())).toBe(true)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('Menu', () => {
  const onSelect = vi.fn()
  const onValueChange = vi.fn()
  const open = async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    render(
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem onSelect={onSelect} keys={['E']}>
          Edit
        </MenuItem>
        <MenuItem disabled hint="Not yours">
          Copy
        </MenuItem>
        <MenuRadioGroup value="a" onValueChange={onValueChange}>
          <MenuRadioItem value="a">First</MenuRadioItem>
          <MenuRadioItem value="b">Last</MenuRadioItem>
        </MenuRadioGroup>
      </Menu>,
    )
    screen.getByText('Actions').focus()
    await user.keyboard('{Enter}')
    return user
  }
  it('has no fault; walks by arrows past what is disabled; chooses', async () => {
    const user = await open()
    expect(await faults()).toEqual([])
    await user.keyboard('{Enter}')
    expect(onSelect).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(focused()).toBe(screen.getByText('Actions')))
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}')
    expect(onValueChange).toHaveBeenCalledWith('b')
  })
  it('closes on Esc and gives the focus back', async () => {
    const user = await open()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    await waitFor(() => expect(focused()).toBe(screen.getByText('Actions')))
  })
  it('hands the focus on to a dialog, which gives it back to the menu’s button', async () => {
    function Page() {
      const [asked, setAsked] = useState(false)
      return (
        <>
          <Menu trigger={<Button>Actions</Button>}>
            <MenuItem onSelect={() => setAsked(true)}>Remove</MenuItem>
          </Menu>
          <ConfirmDialog
            open={asked}
            onOpenChange={setAsked}
            title="Remove?"
            confirmLabel="Remove it"
            cancelLabel="Keep"
            onConfirm={() => undefined}
          />
        </>
      )
    }
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    render(<Page />)
    screen.getByText('Actions').focus()
    await user.keyboard('{Enter}{Enter}')
    await waitFor(() => expect(focused()).toBe(screen.getByText('Remove it')))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(focused()).toBe(screen.getByText('Actions')))
  })
})

describe('Popover', () => {
  it('has no fault; takes the focus; Esc gives it back', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    render(
      <Popover trigger={<Button>Filter</Button>} label="Filter">
        <Input aria-label="Name" />
      </Popover>,
    )
    await user.click(screen.getByText('Filter'))
    expect(await faults()).toEqual([])
    expect(focused()).toBe(screen.getByLabelText('Name'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(focused()).toBe(screen.getByText('Filter')))
  })
})
