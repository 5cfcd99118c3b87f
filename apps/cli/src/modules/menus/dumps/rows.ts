import { Refusal } from '../../../lib/failure/refusal.ts'
import type { Kind } from './kinds.ts'
import type { RawRow } from './raw.ts'

/** What a row is; `page` is pig's, which does not tell a module from a menu. Undefined for a type that nobody knows. */
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
  readonly icon: string
  readonly codes: string
  readonly external: boolean
  readonly newTab: boolean
  readonly hidden: boolean
  readonly disabled: boolean
  readonly deleted: boolean
}

type Cells = RawRow['cells']
const isOn = (value: string | null | undefined): boolean => /^(1|true|t|y|yes|\u0001)$/i.test(value ?? '')
const isOff = (value: string | null | undefined): boolean => /^(0|false|f|n|no|\u0000)$/i.test(value ?? '')
const leadsOut = (cells: Cells): boolean => /^https?:\/\//i.test(cells['path'] ?? '')

interface Reading {
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
    names: { id: ['menu_id', 'id'], name: ['menu_name', 'name'], order: ['order_num'], codes: 'perms', type: ['menu_type'] },
    types: { M: 'module', C: 'menu', F: 'button' },
    external: (cells) => isOff(cells['is_frame']) || leadsOut(cells),
    newTab: (cells) => isOff(cells['is_frame']),
    hidden: (cells) => isOn(cells['visible']),
    disabled: (cells) => isOn(cells['status']),
    deleted: (cells) => /^[12]$/.test(cells['del_flag'] ?? ''),
  },
  yudao: {
    names: { id: ['id'], name: ['name'], order: ['sort'], codes: 'permission', type: ['type'] },
    types: { 1: 'module', 2: 'menu', 3: 'button' },
    external: leadsOut,
    newTab: leadsOut,
    hidden: (cells) => isOff(cells['visible']),
    disabled: (cells) => isOn(cells['status']),
    deleted: (cells) => isOn(cells['deleted']),
  },
  pig: {
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

/** Tells from the columns, and where they could be two's, from the types, whose dump it is. */
export function kindOf(rows: readonly RawRow[]): Kind {
  const cells = rows[0]?.cells
  if (!cells) throw new Refusal('refused.noMenus')
  if ('perms' in cells || 'menu_name' in cells) return 'ruoyi'
  if (['menu_id', 'sort_order', 'weight', 'del_flag', 'menu_type', 'meta_title'].some((name) => name in cells)) return 'pig'
  if ('type' in cells && 'permission' in cells) return rows.some((row) => row.cells['type'] === '0') ? 'pig' : 'yudao'
  throw new Refusal('refused.kindUnknown', { line: rows[0]?.line ?? 1 })
}

/** The rows of a system, in the one shape. */
export function readRows(rows: readonly RawRow[], kind: Kind): Row[] {
  const { names, types, ...is } = readings[kind]
  return rows.map(({ line, cells }) => {
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
