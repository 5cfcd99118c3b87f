// What the form holds, apart from how it looks.
import { typesUnder, type Schema } from '@isb/sdk'
import { menuAt, type Menu, type MenuIndex, type MenuType } from './data.ts'

/** The fields of a menu that people fill, in the form's order. */
export const fields = ['type', 'parentId', 'name', 'nameZh', 'path', 'isExternalPath', 'openTarget', 'icon', 'code'] as const
export type Field = (typeof fields)[number]
export type Values = Pick<Menu, Field>

/** A form under way: what it began with and what it holds now. With an id it changes that menu, in that version. */
export interface Draft {
  readonly start: Values
  readonly values: Values
  readonly id?: number
  readonly version?: number
  /** What stands over the form: the parent that it was opened from, or the menu that was copied. */
  readonly from?: { readonly kind: 'under' | 'copy'; readonly id: number }
}

export const parentTypeOf = (index: MenuIndex, parentId: number) => (parentId === 0 ? 'Root' : menuAt(index, parentId)?.type)

const blank: Omit<Values, 'type' | 'parentId'> = { name: '', nameZh: '', path: '', isExternalPath: 0, openTarget: 0, icon: '', code: '' }
const startWith = (start: Values, more?: Pick<Draft, 'id' | 'version' | 'from'>): Draft => ({ start, values: start, ...more })
const valuesOf = (menu: Menu): Values => Object.fromEntries(fields.map((field) => [field, menu[field]])) as Values

/** A new one, at the top or under a menu. */
export const newDraft = (under?: Menu): Draft =>
  startWith(
    { ...blank, type: typesUnder(under?.type ?? 'Root')[0] ?? 'MENU', parentId: under?.id ?? 0 },
    under && { from: { kind: 'under', id: under.id } },
  )
/** The same again beside it. Its code is not copied: codes are unique. */
export const copyDraft = (menu: Menu): Draft => startWith({ ...valuesOf(menu), code: '' }, { from: { kind: 'copy', id: menu.id } })
export const editDraft = (menu: Menu): Draft => startWith(valuesOf(menu), { id: menu.id, version: menu.version })
/** What was typed for a menu that is gone, as a new one. */
export const draftAsNew = ({ values }: Draft): Draft => ({ start: { ...blank, type: values.type, parentId: 0 }, values })

export const isDirty = ({ start, values }: Draft): boolean => fields.some((field) => start[field] !== values[field])

/** The types that can be chosen: those that may stand where the form was opened. */
export const typesFor = ({ id, start, from }: Draft, index: MenuIndex): MenuType[] =>
  id !== undefined || from?.kind === 'copy' ? [start.type] : typesUnder(parentTypeOf(index, start.parentId) ?? 'Root')

/** What is sent. A button has no path, no icon and no link. */
export function bodyOf({ name, nameZh, path, ...values }: Values): Schema<'MenuCreate'> {
  const texts = { name: name.trim(), nameZh: nameZh.trim() }
  return values.type === 'MENU_PERM_RESOURCE'
    ? { ...texts, type: values.type, parentId: values.parentId, code: values.code.trim() }
    : { ...values, ...texts, path: path.trim(), code: values.code.trim() }
}

/** A field that somebody else has changed, to something else than what stands in the form. */
export interface Difference {
  readonly field: Field
  readonly theirs: Values
  readonly yours: Values
}

/** The form over the newest version: what one has changed stays, what only they have changed is taken over. */
export function rebase(draft: Draft, theirs: Menu): { draft: Draft; differences: Difference[] } {
  const fresh = valuesOf(theirs)
  const mine = fields.filter((field) => draft.values[field] !== draft.start[field])
  const values = { ...fresh, ...Object.fromEntries(mine.map((field) => [field, draft.values[field]])) }
  const changed = fields.filter((field) => fresh[field] !== draft.start[field] && fresh[field] !== draft.values[field])
  return {
    draft: { ...draft, start: fresh, values, version: theirs.version },
    differences: changed.map((field) => ({ field, theirs: fresh, yours: draft.values })),
  }
}
