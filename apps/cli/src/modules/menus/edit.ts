import { values } from '@isb/sdk/metadata'
import { nameIn } from '@isb/words'
import type { Command, Given, Option } from '../../lib/command.ts'
import { confirm } from '../../lib/ask/confirm.ts'
import { typeName } from '../../lib/output/names.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { allMenus, type Menu, namedMenu, parentIdOf } from './find.ts'
import { view } from './list.ts'
import { confirmMove } from './move.ts'

const fields: readonly Option[] = [
  { flags: '--name <TEXT>', does: 'menus.field.name' },
  { flags: '--name-zh <TEXT>', does: 'menus.field.nameZh' },
  { flags: '--code <CODE>', does: 'menus.field.code' },
  { flags: '--path <PATH>', does: 'menus.field.path' },
  { flags: '--icon <NAME>', does: 'menus.field.icon' },
  { flags: '--new-tab', does: 'menus.field.newTab' },
  { flags: '--no-new-tab', does: 'menus.field.noNewTab' },
  { flags: '--parent <CODE>', does: 'menus.field.parent' },
]
const id: Option = { flags: '--id <ID>', does: 'menus.byId' }
const menu = [{ name: 'CODE', does: 'menus.byCode', optional: true }] as const

/** The fields that the command line names; whether a path leads out is told by the path. */
function fieldsOf(given: Given): Partial<Menu> {
  const texts = (['name', 'nameZh', 'code', 'path', 'icon'] as const).flatMap((field) =>
    given.text(field) === undefined ? [] : [[field, given.text(field)]],
  )
  const path = given.text('path')
  const newTab = given.flag('newTab')
  return {
    ...Object.fromEntries(texts),
    ...(path === undefined ? {} : { isExternalPath: /^https?:\/\//i.test(path) ? 1 : 0 }),
    ...(newTab === undefined ? {} : { openTarget: newTab ? 1 : 0 }),
  }
}

/** `isb menus create` */
export const create: Command = {
  name: 'create',
  does: 'menus.create.does',
  examples: [
    'isb menus create --type MENU_DIR --name Reports --name-zh 统计报表 --code report',
    'isb menus create --type MENU --name Bikes --parent report --path /report/bike --code report:bike',
    'isb menus create --type MENU_PERM_RESOURCE --name Export --parent report:bike --code report:bike:export',
  ],
  options: [{ flags: '--type <TYPE>', does: 'menus.field.type', choices: values.StoredMenuType }, ...fields],
  async run(context, given) {
    const { isb, locale, say } = context
    const type = given.text('type')
    const name = given.text('name')
    if (type === undefined || name === undefined) throw usage('refused.missingOption', { name: type === undefined ? '--type' : '--name' })
    const client = await isb()
    const made = await client.menus.create({
      body: {
        ...fieldsOf(given),
        name,
        type: type as Menu['type'],
        category: 'ADMIN',
        isExternalPath: 0,
        openTarget: 0,
        parentId: await parentIdOf(client, given.text('parent') ?? 'root'),
        ...fieldsOf(given),
      },
    })
    return { data: made, text: view(made, context), said: say('menus.create.done', { name: nameIn(locale, made) }) }
  },
}

/** `isb menus update` */
export const update: Command = {
  name: 'update',
  does: 'menus.update.does',
  examples: [
    'isb menus update report --name Statistics',
    'isb menus update report:bike --parent root',
    'isb menus update --id 40 --code report:bike',
  ],
  args: menu,
  options: [id, ...fields],
  asks: true,
  async run(context, given) {
    const { isb, locale, say } = context
    const changes = fieldsOf(given)
    const parent = given.text('parent')
    if (Object.keys(changes).length === 0 && parent === undefined) throw usage('refused.nothingToChange')
    const client = await isb()
    const before = await namedMenu(client, given)
    // The server takes a missing parentId for the top, and an update without a version would win over any other.
    const parentId = parent === undefined ? before.parentId : await parentIdOf(client, parent)
    if (parentId !== before.parentId) await confirmMove(context, given, before, parentId)
    const now = await client.menus.update({ body: { ...changes, id: before.id, parentId, version: before.version } })
    return { data: now, text: view(now, context), said: say('menus.update.done', { name: nameIn(locale, now) }) }
  },
}

/** How many nodes stand below one, of nodes in the tree's order. */
function nodesUnder(menus: readonly Menu[], id: number): number {
  const above = new Set([id])
  for (const menu of menus) if (above.has(menu.parentId)) above.add(menu.id)
  return above.size - 1
}

/** `isb menus remove` */
export const remove: Command = {
  name: 'remove',
  does: 'menus.remove.does',
  examples: ['isb menus remove report:bike', 'isb menus remove report --recursive', 'isb menus remove --id 40 --yes'],
  args: menu,
  options: [id, { flags: '--recursive', does: 'menus.remove.recursive' }],
  asks: true,
  async run(context, given) {
    const { isb, locale, say } = context
    const client = await isb()
    const one = await namedMenu(client, given)
    const name = nameIn(locale, one)
    const recursive = given.flag('recursive') === true
    const input = { path: { id: one.id }, query: { recursive } }
    const impact = await client.menus.removeImpact(input)
    const count = recursive ? nodesUnder(await allMenus(client), one.id) : (await client.menus.page({ query: { parentId: one.id } })).total
    const values = { name, type: typeName(locale, one.type), count }
    await confirm(context, { impact, question: say(recursive ? 'menus.remove.askAll' : 'menus.remove.ask', values) })
    const { ids } = await client.menus.remove(input)
    return { data: { ids }, said: say(recursive ? 'menus.remove.doneAll' : 'menus.remove.done', { name, count: ids.length - 1 }) }
  },
}
