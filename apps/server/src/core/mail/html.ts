// HTML in template literals. What is put in is text, and is escaped; only what was made here goes in as it is.

/** A piece of HTML. */
export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Piece = string | number | Html | undefined | readonly Html[]

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

function sourceOf(piece: Piece): string {
  if (piece === undefined) return ''
  if (piece instanceof Html) return piece.source
  if (typeof piece === 'object') return piece.map(sourceOf).join('')
  return escaped(String(piece))
}

/** `html\`<p>${text}</p>\``: a text is escaped, also within a quoted attribute; undefined is nothing. A line break is a space. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(strings.map((string, index) => string.replaceAll(/\s*\n\s*/g, ' ') + sourceOf(pieces[index])).join(''))
