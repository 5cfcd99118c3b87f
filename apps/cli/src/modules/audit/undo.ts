import type { Command } from '../../lib/command.ts'
import { idOf } from '../../lib/line/id.ts'
import { longWork } from '../../lib/long-work.ts'
import { changeId } from './get.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** `isb audit undo` */
export const undo: Command = {
  name: 'undo',
  does: summaryOf('audit.undo'),
  examples: ['isb audit undo 91'],
  args: changeId,
  async run({ isb, say }, given) {
    const { rows } = await (await isb()).audit.undo({ path: { auditId: idOf(given.args[0]) } }, longWork)
    return { data: { rows }, said: say('audit.undo.done', { count: rows }) }
  },
}
