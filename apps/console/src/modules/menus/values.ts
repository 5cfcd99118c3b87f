// What the form holds, apart from how it looks.
import { type Schema } from '@isb/sdk'
import { typesUnder } from '@isb/sdk/rules'
import type { Draft } from '../../lib/declare/draft.ts'
import { menuAt, type Menu, type MenuIndex, type MenuType } from './data.ts'

/** The fields of a menu that people fill, in the form's order. */
export const fields = ['type', 'parentId', 'name', 'nameZh', 'path', 'isExternalPath', 'openTarget', 'icon', 'code'] as const
export type Field = (typeof fields)[number]
export type Values = Pick<Menu, Field>

/** Where a form under way is kept. */
export const draftName = 'menus.form'

/** A menu's form under way. */
export interface MenuDraft extends Draft<Values> {
  /** What stands over the form: the parent that it was opened from, or the menu that was copied. */
  readonly from?: { readonly kind: 'under' | 'copy'; readonly id: number } | undefined
}

export const parentTypeOf = (index: MenuIndex, parentId: number) => (parentId === 0 ? 'Root' : menuAt(index, parentId)?.type)

const blank: Omit<Values, 'type' | 'parentId'> = { name: '', nameZh: '', path: '', isExternalPath: 0, openTarget: 0, icon: '', code: '' }
const startWith = (start: Values, more?: Pick<MenuDraft, 'id' | 'version' | 'from'>): MenuDraft => ({ start, values: start, ...more })
export const valuesOf = (menu: Menu): Values => Object.fromEntries(fields.map((field) => [field, menu[field]])) as Values

/** A new one, at the top or under a menu. */
export const newDraft = (under?: Menu): MenuDraft =>
  startWith(
    { ...blank, type: typesUnder(under?.type ?? 'Root')[0] ?? 'MENU', parentId: under?.id ?? 0 },
    under && { from: { kind: 'under', id: under.id } },
  )
/** The same again beside it. Its code is not copied: codes are unique. */
export const copyDraft = (menu: Menu): MenuDraft => startWith({ ...valuesOf(menu), code: '' }, { from: { kind: 'copy', id: menu.id } })
export const editDraft = (menu: Menu): MenuDraft => startWith(valuesOf(menu), { id: menu.id, version: menu.version })
/** What was typed for a menu that is gone, as a new one. */
export const draftAsNew = ({ values }: Draft<Values>): Draft<Values> => ({ start: { ...blank, type: values.type, parentId: 0 }, values })

/** The types that can be chosen: those that may stand where the form was opened. */
export const typesFor = ({ id, start, from }: MenuDraft, index: MenuIndex): MenuType[] =>
  id !== undefined || from?.kind === 'copy' ? [start.type] : typesUnder(parentTypeOf(index, start.parentId) ?? 'Root')

/** What is sent. A button has no path, no icon and no link. */
export function bodyOf({ name, nameZh, path, ...values }: Values): Schema<'MenuCreate'> {
  const texts = { name: name.trim(), nameZh: nameZh.trim() }
  return values.type === 'MENU_PERM_RESOURCE'
    ? { ...texts, type: values.type, parentId: values.parentId, code: values.code.trim() }
    : { ...values, ...texts, path: path.trim(), code: values.code.trim() }
}
