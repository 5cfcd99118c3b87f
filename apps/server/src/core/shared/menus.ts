// The permission tree that a new database begins with: the menus that modules declare, and below each of them a button for every code that
// the contract has there. Their names are words, `menu.<code>`.
import { contractCodes } from '@isb/contract'
import type { MenuType } from '@isb/domain'
import { word, type WordKey } from '@isb/words'

/** A code that has a name. */
type NamedCode = WordKey extends infer Key ? (Key extends `menu.${infer Code}` ? Code : never) : never

/** A place in the side menu. Without a path it is a button, or a directory where no operation asks for its code. */
export interface ModuleMenu {
  readonly code: NamedCode
  /** The node that it stands under; else it stands at the top. */
  readonly under?: NamedCode
  readonly path?: string
  readonly icon?: string
}

/** A node of the tree, as it is planted. */
export interface PlantedMenu {
  readonly type: MenuType
  readonly name: string
  readonly nameZh: string
  readonly code: string
  readonly path?: string
  readonly icon?: string
  readonly isExternalPath?: 0 | 1
  readonly openTarget?: 0 | 1
  readonly children?: readonly PlantedMenu[]
}

const typeOf = ({ code, path }: ModuleMenu): MenuType => {
  if (!contractCodes.includes(code)) return 'MENU_DIR'
  return path ? 'MENU' : 'MENU_PERM_RESOURCE'
}

/** The tree of menus: what stands under a node comes after the node's own buttons, in the order of the modules. */
export function treeOf(declared: readonly ModuleMenu[]): PlantedMenu[] {
  const codes = new Set(declared.map(({ code }) => code))
  const longestFirst = [...codes].toSorted((a, b) => b.length - a.length)
  const buttonsOf = (parent: NamedCode): ModuleMenu[] =>
    (contractCodes as readonly NamedCode[])
      .filter((code) => !codes.has(code) && longestFirst.find((above) => code.startsWith(`${above}:`)) === parent)
      .map((code) => ({ code }))
  const nodesOf = (menus: readonly ModuleMenu[]): PlantedMenu[] =>
    menus.map(({ under: _, ...menu }) => ({
      ...menu,
      type: typeOf(menu),
      name: word('en', `menu.${menu.code}`),
      nameZh: word('zh', `menu.${menu.code}`),
      children: nodesOf([...buttonsOf(menu.code), ...declared.filter(({ under }) => under === menu.code)]),
    }))
  return nodesOf(declared.filter(({ under }) => under === undefined || !codes.has(under)))
}

/** The codes of nodes and of all that stands under them. */
export const codesOf = (menus: readonly PlantedMenu[]): string[] => menus.flatMap(({ code, children = [] }) => [code, ...codesOf(children)])
