import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Markdown } from './markdown.tsx'

/** What is drawn, without the class of its frame. */
const drawn = (text: string) =>
  renderToStaticMarkup(<Markdown text={text} />)
    .replace(/ class="[^"]*"/g, '')
    .replace(/^<div>|<\/div>$/g, '')

describe('Markdown of tips and agreements', () => {
  test.each([
    ['Pay **by August**.', '<p>Pay <strong>by August</strong>.</p>'],
    ['请于**八月前**缴费。', '<p>请于<strong>八月前</strong>缴费。</p>'],
    ['one\ntwo', '<p>one<br/>two</p>'],
    ['# Fees\n\n1. First\n2. *Second*', '<p><strong>Fees</strong></p><ol start="1"><li>First</li><li><em>Second</em></li></ol>'],
    ['- **A**\n  - B', '<ul><li><strong>A</strong><ul><li>B</li></ul></li></ul>'],
    ['a & b < c `x<y`', '<p>a &amp; b &lt; c <code>x&lt;y</code></p>'],
    ['|a|b|\n|-|-|\n|1|2|', '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'],
  ])('%s', (text, html) => expect(drawn(text)).toBe(html))

  test.each(['https://school.example/a?b=1', 'mailto:office@school.example', 'tel:+862012345678'])(
    'leads to %s in a tab of its own',
    (href) => expect(drawn(`[here](${href})`)).toBe(`<p><a href="${href}" target="_blank" rel="noopener noreferrer">here</a></p>`),
  )
})

describe('hostile Markdown', () => {
  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](\u0001javascript:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox)',
    '[x](//evil.example)',
    '[x](/api/logout)',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '<javascript:alert(1)>',
  ])('%s is no link', (text) => expect(drawn(text)).not.toMatch(/<a|href/))

  test.each([
    '<script>alert(1)</script>',
    'text <img src=x onerror=alert(1)> text',
    '<iframe src="https://evil.example"></iframe>',
    '<svg onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '**<b onclick=alert(1)>x</b>**',
    '|<script>|\n|-|\n|<img src=x>|',
    '```html\n<script>\n```',
  ])('%s is text', (text) => expect(drawn(text)).not.toMatch(/<(script|img|iframe|svg|a|b)\b/))

  test('a picture is its description and asks nobody for anything', () =>
    expect(drawn('![A bus](https://evil.example/track.gif)')).toBe('<p>A bus</p>'))

  test.each([
    ['>'.repeat(20_000)],
    ['>'.repeat(1500)],
    ['>'.repeat(600)],
    ['- '.repeat(10_000)],
    ['*'.repeat(20_000)],
    ['['.repeat(20_000)],
    ['**a '.repeat(5000)],
    ['![['.repeat(6000)],
  ])('nesting without end is read as text %#', (text) => expect(drawn(text).length).toBeGreaterThan(0))
})
