import type { Schema } from '@isb/sdk'
import { word } from '@isb/words'
import type { Command } from '../../lib/command.ts'
import { findPerson } from '../../lib/line/people.ts'
import { headOf, summaryOf } from '../../lib/resource/words.ts'

type Open = Schema<'BikeAllowance'>['open'][number]

/** `isb bike allowance` */
export const allowance: Command = {
  name: 'allowance',
  does: summaryOf('bike.allowance'),
  examples: ['isb bike allowance', 'isb bike allowance office@school.example'],
  args: [{ name: 'EMAIL', does: 'bike.allowance.email', optional: true }],
  async run({ isb, locale, say }, { args: [email] }) {
    const client = await isb()
    const query = email === undefined ? {} : { personId: (await findPerson(client, email, 'bike')).id }
    const allowed = await client.bike.allowance({ query })
    const dueText = ({ dueOn, overdue }: Open) => (dueOn !== null && overdue ? say('bike.overdue', { day: dueOn }) : dueOn)
    const rows = allowed.open.map((open) => ({
      ...open,
      confirmation: word(locale, `value.Confirmation.${open.confirmation}`),
      dueOn: dueText(open),
    }))
    return {
      data: allowed,
      said: say('bike.allowance.said', { count: rows.length, limit: allowed.limit }),
      table: {
        rows,
        columns: [
          { field: 'rentId', head: headOf('rentId'), whole: true },
          { field: 'bikeNumber', head: headOf('bike'), whole: true },
          { field: 'confirmation', head: headOf('confirmation') },
          { field: 'dueOn', head: headOf('dueOn') },
        ],
      },
    }
  },
}
