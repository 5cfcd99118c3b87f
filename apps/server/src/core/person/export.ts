// Everything kept on one person as one file: a page that opens in any browser, images in it; or the same as JSON, for programs.
import { Readable } from 'node:stream'
import { word, type Locale } from '@isb/words'
import { schoolDay } from '../database/clock.ts'
import type { SignedIn } from '../app/context.ts'
import type { Download } from '../download/index.ts'
import { imageOf, partsOf, type Part, type Shown } from './gather.ts'
import { lineHeads, linesAbout } from './lines.ts'

type Context = Pick<SignedIn, 'app' | 'db' | 'now' | 'locale' | 'caller'>
/** Whose file it is: the id, and what the person is called. */
interface Whose {
  readonly id: number
  readonly name: string
}
/** How a format begins, writes a part, and ends. */
interface Writer {
  readonly type: string
  head(whose: Whose, day: string, locale: Locale): string
  part(part: Part, image: (id: number) => Promise<string>, first: boolean): AsyncGenerator<string, void>
  readonly tail: string
}

/** Writes the file, part by part as it is read. */
export async function personFile(context: Context, whose: Whose, format: 'html' | 'json'): Promise<Download> {
  const { app, db, now, locale } = context
  const writer = writers[format]
  const day = await schoolDay(db, now)
  const image = async (id: number) => {
    const found = await imageOf(context, id)
    return found ? `data:${found.type};base64,${found.bytes.toString('base64')}` : ''
  }
  async function* pieces(): AsyncGenerator<string, void> {
    yield writer.head(whose, day, locale)
    let first = true
    for await (const part of allParts()) {
      yield* writer.part(part, image, first)
      first = false
    }
    yield writer.tail
  }
  async function* allParts(): AsyncGenerator<Part, void> {
    yield* partsOf(context, app.kept, whose.id)
    const columns = lineHeads.map((name) => ({ name, head: word(locale, `field.${name}`) }))
    yield { table: 'audit', title: word(locale, 'kept.audit'), columns, rows: linesAbout(context, whose.id) }
  }
  const body = Readable.from(pieces(), { objectMode: false })
  return { fileName: `${word(locale, 'person.file', { name: whose.name })} ${day}.${format}`, type: writer.type, body }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2.5rem}.table{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{border:1px solid #ccc;padding:.4rem .6rem;text-align:left;vertical-align:top}th{background:#f2f2f2}img{max-width:20rem;max-height:15rem}`

const writers: Readonly<Record<'html' | 'json', Writer>> = {
  html: {
    type: 'text/html; charset=utf-8',
    head({ name }, day, locale) {
      const title = escaped(word(locale, 'person.file', { name }))
      return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p>${escaped(word(locale, 'person.fileText', { day }))}</p>\n`
    },
    async *part({ title, columns, rows }, image) {
      yield `<h2>${escaped(title)}</h2><div class="table"><table><tr>${columns.map(({ head }) => `<th>${escaped(head)}</th>`).join('')}</tr>\n`
      const cell = async (value: Shown) => {
        if (typeof value === 'string') return escaped(value)
        const address = await image(value.image)
        return address && `<img alt="" src="${address}">`
      }
      for await (const row of rows) {
        yield '<tr>'
        for (const value of row) yield `<td>${await cell(value)}</td>`
        yield '</tr>\n'
      }
      yield '</table></div>\n'
    },
    tail: '</body></html>\n',
  },
  json: {
    type: 'application/octet-stream',
    head: ({ id, name }, day) => `{"person":${JSON.stringify({ id, name })},"day":"${day}","tables":[`,
    async *part({ table, title, columns, rows }, image, first) {
      yield `${first ? '' : ','}\n{"table":"${table}","title":${JSON.stringify(title)},"rows":[`
      let between = ''
      for await (const row of rows) {
        const values: Record<string, string> = {}
        for (const [at, { name }] of columns.entries()) {
          const value = row[at] ?? ''
          values[name] = typeof value === 'string' ? value : await image(value.image)
        }
        yield `${between}\n${JSON.stringify(values)}`
        between = ','
      }
      yield ']}'
    },
    tail: '\n]}\n',
  },
}
