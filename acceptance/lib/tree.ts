// Nodes of the menu tree for stories.
import type { Isb } from '@isb/sdk'

export const module_ = (person: Isb, name: string, parentId = 0, code = '') =>
  person.menus.create({ body: { type: 'MENU_DIR', name, parentId, code } })

export const menu = (person: Isb, name: string, parentId: number, code = '') =>
  person.menus.create({ body: { type: 'MENU', name, parentId, path: `/${name.toLowerCase().replaceAll(' ', '-')}`, code } })

export const button = (person: Isb, name: string, parentId: number, code = '') =>
  person.menus.create({ body: { type: 'MENU_PERM_RESOURCE', name, parentId, code } })

/** The node with this code. */
export async function byCode(person: Isb, code: string) {
  const [found] = (await person.menus.page({ query: { code } })).records
  if (!found) throw new Error(`no menu ${code}`)
  return found
}

/** Everything about the tree but when it was touched, for seeing that nothing has changed. */
export const tree = async (person: Isb) =>
  (await person.menus.page()).records.map(({ id, parentId, name, sort, version }) => ({ id, parentId, name, sort, version }))
