// `list`, `get`, `history` and `export` of every list of the contract.
import type { Isb, Schema } from '@isb/sdk'
import { oneWord, type Command, type Given, type Option } from '../command.ts'
import type { Context } from '../context.ts'
import { usage } from '../failure/refusal.ts'
import { download, exporting } from '../files/download.ts'
import { everyOf, firstOf } from '../many/every.ts'
import { historyResult } from '../output/history.ts'
import { textOf } from '../speech.ts'
import { columnsOf, viewOf } from './cells.ts'
import type { Listed, Row } from './declared.ts'
import { choicesOf, filterOptions, queryOf } from './filters.ts'
import { argumentOf, findRecord, idOfRecord } from './naming.ts'
import { recordsOf, untyped } from './untyped.ts'
import { commandOf, kebab } from './names.ts'
import { doesOf, ofKind, ownOr } from './words.ts'

/** What a list answers beside its records. */
interface Page {
  readonly total: number
}

/** How a command is typed: `isb lost-found list`. */
export const typedOf = ({ module, spec }: Listed, operation: string): string => `isb ${kebab(module)} ${commandOf(operation, spec.verbs)}`
/** A record as help names it. */
export const exampleOf = ({ spec }: Listed): string => spec.example ?? '12'

/** The examples that a module gives, else those that follow from the list. */
export const examplesOf = ({ spec }: Listed, operation: string, otherwise: readonly string[]): readonly string[] =>
  spec.examples?.[operation.slice(operation.indexOf('.') + 1)] ?? otherwise

/** The list narrowed by its first enum, as an example has it. */
export function narrowed(listed: Listed): string {
  const [filter, kind] = Object.entries(listed.metadata.filters).find(([, each]) => choicesOf(each)) ?? []
  const [first] = (kind && choicesOf(kind)) ?? []
  return first === undefined ? '' : ` --${kebab(filter ?? '')} ${oneWord(first)}`
}

/** The command of a list itself. */
const list = (listed: Listed): Command => ({
  name: commandOf(listed.id, listed.spec.verbs),
  does: doesOf(listed.id, ofKind('resource.list', listed)),
  examples: examplesOf(listed, listed.id, [typedOf(listed, listed.id), `${typedOf(listed, listed.id)}${narrowed(listed)} --ndjson`]),
  options: [...filterOptions(listed), limit(listed.spec.limit)],
  lists: true,
  async run(context, given) {
    const most = mostOf(listed, given)
    const isb = await context.isb()
    const query = await queryOf(listed, context, isb, given)
    const rows = (await firstOf(recordsOf(untyped(isb), listed.id, { query }), most)) as Row[]
    const none = ownOr(`${listed.id}.none`, ofKind('resource.none', listed))
    const missing = rows.length < most ? undefined : await moreThan(listed, context, isb, query, rows.length)
    return { data: rows, table: { rows, columns: columnsOf(listed, context), empty: textOf(none, context) }, missing }
  },
})

const limit = (usual: number | undefined): Option => ({
  flags: '--limit <COUNT>',
  does: ({ say }) => (usual === undefined ? say('list.most') : say('list.limit', { usual })),
})

/** How many records a list shows: all of them unless a limit is typed, or the list has one. */
function mostOf({ spec }: Listed, given: Given): number {
  const typed = given.text('limit') ?? String(spec.limit ?? 0)
  if (!/^\d{1,9}$/.test(typed)) throw usage('refused.limit', { value: typed })
  return Number(typed) || Infinity
}

/** Says how many there are beside those that are shown. */
async function moreThan({ id }: Listed, { say }: Context, isb: Isb, query: object, shown: number): Promise<string | undefined> {
  const { total } = (await untyped(isb).call(id, { query: { ...query, pageSize: 1 } })) as Page
  return total > shown ? say('list.more', { shown, total }) : undefined
}

const get = (listed: Listed, operation: string): Command => ({
  name: commandOf(operation, listed.spec.verbs),
  does: doesOf(operation, ofKind('resource.get', listed)),
  examples: examplesOf(
    listed,
    operation,
    ['', ' --json'].map((more) => `${typedOf(listed, operation)} ${exampleOf(listed)}${more}`),
  ),
  args: [argumentOf(listed)],
  async run(context, given) {
    const record = await findRecord(listed, context, await context.isb(), given.args[0] ?? '', commandOf(operation))
    return { data: record, text: viewOf(listed, record, context) }
  },
})

const history = (listed: Listed, operation: string): Command => ({
  name: commandOf(operation, listed.spec.verbs),
  does: doesOf(operation, ofKind('resource.history', listed)),
  examples: examplesOf(listed, operation, [`${typedOf(listed, operation)} ${exampleOf(listed)}`]),
  args: [argumentOf(listed)],
  lists: true,
  async run(context, given) {
    const isb = await context.isb()
    const id = await idOfRecord(listed, context, isb, given.args[0] ?? '', commandOf(operation))
    const path = { [listed.metadata.key ?? '']: id }
    return historyResult(context, (await everyOf(recordsOf(untyped(isb), operation, { path }))) as Schema<'AuditEntry'>[])
  },
})

const exporter = (listed: Listed, operation: string): Command => {
  const file = `${kebab(listed.id.slice(0, listed.id.indexOf('.')))}.xlsx`
  return {
    name: commandOf(operation, listed.spec.verbs),
    does: doesOf(operation, ofKind('resource.export', listed)),
    examples: examplesOf(listed, operation, [
      `${typedOf(listed, operation)} -o ${file}`,
      `${typedOf(listed, operation)}${narrowed(listed)} > some.csv`,
    ]),
    options: [...filterOptions(listed), ...exporting],
    async run(context, given) {
      const isb = await context.isb()
      const query = await queryOf(listed, context, isb, given)
      const fetchFile = (format: string) => untyped(isb).call(operation, { query: { ...query, format } }, { stream: true })
      return download(context, given, fetchFile, typedOf(listed, listed.id))
    },
  }
}

/** What one reads of a list. A list whose records are read one by one has a `key`. */
export function reading(listed: Listed): Command[] {
  const { metadata } = listed
  return [
    list(listed),
    ...(metadata.get ? [get(listed, metadata.get)] : []),
    ...(metadata.history ? [history(listed, metadata.history)] : []),
    ...(metadata.export ? [exporter(listed, metadata.export)] : []),
  ]
}
