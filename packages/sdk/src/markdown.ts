import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'

/** An element of what Markdown says. It has no other attributes than these. */
export interface MarkdownElement {
  readonly tag:
    | ('a' | 'blockquote' | 'br' | 'code' | 'del' | 'em' | 'hr' | 'li' | 'ol' | 'p' | 'pre' | 'strong' | 'ul')
    | ('table' | 'tbody' | 'td' | 'th' | 'thead' | 'tr')
  readonly inside: readonly MarkdownNode[]
  /** Where a link leads: to the web, a mail or a telephone. It is somebody else's page: open it with `rel="noopener noreferrer"`. */
  readonly href?: string
  /** The number with which a list begins. */
  readonly start?: number
}
/** What Markdown says: elements, and texts that are drawn as text. */
export type MarkdownNode = MarkdownElement | string

const leads = /^(https?:\/\/|mailto:|tel:)/i
/** Nobody nests deeper; who tries reads the rest as text. */
const deepest = 20

const element = (tag: MarkdownElement['tag'], inside: readonly MarkdownNode[] = []): MarkdownElement => ({ tag, inside })
const all = (tokens: readonly Token[] = [], depth: number): readonly MarkdownNode[] =>
  tokens.flatMap((token) => read(token as MarkedToken, depth))

function read(token: MarkedToken, depth: number): readonly MarkdownNode[] {
  const inside = () => ('tokens' in token && token.tokens && depth < deepest ? all(token.tokens, depth + 1) : [textOf(token)])
  switch (token.type) {
    case 'space':
    case 'def':
      return []
    case 'br':
    case 'hr':
      return [element(token.type)]
    case 'strong':
    case 'em':
    case 'del':
    case 'blockquote':
      return [element(token.type, inside())]
    case 'heading':
      return [element('p', [element('strong', inside())])]
    case 'paragraph':
      return [element('p', inside())]
    case 'code':
      return [element('pre', [token.text])]
    case 'codespan':
      return [element('code', [token.text])]
    case 'list': {
      const items = token.items.map((item) => element('li', depth < deepest ? all(item.tokens, depth + 1) : [item.text]))
      return [token.ordered ? { ...element('ol', items), start: Number(token.start) || 1 } : element('ul', items)]
    }
    case 'link':
      return leads.test(token.href) ? [{ ...element('a', inside()), href: token.href }] : inside()
    case 'table':
      return [table(token, depth)]
    default:
      return inside()
  }
}

const textOf = (token: MarkedToken): string => ('text' in token ? token.text : token.raw)

function table({ header, rows }: Tokens.Table, depth: number): MarkdownElement {
  const row = (tag: 'td' | 'th', cells: readonly Tokens.TableCell[]) =>
    element(
      'tr',
      cells.map(({ tokens }) => element(tag, all(tokens, depth + 1))),
    )
  const body = rows.map((cells) => row('td', cells))
  return element('table', [element('thead', [row('th', header)]), element('tbody', body)])
}

/**
 * Reads Markdown that somebody else has written, for any page to draw: tips, descriptions and protocols of surveys. What looks like HTML is
 * text, a picture is its description, a link leads to the web, a mail or a telephone, and nowhere else. It never throws: what is nested
 * without end nobody can read, and it stays the text that it is.
 */
export function readMarkdown(text: string): readonly MarkdownNode[] {
  try {
    return all(lexer(text, { gfm: true, breaks: true }), 0)
  } catch {
    return [text]
  }
}
