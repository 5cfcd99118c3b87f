import { eastAsianWidth } from 'get-east-asian-width'
import { controls } from './controls.ts'

const plain = /^[ -~]*$/
/** Several code points that are drawn as one: joined and flagged emoji, letters with marks. */
const composed = /\u200d|\ufe0f|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{M}/u
const nothing = /^[\p{M}\p{Cf}]$/u

const widthOfPoint = (point: string): number => (nothing.test(point) ? 0 : eastAsianWidth(point.codePointAt(0) ?? 0))

const escapes = /\u001b\[[\d;]*m/g

let segmenter: Intl.Segmenter | undefined
const graphemes = (text: string): Iterable<string> =>
  composed.test(text) ? Array.from((segmenter ??= new Intl.Segmenter()).segment(text), ({ segment }) => segment) : text

/** Columns of one character: an emoji takes two, however many code points it is made of. */
function widthOfGrapheme(grapheme: string): number {
  let width = 0
  for (const point of grapheme) width = Math.max(width, widthOfPoint(point))
  // A flag is two letters of one column each.
  return grapheme.includes('\ufe0f') || /^\p{Regional_Indicator}{2}/u.test(grapheme) ? 2 : width
}

/** Columns that a text takes in a terminal: Chinese characters take two. */
export function widthOf(text: string): number {
  const bare = text.includes('\u001b') ? text.replace(escapes, '') : text
  if (plain.test(bare)) return bare.length
  let width = 0
  for (const grapheme of graphemes(bare)) width += widthOfGrapheme(grapheme)
  return width
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return value === null || value === undefined ? '' : JSON.stringify(value)
}

/** A value as one line of a cell. */
export const clean = (value: unknown): string => textOf(value).replace(controls, '\u00b7')

/** The text filled up with spaces to a width. */
export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** The text cut to a width, with an ellipsis that says so. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let kept = ''
  let taken = 1
  for (const grapheme of graphemes(text)) {
    taken += widthOfGrapheme(grapheme)
    if (taken > width) break
    kept += grapheme
  }
  return `${kept}…`
}

/** A word, or one Chinese character, with the marks that open or close it and the blanks before it. */
const unbroken = /\s*[（“]*(?:\p{Script=Han}|[^\s\p{Script=Han}（“]+)[，。；：、！？）”]*/gu

/** The text in lines of at most so many columns. Chinese breaks between characters, everything else at blanks. */
export const wrapped = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) => {
      const lines = ['']
      for (const part of line.match(unbroken) ?? []) {
        const last = lines.length - 1
        if (lines[last] === '' || widthOf(lines[last] + part) <= width) lines[last] += part
        else lines.push(part.trimStart())
      }
      return lines.join('\n')
    })
    .join('\n')
