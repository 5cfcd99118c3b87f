import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SignatureInput, type Stroke } from '../src/index.ts'
import { pathOf } from '../src/form/signature.ts'
import { faults } from './axe.ts'

function Sheet() {
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  return (
    <main>
      <SignatureInput label="Sheet" value={strokes} onValueChange={setStrokes} words={{ undo: 'Take back', clear: 'Start over' }} />
      <output>{strokes.length}</output>
    </main>
  )
}
const drawn = () => screen.getByRole('status').textContent
function stroke() {
  const sheet = screen.getByRole('img', { name: 'Sheet' })
  sheet.setPointerCapture = () => {}
  fireEvent.pointerDown(sheet, { button: 0, clientX: 10, clientY: 10 })
  fireEvent.pointerMove(sheet, { clientX: 60, clientY: 30 })
  fireEvent.pointerUp(sheet)
}

it('collects strokes, and takes back the last or all of them', async () => {
  render(<Sheet />)
  expect(screen.getByRole('button', { name: 'Start over' })).toHaveProperty('disabled', true)
  stroke()
  stroke()
  stroke()
  expect(drawn()).toBe('3')
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }))
  expect(drawn()).toBe('2')
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  expect(drawn()).toBe('0')
})

it('has no fault that axe finds', async () => {
  render(<Sheet />)
  expect(await faults()).toEqual([])
})

it('draws a dot, a line and a curve', () => {
  expect(pathOf([[1, 2]])).toBe('M1 2h0')
  expect(
    pathOf([
      [1, 2],
      [3, 4],
    ]),
  ).toBe('M1 2L3 4')
  expect(
    pathOf([
      [0, 0],
      [10, 0],
      [10, 10],
    ]),
  ).toBe('M0 0Q10 0 10 5L10 10')
})
