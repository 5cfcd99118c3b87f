// Markdown that somebody else has written, drawn without HTML.
import { readMarkdown, type MarkdownNode } from '@isb/sdk/markdown'
import { createElement, memo, type ReactNode } from 'react'

const away = { target: '_blank', rel: 'noopener noreferrer', className: 'text-lead-text underline' }

const drawn = (node: MarkdownNode, key: number): ReactNode => {
  if (typeof node === 'string') return node
  const { tag, inside, href, start } = node
  return createElement(tag, { key, start, ...(href && { href, ...away }) }, ...(inside.length > 0 ? [inside.map(drawn)] : []))
}

const looks =
  'grid gap-2 break-words [&_blockquote]:border-l-2 [&_blockquote]:border-line-2 [&_blockquote]:pl-3 [&_hr]:border-line [&_li]:ml-5 ' +
  '[&_ol]:list-decimal [&_pre]:overflow-auto [&_td]:border [&_td]:border-line [&_td]:px-2 [&_th]:border [&_th]:border-line [&_th]:px-2 ' +
  '[&_ul]:list-disc'

export const Markdown = memo(({ text, className = '' }: { text: string; className?: string }) => (
  <div className={`${looks} ${className}`}>{readMarkdown(text).map(drawn)}</div>
))
