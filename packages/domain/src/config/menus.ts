import { whyNotPath, whyNotUnder } from '../menus/place.ts'
import { differing, menuFields, pick, sameList } from './fields.ts'
import { ordered, walked } from './order.ts'
import { isCode, unwritable, type Configuration, type PlanProblem, type PlanStep, type StandingMenu } from './standing.ts'

/** What becomes of the menus. */
interface MenusPlan {
  readonly steps: PlanStep[]
  readonly removals: PlanStep[]
  readonly problems: PlanProblem[]
  /** The tree afterwards, each node before what it holds. */
  readonly final: readonly StandingMenu[]
  /** Whether a node that was there stands elsewhere afterwards. */
  readonly moved: boolean
}
type Wanted = NonNullable<Configuration['menus']>

/** What a node of a file is in full: a field that is left out is empty. Spaces around a text go, unless they were there before. */
function whole(
  { code, parent, type, name, nameZh = '', path = '', icon = '', isExternalPath = 0, openTarget = 0 }: Wanted[number],
  old: StandingMenu | undefined,
): StandingMenu {
  const text = (given: string, was: string | undefined) => (given === was ? given : given.trim())
  const texts = { name: text(name, old?.name), nameZh: text(nameZh, old?.nameZh), path: text(path, old?.path) }
  return { key: code, parent, type, ...texts, icon, isExternalPath, openTarget }
}

/** Plans the tree. Nodes without a code, and what stands under them, stay where they are. */
export function planMenus(standing: readonly StandingMenu[], wanted: Wanted | undefined, prune: boolean): MenusPlan {
  if (!wanted) return { steps: [], removals: [], problems: [], final: standing, moved: false }
  const problems: PlanProblem[] = []
  const problem = (key: string, reason: PlanProblem['reason'], values?: PlanProblem['values']) =>
    void problems.push({ kind: 'menu', key, reason, ...(values && { values }) })
  const before = new Map(standing.map((menu) => [menu.key, menu]))
  const hidden = unwritable(standing)
  const named = new Map<string, StandingMenu>()
  for (const one of wanted) {
    const old = before.get(one.code)
    const menu = whole(one, old)
    if (named.has(menu.key)) problem(menu.key, 'CONFIG_TWICE')
    else if (hidden.has(menu.key)) problem(menu.key, 'CONFIG_UNDER_CODELESS', { code: menu.key })
    else named.set(menu.key, menu)
    if (old && old.type !== menu.type) problem(menu.key, 'MENU_TYPE_FIXED')
  }
  const goes = ({ key }: StandingMenu) => prune && isCode(key) && !hidden.has(key) && !named.has(key)
  const gone = new Set(standing.filter(goes).map(({ key }) => key))
  const after = new Map(standing.flatMap((menu) => (gone.has(menu.key) ? [] : [[menu.key, named.get(menu.key) ?? menu]])))
  for (const menu of named.values()) after.set(menu.key, menu)

  checkPlaces(named, after, hidden, problem)
  const left = Map.groupBy(
    [...after.values()].filter(({ key, parent }) => gone.has(parent) && !named.has(key)),
    ({ parent }) => parent,
  )
  for (const [key, children] of left) problem(key, 'MENU_HAS_CHILDREN', { name: before.get(key)?.name ?? key, count: children.length })

  const { under, steps: orders } = orderOf(standing, before, named, after)
  const keys = walked(under)
  const final = keys.flatMap((key) => after.get(key) ?? [])
  const creates: PlanStep[] = []
  const changes: PlanStep[] = []
  for (const menu of final) {
    const old = before.get(menu.key)
    if (!old) creates.push({ kind: 'menu', key: menu.key, action: 'create', before: null, after: pick(menu, ['type', ...menuFields]) })
    else if (named.has(menu.key)) {
      const fields = differing(old, menu, menuFields)
      if (fields.length > 0)
        changes.push({ kind: 'menu', key: menu.key, action: 'change', before: pick(old, fields), after: pick(menu, fields) })
    }
  }
  const removals = standing
    .filter(({ key }) => gone.has(key))
    .toReversed()
    .map((menu): PlanStep => ({ kind: 'menu', key: menu.key, action: 'remove', before: pick(menu, ['type', ...menuFields]), after: null }))
  return {
    steps: [...creates, ...changes, ...orders],
    removals,
    problems,
    // Where there are problems, the tree may be in pieces; what it holds is told all the same.
    final: problems.length > 0 ? [...after.values()] : final,
    moved: changes.some((step) => step.after && 'parent' in step.after),
  }
}

function checkPlaces(
  named: ReadonlyMap<string, StandingMenu>,
  after: ReadonlyMap<string, StandingMenu>,
  hidden: ReadonlySet<string>,
  problem: (key: string, reason: PlanProblem['reason'], values?: PlanProblem['values']) => void,
): void {
  const circles = inCircles(named, after)
  for (const menu of named.values()) {
    const above = menu.parent === '' ? undefined : after.get(menu.parent)
    if (menu.parent !== '' && !above) problem(menu.key, 'MENU_PARENT_NOT_FOUND')
    else if (hidden.has(menu.parent)) problem(menu.key, 'CONFIG_UNDER_CODELESS', { code: menu.parent })
    else if (circles.has(menu.key)) problem(menu.key, 'MENU_CYCLE')
    else {
      const why = whyNotUnder(menu.type, above?.type ?? 'Root')
      if (why) problem(menu.key, why)
    }
    const whyPath = whyNotPath(menu)
    if (whyPath) problem(menu.key, whyPath)
  }
}

/** The named nodes that would stand under themselves. */
function inCircles(named: ReadonlyMap<string, StandingMenu>, after: ReadonlyMap<string, StandingMenu>): Set<string> {
  const safe = new Set<string>([''])
  const circles = new Set<string>()
  for (const start of named.keys()) {
    const path = new Set<string>()
    let at = start
    while (!safe.has(at) && !circles.has(at) && !path.has(at)) {
      path.add(at)
      at = after.get(at)?.parent ?? ''
    }
    // What only leads into a circle is no part of it.
    let inside = false
    for (const key of path) {
      inside ||= key === at
      ;(inside ? circles : safe).add(key)
    }
  }
  return circles
}

/** The children of every node afterwards, and a step for each parent whose children do not come to stand so by themselves. */
function orderOf(
  standing: readonly StandingMenu[],
  before: ReadonlyMap<string, StandingMenu>,
  named: ReadonlyMap<string, StandingMenu>,
  after: ReadonlyMap<string, StandingMenu>,
): { under: Map<string, string[]>; steps: PlanStep[] } {
  const stood = Map.groupBy(standing, ({ parent }) => parent)
  const wanted = Map.groupBy(named.values(), ({ parent }) => parent)
  const under = new Map<string, string[]>()
  const steps: PlanStep[] = []
  for (const parent of new Set([...stood.keys(), ...wanted.keys()])) {
    const children = (stood.get(parent) ?? []).map(({ key }) => key)
    const staying = children.filter((key) => after.get(key)?.parent === parent)
    const names = (wanted.get(parent) ?? []).map(({ key }) => key)
    const asked = ordered(names, staying)
    under.set(parent, asked)
    const came = names.filter((key) => before.get(key)?.parent !== parent)
    const created = came.filter((key) => !before.has(key))
    const natural = [...staying, ...created, ...came.filter((key) => before.has(key))]
    const codes = asked.filter(isCode)
    if (!sameList(natural.filter(isCode), codes))
      steps.push({ kind: 'order', key: parent, action: 'change', before: { codes: children.filter(isCode) }, after: { codes } })
  }
  return { under, steps }
}
