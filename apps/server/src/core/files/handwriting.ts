// Signatures of demo data.
import { Canvas, type Colour } from './drawing.ts'

const ink: Colour = [28, 36, 80]

/** A name written by hand: a curve that runs on and loops, and a stroke below. */
export function signature(hand: number): Canvas {
  const curve = Array.from({ length: 160 }, (_, step): [number, number] => {
    const t = step / 159
    const high = 34 * (1 - t * 0.55) * Math.abs(Math.sin(t * (3.1 + hand * 0.7) + hand))
    return [34 + t * 360 + 20 * Math.cos(t * (31 + hand * 5)), 84 - high * Math.sin(t * (27 + hand * 6) + hand) - 6 * t]
  })
  return new Canvas(440, 150).line(curve, 3.4, ink).line(
    [
      [60 + hand * 12, 128],
      [230, 120 + hand * 2],
      [372 - hand * 20, 126],
    ],
    2.6,
    ink,
  )
}
