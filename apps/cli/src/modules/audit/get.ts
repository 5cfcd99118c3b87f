import type { Command } from '../../lib/command.ts'
import { beside, word } from '@isb/words'
import { fieldLines } from '../../lib/output/fields.ts'
import { idOf } from '../../lib/line/id.ts'
import { clean } from '../../lib/output/width.ts'
import { shownTime } from '../../lib/output/time.ts'
import { didWhat, fieldChanges, rowName } from '../../lib/output/audited.ts'
import { longWork } from '../../lib/long-work.ts'
import { summaryOf } from '../../lib/resource/words.ts'

/** The argument of whatever is done with one change. */
export const changeId = [{ name: 'ID', does: 'audit.changeId' }] as const

/** `isb audit get` */
export const get: Command = {
  name: 'get',
  does: summaryOf('audit.get'),
  examples: ['isb audit get 91', 'isb audit get 91 --json'],
  args: changeId,
  async run({ isb, locale, say }, given) {
    const entry = await (await isb()).audit.get({ path: { auditId: idOf(given.args[0]) } }, longWork)
    const head = fieldLines([
      [say('head.at'), shownTime(entry.at)],
      [say('head.who'), entry.staffName],
      [say('head.did'), beside(locale, didWhat(locale, entry), entry.operation)],
      [word(locale, 'field.reason'), entry.refused?.message ?? null],
      [say('head.address'), entry.address],
      [say('head.token'), entry.token],
      [say('head.request'), entry.requestId],
    ])
    const rows = entry.rows.flatMap((row) => ['', rowName(locale, row), ...fieldChanges(locale, entry, row).map((line) => `  ${line}`)])
    return { data: entry, text: head + rows.map((line) => `${clean(line)}\n`).join('') }
  },
}
