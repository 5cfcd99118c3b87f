import { encodeQR } from 'qr'
import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'

interface QrCodeProps {
  text: string
  label: string
  /** How many modules wide the quiet around it is. */
  border?: number
  className: string
}

/** A text as a QR code, in the colour of what stands around it. */
export function QrCode({ text, label, border = 2, className }: QrCodeProps) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border }), [text, border])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${rows.length} ${rows.length}`} shapeRendering="crispEdges" className={className}>
      <path d={qrPath(rows)} fill="currentColor" />
    </svg>
  )
}
