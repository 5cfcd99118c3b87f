// Feeds that are spoilt by chance: a file is cut, doubled or gone, a cell is something else, the ZIP file itself has a wrong byte.
import { feed, zippedFeed, type FeedFiles } from '../../lib/gtfs.ts'
import type { Dice } from './dice.ts'

const values = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'NaN',
  '99999999999',
  '24:00:00',
  '7:5',
  '25:61:00',
  '20260231',
  '<script>',
  `"`,
  '""',
  `';--`,
  '\u0000',
  '站',
  '👨‍👩‍👧'.repeat(40),
  '\u200B',
  '=1+1',
  'x'.repeat(3000),
  '__proto__',
  'constructor',
  't1',
  'g1',
]

/** A spoilt feed, and what was done to it. */
export function mutated(dice: Dice): { bytes: Uint8Array<ArrayBuffer>; done: string } {
  let files: FeedFiles = feed
  const done: string[] = []
  for (let times = 1 + dice.throw(3); times > 0; times--) {
    const name = dice.pick(Object.keys(files))
    const text = typeof files[name] === 'string' ? files[name] : ''
    const [kind, spoil] = dice.pick(ways)
    files = spoil(files, name, text, dice)
    done.push(`${kind} ${name}`)
  }
  const bytes = zippedFeed(files)
  if (!dice.chance(10)) return { bytes, done: done.join(', ') }
  const at = dice.throw(bytes.length)
  bytes[at] = dice.throw(256)
  return { bytes, done: `${done.join(', ')}, byte ${at}` }
}

type Way = (files: FeedFiles, name: string, text: string, dice: Dice) => FeedFiles
const ways: readonly (readonly [string, Way])[] = [
  ['cell', (files, name, text, dice) => ({ ...files, [name]: otherCell(text, dice, 1) })],
  ['cell', (files, name, text, dice) => ({ ...files, [name]: otherCell(text, dice, 1) })],
  ['cell', (files, name, text, dice) => ({ ...files, [name]: otherCell(text, dice, 1) })],
  ['head', (files, name, text, dice) => ({ ...files, [name]: otherCell(text, dice, 0) })],
  ['line gone', (files, name, text, dice) => ({ ...files, [name]: lines(text, dice, () => []) })],
  ['line twice', (files, name, text, dice) => ({ ...files, [name]: lines(text, dice, (line) => [line, line]) })],
  [
    'comma',
    (files, name, text, dice) => ({ ...files, [name]: lines(text, dice, (line) => [line.replace(',', dice.pick(['', ',,', ';']))]) }),
  ],
  ['cut', (files, name, text, dice) => ({ ...files, [name]: text.slice(0, dice.throw(text.length + 1)) })],
  ['character', (files, name, text, dice) => ({ ...files, [name]: withCharacter(text, dice) })],
  ['file gone', (files, name) => Object.fromEntries(Object.entries(files).filter(([other]) => other !== name))],
  ['file twice', (files, name, text) => ({ ...files, [`more/${name}`]: text })],
  ['UTF-16', (files, name, text) => ({ ...files, [name]: Buffer.from(`\uFEFF${text}`, 'utf16le') })],
  ['bytes', (files, name, _, dice) => ({ ...files, [name]: Uint8Array.from({ length: 60 }, () => dice.throw(256)) })],
  ['old line ends', (files, name, text) => ({ ...files, [name]: text.replaceAll('\n', '\r') })],
]

function lines(text: string, dice: Dice, change: (line: string) => string[]): string {
  const all = text.split('\n')
  const at = dice.throw(all.length)
  return all.flatMap((line, index) => (index === at ? change(line) : [line])).join('\n')
}

/** Another value in a cell: in a row below the heads, or among them. */
function otherCell(text: string, dice: Dice, from: 0 | 1): string {
  const all = text.split('\n')
  const at = from === 0 ? 0 : 1 + dice.throw(Math.max(1, all.length - 1))
  const cells = (all[at] ?? '').split(',')
  cells[dice.throw(cells.length)] = dice.pick(values)
  all[at] = cells.join(',')
  return all.join('\n')
}

function withCharacter(text: string, dice: Dice): string {
  const at = dice.throw(text.length + 1)
  return text.slice(0, at) + dice.pick(['"', ',', '\n', '\u0000', '-', '9', '站', '\t']) + text.slice(at + dice.throw(2))
}
