// A whole tree at once: every node is checked first, each refusal named with its line; then all of it goes in, or nothing.
import { contractCodes, type Data, type Input, type Schema, type ToldReason } from '@isb/contract'
import { whyNotPath, whyNotUnder, type MenuType, type ParentType } from '@isb/domain'
import { word, type Locale, type Values } from '@isb/words'
import { sql } from 'kysely'
import { heldCodes } from '../../core/access/access.ts'
import { requireConfirmation } from '../../core/access/confirmation.ts'
import type { Confirmed, SignedIn } from '../../core/app/context.ts'
import type { Db } from '../../core/database/database.ts'
import { lockTree } from '../../core/database/locks.ts'
import { refuseField } from '../../core/ground/refuse.ts'
import { beginRun, type Outcome } from '../../core/work/runs.ts'
import { menuById, nextSort } from './repo.ts'

type Node = Schema<'MenuImportNode'>
const chunk = 10_000

export async function importMenus(body: Input<'menus.import'>['body'], context: Confirmed): Promise<Data<'menus.import'>> {
  const { nodes, parentId = 0, dryRun = false, fileName } = body
  if (parentId !== 0 && !(await menuById(context.db, parentId))) refuseField('/parentId', 'MENU_PARENT_NOT_FOUND')
  if (nodes.some(({ code }) => code && contractCodes.includes(code))) requireConfirmation(context)
  const total = nodes.length
  const what = { operation: 'menus.import', dryRun, total, fileName, told: { fileName, parentId, total } } as const
  return beginRun(context, what, ({ db, progress }) => bringIn(db, nodes, parentId, context, progress))
}

async function bringIn(
  db: Db,
  nodes: readonly Node[],
  parentId: number,
  { caller, locale, now }: SignedIn,
  progress: (done: number) => void,
): Promise<Outcome> {
  await lockTree(db)
  const top = parentId === 0 ? null : ((await menuById(db, parentId))?.type ?? null)
  if (parentId !== 0 && top === null) return refused(nodes.slice(0, 1), locale, 'MENU_PARENT_NOT_FOUND')
  const held = await heldCodes(db, caller)
  const results = await wrongNodes(db, nodes, top ?? 'Root', held, locale)
  if (results.length > 0) return { refused: true, counts: { refused: results.length }, results }
  await insert(db, nodes, parentId, top, now, progress)
  return { refused: false, counts: { created: nodes.length }, results: [] }
}

function refused(nodes: readonly Node[], locale: Locale, reason: ToldReason<'menus.import'>): Outcome {
  const results = nodes.map((node) => resultOf(node, locale, reason))
  return { refused: true, counts: { refused: results.length }, results }
}

const resultOf = ({ key, line }: Node, locale: Locale, reason: ToldReason<'menus.import'>, values?: Values): Schema<'RunResult'> => ({
  key,
  ...(line !== undefined && { line }),
  outcome: 'refused',
  reason,
  message: word(locale, `reason.${reason}`, values),
})

async function wrongNodes(db: Db, nodes: readonly Node[], top: ParentType, held: ReadonlySet<string>, locale: Locale) {
  const byKey = new Map<string, Node>()
  const byCode = new Map<string, string>(
    (await db.selectFrom('menu').select(['code', 'name']).where('code', '<>', '').execute()).map(({ code, name }) => [code, name]),
  )
  const results: Schema<'RunResult'>[] = []
  const wrong = (node: Node, reason: ToldReason<'menus.import'>, values?: Values) =>
    void results.push(resultOf(node, locale, reason, values))
  for (const node of nodes) {
    if (byKey.has(node.key)) wrong(node, 'MENU_DUPLICATE_KEY', { key: node.key })
    else byKey.set(node.key, node)
  }
  const levelOf = levels(byKey)
  for (const node of nodes) {
    const { type, parentKey, path = '', isExternalPath = 0, code } = node
    const parent = parentKey == null ? undefined : byKey.get(parentKey)
    if (parentKey != null && !parent) wrong(node, 'MENU_PARENT_NOT_FOUND')
    else if (levelOf(node) === Infinity) wrong(node, 'MENU_CYCLE')
    else if (levelOf(node) > deepest) wrong(node, 'MENU_TOO_DEEP', { limit: deepest })
    else {
      const why = whyNotUnder(type, parent?.type ?? top)
      if (why) wrong(node, why)
    }
    const whyPath = whyNotPath({ type, path, isExternalPath })
    if (whyPath) wrong(node, whyPath)
    if (!code) continue
    const taken = byCode.get(code)
    if (taken !== undefined) wrong(node, 'MENU_CODE_TAKEN', { code, name: taken })
    else byCode.set(code, node.line === undefined ? node.name : `${node.name} (${node.line})`)
    if (contractCodes.includes(code) && !held.has(code)) wrong(node, 'MENU_CODE_NOT_HELD', { code })
  }
  return results
}

