// An uploaded image becomes pixels, and the pixels a new image: nothing of the file that came survives, neither where it was taken nor what
// somebody hid in it. Loaded with the first upload.
import sharp, { type Metadata } from 'sharp'
import { refuse, Refusal } from '../ground/refuse.ts'

/** An image as it is kept. */
export interface Image {
  readonly bytes: Buffer
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp'
  readonly width: number
  readonly height: number
}

/** Pixels of a side, at most, of what is kept: a screen's width, and enough to read a certificate. */
const side = 1600
/**
 * What a phone's camera makes, at most; beyond that it is a bomb. Fewer of two bytes a color, and of an image that is written in several
 * passes, which a decoder holds whole: none takes more than 100 MB.
 */
const megapixels = { usual: 52, deep: 26, inPasses: 16 }
const longestSeconds = 20

sharp.cache(false)
sharp.concurrency(1)
// Nothing but what is wanted gets as far as a decoder, whatever the bytes look like to libvips.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })

/** What a file is by its first bytes; undefined for what is not taken. */
export function kindOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  const starts = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text
  if (starts('\xff\xd8\xff')) return 'jpeg'
  if (starts('\x89PNG\r\n\x1a\n')) return 'png'
  return starts('RIFF') && starts('WEBP', 8) ? 'webp' : undefined
}

/**
 * Encodes an image anew: upright, at most 1600 px a side, in sRGB, of an animation the first frame. What is opaque becomes a JPEG or stays
 * a WebP; a PNG that can be seen through, such as a signature, stays one.
 * @throws Refusal when it is no image, too many pixels, or not whole
 */
export async function reencode(read: () => Promise<Buffer>): Promise<Image> {
  const bytes = await read()
  const kind = kindOf(bytes) ?? refuse(1, 'IMAGE_TYPE_UNKNOWN')
  return made(bytes, kind).catch((error: unknown) => {
    if (error instanceof Refusal) throw error
    return refuse(1, 'IMAGE_UNREADABLE')
  })
}

async function made(bytes: Buffer, kind: 'jpeg' | 'png' | 'webp'): Promise<Image> {
  const source = sharp(bytes, { limitInputPixels: megapixels.usual * 1e6, failOn: 'error', sequentialRead: true }).timeout({
    seconds: longestSeconds,
  })
  checkSize(await sharp(bytes, { limitInputPixels: false }).metadata())
  const { data, info } = await source
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const opaque = channels % 2 === 1 || (await pixels().stats()).isOpaque
  if (kind === 'webp') return { type: 'image/webp', width, height, bytes: await pixels().webp({ quality: 82 }).toBuffer() }
  if (opaque) return { type: 'image/jpeg', width, height, bytes: await pixels().removeAlpha().jpeg({ quality: 82 }).toBuffer() }
  return { type: 'image/png', width, height, bytes: await pixels().png().toBuffer() }
}

/** By what the head says; the decoder holds it to that. */
function checkSize({ width, height, depth, isProgressive }: Metadata): void {
  const limit = isProgressive ? megapixels.inPasses : depth === 'uchar' ? megapixels.usual : megapixels.deep
  if (width * height > limit * 1e6) refuse(1, 'IMAGE_TOO_LARGE', { megapixels: Math.round((width * height) / 1e6), limit })
}
