// Rosters with one fault each, made from a good one: what a cut line, a wrong export or a damaged file brings.
import { strToU8, zipSync } from 'fflate'
import { edited, type RosterFiles } from '../../lib/roster.ts'
import { Dice } from './dice.ts'

type Column = readonly [file: string, column: string]

/** What a fault makes of a roster: its files, or the bytes of a ZIP file. */
type Fault = (files: RosterFiles, dice: Dice) => RosterFiles | Uint8Array

const pack = (files: Readonly<Record<string, string | Uint8Array>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text])))

/** A file with rows, and one of them; the first line is that of the columns. */
const rowed = ['orgs.csv', 'academicSessions.csv', 'courses.csv', 'classes.csv', 'users.csv', 'roles.csv', 'enrollments.csv'] as const
const withRow = (files: RosterFiles, dice: Dice, change: (cells: string[]) => string): RosterFiles => {
  const name = dice.pick(rowed)
  return edited(files, name, (text) => {
    const lines = text.trimEnd().split('\n')
    const at = 1 + dice.throw(lines.length - 1)
    lines[at] = change((lines[at] ?? '').split(','))
    return `${lines.join('\n')}\n`
  })
}
/** One cell of a file, in a row that the dice pick. */
const withCell = (files: RosterFiles, dice: Dice, [name, column]: Column, change: (value: string) => string): RosterFiles =>
  edited(files, name, (text) => {
    const lines = text.trimEnd().split('\n')
    const field = (lines[0] ?? '').split(',').indexOf(column)
    const rows = lines.flatMap((line, at) => (at > 0 && line.split(',')[field] ? [at] : []))
    const at = dice.pick(rows)
    const cells = (lines[at] ?? '').split(',')
    cells[field] = change(cells[field] ?? '')
    lines[at] = cells.join(',')
    return `${lines.join('\n')}\n`
  })
/** Columns that every row needs. */
const neededColumns: readonly Column[] = [
  ['orgs.csv', 'name'],
  ['users.csv', 'givenName'],
  ['users.csv', 'enabledUser'],
  ['roles.csv', 'role'],
  ['roles.csv', 'userSourcedId'],
  ['classes.csv', 'title'],
  ['enrollments.csv', 'classSourcedId'],
  ['enrollments.csv', 'role'],
]
const references: readonly Column[] = [
  ['roles.csv', 'userSourcedId'],
  ['roles.csv', 'orgSourcedId'],
  ['classes.csv', 'courseSourcedId'],
  ['classes.csv', 'termSourcedIds'],
  ['enrollments.csv', 'classSourcedId'],
  ['enrollments.csv', 'userSourcedId'],
  ['users.csv', 'agentSourcedIds'],
]
const days: readonly Column[] = [
  ['enrollments.csv', 'beginDate'],
  ['enrollments.csv', 'endDate'],
  ['academicSessions.csv', 'startDate'],
]

/** Faults by their names. */
export const faults: Readonly<Record<string, Fault>> = {
  'row cut': (files, dice) => withRow(files, dice, (cells) => cells.slice(0, 1 + dice.throw(cells.length - 1)).join(',')),
  'row with a cell too many': (files, dice) => withRow(files, dice, (cells) => [...cells, 'more'].join(',')),
  'quote left open': (files, dice) => withRow(files, dice, (cells) => [`"${cells[0]}`, ...cells.slice(1)].join(',')),
  'row twice': (files, dice) => withRow(files, dice, (cells) => `${cells.join(',')}\n${cells.join(',')}`),
  'column renamed': (files, dice) => {
    const [name, column] = dice.pick(neededColumns)
    return edited(files, name, (text) => text.replace(new RegExp(`(^|,)${column}(,|\n)`), `$1ourOwnField${dice.throw(90) + 10}$2`))
  },
  'column twice': (files, dice) => {
    const [name, column] = dice.pick(neededColumns)
    return edited(files, name, (text) =>
      text
        .trimEnd()
        .split('\n')
        .map((line, at) => `${line},${at === 0 ? column : 'x'}\n`)
        .join(''),
    )
  },
  'file missing': (files, dice) => {
    const name = dice.pick([...rowed, 'manifest.csv'])
    return Object.fromEntries(Object.entries(files).filter(([each]) => each !== name))
  },
  'file without rows': (files, dice) => edited(files, dice.pick(rowed), (text) => text.slice(0, text.indexOf('\n') + 1)),
  'file empty': (files, dice) => edited(files, dice.pick(rowed), () => ''),
  'file twice': (files, dice) => {
    const name = dice.pick(rowed)
    return { ...files, [`copy/${name}`]: files[name] ?? '' }
  },
  'value missing': (files, dice) => withCell(files, dice, dice.pick(neededColumns), () => ''),
  'unknown value': (files, dice) => withCell(files, dice, ['users.csv', 'enabledUser'], () => `perhaps ${dice.throw(100)}`),
  'no such id': (files, dice) => withCell(files, dice, dice.pick(references), () => `nobody-${dice.throw(1000)}`),
  'no such day': (files, dice) =>
    withCell(files, dice, dice.pick(days), () => dice.pick(['31/02/2015', '2026-13-01', 'soon', '0000-00-00'])),
  'no address': (files, dice) => withCell(files, dice, ['users.csv', 'email'], () => dice.pick(['@', 'a@', 'wang at mail', 'a@b@c'])),
  'bytes flipped in a text': (files, dice) => {
    const name = dice.pick(rowed)
    const bytes = strToU8(files[name] ?? '')
    const ascii = [...bytes.keys()].filter((at) => (bytes[at] ?? 0) > 32 && (bytes[at] ?? 0) < 128)
    const at = dice.pick(ascii)
    bytes[at] = (bytes[at] ?? 0) | 0x80
    return pack({ ...files, [name]: bytes })
  },
  'bytes flipped in the ZIP file': (files, dice) => {
    const bytes = pack(files)
    const at = dice.throw(bytes.length)
    bytes[at] = (bytes[at] ?? 0) ^ (1 + dice.throw(255))
    return bytes
  },
  'ZIP file cut': (files, dice) => {
    const bytes = pack(files)
    return bytes.slice(0, dice.throw(bytes.length))
  },
  'ZIP bomb': (files, dice) => pack({ ...files, 'orgs.csv': new Uint8Array((11 + dice.throw(10)) * 1024 ** 2) }),
  'way out of the folder': (files, dice) =>
    pack({ ...files, [dice.pick(['../users.csv', '/etc/users.csv', 'C:\\users.csv', 'a/../../users.csv'])]: 'a\n1\n' }),
}

/** A roster with the next of these faults. */
export function faulty(files: RosterFiles, at: number, dice: Dice): { name: string; bytes: Uint8Array } {
  const names = Object.keys(faults)
  const name = names[at % names.length]!
  const made = faults[name]!(files, dice)
  return { name, bytes: made instanceof Uint8Array ? made : pack(made) }
}
