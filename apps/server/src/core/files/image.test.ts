// What people and others upload, and what is kept of it.
import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { reencode } from './image.ts'

/** Four quarters of one colour each: red, green, blue, white, from the upper left in reading order. */
const quarters = (width: number, height: number) => {
  const colours = [
    [230, 20, 20],
    [20, 200, 20],
    [20, 20, 230],
    [250, 250, 250],
  ] as const
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = colours[(y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)] ?? colours[0]
      data.set(colour, (y * width + x) * 3)
    }
  return sharp(data, { raw: { width, height, channels: 3 } })
}
const photo = (width = 400, height = 300) => quarters(width, height).jpeg().toBuffer()
const keep = (bytes: Buffer) => reencode(async () => bytes)
/** The colours in the middle of the four quarters. */
async function seen(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const from = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3
    const [r = 0, g = 0, b = 0] = data.subarray(from, from + 3)
    return r > 150 && g > 150 ? 'white' : r > 150 ? 'red' : g > 150 ? 'green' : b > 150 ? 'blue' : 'dark'
  }
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)]
}

describe('what is kept', () => {
  test('a photo is kept as a JPEG of at most 1600 px a side, none larger than it was', async () => {
    const large = await keep(await photo(3200, 2000))
    expect(large).toMatchObject({ type: 'image/jpeg', width: 1600, height: 1000 })
    expect(await sharp(large.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 1000 })
    expect(await keep(await photo(40, 30))).toMatchObject({ width: 40, height: 30 })
  })

  test('where it was taken is gone, and it stands upright', async () => {
    const shot = await quarters(400, 300)
      .withExif({
        IFD0: { Make: 'Secret Camera', Copyright: 'somebody' },
        IFD3: { GPSLatitude: '31/1 13/1 0/1', GPSLongitude: '121/1 28/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(shot).metadata()).exif?.toString('latin1')).toContain('Secret Camera')
    const kept = await keep(shot)
    expect(kept).toMatchObject({ width: 300, height: 400 })
    // Turned a quarter to the right.
    expect(await seen(kept.bytes)).toEqual(['blue', 'red', 'white', 'green'])
    const { exif, icc, xmp, iptc, orientation, comments } = await sharp(kept.bytes).metadata()
    expect({ exif, icc, xmp, iptc, orientation, comments }).toEqual({})
    expect(kept.bytes.toString('latin1')).not.toMatch(/Exif|GPS|Secret|somebody/)
  })

  test('a signature keeps its ground; a PNG without one becomes a JPEG', async () => {
    const drawn = await sharp({ create: { width: 200, height: 80, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .composite([{ input: Buffer.alloc(20 * 20 * 4, 255), raw: { width: 20, height: 20, channels: 4 }, left: 10, top: 10 }])
      .png()
      .toBuffer()
    const kept = await keep(drawn)
    expect(kept).toMatchObject({ type: 'image/png', width: 200, height: 80 })
    expect((await sharp(kept.bytes).stats()).isOpaque).toBe(false)
    const scan = await keep(await quarters(200, 80).ensureAlpha().png().toBuffer())
    expect(scan).toMatchObject({ type: 'image/jpeg', width: 200, height: 80 })
    expect(await seen(scan.bytes)).toEqual(['red', 'green', 'blue', 'white'])
  })

  test('of an animation the first frame is kept', async () => {
    const frames = Buffer.concat([Buffer.alloc(60 * 60 * 3, 250), Buffer.alloc(60 * 60 * 3, 0)])
    const moving = await sharp(frames, { raw: { width: 60, height: 120, channels: 3, pageHeight: 60 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2)
    const kept = await keep(moving)
    expect(kept).toMatchObject({ type: 'image/webp', width: 60, height: 60 })
    expect((await sharp(kept.bytes, { animated: true }).metadata()).pages).toBeUndefined()
    expect((await seen(kept.bytes))[0]).toBe('white')
  })

  test('colours of another profile are turned into everybody’s', async () => {
    const wide = await quarters(80, 80).withIccProfile('p3').jpeg().toBuffer()
    expect((await sharp(wide).metadata()).icc).toBeDefined()
    expect(await seen((await keep(wide)).bytes)).toEqual(['red', 'green', 'blue', 'white'])
    const grey = await keep(await quarters(80, 80).greyscale().jpeg().toBuffer())
    expect(grey).toMatchObject({ type: 'image/jpeg', width: 80 })
  })

  test.each([
    ['a ZIP', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(64, 7), Buffer.from('PK\x05\x06'), Buffer.alloc(18)])],
    ['a page with a script', Buffer.from('<html><script>alert(document.cookie)</script></html>')],
    ['a program', Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ])('nothing is kept of %s behind an image', async (_what, more) => {
    const kept = await keep(Buffer.concat([await photo(), more]))
    expect(await seen(kept.bytes)).toEqual(['red', 'green', 'blue', 'white'])
    expect(kept.bytes.includes(more.subarray(0, 10))).toBe(false)
    expect(kept.bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]))
  })

  test('nothing is kept of a page in an image’s comment', async () => {
    const plain = await photo()
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(page.length + 2)
    const kept = await keep(Buffer.concat([plain.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, page, plain.subarray(2)]))
    expect(kept.bytes.includes('script')).toBe(false)
  })
})

/** A PNG whose head says what it likes. */
function png(width: number, height: number, packed: Buffer): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('what is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from(svg)],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a GIF that is a script', Buffer.from('GIF89a/*\x01\x00\x01\x00*/=alert(1)')],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['a TIFF', Buffer.from('II*\0\x08\0\0\0')],
    ['a HEIC', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(40)])],
    ['a ZIP', Buffer.from('PK\x03\x04')],
    ['nothing', Buffer.alloc(0)],
    ['a page behind a space', Buffer.from(' \xff\xd8\xff', 'latin1')],
  ])('%s', async (_what, bytes) => {
    await expect(keep(bytes)).rejects.toMatchObject({ code: 1, reason: 'IMAGE_TYPE_UNKNOWN' })
  })

  test.each([
    ['an SVG that begins like a JPEG', async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)])],
    ['half a JPEG', async () => (await quarters(1200, 900).jpeg().toBuffer()).subarray(0, 6000)],
    ['half a PNG', async () => (await quarters(1200, 900).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 60_000)],
    ['half a WebP', async () => (await quarters(1200, 900).webp().toBuffer()).subarray(0, 500)],
    ['a PNG of rubbish', async () => png(100, 100, Buffer.from('rubbish'))],
  ])('%s', async (_what, make) => {
    await expect(make().then(keep)).rejects.toMatchObject({ code: 1, reason: 'IMAGE_UNREADABLE' })
  })

  test('a bomb of 20,000 × 20,000 pixels, which takes no memory', async () => {
    // A hundred rows are there; a decoder that goes by the head takes 1.2 GB.
    const bomb = png(20_000, 20_000, deflateSync(Buffer.alloc(60_001 * 100)))
    const before = process.memoryUsage().rss
    await expect(keep(bomb)).rejects.toMatchObject({ code: 1, reason: 'IMAGE_TOO_LARGE', values: { megapixels: 400, limit: 52 } })
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  test.each([
    ['a progressive JPEG', 16, (image: Sharp) => image.jpeg({ progressive: true })],
    ['an interlaced PNG', 16, (image: Sharp) => image.png({ progressive: true })],
    ['a PNG of 16 bits a color', 26, (image: Sharp) => image.toColourspace('rgb16').png()],
  ])('%s of more than %d megapixels, which a decoder holds whole or reads for seconds', async (_what, limit, write) => {
    const blank = (width: number) => write(sharp({ create: { width, height: 2000, channels: 3, background: 'white' } })).toBuffer()
    await expect(keep(await blank(limit * 500))).resolves.toMatchObject({ width: 1600 })
    await expect(keep(await blank(limit * 500 + 300))).rejects.toMatchObject({ reason: 'IMAGE_TOO_LARGE', values: { limit } })
  })

  test('a head that says less than there is', async () => {
    await expect(keep(png(4, 4, deflateSync(Buffer.alloc(60_000_000))))).resolves.toMatchObject({ width: 4, height: 4 })
  })
})
