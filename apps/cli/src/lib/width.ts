import stringWidth from 'string-width'

/** Columns that a text takes in a terminal: Chinese characters take two. */
export const widthOf = (text: string): number => stringWidth(text)

/** What must not reach a terminal: control characters, among them the escapes that move its cursor. */
const controls = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A value as one line of a cell. */
export const clean = (value: unknown): string => (value === null || value === undefined ? '' : String(value)).replace(controls, '\u00b7')

/** The text filled up with spaces to a width. */
export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** The text cut to a width, with an ellipsis that says so. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let kept = ''
  let taken = 1
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    taken += widthOf(segment)
    if (taken > width) break
    kept += segment
  }
  return `${kept}…`
}
