import type { Schema } from '@isb/sdk'
import type { Command } from '../../lib/command.ts'
import { outcomeColumn } from '../../lib/each.ts'
import { forEachId, idsOf, type IdRow } from '../../lib/each-id.ts'

type Mail = Schema<'Mail'>
type Row = Omit<IdRow<Mail>, 'answer'> & { readonly mail: Mail | null }

/** `isb outbox resend` */
export const resend: Command = {
  name: 'resend',
  does: 'outbox.resend.does',
  examples: ['isb outbox resend 41 42', 'isb outbox list --state Dead --ndjson | isb outbox resend -'],
  args: [{ name: 'ID', does: 'outbox.ids', many: true }],
  lists: true,
  async run(context, given) {
    const { say, world } = context
    const client = await context.isb()
    const ids = await idsOf(given.args, world)
    const { rows: each, refusal } = await forEachId(context, ids, (mailId) => client.outbox.resend({ path: { mailId } }))
    const rows = each.map(({ answer, ...row }): Row => ({ ...row, mail: answer }))
    return {
      data: rows,
      said: say('outbox.resend.done', { count: rows.filter(({ outcome }) => outcome === 'done').length }),
      refusal,
      table: {
        rows,
        columns: [
          { field: 'id', head: 'head.id', whole: true },
          { field: 'mail', head: 'head.recipient', whole: true, cell: ({ mail }) => (mail as Row['mail'])?.recipient ?? '' },
          outcomeColumn(say),
        ],
      },
    }
  },
}
