import type { Input, Schema } from '@isb/sdk'
import { word } from '@isb/words'
import { confirm } from '../../lib/ask/confirm.ts'
import { yes } from '../../lib/ask/options.ts'
import type { Command } from '../../lib/command.ts'
import { filesNamed } from '../../lib/input/source.ts'
import { follow } from '../../lib/runs/follow.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { countsOf, tellUndo } from '../../lib/runs/run-result.ts'
import { longWork } from '../../lib/long-work.ts'
import { reading } from './files.ts'
import { parentIdOf } from './find.ts'
import type { Node } from './node.ts'

type ImportNode = Input<'menus.import'>['body']['nodes'][number]

/** A tree as the server takes it: flat, parents first, each named by its place. */
export function flatten(nodes: readonly Node[]): ImportNode[] {
  const flat: ImportNode[] = []
  function add({ children, code, line, ...fields }: Node, parentKey: string | null): void {
    const key = String(flat.length + 1)
    flat.push({ key, parentKey, ...pick(fields), code: code || null, ...(line === undefined ? {} : { line }) })
    for (const child of children) add(child, key)
  }
  for (const node of nodes) add(node, null)
  return flat
}

const pick = ({ type, name, nameZh, path, icon, isExternalPath, openTarget }: Omit<Node, 'children' | 'code' | 'line'>) => ({
  type,
  name,
  nameZh,
  path,
  icon,
  isExternalPath,
  openTarget,
})

/** `isb menus import` */
export const importTree: Command = {
  name: 'import',
  does: 'menus.import.does',
  examples: [
    'isb menus import menus.yaml --dry-run',
    'isb menus import menus.yaml --parent upms',
    'isb menus import ruoyi.sql --drop-duplicate-codes',
    'isb menus export --profile test | isb menus import - --profile live',
  ],
  args: [{ name: 'FILE', does: 'menus.import.file' }],
  options: [
    { flags: '--parent <CODE>', does: 'menus.import.parent' },
    { flags: '--dry-run', does: 'menus.import.dryRun' },
    yes,
    ...reading,
  ],
  async run(context, given) {
    const { isb, locale, say } = context
    const { readMenus } = await import('./read.ts')
    const [file = '-'] = given.args
    const nodes = flatten(await readMenus(context, file, given))
    const client = await isb()
    const dryRun = given.flag('dryRun') === true
    const parentId = await parentIdOf(client, given.text('parent') ?? 'root')
    const send = (only: boolean) =>
      follow(
        client,
        client.menus.import({ body: { parentId, dryRun: only, nodes, ...filesNamed([file]) } }, longWork),
        context,
        'menus.import.progress',
      )
    const isAsked = !dryRun && given.flag('yes') !== true
    const preview = isAsked ? await send(true) : undefined
    if (preview?.state === 'Done') await confirm(context, { question: say('import.ask', { counts: countsOf(locale, preview) }) })
    // What is refused already is not sent again.
    const run = preview && preview.state !== 'Done' ? preview : await send(dryRun)
    const table = {
      rows: run.results,
      columns: [
        { field: 'line', head: 'head.line', whole: true },
        {
          field: 'outcome',
          head: 'head.outcome',
          cell: (row: Readonly<Record<string, unknown>>) => word(locale, `run.outcome.${row['outcome'] as Schema<'RunResult'>['outcome']}`),
        },
        { field: 'message', head: 'head.message', whole: true },
      ] as const,
    }
    const counts = countsOf(locale, run)
    tellUndo(context, run)
    if (run.state === 'Done') return { data: run, table, said: say(dryRun ? 'menus.import.wouldDo' : 'menus.import.done', { counts }) }
    const refused = run.results.filter((row) => row.outcome === 'refused').length
    return {
      data: run,
      table,
      refusal: new Refusal(run.state === 'Refused' ? 'refused.import' : 'refused.run', {
        count: refused,
        state: word(locale, `value.RunState.${run.state}`),
        run: run.id,
      }),
    }
  },
}
