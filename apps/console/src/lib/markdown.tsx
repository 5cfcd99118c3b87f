// Markdown that somebody else has written, drawn without HTML: what looks like HTML is text, a picture is its description, a link leads to
// the web, a mail or a telephone, and nowhere else.
import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { createElement, memo, type ReactNode } from 'react'

const leads = /^(https?:\/\/|mailto:|tel:)/i
/** Nobody nests deeper; who tries reads the rest as text. */
const deepest = 20

const draw = (tokens: readonly Token[] = [], depth = 0): ReactNode => tokens.map((token, at) => drawn(token as MarkedToken, at, depth))

function drawn(token: MarkedToken, key: number, depth: number): ReactNode {
  const inside = () => ('tokens' in token && token.tokens && depth < deepest ? draw(token.tokens, depth + 1) : textOf(token))
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'br':
    case 'hr':
      return createElement(token.type, { key })
    case 'strong':
    case 'em':
    case 'del':
    case 'blockquote':
      return createElement(token.type, { key }, inside())
    case 'heading':
      return (
        <p key={key} className="font-bold">
          {inside()}
        </p>
      )
    case 'paragraph':
      return <p key={key}>{inside()}</p>
    case 'code':
      return <pre key={key}>{token.text}</pre>
    case 'codespan':
      return <code key={key}>{token.text}</code>
    case 'list':
      return createElement(
        token.ordered ? 'ol' : 'ul',
        { key, ...(token.ordered && { start: Number(token.start) || 1 }) },
        token.items.map((item, at) => <li key={at}>{depth < deepest ? draw(item.tokens, depth + 1) : item.text}</li>),
      )
    case 'link':
      return leads.test(token.href) ? (
        <a key={key} href={token.href} target="_blank" rel="noopener noreferrer" className="text-lead-text underline">
          {inside()}
        </a>
      ) : (
        inside()
      )
    case 'table':
      return <Table key={key} table={token} depth={depth} />
    default:
      return inside()
  }
}

const textOf = (token: MarkedToken): string => ('text' in token ? token.text : token.raw)

const Table = ({ table: { header, rows }, depth }: { table: Tokens.Table; depth: number }) => (
  <table>
    <thead>
      <tr>
        {header.map(({ tokens }, at) => (
          <th key={at}>{draw(tokens, depth + 1)}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, nth) => (
        <tr key={nth}>
          {cells.map(({ tokens }, at) => (
            <td key={at}>{draw(tokens, depth + 1)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** What is nested without end nobody can read: it stays the text that it is. */
function read(text: string): readonly Token[] | null {
  try {
    return lexer(text, { gfm: true, breaks: true })
  } catch {
    return null
  }
}

const looks =
  'grid gap-2 break-words [&_blockquote]:border-l-2 [&_blockquote]:border-line-2 [&_blockquote]:pl-3 [&_hr]:border-line [&_li]:ml-5 ' +
  '[&_ol]:list-decimal [&_pre]:overflow-auto [&_td]:border [&_td]:border-line [&_td]:px-2 [&_th]:border [&_th]:border-line [&_th]:px-2 ' +
  '[&_ul]:list-disc'

export const Markdown = memo(({ text, className = '' }: { text: string; className?: string }) => {
  const tokens = read(text)
  return <div className={`${looks} ${className}`}>{tokens ? draw(tokens) : text}</div>
})
