// What a role can do, screen by screen, as one would tell it. Pure.
import { ancestors } from '@isb/ui'
import type { Option, OptionIndex } from './data.ts'

/** A screen that the role sees, with the buttons it may press there and those it may not. */
export interface ScreenSummary {
  readonly screen: Option
  readonly may: readonly Option[]
  readonly mayNot: readonly Option[]
}

export interface ModuleSummary {
  /** From the top down; empty for screens that stand in no module. */
  readonly way: readonly Option[]
  readonly screens: readonly ScreenSummary[]
  /** Screens of this module that the role does not see. */
  readonly unseen: readonly Option[]
}

/** The first so many screens of it. */
export function firstOf(modules: readonly ModuleSummary[], most: number): ModuleSummary[] {
  const first: ModuleSummary[] = []
  let left = most
  for (const module of modules) {
    if (left <= 0) break
    const screens = module.screens.slice(0, left)
    left -= screens.length
    first.push({ ...module, screens })
  }
  return first
}

/** The modules of which the role sees a screen, in the tree's order. O(tree). */
export function summaryOf(index: OptionIndex, held: ReadonlySet<number>): ModuleSummary[] {
  const modules = new Map<number, ModuleSummary & { screens: ScreenSummary[]; unseen: Option[] }>()
  const { nodes, end, parent } = index
  for (let p = 0; p < nodes.length; p++) {
    const screen = nodes[p] as Option
    if (screen.type !== 'MENU') continue
    const above = parent[p] ?? -1
    const way = () => (above < 0 ? [] : [above, ...ancestors(index, above)].toReversed().map((at) => nodes[at] as Option))
    const module = modules.get(above) ?? { way: way(), screens: [], unseen: [] }
    modules.set(above, module)
    if (!held.has(screen.id)) {
      module.unseen.push(screen)
      continue
    }
    const buttons = nodes.slice(p + 1, end[p])
    module.screens.push({
      screen,
      may: buttons.filter(({ id }) => held.has(id)),
      mayNot: buttons.filter(({ id }) => !held.has(id)),
    })
  }
  return [...modules.values()].filter(({ screens }) => screens.length > 0)
}
