import type { Command, Option } from '../../lib/command.ts'
import { grow } from '../../lib/output/tree.ts'
import { kindNames, kinds } from './dumps/kinds.ts'
import { allMenus, parentIdOf } from './find.ts'
import { type Node, walk } from './node.ts'

const output: Option = { flags: '-o, --output <FILE>', does: 'menus.output' }

/** The options that say how a dump is read. */
export const reading: readonly Option[] = [
  { flags: '--kind <KIND>', does: 'menus.kind', choices: kinds },
  { flags: '--drop-duplicate-codes', does: 'menus.dropDuplicates' },
]

/** `isb menus convert` */
export const convertDump: Command = {
  name: 'convert',
  does: 'menus.convert.does',
  examples: [
    'isb menus convert sys_menu.sql -o menus.yaml',
    'isb menus convert menus.json --kind yudao',
    'mysqldump ry sys_menu | isb menus convert - --drop-duplicate-codes > menus.yaml',
  ],
  args: [{ name: 'DUMP', does: 'menus.convert.dump' }],
  options: [output, ...reading],
  async run(context, given) {
    // What reads files is loaded with the commands that need it.
    const { handOver, readDump } = await import('./read.ts')
    const { kind, rows, nodes, lost } = await readDump(context, given.args[0] ?? '-', given)
    const all = [...walk(nodes)]
    const count = (type: Node['type']): number => all.filter((node) => node.type === type).length
    const done = context.say('menus.convert.done', {
      kind: kindNames[kind],
      rows,
      modules: count('MENU_DIR'),
      menus: count('MENU'),
      buttons: count('MENU_PERM_RESOURCE'),
      out: rows - all.length,
    })
    const anything = lost.icons + lost.codes + lost.hidden > 0
    const said = [done, ...(anything ? [context.say('menus.convert.lost', lost)] : [])].join('\n')
    return handOver(context, nodes, given.text('output'), said)
  },
}

/** `isb menus export` */
export const exportTree: Command = {
  name: 'export',
  does: 'menus.treeFile.does',
  examples: ['isb menus export -o menus.yaml', 'isb menus export --parent upms', 'isb menus export --json'],
  options: [output, { flags: '--parent <CODE>', does: 'menus.treeFile.parent' }],
  async run(context, given) {
    const client = await context.isb()
    const parentId = await parentIdOf(client, given.text('parent') ?? 'root')
    const { handOver } = await import('./read.ts')
    const nodes: readonly Node[] = grow(await allMenus(client), parentId)
    return handOver(context, nodes, given.text('output'))
  },
}
