import type { Schema } from '@isb/sdk'
import { word } from '@isb/words'
import { confirm } from '../../lib/ask/confirm.ts'
import { yes } from '../../lib/ask/options.ts'
import type { Argument, Command, Result } from '../../lib/command.ts'
import type { CliModule } from '../../lib/resource/declared.ts'
import { didWhat } from '../../lib/output/audited.ts'
import type { Context } from '../../lib/context.ts'
import { follow } from '../../lib/runs/follow.ts'
import { idOf } from '../../lib/line/id.ts'
import { countsOf, runResult } from '../../lib/runs/run-result.ts'
import { summaryOf } from '../../lib/resource/words.ts'

const id: Argument = { name: 'ID', does: 'runs.id' }

async function read(context: Context, given: string | undefined) {
  const runId = idOf(given)
  const client = await context.isb()
  return { client, run: await client.runs.get({ path: { runId } }) }
}

function shown({ locale, say }: Context, run: Schema<'Run'>): Result {
  const values = {
    id: run.id,
    operation: run.operation,
    state: word(locale, `value.RunState.${run.state}`),
    done: run.done,
    total: run.total,
  }
  return runResult(locale, run, say, say(run.dryRun ? 'runs.onlyChecked' : 'runs.state', { ...values, counts: countsOf(locale, run) }))
}

const get: Command = {
  name: 'get',
  does: summaryOf('runs.get'),
  examples: ['isb runs get 7', 'isb runs get 7 --json'],
  args: [id],
  run: async (context, given) => shown(context, (await read(context, given.args[0])).run),
}

const watch: Command = {
  name: 'watch',
  does: 'runs.watch.does',
  examples: ['isb runs watch 7'],
  args: [id],
  async run(context, given) {
    const { client, run } = await read(context, given.args[0])
    return shown(context, await follow(client, run, context, 'runs.progress', { stops: false }))
  },
}

const cancel: Command = {
  name: 'cancel',
  does: summaryOf('runs.cancel'),
  examples: ['isb runs cancel 7'],
  args: [id],
  async run(context, given) {
    const client = await context.isb()
    const run = await client.runs.cancel({ path: { runId: idOf(given.args[0]) } })
    return { data: run, said: context.say('runs.cancelled', { id: run.id }) }
  },
}

const undo: Command = {
  name: 'undo',
  does: summaryOf('runs.undo'),
  examples: ['isb runs undo 7'],
  args: [id],
  options: [yes],
  async run(context, given) {
    const { locale, say } = context
    const runId = idOf(given.args[0])
    const client = await context.isb()
    await confirm(context, { question: say('runs.undo.ask', { id: runId }) })
    const request = client.runs.undo({ path: { runId } })
    const run = await follow(client, request, context, 'runs.undoing')
    return runResult(locale, run, say, say('runs.undone', { counts: countsOf(locale, run) }))
  },
}

/** `isb runs …`: long work that goes on at the server. */
const module: CliModule<'runs'> = {
  lists: {
    'runs.list': {
      limit: 50,
      examples: { list: ['isb runs list', 'isb runs list --kind change --from 2026-11-01', 'isb runs list --state Failed'] },
      columns: [
        'id',
        'startedAt',
        { field: 'operation', head: 'head.did', cell: ({ operation }, { locale }) => didWhat(locale, { operation, refused: null }) },
        { field: 'fileName', cell: ({ fileName, undoes }) => fileName ?? undoes?.fileName ?? '' },
        'dryRun',
        'state',
        { field: 'counts', head: 'head.outcome', cell: (run, { locale }) => countsOf(locale, run) },
      ],
    },
  },
  commands: [get, watch, cancel, undo],
}

export default module