/** How many levels a file may have. Real trees have a few. */
const deepest = 50

/** On which level of the file a node stands, the first being 1; Infinity for one that stands in a circle, or below one. */
function levels(byKey: ReadonlyMap<string, Node>): (node: Node) => number {
  const known = new Map<string, number>()
  return (node) => {
    const path: Node[] = []
    let top: Node | undefined = node
    while (top && !known.has(top.key)) {
      path.push(top)
      known.set(top.key, Infinity)
      top = top.parentKey == null ? undefined : byKey.get(top.parentKey)
    }
    let level = top ? (known.get(top.key) ?? 0) : 0
    for (const each of path.toReversed()) known.set(each.key, (level += 1))
    return known.get(node.key) ?? 0
  }
}

/** All rows with ids taken beforehand, parents before children, a few thousand in a statement. */
async function insert(
  db: Db,
  nodes: readonly Node[],
  parentId: number,
  top: MenuType | null,
  now: Date,
  progress: (done: number) => void,
): Promise<void> {
  const { rows: ids } = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('menu', 'id')) as id from generate_series(1, ${nodes.length}::int)`.execute(db)
  const idOf = new Map(nodes.map((node, at) => [node.key, ids[at]?.id ?? 0]))
  const typeOf = new Map(nodes.map((node) => [node.key, node.type]))
  const places = new Map<string | null, number>([[null, await nextSort(db, parentId)]])
  const all = nodes.map((node) => {
    const under = node.parentKey ?? null
    const sort = places.get(under) ?? 0
    places.set(under, sort + 1)
    return { node, sort, under }
  })
  const levels = byDepth(
    all,
    (item) => item.under,
    (item) => item.node.key,
  )
  let done = 0
  for (let at = 0; at < levels.length; at += chunk) {
    const part = levels.slice(at, at + chunk)
    const rows = part.map(({ node, sort, under }) => ({
      id: idOf.get(node.key) ?? 0,
      parent_id: under === null ? parentId || null : idOf.get(under),
      parent_type: under === null ? top : typeOf.get(under),
      type: node.type,
      name: node.name.trim(),
      name_zh: node.nameZh?.trim() ?? '',
      path: node.path ?? '',
      icon: node.icon ?? '',
      code: node.code ?? '',
      is_external_path: node.isExternalPath ?? 0,
      open_target: node.openTarget ?? 0,
      sort,
    }))
    // One parameter for all rows: a parameter for each value takes longer to write and to read than the rows themselves.
    await sql`
      insert into menu (id, parent_id, parent_type, type, name, name_zh, path, icon, code, is_external_path, open_target, sort, updated_at)
      select id, parent_id, parent_type, type, name, name_zh, path, icon, code, is_external_path, open_target, sort, ${now}
      from json_to_recordset(${JSON.stringify(rows)}) as r (
        id bigint, parent_id bigint, parent_type text, type text, name text, name_zh text, path text, icon text, code text,
        is_external_path smallint, open_target smallint, sort int)`.execute(db)
    done += part.length
    progress(done)
  }
}

/** The items, every parent before its children. */
function byDepth<T>(items: readonly T[], parentOf: (item: T) => string | null, keyOf: (item: T) => string): T[] {
  const children = Map.groupBy(items, parentOf)
  const ordered: T[] = []
  for (let level = children.get(null) ?? []; level.length > 0; level = level.flatMap((item) => children.get(keyOf(item)) ?? []))
    for (const item of level) ordered.push(item)
  return ordered
}
