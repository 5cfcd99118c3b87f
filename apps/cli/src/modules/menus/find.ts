import type { Isb, Schema } from '@isb/sdk'
import type { Given } from '../../lib/command.ts'
import { Refusal, usage } from '../../lib/failure/refusal.ts'

/** A menu as the server has it. */
export type Menu = Schema<'Menu'>

const numeral = /^[1-9]\d{0,15}$/

/** The whole tree, flat, in the tree's order. */
export async function allMenus(isb: Isb): Promise<Menu[]> {
  const menus: Menu[] = []
  for await (const menu of isb.menus.page.each({})) menus.push(menu)
  return menus
}

/** The menu of a name: its code, else, where no code is so, its id. */
export async function findMenu(isb: Isb, name: string): Promise<Menu> {
  const { records } = await isb.menus.page({ query: { code: name } })
  const found = records.find((menu) => menu.code === name) ?? (numeral.test(name) ? await byId(isb, Number(name)) : undefined)
  if (!found) throw new Refusal('refused.noMenu', { name })
  return found
}

const byId = async (isb: Isb, id: number): Promise<Menu | undefined> => (await allMenus(isb)).find((menu) => menu.id === id)

/** The menu that a command line names, by its code or with `--id`. */
export async function namedMenu(isb: Isb, given: Given): Promise<Menu> {
  const [name] = given.args
  const id = given.text('id')
  if ((name === undefined) === (id === undefined)) throw usage('refused.oneMenu')
  if (id === undefined) return findMenu(isb, name ?? '')
  const found = numeral.test(id) ? await byId(isb, Number(id)) : undefined
  if (!found) throw new Refusal('refused.noMenu', { name: id })
  return found
}

/** The id of a parent: 0 for `root`. */
export const parentIdOf = async (isb: Isb, name: string): Promise<number> =>
  name === 'root' || name === '0' ? 0 : (await findMenu(isb, name)).id
