// Pictures drawn by code, for demo data: no fonts, no photographs, the same bytes everywhere. A few shapes are enough.
import { crc32, deflateSync } from 'node:zlib'

/** Red, green, blue, and how much of it: 0 to 255 each. */
export type Colour = readonly [red: number, green: number, blue: number, alpha?: number]
type Point = readonly [x: number, y: number]

/** Pixels that are drawn on, transparent at first. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly #pixels: Uint8ClampedArray

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.#pixels = new Uint8ClampedArray(width * height * 4)
  }

  /** A box, which lies inside of the canvas. */
  box(x: number, y: number, width: number, height: number, colour: Colour): this {
    const [red, green, blue, alpha = 255] = colour
    if (alpha === 255) {
      // Nothing to mix: whole pixels at once.
      const pixels = new Uint32Array(this.#pixels.buffer)
      const [pixel = 0] = new Uint32Array(Uint8Array.of(red, green, blue, alpha).buffer)
      for (let row = y; row < y + height; row++) pixels.fill(pixel, row * this.width + x, row * this.width + x + width)
      return this
    }
    return this.#paint(x, y, x + width, y + height, colour, () => 1)
  }

  /** A disc, or with a width a ring. */
  ring(x: number, y: number, radius: number, colour: Colour, width = radius * 2): this {
    return this.#paint(x - radius - width, y - radius - width, x + radius + width, y + radius + width, colour, (atX, atY) => {
      const away = Math.hypot(atX - x, atY - y)
      return width >= radius ? radius + 0.5 - away : width / 2 + 0.5 - Math.abs(away - radius)
    })
  }

  /** Straight lines from point to point, round at the ends. */
  line(points: readonly Point[], width: number, colour: Colour): this {
    for (const [at, to] of points.slice(1).entries()) this.#stroke(points[at] ?? to, to, width, colour)
    return this
  }

  /** The picture as a PNG. */
  png(): Buffer {
    const row = this.width * 4
    const raw = Buffer.alloc((row + 1) * this.height)
    for (let y = 0; y < this.height; y++) raw.set(this.#pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1)
    const head = Buffer.alloc(13)
    head.writeUInt32BE(this.width, 0)
    head.writeUInt32BE(this.height, 4)
    // Eight bits a channel, red green blue alpha.
    head.set([8, 6], 8)
    return Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(raw)),
      chunk('IEND', Buffer.alloc(0)),
    ])
  }

  #stroke([x1, y1]: Point, [x2, y2]: Point, width: number, colour: Colour): void {
    const [dx, dy] = [x2 - x1, y2 - y1]
    const length = dx * dx + dy * dy || 1
    this.#paint(Math.min(x1, x2) - width, Math.min(y1, y2) - width, Math.max(x1, x2) + width, Math.max(y1, y2) + width, colour, (x, y) => {
      const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / length))
      return width / 2 + 0.5 - Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
    })
  }

  /** Lays a colour over the pixels of a box, each as far as it is covered: 0 to 1. */
  #paint(
    left: number,
    top: number,
    right: number,
    bottom: number,
    [r, g, b, a = 255]: Colour,
    covered: (x: number, y: number) => number,
  ): this {
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(this.height, bottom); y++)
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(this.width, right); x++) {
        const over = (Math.max(0, Math.min(1, covered(x, y))) * a) / 255
        if (over === 0) continue
        const at = (y * this.width + x) * 4
        const under = ((this.#pixels[at + 3] ?? 0) / 255) * (1 - over)
        const whole = over + under
        const mixed = (value: number, channel: number) => (value * over + (this.#pixels[at + channel] ?? 0) * under) / whole
        this.#pixels[at] = mixed(r, 0)
        this.#pixels[at + 1] = mixed(g, 1)
        this.#pixels[at + 2] = mixed(b, 2)
        this.#pixels[at + 3] = whole * 255
      }
    return this
  }
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
