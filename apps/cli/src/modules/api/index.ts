import { operationIds, operationOf } from '@isb/sdk'
import type { Command } from '../../lib/command.ts'
import { usage } from '../../lib/failure/refusal.ts'
import { readBytes, readText } from '../../lib/input/source.ts'
import { largeUpload, longWork } from '../../lib/long-work.ts'
import { pad } from '../../lib/output/width.ts'
import { passOn } from '../../lib/files/download.ts'
import { bodyOf, everyRecord, fileIn, pairsOf, type Untyped } from './input.ts'

const known = (name: string): name is (typeof operationIds)[number] => (operationIds as readonly string[]).includes(name)

/** `isb api OPERATION`: any operation of the contract, by its name there. */
const command: Command = {
  name: 'api',
  does: 'api.does',
  asks: true,
  examples: [
    'isb api menus.page --query type=MENU --query search=bike',
    'isb api menus.remove --path id=40',
    `isb api menus.create --body '{"type":"MENU_DIR","name":"Reports"}'`,
    'isb api menus.import --body @nodes.json',
    'isb api files.upload --body @bike.jpg',
    'isb api menus.page --ndjson | head',
    'isb api staff.export --query format=xlsx -o staff.xlsx',
    'isb api baseData.read --query name=roster.zip --body @roster.zip',
    'isb api baseData.roster -o roster.zip',
    'isb api events.stream',
  ],
  args: [{ name: 'OPERATION', does: 'api.operation' }],
  options: [
    { flags: '--path <NAME=VALUE>', does: 'api.path', many: true },
    { flags: '--query <NAME=VALUE>', does: 'api.query', many: true },
    { flags: '--body <JSON>', does: 'api.body' },
    { flags: '-o, --output <FILE>', does: 'export.output' },
  ],
  lists: true,
  more(say) {
    const width = Math.max(...operationIds.map((id) => id.length))
    const lines = operationIds.map((id) => {
      const { method, path, permission } = operationOf(id)
      return `  ${pad(id, width)}  ${method.padEnd(6)} ${path}  (${permission})`
    })
    return [say('api.operations'), ...lines].join('\n')
  },
  async run(context, given) {
    const { isb, world } = context
    const [operation = ''] = given.args
    if (!known(operation)) throw usage('refused.unknownOperation', { name: operation }, 'isb api --help')
    const { answers, body: takesBody, list, path, permission } = operationOf(operation)
    const names = [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '')
    const parts = pairsOf(given.texts('path'), '--path')
    const strange = Object.keys(parts).find((name) => !names.includes(name))
    if (strange !== undefined) throw usage('refused.unknownPathName', { name: strange, operation })
    const missing = names.find((name) => !(name in parts))
    if (missing !== undefined) throw usage('refused.missingPath', { name: missing, operation })
    const body = given.text('body')
    if (body !== undefined && !takesBody) throw usage('refused.noBody', { operation })
    if (body === undefined && takesBody === 'bytes') throw usage('refused.bodyNoFile', { operation })
    const client = (await isb({ open: permission === 'public' })) as unknown as Untyped
    const query = pairsOf(given.texts('query'), '--query')
    // A line a record means every record: all pages, unless one is asked for.
    if (list && given.flag('ndjson') && !('pageNum' in query)) return { data: await everyRecord(client, operation, query) }
    const input = {
      path: parts,
      query,
      ...(body === undefined
        ? {}
        : {
            body:
              takesBody === 'bytes' ? await readBytes(fileIn(body, operation), world) : await bodyOf(body, (name) => readText(name, world)),
          }),
    }
    const output = given.text('output')
    // Whoever listens waits for as long as nothing happens.
    if (answers)
      return passOn(
        context,
        await client.call(operation, input, { stream: true, ...(answers === 'events' && { timeout: Infinity }) }),
        output,
      )
    // Somebody who names an operation waits for it, however much it has to do.
    const data = await client.call(operation, input, takesBody === 'bytes' ? largeUpload : longWork)
    if (output !== undefined) return passOn(context, jsonOf(data), output)
    return { data: data ?? {}, text: typeof data === 'string' ? data : jsonOf(data) }
  },
}

const jsonOf = (data: unknown): string => `${JSON.stringify(data ?? {}, null, 2)}\n`

export default command
