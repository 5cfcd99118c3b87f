// What Outlook on Windows can draw: it has the engine of Word, which leaves out what it does not know.
import { expect, test } from 'vitest'
import { asHtml } from './layout.ts'
import type { Sheet } from './letter.ts'

const sheet: Sheet = {
  locale: 'en',
  subject: 'Bike B-017 is yours',
  greeting: 'Hello Li Na,',
  text: 'Your request for bike B-017 is confirmed.',
  facts: [{ label: 'Reason', value: 'The chain is loose.\nPlease bring it on Monday.' }],
  next: { label: 'View details', link: 'https://console.school.example/bike/rent?id=3' },
  more: 'Show the QR code at the gate.',
  school: 'Riverside School',
  help: 'Room A204',
  codeLabel: 'QR code',
}
const mail = asHtml([sheet, { ...sheet, locale: 'zh' }], sheet.subject, { large: '沪A·12345', code: 'ISB1.k.p.s' })
/** What programs other than Outlook read. */
const shared = mail.replaceAll(/<!--\[if mso\]>[^]*?<!\[endif\]-->/g, '')
const elements = [...shared.matchAll(/<(\w+)([^>]*)>/g)].map(([tag, name = '', attributes = '']) => ({
  tag,
  name,
  attributes,
  styles: Object.fromEntries(
    (/style="([^"]*)"/.exec(attributes)?.[1] ?? '')
      .replaceAll('&#39;', "'")
      .split(';')
      .map((style) => style.split(':').map((part) => part.trim()) as [string, string]),
  ),
}))
const all = (name: string) => elements.filter((element) => element.name === name)

test('its style attributes have only what Word knows, or may leave out unseen', () => {
  const harmless = ['border-radius', 'overflow-wrap', 'word-break', 'max-height', 'overflow', 'mso-padding-alt', 'mso-hide']
  const known =
    /^(|background|border|border-(top|color)|color|display|font-(family|size|weight)|height|letter-spacing|line-height|margin|padding|text-align|text-decoration|width|max-width)$/
  const unknown = elements.flatMap(({ styles }) => Object.keys(styles)).filter((name) => !known.test(name) && !harmless.includes(name))
  expect(unknown).toEqual([])
  expect(
    elements
      .flatMap(({ styles }) => Object.values(styles))
      .filter((value) => /\d(rem|em|vw|vh)\b|var\(|calc\(|url\(|flex|grid/.test(value)),
  ).toEqual([])
})

test('room is padding of cells and margins of paragraphs: around anything else Word knows none', () => {
  expect(elements.filter(({ name, styles }) => styles['margin'] && !['p', 'body'].includes(name)).map(({ tag }) => tag)).toEqual([])
  expect(elements.filter(({ name, styles }) => styles['padding'] && !['td', 'body', 'a'].includes(name)).map(({ tag }) => tag)).toEqual([])
  // A link has none in Word: its cell has it there.
  expect(shared).toMatch(/<td[^>]*mso-padding-alt:12px 24px[^>]*> ?<a/)
})

test('what must not grow has a width of its own for Word, and pictures have theirs as attributes', () => {
  expect(all('table').filter(({ styles }) => styles['max-width'])).toHaveLength(1)
  expect(mail).toMatch(/<!--\[if mso\]><table [^>]*width="600"[^>]*><tr><td><!\[endif\]-->\s*<table[^>]*max-width:600px/)
  expect(elements.filter(({ name, styles }) => name !== 'table' && styles['max-width'])).toEqual([])
  for (const { attributes } of all('img')) expect(attributes).toMatch(/ width="\d+" height="\d+" /)
  for (const { attributes } of all('table')) expect(attributes).toMatch(/role="presentation".*cellpadding="0" cellspacing="0" border="0"/)
})

test('colours behind text are attributes too, the lines of a note are breaks, and what is hidden is hidden', () => {
  for (const { attributes, styles } of [...all('td'), ...all('table')].filter(({ styles: { background } }) => background))
    expect(attributes).toContain(`bgcolor="${styles['background']}"`)
  expect(mail).toContain('The chain is loose.<br />Please bring it on Monday.')
  const hidden = elements.filter(({ styles }) => styles['display'] === 'none')
  expect(hidden.map(({ styles }) => styles['mso-hide'])).toEqual(['all'])
  expect(mail).toMatch(/<!--\[if mso\]>[^]*font-family: 'Segoe UI'[^]*<!\[endif\]-->/)
})
