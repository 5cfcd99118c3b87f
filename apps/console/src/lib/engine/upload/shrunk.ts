/** Pixels of a side that the server keeps. More than that is not worth a phone's time. */
const side = 1600
/** Smaller files are on their way in no time. */
const quick = 400_000

/** A photo as small as it will be kept, upright: a tenth of what a phone's camera makes. What cannot be made smaller stays as it is. */
export async function shrunk(file: File): Promise<Blob> {
  // A PNG may be a signature: its pixels are left alone.
  if (file.size < quick || file.type === 'image/png') return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = side / Math.max(bitmap.width, bitmap.height)
    if (scale >= 1) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const pen = canvas.getContext('2d')
    if (!pen) return file
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, 0.9))
    return small && small.size < file.size ? small : file
  } catch {
    return file
  }
}
