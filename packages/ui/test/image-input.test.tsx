import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Field, Form, ImageInput, type ImageInputProps, Thumbnail } from '../src/index.ts'
import { faults } from './axe.ts'

const words = {
  drop: 'Drop it here',
  fits: 'At most 1 kB',
  choose: 'Choose an image',
  replace: 'Choose another',
  photo: 'Take a photo',
  remove: 'Remove',
  cancel: 'Stop sending',
  sending: 'Sending',
}
const given = () => ({ onFile: vi.fn(), onMisfit: vi.fn(), onRemove: vi.fn() })
const draw = (more: Partial<ImageInputProps>) => (
  <main>
    <Field label="Picture" hint="As seen from the left">
      {(control) => (
        <ImageInput
          {...control}
          words={words}
          accept={['image/jpeg', 'image/png']}
          maxBytes={1000}
          onFile={() => {}}
          onMisfit={() => {}}
          {...more}
        />
      )}
    </Field>
  </main>
)
const file = (type = 'image/png', size = 10) => new File(['x'.repeat(size)], 'a.png', { type })
const input = () => screen.getByLabelText(/^Picture/)
const box = () => screen.getByRole('presentation')
/** happy-dom has no DataTransfer that can be filled. */
const withFiles = (make: typeof createEvent.drop, key: 'dataTransfer' | 'clipboardData', files: File[]) => {
  const event = make(box())
  Object.defineProperty(event, key, { value: { files } })
  fireEvent(box(), event)
  return event
}

it('is a file input by the field’s name, with the hint, and opened by the keyboard', async () => {
  const on = given()
  render(draw(on))
  await userEvent.tab()
  expect(document.activeElement).toBe(input())
  expect(input().getAttribute('type')).toBe('file')
  expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe('As seen from the left')
  await userEvent.upload(input(), file())
  expect(on.onFile).toHaveBeenCalledTimes(1)
  // The same once more, after it was taken away.
  await userEvent.upload(input(), file())
  expect(on.onFile).toHaveBeenCalledTimes(2)
})

it('takes what is dropped and pasted, and keeps the browser from opening it', () => {
  const on = given()
  render(draw(on))
  expect(fireEvent.dragOver(box())).toBe(false)
  expect(box().dataset['over']).toBe('true')
  expect(withFiles(createEvent.drop, 'dataTransfer', [file()]).defaultPrevented).toBe(true)
  expect(box().dataset['over']).toBeUndefined()
  expect(withFiles(createEvent.paste, 'clipboardData', [file('image/jpeg')]).defaultPrevented).toBe(true)
  expect(on.onFile.mock.calls.map(([one]) => (one as File).type)).toEqual(['image/png', 'image/jpeg'])
  // Text goes where text goes.
  expect(withFiles(createEvent.paste, 'clipboardData', []).defaultPrevented).toBe(false)
})

it('says what does not fit instead of taking it', () => {
  const on = given()
  render(draw(on))
  withFiles(createEvent.drop, 'dataTransfer', [file('image/gif')])
  withFiles(createEvent.drop, 'dataTransfer', [file('image/png', 1001)])
  withFiles(createEvent.drop, 'dataTransfer', [file('image/png', 1000)])
  expect(on.onMisfit.mock.calls.map(([why]) => why)).toEqual(['type', 'size'])
  expect(on.onFile).toHaveBeenCalledTimes(1)
})

it('tells how far it has come, takes nothing meanwhile, keeps the focus, and can be stopped', async () => {
  const on = given()
  const { rerender } = render(draw(on))
  input().focus()
  rerender(draw({ ...on, progress: 0.4 }))
  expect((await screen.findByRole('progressbar', { name: 'Sending' })).getAttribute('aria-valuenow')).toBe('40')
  expect(screen.getByRole('status').textContent).toBe('Sending')
  expect(document.activeElement).toBe(input())
  withFiles(createEvent.drop, 'dataTransfer', [file()])
  expect(on.onFile).not.toHaveBeenCalled()
  expect(fireEvent.click(input())).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Stop sending' }))
  expect(on.onRemove).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(input())
})

it('shows the image, which can be opened, replaced and taken away', async () => {
  const on = given()
  const open = vi.fn()
  render(draw({ ...on, children: <Thumbnail src="data:," alt="The bike" onOpen={open} /> }))
  await userEvent.click(screen.getByRole('button', { name: 'The bike' }))
  expect(open).toHaveBeenCalled()
  expect(screen.getByText('Choose another')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(on.onRemove).toHaveBeenCalled()
})

it('a form’s error is found at it', async () => {
  render(
    <Form onSubmit={() => {}}>
      <Field label="Picture" error="Please add a picture" required>
        {(control) => <ImageInput {...control} words={words} accept={['image/png']} maxBytes={1} onFile={() => {}} onMisfit={() => {}} />}
      </Field>
      <button type="submit">Save</button>
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(input()))
})

const states: Record<string, Partial<ImageInputProps>> = {
  empty: {},
  sending: { progress: 0.4, onRemove: () => {} },
  full: { children: <Thumbnail src="data:," alt="The bike" onOpen={() => {}} />, onRemove: () => {} },
  'on its way': { children: <Thumbnail src={undefined} alt="The bike" /> },
  broken: { children: <Thumbnail src={undefined} alt="" failed="It did not load" />, problem: 'Too large' },
  disabled: { disabled: true },
}
it.each(Object.entries(states))('%s has no fault', async (_name, state) => {
  render(draw(state))
  expect(await faults()).toEqual([])
})
