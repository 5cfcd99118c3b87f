// What the page is put together from. Every text goes in as text, never as HTML.
import { readMarkdown, type MarkdownNode } from '@isb/sdk/markdown'

export function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, fields: object, ...inside: (Node | string)[]) {
  const element = Object.assign(document.createElement(tag), fields)
  element.append(...inside)
  return element
}
/** Markdown of the school: tips, descriptions, what is agreed to. */
export const prose = (text: string) => make('div', { className: 'prose' }, ...readMarkdown(text).map(drawn))
const drawn = (node: MarkdownNode): Node | string => {
  if (typeof node === 'string') return node
  const { tag, inside, href, start } = node
  const fields = { ...(href && { href, target: '_blank', rel: 'noopener noreferrer' }), ...(start && { start }) }
  return make(tag, fields, ...inside.map(drawn))
}
/** Pressed twice it does once. */
export function button(text: string, press: () => unknown) {
  const made = make('button', {}, text)
  const once = async () => {
    made.disabled = true
    await press()
    made.disabled = false
  }
  made.addEventListener('click', () => void once())
  return made
}
/** A box to tick, or one of several to choose from. */
export const choice = (type: 'radio' | 'checkbox', id: string, text: string, checked: boolean, onchange: () => void) =>
  make('label', {}, make('input', { type, id, checked, onchange }), ' ', text)
/** Puts parts on the page. Who works with the keyboard stays where they are. */
export function show(...parts: Node[]) {
  const focused = document.activeElement?.id
  document.querySelector('main')?.replaceChildren(...parts)
  if (focused) document.getElementById(focused)?.focus()
}
export const tell = (text = '') => document.querySelector('[role=status]')?.replaceChildren(text)
export const toggle = (all: readonly string[], key: string) => (all.includes(key) ? all.filter((one) => one !== key) : [...all, key])
/** In the language of the page. */
export const dayOf = (day: string) =>
  new Date(day).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium', timeZone: 'UTC' })
export function grouped<Each>(all: readonly Each[], nameOf: (each: Each) => string): [name: string, all: Each[]][] {
  const groups = new Map<string, Each[]>()
  for (const each of all) groups.set(nameOf(each), [...(groups.get(nameOf(each)) ?? []), each])
  return [...groups]
}
export const form = (submit: () => unknown, ...inside: Node[]) => {
  const onsubmit = (event: Event) => {
    event.preventDefault()
    submit()
  }
  return make('form', { onsubmit }, ...inside)
}
