import { homeroomFields, homeroomKey, meaningKey } from '@isb/sdk/rules'
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Scalar, type YAMLMap } from 'yaml'
import { type Fault, Refusal } from '../../lib/failure/refusal.ts'
import { readHomerooms } from './homerooms-csv.ts'
import { type Configuration, format, isTable, type Part, parts } from './parts.ts'

/** Where a row stands. */
export interface Place {
  readonly file: string
  readonly line: number
}
/** What a file says, and where each row stands in it: `menu upms`, `role Menu reader`, `staff a@b.example`. */
export interface Read {
  readonly configuration: Configuration
  readonly places: ReadonlyMap<string, Place>
}

type Menu = NonNullable<Configuration['menus']>[number]
type Kind = 'text' | 'flag' | 'switch' | 'list' | 'children'

const fields: Record<Part, Readonly<Record<string, Kind>>> = {
  menus: {
    code: 'text',
    parent: 'text',
    type: 'text',
    name: 'text',
    nameZh: 'text',
    path: 'text',
    icon: 'text',
    isExternalPath: 'flag',
    openTarget: 'flag',
    children: 'children',
  },
  roles: { name: 'text', description: 'text', enabled: 'switch', permissions: 'list', reach: 'list' },
  staff: { email: 'text', roles: 'list' },
  homerooms: Object.fromEntries(homeroomFields.map((field) => [field, 'text'] as const)),
  mailboxes: { office: 'text', addresses: 'list', language: 'text', details: 'list' },
  rosters: { meaning: 'text', source: 'text', target: 'text' },
  venueTypes: { name: 'text', nameZh: 'text', color: 'text' },
  venues: { name: 'text', hours: 'list' },
}
const required: Record<Part, readonly string[]> = {
  menus: ['code', 'type', 'name'],
  roles: ['name'],
  staff: ['email', 'roles'],
  homerooms: ['schoolYear', 'name'],
  mailboxes: ['office', 'addresses'],
  rosters: ['meaning'],
  venueTypes: ['name', 'color'],
  venues: ['name', 'hours'],
}
const types: readonly string[] = ['MENU_DIR', 'MENU', 'MENU_PERM_RESOURCE'] satisfies Menu['type'][]
const kinds = {
  menus: 'menu',
  roles: 'role',
  staff: 'staff',
  homerooms: 'homeroom',
  mailboxes: 'mailbox',
  rosters: 'roster',
  venueTypes: 'venue-type',
  venues: 'venue',
} as const

/** What a scalar says as it is written: a name such as 2026 or a code such as 007 is text here. */
const writtenIn = ({ value, source }: Scalar): string =>
  value === null ? '' : typeof value === 'string' ? value : (source ?? JSON.stringify(value))

/** Reads a file: YAML, JSON, or a table of classes. Throws a Refusal that names every line it cannot read. */
export function readFile(text: string, file: string): Read {
  if (isTable(file)) return readHomerooms(text, file)
  const lines = new LineCounter()
  const document = parseDocument(text.replace(/^\uFEFF/, ''), { lineCounter: lines })
  const faults: Fault[] = document.errors.map((error) => ({
    line: error.linePos?.[0].line ?? 1,
    key: 'config.fault.text',
    values: { file, text: (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '') },
  }))
  const lineOf = (node: unknown): number => {
    const range = node && typeof node === 'object' && 'range' in node ? (node.range as readonly number[] | null | undefined) : undefined
    return lines.linePos(range?.[0] ?? 0).line
  }
  const fault = (node: unknown, key: Fault['key'], values: Fault['values'] = {}): void =>
    void faults.push({ line: lineOf(node), key, values: { file, ...values } })
  const places = new Map<string, Place>()
  const found = Object.fromEntries(parts.map((part) => [part, [] as object[]])) as Record<Part, object[]>

  function row(part: Part, map: YAMLMap, parent?: string): void {
    const values: Record<string, unknown> = parent === undefined ? {} : { parent }
    let children: unknown
    for (const { key, value } of map.items) {
      const name = isScalar(key) ? String(key.value) : ''
      const kind = Object.hasOwn(fields[part], name) ? fields[part][name] : undefined
      if (!kind || (name === 'parent' && parent !== undefined && parent !== '')) fault(key, 'config.fault.unknown', { field: name })
      else if (kind === 'children') children = value
      else {
        const read = valueOf(kind, value)
        if (read === undefined) fault(key, 'config.fault.value', { field: name })
        else values[name] = read
      }
    }
    for (const name of required[part])
      if (values[name] === undefined || values[name] === '') fault(map, 'config.fault.missing', { field: name })
    const said = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
    if (said('type') !== '' && !types.includes(said('type')))
      fault(map, 'config.fault.type', { type: said('type'), types: types.join(', ') })
    if (part === 'homerooms' && values['division'] === '') delete values['division']
    if (part === 'rosters') Object.assign(values, { source: said('source'), target: said('target') })
    const place = { schoolYear: said('schoolYear'), campus: said('campus'), name: said('name') }
    const ofRoster = meaningKey({ meaning: said('meaning') as 'Grade', source: said('source') })
    const key =
      part === 'homerooms'
        ? homeroomKey(place)
        : part === 'rosters'
          ? ofRoster
          : said('code') || said('email') || said('office') || said('name')
    if (!places.has(`${kinds[part]} ${key}`)) places.set(`${kinds[part]} ${key}`, { file, line: lineOf(map) })
    found[part].push(part === 'menus' ? { parent: '', ...values } : values)
    if (children !== undefined && children !== null) list(part, children, key)
  }
  function list(part: Part, node: unknown, parent?: string): void {
    if (isScalar(node) && node.value === null) return
    if (!isSeq(node)) return fault(node, 'config.fault.value', { field: parent === undefined || parent === '' ? part : 'children' })
    for (const item of node.items) {
      if (isMap(item)) row(part, item, parent)
      else fault(item, 'config.fault.row', { part })
    }
  }

  const top = document.contents
  if (faults.length === 0 && (!isMap(top) || String(top.get('format') ?? '') !== format))
    throw new Refusal('refused.notConfig', { name: file, format })
  const configuration: Configuration = {}
  for (const { key, value } of isMap(top) ? top.items : []) {
    const name = isScalar(key) ? String(key.value) : ''
    if (name === 'format') continue
    const part = parts.find((one) => one === name)
    if (!part) fault(key, 'config.fault.part', { field: name, parts: parts.join(', ') })
    else {
      list(part, value, part === 'menus' ? '' : undefined)
      Object.assign(configuration, { [part]: found[part] })
    }
  }
  if (faults.length > 0)
    throw new Refusal(
      'refused.configFaults',
      { count: faults.length },
      { faults: faults.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)) },
    )
  return { configuration, places }
}

/** The value of a field; undefined where it does not fit. */
function valueOf(kind: Kind, node: unknown): unknown {
  if (kind === 'list') {
    if (isScalar(node) && node.value === null) return []
    if (!isSeq(node) || !node.items.every((item): item is Scalar => isScalar(item) && item.value !== null)) return undefined
    return [...new Set(node.items.map(writtenIn))]
  }
  if (node === null) return kind === 'text' ? '' : undefined
  if (!isScalar(node)) return undefined
  const written = writtenIn(node)
  if (kind === 'text') return written
  if (kind === 'switch') return /^(true|false)$/.test(written) ? written === 'true' : undefined
  return /^([01]|true|false)$/.test(written) ? Number(/^(1|true)$/.test(written)) : undefined
}
