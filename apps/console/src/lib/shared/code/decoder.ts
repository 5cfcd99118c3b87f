/** What finds a code in a picture. */
export type Decode = (video: HTMLVideoElement) => Promise<string | undefined>

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}
type Native = new (options: { formats: readonly string[] }) => Detector

/** Pixels of a side that are looked at: enough for a code that fills a third of the picture. */
const side = 720

/** The browser's own decoder where it has one, else ours: fetched only then. */
export async function loadDecoder(): Promise<Decode> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: Native & { getSupportedFormats: () => Promise<readonly string[]> } }
  if (BarcodeDetector && (await BarcodeDetector.getSupportedFormats().catch(() => [] as readonly string[])).includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue
  }
  const { decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, side / Math.max(video.videoWidth, video.videoHeight))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    if (!pen || canvas.width === 0) return undefined
    pen.drawImage(video, 0, 0, canvas.width, canvas.height)
    try {
      return decodeQR(pen.getImageData(0, 0, canvas.width, canvas.height))
    } catch {
      // No code in this picture.
      return undefined
    }
  }
}
