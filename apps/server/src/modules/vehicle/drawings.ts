// The papers of the demo's passes: registration certificates and signatures.
import { Canvas, type Colour } from '../../core/files/drawing.ts'
import { signature } from '../../core/files/handwriting.ts'
import type { Drawings } from '../../core/files/planted.ts'

const print: Colour = [112, 118, 130]
const faint: Colour = [196, 202, 208]

/** A card with a plate, lines of print, a car and a stamp. */
function certificate(paper: Colour, plate: Colour): Canvas {
  const card = new Canvas(640, 430).box(0, 0, 640, 430, paper).box(0, 0, 640, 54, [60, 92, 84]).box(28, 20, 260, 14, [230, 238, 234])
  card.box(28, 82, 212, 58, plate).box(34, 88, 200, 46, [255, 255, 255, 40])
  for (let sign = 0; sign < 7; sign++) card.box(48 + sign * 26, 98, 15, 27, [250, 250, 250])
  for (let line = 0; line < 7; line++)
    card.box(28, 168 + line * 34, 74, 9, faint).box(118, 166 + line * 34, 120 + ((line * 53) % 90), 13, print)
  card.box(384, 92, 224, 138, [255, 255, 255, 150]).box(450, 148, 84, 34, print).box(410, 180, 176, 26, print)
  card.ring(448, 206, 19, print).ring(546, 206, 19, print).ring(448, 206, 9, paper).ring(546, 206, 9, paper)
  return card.ring(512, 330, 62, [190, 44, 44, 200], 6).ring(512, 330, 22, [190, 44, 44, 170]).box(462, 372, 100, 7, [190, 44, 44, 150])
}

export const certificates: Drawings = {
  'demo-certificate-1': () => certificate([238, 240, 226], [30, 76, 168]),
  'demo-certificate-2': () => certificate([232, 238, 242], [38, 132, 92]),
  'demo-certificate-3': () => certificate([242, 236, 228], [66, 66, 72]),
}
export const signatures: Drawings = Object.fromEntries([0, 1, 2, 3].map((hand) => [`demo-signature-${hand + 1}`, () => signature(hand)]))
