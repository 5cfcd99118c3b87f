// The codes by which attendants sign in to a run.
import { nameIn } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { idOf } from '../../lib/line/id.ts'
import { columnsFor, timesFor } from '../../lib/output/columns.ts'
import { runArgs, runOf } from './of-run.ts'
import { summaryOf } from '../../lib/resource/words.ts'

const passes: Command = {
  name: 'passes',
  does: summaryOf('bus.passes'),
  examples: ['isb bus passes "Wangjing, morning"', 'isb bus passes 7 2026-11-26 --ndjson'],
  args: runArgs,
  lists: true,
  async run(context, given) {
    const isb = await context.isb()
    const data = await isb.bus.passes({ query: await runOf(context, isb, given) })
    const columns = [...columnsFor('id', 'attendant', 'madeBy'), ...timesFor('endsAt', 'usedAt', 'revokedAt')]
    return { data, table: { rows: data, columns, empty: context.say('bus.passes.none') } }
  },
}

const createPass: Command = {
  name: 'create-pass',
  does: summaryOf('bus.createPass'),
  examples: ['isb bus create-pass "Wangjing, morning" | qrencode -t UTF8', 'isb bus create-pass 7 2026-11-26 --attendant "Zhao Li"'],
  args: runArgs,
  options: [{ flags: '--attendant <NAME>', does: 'bus.createPass.attendant' }],
  async run(context, given) {
    const isb = await context.isb()
    const attendant = given.text('attendant')
    const run = await runOf(context, isb, given)
    const made = await isb.bus.createPass({ body: { ...run, ...(attendant !== undefined && { attendant }) } })
    const route = await isb.bus.get({ path: { routeId: run.routeId } })
    const told = { id: made.pass.id, attendant: made.pass.attendant, route: nameIn(context.locale, route), day: run.day }
    return { data: made, text: `${made.link}\n`, said: context.say('bus.createPass.done', told) }
  },
}

const revokePass: Command = {
  name: 'revoke-pass',
  does: summaryOf('bus.revokePass'),
  asks: true,
  examples: ['isb bus revoke-pass 8'],
  args: [{ name: 'ID', does: 'bus.passId' }],
  async run({ isb, say }, given) {
    const passId = idOf(given.args[0])
    await (await isb()).bus.revokePass({ path: { passId } })
    return { data: { revoked: passId }, said: say('bus.revokePass.done') }
  },
}

export const passCommands: readonly Command[] = [passes, createPass, revokePass]
