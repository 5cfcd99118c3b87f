import { Refusal } from '../../../lib/failure/refusal.ts'
import { type Kind, kindNames, kinds } from './kinds.ts'
import type { RawRow } from './raw.ts'

/** A `page` is pig's, which does not tell a module from a menu. Undefined for a type that nobody knows. */
export type RowType = 'module' | 'menu' | 'button' | 'page' | undefined

/** A row of any of them, in one shape. */
export interface Row {
  readonly line: number
  readonly id: string
  /** '' at the top. */
  readonly parent: string
  readonly type: RowType
  /** The type as the dump has it. */
  readonly typeText: string
  readonly name: string
  readonly nameEn: string
  readonly order: number
  readonly path: string
  /** Whether it shows a page of its own, not only what it holds. */
  readonly hasPage: boolean
  readonly icon: string
  readonly codes: string
  readonly external: boolean
  readonly newTab: boolean
  readonly hidden: boolean
  readonly disabled: boolean
  readonly deleted: boolean
}

type Cells = RawRow['cells']
const isOn = (value: string | null | undefined): boolean => /^(1|0x0*1|true|t|y|yes|\u0001)$/i.test(value ?? '')
const isOff = (value: string | null | undefined): boolean => /^(0|0x0+|false|f|n|no|\u0000)$/i.test(value ?? '')
const leadsOut = (cells: Cells): boolean => /^https?:\/\//i.test(cells['path'] ?? '')

interface Reading {
  /** The columns that tell this system from the others: a dump is its own where all of one list are there. */
  readonly marks: readonly (readonly string[])[]
  readonly names: {
    readonly id: readonly string[]
    readonly name: readonly string[]
    readonly order: readonly string[]
    readonly codes: string
    readonly type: readonly string[]
  }
  readonly types: Readonly<Record<string, RowType>>
  readonly external: (cells: Cells) => boolean
  readonly newTab: (cells: Cells) => boolean
  readonly hidden: (cells: Cells) => boolean
  readonly disabled: (cells: Cells) => boolean
  readonly deleted: (cells: Cells) => boolean
}

/** How each system writes the same things. Beware of the booleans that are the wrong way round. */
const readings: Readonly<Record<Kind, Reading>> = {
  ruoyi: {
    marks: [
      ['menu_name', 'menu_type', 'perms'],
      ['menu_name', 'menu_type', 'order_num'],
      ['menu_type', 'perms', 'order_num'],
    ],
    names: { id: ['menu_id', 'id'], name: ['menu_name', 'name'], order: ['order_num'], codes: 'perms', type: ['menu_type'] },
    types: { M: 'module', C: 'menu', F: 'button' },
    external: (cells) => isOff(cells['is_frame']) || leadsOut(cells),
    newTab: (cells) => isOff(cells['is_frame']),
    hidden: (cells) => isOn(cells['visible']),
    disabled: (cells) => isOn(cells['status']),
    deleted: (cells) => /^[12]$/.test(cells['del_flag'] ?? ''),
  },
  yudao: {
    marks: [['name', 'permission', 'type', 'sort', 'parent_id', 'visible']],
    names: { id: ['id'], name: ['name'], order: ['sort'], codes: 'permission', type: ['type'] },
    types: { 1: 'module', 2: 'menu', 3: 'button' },
    external: leadsOut,
    newTab: leadsOut,
    hidden: (cells) => isOff(cells['visible']),
    disabled: (cells) => isOn(cells['status']),
    deleted: (cells) => isOn(cells['deleted']),
  },
  pig: {
    marks: [
      ['menu_type', 'sort_order'],
      ['menu_type', 'weight'],
      ['menu_type', 'meta_title'],
      ['menu_id', 'permission', 'type', 'del_flag'],
    ],
    names: {
      id: ['menu_id', 'id'],
      name: ['name', 'meta_title'],
      order: ['sort_order', 'weight', 'sort'],
      codes: 'permission',
      type: ['menu_type', 'type'],
    },
    types: { 0: 'page', 1: 'button', 2: 'page' },
    external: leadsOut,
    newTab: (cells) => leadsOut(cells) && !isOn(cells['embedded'] ?? cells['meta_is_iframe']),
    hidden: (cells) => isOff(cells['visible']) || isOn(cells['meta_is_hide']),
    disabled: () => false,
    deleted: (cells) => isOn(cells['del_flag']),
  },
}

/** What a component is called that only holds others. */
const layout = /^(#?|layout|parentview|innerlink)$/i

const isOf = (kind: Kind, columns: ReadonlySet<string>): boolean =>
  readings[kind].marks.some((mark) => mark.every((column) => columns.has(column)))

/**
 * Whose dump this is, told by its columns. Throws a Refusal where there are no rows, where the columns are nobody's, and where they are
 * not those of the system that is asked for.
 */
export function kindOf(rows: readonly RawRow[], asked?: Kind): Kind {
  const [first] = rows
  if (!first) throw new Refusal('refused.noMenus')
  const columns = new Set(rows.flatMap(({ cells }) => Object.keys(cells)))
  const found = kinds.find((kind) => isOf(kind, columns))
  if (asked !== undefined && !isOf(asked, columns)) {
    const about = { line: first.line, asked: kindNames[asked], columns: [...columns].join(', ') }
    throw found
      ? new Refusal('refused.kindOther', { ...about, found: kindNames[found] }, { hint: `isb menus convert DUMP --kind ${found}` })
      : new Refusal('refused.kindDiffers', about)
  }
  if (!found) throw new Refusal('refused.kindUnknown', { line: first.line, kinds: Object.values(kindNames).join(', ') })
  return asked ?? found
}

/** The rows of a system, in the one shape. */
export function readRows(rows: readonly RawRow[], kind: Kind): Row[] {
  const { names, types, ...is } = readings[kind]
  const read = [...Object.values(names).flat(), 'parent_id', 'path', 'component']
  return rows.map(({ line, cells }) => {
    const unread = read.find((name) => name in cells && cells[name] === undefined)
    if (unread !== undefined) throw new Refusal('refused.sqlExpression', { line, column: unread })
    const text = (...from: readonly string[]): string =>
      (from.map((name) => cells[name]).find((value) => value !== undefined && value !== null) ?? '').trim()
    const typeText = text(...names.type)
    const parent = text('parent_id')
    return {
      line,
      id: text(...names.id) || `@${line}`,
      parent: /^(0|-1|)$/.test(parent) ? '' : parent,
      type: types[typeText.toUpperCase()],
      typeText,
      name: text(...names.name),
      nameEn: text('en_name', 'name_en'),
      order: Number(text(...names.order)) || 0,
      path: text('path'),
      hasPage: !layout.test(text('component')),
      icon: text('icon', 'meta_icon'),
      codes: text(names.codes),
      external: is.external(cells),
      newTab: is.newTab(cells),
      hidden: is.hidden(cells),
      disabled: is.disabled(cells),
      deleted: is.deleted(cells),
    }
  })
}
