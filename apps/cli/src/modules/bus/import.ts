import { randomUUID } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { zippedFolder } from '@isb/tables/bundles'
import type { Schema } from '@isb/sdk'
import { confirm } from '../../lib/ask/confirm.ts'
import { yes } from '../../lib/ask/options.ts'
import type { Command } from '../../lib/command.ts'
import { Refusal } from '../../lib/failure/refusal.ts'
import { filesNamed } from '../../lib/input/source.ts'
import { follow } from '../../lib/runs/follow.ts'
import { countsOf, resultTable, runRefusal, tellUndo } from '../../lib/runs/run-result.ts'
import { largeUpload } from '../../lib/long-work.ts'

type Run = Schema<'Run'>

async function bytesOf(path: string): Promise<Blob> {
  try {
    return new Blob([(await stat(path)).isDirectory() ? await zippedFolder(path, 'txt') : await readFile(path)])
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw new Refusal('refused.file', { name: path, text: String(error.code) })
    throw error
  }
}

/** `isb bus import` */
export const importFeed: Command = {
  name: 'import',
  does: 'bus.import.does',
  examples: ['isb bus import feed.zip --dry-run', 'isb bus import feed/ --school "River school"', 'isb bus import feed.zip --yes --json'],
  args: [{ name: 'FILE', does: 'bus.import.file' }],
  options: [{ flags: '--dry-run', does: 'import.dryRun' }, yes, { flags: '--school <STOP>', does: 'bus.import.school' }],
  more: (say) => say('bus.import.more'),
  async run(context, given) {
    const { say, tell, json, locale } = context
    const [path = ''] = given.args
    const body = await bytesOf(path)
    const school = given.text('school')
    const isb = await context.isb()
    const send = async (dryRun: boolean): Promise<Run> => {
      const query = { dryRun, ...filesNamed([path]), ...(school !== undefined && { school }) }
      const request = isb.bus.import({ query, body }, { ...largeUpload, idempotencyKey: randomUUID() })
      return follow(isb, request, context, dryRun ? 'import.checking' : 'import.progress')
    }
    const shown = (run: Run) => ({ data: run, table: resultTable(locale, run.results) })
    const only = given.flag('dryRun') === true
    if (only || given.flag('yes') !== true) {
      const preview = await send(true)
      if (preview.state !== 'Done') return { ...shown(preview), refusal: runRefusal(locale, preview) }
      const counts = countsOf(locale, preview)
      if (only || isNothing(preview)) return { ...shown(preview), said: say(only ? 'import.wouldDo' : 'import.done', { counts }) }
      if (!json) for (const { file = '', line = 0, message } of preview.results.filter(isOdd)) tell(`${file}:${line}  ${message}`)
      await confirm(context, { question: say('import.ask', { counts }) })
    }
    const run = await send(false)
    if (run.state !== 'Done') return { ...shown(run), refusal: runRefusal(locale, run) }
    tellUndo(context, run)
    return { ...shown(run), said: say('import.done', { counts: countsOf(locale, run) }) }
  },
}

const isOdd = ({ outcome }: Run['results'][number]) => outcome === 'refused' || outcome === 'noted'
const isNothing = ({ counts }: Run) => !Object.keys(counts).some((key) => key.endsWith('.created') || key.endsWith('.changed'))
