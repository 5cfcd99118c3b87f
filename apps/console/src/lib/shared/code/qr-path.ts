/** The dark modules of a QR code as one SVG path: a bar for each run of a row. Its box is as wide as a row has modules. */
export const qrPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) => {
      const bars: string[] = []
      for (let x = 0; x < row.length; x++) {
        if (!row[x]) continue
        let end = x
        while (row[end]) end++
        bars.push(`M${x} ${y}h${end - x}v1h-${end - x}z`)
        x = end
      }
      return bars
    })
    .join('')
