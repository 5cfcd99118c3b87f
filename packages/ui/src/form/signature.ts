// A signature apart from how it is drawn: strokes on a sheet, and the picture of them.

/** A place on the sheet. */
export type Point = readonly [x: number, y: number]
/** A line without lifting the pen. */
export type Stroke = readonly Point[]

/** The sheet that strokes are measured on. */
export const sheet = { width: 480, height: 180 } as const

const round = (value: number) => Math.round(value * 10) / 10

/** A stroke as an SVG path, its corners rounded off; a dot is a line without length, which round caps show. */
export function pathOf(stroke: Stroke): string {
  const [first, ...rest] = stroke
  if (!first) return ''
  const start = `M${round(first[0])} ${round(first[1])}`
  const last = rest.at(-1)
  if (!last) return `${start}h0`
  const curves = rest
    .slice(0, -1)
    .map(([x, y], at) => {
      const [nextX, nextY] = rest[at + 1] ?? [x, y]
      return `Q${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`
    })
    .join('')
  return `${start}${curves}L${round(last[0])} ${round(last[1])}`
}

/** The strokes as a PNG: black on white whatever the theme is, twice as large as the sheet. */
export function signatureImage(strokes: readonly Stroke[]): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = sheet.width * 2
  canvas.height = sheet.height * 2
  const pen = canvas.getContext('2d')
  if (pen) {
    // What stays is paper, not the page: it has no theme.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.scale(2, 2)
    Object.assign(pen, { strokeStyle: 'black', lineWidth: 3, lineCap: 'round', lineJoin: 'round' })
    for (const stroke of strokes) pen.stroke(new Path2D(pathOf(stroke)))
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the signature cannot be drawn'))), 'image/png'),
  )
}
